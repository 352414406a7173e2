"""Long work with a bar that shows how far it is, where widgets run; a line of text elsewhere."""

MOST_STEPS = 50  # of the bar: each one is a message to the browser


def with_bar(items, what):
    """The items one by one, below a bar that shows how many are done.

    items: list or range. what: str, what is being done.
    Yields: the items.

    >>> sum(with_bar(range(4), "Adding four numbers"))
    Adding four numbers ...
    6
    """
    import ipywidgets
    from IPython.display import display

    bar = ipywidgets.IntProgress(max=len(items), layout={"width": "20em"})
    display(Shown(what, bar))
    for done, item in enumerate(items):
        if done * MOST_STEPS // len(items) > bar.value * MOST_STEPS // len(items):
            bar.value = done
        yield item
    bar.value = len(items)


class Shown:
    """A bar as a notebook shows it; its text is the same in every run."""

    def __init__(self, what, bar):
        self.what, self.bar = what, bar

    def __repr__(self):
        return f"{self.what} ..."

    def _repr_mimebundle_(self, include=None, exclude=None):
        import ipywidgets

        whole = ipywidgets.HBox([ipywidgets.Label(self.what), self.bar])
        return {**whole._repr_mimebundle_(), "text/plain": repr(self)}
