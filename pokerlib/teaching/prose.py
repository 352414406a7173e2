"""The prose of a lesson, taken apart: what stays on the screen, what is said, and what is asked."""

import re

SENTENCE = re.compile(r"\S.*?(?:[.?!][*_\")\]]*(?=\s|$)|$)", re.DOTALL)
WRITTEN = re.compile(r"#|\||>|!\[|<(?!details)|- |\* |\d+\. |```|\*\*(Exercise|Question)\.\*\*")
ASKED = re.compile(r"\?[*_\")\]]*$")


def blocks(text):
    """The blocks of a Markdown text that blank lines part: headings, paragraphs, tables, lists.

    >>> blocks("## The key\\n\\nGuess first.\\n\\n- **a.** 5\\n- **b.** -5")
    ['## The key', 'Guess first.', '- **a.** 5\\n- **b.** -5']
    """
    if text.startswith("<details>"):
        return [text]
    heading = re.sub(r"^(#+ .*)\n(?!\n)", r"\1\n\n", text, flags=re.MULTILINE)
    return [block.strip("\n") for block in re.split(r"\n\s*\n", heading) if block.strip()]


def is_written(block):
    """Whether a block stays on the screen: all but plain paragraphs, which the instructor says.

    >>> is_written("| call | value |"), is_written("**Exercise.** Write `deck()`."), is_written("It fails.")
    (True, True, False)
    """
    return bool(WRITTEN.match(block))


def sentences(block):
    """The sentences of a paragraph.

    >>> sentences("The ten is `T`. **Why?** A card has 2.0 characters.")
    ['The ten is `T`.', '**Why?**', 'A card has 2.0 characters.']
    """
    return [" ".join(found.split()) for found in SENTENCE.findall(block)]


def questions(text):
    """The questions that the plain paragraphs of a Markdown text ask.

    >>> questions("Four. Can it be three?\\n\\n**Question.** Not this one?")
    ['Can it be three?']
    """
    return [s for block in said_blocks(text) for s in sentences(block) if ASKED.search(s)]


def said(text, at_most=2):
    """What to say of a Markdown text: each paragraph's first sentences, and all that are set in bold.

    >>> said("One. Two. Three. **Four.** Is it five?")
    ['One. Two. **Four.**']
    """
    parts = []
    for block in said_blocks(text):
        told = [s for s in sentences(block) if not ASKED.search(s)]
        parts.append(" ".join(s for place, s in enumerate(told) if place < at_most or "**" in s))
    return [part for part in parts if part]


def said_blocks(text):
    """The plain paragraphs of a Markdown text; those of a folded one, too.

    >>> said_blocks("<details><summary>Why</summary>\\n\\nIt sorts.\\n\\n</details>")
    ['It sorts.']
    """
    inner = re.sub(r"</?details>|<summary>.*?</summary>", "", text, flags=re.DOTALL)
    return [block for block in blocks(inner.strip()) if not is_written(block)]


def key_sentences(text):
    """The sentences of a Markdown text that belong on a slide: questions, and what is set in bold.

    >>> key_sentences("It fails. **Keys are compared.** Why? Run it:")
    ['**Keys are compared.** Why?']
    """
    kept = [[s for s in sentences(block) if ASKED.search(s) or "**" in s] for block in said_blocks(text)]
    return [" ".join(found) for found in kept if found]


def plain(text):
    """A Markdown sentence without its marks.

    >>> plain("**The [key](02.ipynb)** of `max`:")
    'The key of max:'
    """
    return re.sub(r"\*\*|`|(?<!\w)\*|\*(?!\w)", "", re.sub(r"\[(.*?)\]\(.*?\)", r"\1", text))
