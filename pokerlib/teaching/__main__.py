"""Build what an instructor needs: python -m pokerlib.teaching live 04"""

import argparse
from pathlib import Path

import nbformat

from pokerlib.teaching import builds, class_commands, pages, projector


def build(options):
    """Write the lessons in one of the forms, and beside the live ones their teleprompters."""
    folder = options.folder / options.command
    for line in builds.write(options.command, options.numbers, folder):
        print(line)
    if options.command == "live":
        write_pages(pages.teleprompter, options.numbers, folder, ".teleprompter.html")
    print(f"{options.command}: {folder}")


def build_slides(options):
    """Write the slides of lessons, each as one file that needs no network."""
    folder = options.folder / "slides"
    write_pages(pages.slides, options.numbers, folder, ".html")
    print(f"slides: {folder}")


def write_pages(page, numbers, folder, ending):
    """Write a page for each lesson into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in builds.lessons(numbers).values():
        text = page(nbformat.read(path, as_version=4))
        (folder / (path.stem + ending)).write_text(text, "utf-8")


def project(options):
    """Build a lesson's live notebook afresh, and open it in JupyterLab as on a projector."""
    build(argparse.Namespace(command="live", numbers=[options.number], folder=options.folder))
    page = options.folder / "live" / builds.lessons([options.number])[options.number.zfill(2)].stem
    print(f"For your own screen: {page}.teleprompter.html", flush=True)
    projector.project(options.number, options.lab, options.folder)


def main(arguments=None):
    """Read the command and do it."""
    parser = argparse.ArgumentParser(prog="python -m pokerlib.teaching", description=__doc__)
    parser.add_argument("--folder", type=Path, default=builds.BUILD, help="default: build")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, does in {**dict.fromkeys(builds.FORMS, build), "slides": build_slides}.items():
        command = commands.add_parser(name, help=f"write build/{name}/")
        command.add_argument("numbers", nargs="*", help="04 05 ...; all lessons where none is given")
        command.set_defaults(does=does)
    command = commands.add_parser("project", help=project.__doc__)
    command.add_argument("number", help="the lesson's number, such as 04")
    command.add_argument("lab", nargs=argparse.REMAINDER, help="what follows goes to JupyterLab")
    command.set_defaults(does=project)
    class_commands.add_commands(commands)
    options = parser.parse_args(arguments)
    options.does(options)


if __name__ == "__main__":
    main()
