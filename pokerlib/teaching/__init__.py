"""For the instructor: the live notebooks, the solved ones, the slides, and the teleprompter.

All are built from the notebooks as shipped: `python -m pokerlib.teaching` lists the commands. What only the
teaching needs stands in a cell's metadata, under `teach`:

    minutes  in the cell with a section's heading: how long the section takes in class
    cut      there, too: what to leave out when time is short
    skip     in a cell of code that is left out then: true
    say      in a cell of prose: what to say in place of its first sentences, a list of sentences
    cue      in a cell of code: the comment that stands in the live notebook in its place

A code cell tagged `teach-keep` isn't typed in class, one tagged `teach-type` is, whatever the rule says.
"""
