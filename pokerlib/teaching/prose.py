"""The prose of a lesson, taken apart: what stays on the screen, what is said, and what is asked."""

import re

SENTENCE = re.compile(r"\S.*?(?:[.?!][*_\")\]]*(?=\s+[^a-z\s]|\s*$)|$)", re.DOTALL)
SHOWN = "Exercise|Question|An open question|You will be able to|Minutes"  # paragraphs that begin so, in bold
WRITTEN = re.compile(rf"#|\||>|!\[|<(?!details)|- |\* |\d+\. |```|\*\*({SHOWN})\b")
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


def is_question(sentence):
    """Whether a sentence asks something.

    >>> is_question("**Which rank is there twice?**")
    True
    """
    return bool(ASKED.search(sentence))


def said(text, at_most=2):
    """What to say and ask of a Markdown text, piece by piece; a question is a piece of its own.

    text: str. at_most: of each paragraph that many sentences are said, and all that are set in bold
        or lead to what is below with a colon.
    Returns: list of str.

    >>> said("Two nines are there. Does that count? Here not. It is **exactly** two.")
    ['Two nines are there.', 'Does that count?', 'Here not. It is **exactly** two.']
    """
    pieces = []
    for block in said_blocks(text):
        told = 0
        pieces.append("")
        for sentence in sentences(block):
            if is_question(sentence):
                pieces += [sentence, ""]
            elif told < at_most or "**" in sentence or sentence.endswith(":"):
                pieces[-1] = f"{pieces[-1]} {sentence}".strip()
                told += 1
    return list(filter(None, pieces))


def said_blocks(text):
    """The plain paragraphs of a Markdown text; those of a folded one, too.

    >>> said_blocks("<details><summary>Why</summary>\\n\\nIt sorts.\\n\\n</details>")
    ['It sorts.']
    """
    inner = re.sub(r"</?details>|<summary>.*?</summary>", "", text, flags=re.DOTALL)
    return [block for block in blocks(inner.strip()) if not is_written(block)]


def key_sentences(text):
    """The sentences of a Markdown text that belong on a slide, by paragraph.

    These are the questions, what is set in bold, and what leads to the cell below with a colon.

    >>> key_sentences("It fails. **Keys are compared.** Why? Run it:")
    ['**Keys are compared.** Why? Run it:']
    """
    kept = [
        [s for s in sentences(block) if is_question(s) or "**" in s or s.endswith(":")]
        for block in said_blocks(text)
    ]
    return [" ".join(found) for found in kept if found]


def plain(text):
    """A Markdown sentence without its marks.

    >>> plain("**The [key](02.ipynb)** of `max`:")
    'The key of max:'
    """
    return re.sub(r"\*\*|`|(?<!\w)\*|\*(?!\w)", "", re.sub(r"\[(.*?)\]\(.*?\)", r"\1", text))
