"""One look for the figures of all lessons; matplotlib is loaded when a figure is asked for."""

import io

from pokerlib.ranking import CATEGORIES
from pokerlib.show import image

# Colors that color-blind readers can tell apart, by Okabe and Ito. Lines differ by their dashes too.
COLORS = ("#0072B2", "#D55E00", "#009E73", "#E69F00", "#CC79A7", "#56B4E9")
DASHES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)), (0, (8, 3)))

# One color and one hatch for each category in every lesson: the same palette, with gray and white.
CATEGORY_COLORS = dict(
    zip(
        CATEGORIES,
        "#BBBBBB #56B4E9 #0072B2 #009E73 #F0E442 #E69F00 #D55E00 #CC79A7 #000000 #FFFFFF".split(),
        strict=True,
    )
)
CATEGORY_HATCHES = dict(
    zip(CATEGORIES, ("", "//", r"\\", "||", "--", "xx", "++", "////", "", ""), strict=True)
)

LARGEST_SVG = 150_000  # bytes; a figure that would be larger is shown as PNG

_SETTINGS = {
    "figure.figsize": (7, 4),
    "figure.facecolor": "white",
    "figure.constrained_layout.use": True,
    "figure.constrained_layout.h_pad": 0.12,  # inches of white, which a dark page needs around the figure
    "figure.constrained_layout.w_pad": 0.12,
    "axes.facecolor": "white",
    "axes.titlesize": 13,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": "#DDDDDD",
    "font.family": "DejaVu Sans",
    "font.size": 11,
    "lines.linewidth": 2,
    "patch.edgecolor": "black",
    "patch.force_edgecolor": True,
    "hatch.linewidth": 0.6,
    "legend.framealpha": 1,
    "legend.edgecolor": "white",
    "svg.fonttype": "path",
    "svg.hashsalt": "poker",
}


def new_figure(title, x, y, size=(7, 4)):
    """An empty figure in the look of the course, which all plots of the session then have.

    title, x, y: str, what stands above the figure and along its axes, with the unit if there is one.
    size: width and height in inches.
    Returns: (figure, axes) of matplotlib; picture() shows the figure.

    >>> figure, axes = new_figure("Pairs", "hands dealt", "share in %")
    >>> axes.get_title(loc="left"), axes.get_ylabel()
    ('Pairs', 'share in %')
    """
    import matplotlib
    from cycler import cycler
    from matplotlib.figure import Figure

    matplotlib.rcParams.update(_SETTINGS)
    matplotlib.rcParams["axes.prop_cycle"] = cycler(color=COLORS, linestyle=DASHES)
    figure = Figure(figsize=size)
    axes = figure.subplots()
    axes.set(title=title, xlabel=x, ylabel=y)
    return figure, axes


def picture(figure, alt):
    """A figure as an object that a notebook shows, with the text for a reader who can't see it.

    figure: a figure of matplotlib, as new_figure makes one.
    alt: str, what the figure shows, in a sentence or two; it is the plain form of the object.
    Raises: ValueError if alt says nothing.

    >>> picture(new_figure("Pairs", "hands", "share in %")[0], "An empty figure.")
    An empty figure.
    """
    if not isinstance(alt, str) or not alt.strip():
        raise ValueError(f"alt says in words what the figure shows, so it can't be {alt!r}")
    return Picture(figure, alt)


class Picture:
    """A figure with its alternative text; the same figure gives the same bytes in every run."""

    def __init__(self, figure, alt):
        self.alt = alt
        self.width = round(figure.get_figwidth() * 96)
        self.kind, self.content = "svg+xml", _saved(figure, "svg", Date=None, Creator=None)
        if len(self.content) > LARGEST_SVG:
            self.kind, self.content = "png", _saved(figure, "png", Software=None)

    def __repr__(self):
        return self.alt

    def _repr_html_(self):
        return image(self.content, self.kind, self.alt, f"width: {self.width}px; max-width: 100%")


def _saved(figure, form, **metadata):
    """The bytes of the figure's file, which holds neither date nor version."""
    file = io.BytesIO()
    figure.savefig(file, format=form, dpi=144, metadata=metadata)
    return file.getvalue()
