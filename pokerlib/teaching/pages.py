"""The pages for an instructor, each one file that asks nothing of the network: teleprompter and slides."""

from pathlib import Path

from pokerlib.source import colored
from pokerlib.teaching.cells import goals, minutes
from pokerlib.teaching.prose import is_question, plain
from pokerlib.teaching.script import script
from pokerlib.teaching.slides import deck

TEMPLATES = Path(__file__).parent / "templates"


def teleprompter(notebook):
    """The page for the instructor's second screen, or for paper.

    notebook: a lesson as shipped. Returns: str, HTML; each `pre` with a data-cell holds what is typed there.

    >>> from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
    >>> cells = [new_markdown_cell("# 02 · Max\\n\\n**Minutes:** 60."), new_code_cell("max([3])", id="max")]
    >>> '<pre data-cell="max">' in teleprompter(new_notebook(cells=cells))
    True
    """
    values = {"parts": script(notebook), "minutes": minutes(notebook), "goals": goals(notebook)}
    return _page("teleprompter", notebook, **values)


def slides(notebook):
    """The slides of a lesson as one HTML file: → and ← turn them, Home and End go to the ends.

    notebook: a lesson as shipped. Returns: str.

    >>> from nbformat.v4 import new_markdown_cell, new_notebook
    >>> "<title>02 · Max</title>" in slides(new_notebook(cells=[new_markdown_cell("# 02 · Max")]))
    True
    """
    return _page("deck", deck(notebook))


def _page(template, notebook, **values):
    """A notebook as a page, by one of the package's templates."""
    from nbconvert.exporters import TemplateExporter
    from nbconvert.filters import markdown2html

    filters = {"colored": colored, "is_question": is_question, "markdown2html": markdown2html, "plain": plain}
    exporter = TemplateExporter(
        extra_template_basedirs=[str(TEMPLATES)],
        template_name=template,
        template_extension=".html.j2",
        default_preprocessors=[],
        filters=filters,
    )
    title = notebook.cells[0].source.splitlines()[0].removeprefix("# ")
    return exporter.from_notebook_node(notebook, resources={"title": title} | values)[0]
