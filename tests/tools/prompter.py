"""Read a teleprompter as an instructor does: what is to be typed into which cell."""

from html.parser import HTMLParser


def typed(page):
    """What a teleprompter's page says to type.

    page: str, HTML. Returns: dict, {cell id: text}, in the order of the page.

    >>> typed('<b>Type</b><pre data-cell="alone"><span>max</span>([3])</pre>')
    {'alone': 'max([3])'}
    """
    reader = _Reader()
    reader.feed(page)
    return reader.texts


class _Reader(HTMLParser):
    def __init__(self):
        super().__init__()
        self.texts, self.cell = {}, None

    def handle_starttag(self, tag, attributes):
        if tag == "pre":
            self.cell = dict(attributes).get("data-cell")

    def handle_endtag(self, tag):
        if tag == "pre":
            self.cell = None

    def handle_data(self, data):
        if self.cell:
            self.texts[self.cell] = self.texts.get(self.cell, "") + data
