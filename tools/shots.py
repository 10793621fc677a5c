"""`python -m tools.shots` opens every position of the layout matrix on every size in every language and takes pictures.

The pictures are in build/shots/, and contact sheets beside them: one for each game and size, a row for a position, a
column for a language. build/shots/index.html shows all sheets. What is wrong with a screen is printed; then the exit
code is 1.
"""

from __future__ import annotations

import sys
import tempfile
from html import escape
from itertools import groupby
from pathlib import Path

import click
from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.browser.matrix import LANGUAGES, POSITIONS, Cell, Screens, covering, everything
from tests.server.serving import Server
from tools.browser import FLAGS, NOT_HERE, chromium

OUT = Path("build/shots")
THUMB = 300  # pixels: the width of a picture on a sheet
SHEET = """<!doctype html><meta charset="utf-8"><title>{title}</title><style>
body {{ margin: 12px; background: #777; color: #fff; font: 13px sans-serif }}
td {{ padding: 3px; vertical-align: top }}
img {{ inline-size: {thumb}px; display: block }} .bad {{ outline: 4px solid #f33 }}
</style><h1>{title}</h1><table>{rows}</table>"""


def file_of(cell: Cell) -> str:
    width, height = cell.size
    return f"{cell.position.name}-{width}x{height}-{cell.language}.jpg"


def sheet_of(cell: Cell) -> str:
    return f"{cell.position.game}-{cell.size[0]}x{cell.size[1]}"


def draw_sheets(browser: Browser, cells: list[Cell], bad: set[str]) -> list[str]:
    """The contact sheets of what was photographed, as pages and as pictures; their names."""
    order = [position.name for position in POSITIONS]
    places = sorted(cells, key=lambda cell: (sheet_of(cell), order.index(cell.position.name)))
    page = browser.new_page(viewport={"width": (THUMB + 8) * len(LANGUAGES) + 40, "height": 800})
    names = []
    for name, on_sheet in groupby(places, sheet_of):
        rows = []
        for _, row in groupby(on_sheet, lambda cell: cell.position.name):
            shown = {cell.language: cell for cell in row}
            line = [shown[language] for language in LANGUAGES if language in shown]
            rows.append("<tr>" + "".join(picture(cell, is_bad=str(cell) in bad) for cell in line) + "</tr>")
        sheet = OUT / f"sheet-{name}.html"
        sheet.write_text(SHEET.format(title=name, rows="\n".join(rows), thumb=THUMB), encoding="utf-8")
        page.goto(sheet.absolute().as_uri())
        page.screenshot(path=sheet.with_suffix(".png"), full_page=True)
        names.append(sheet.stem)
    page.close()
    return names


def picture(cell: Cell, *, is_bad: bool) -> str:
    mark = ' class="bad"' if is_bad else ""
    return f'<td>{escape(str(cell))}<a href="{file_of(cell)}"><img src="{file_of(cell)}"{mark} alt=""></a></td>'


@click.command(help=__doc__)
@click.option(
    "--only", default="", help="Only cells whose name has this in it, such as 'coup-turn-10' or '360x616 fa'."
)
@click.option("--covering", "is_short", is_flag=True, help="Not the full product: the cells that the tests look at.")
def main(only: str, is_short: bool) -> None:
    program = chromium()
    if program is None:
        raise click.ClickException(NOT_HERE)
    cells = [cell for cell in (covering() if is_short else everything()) if only in str(cell)]
    if not cells:
        raise click.ClickException(f"no cell has '{only}' in its name")
    OUT.mkdir(parents=True, exist_ok=True)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bad: set[str] = set()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), requests_per_minute=100_000) as server,
        sync_playwright() as playwright,
        Progress(*columns, console=console) as progress,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        with Screens(browser, server) as screens:
            for cell in progress.track(cells, description="screens"):
                faults = screens.faults(cell)
                screens.page_of(cell).screenshot(path=OUT / file_of(cell), type="jpeg", quality=80)
                if faults:
                    bad.add(str(cell))
                    console.print(*faults, sep="\n", markup=False, highlight=False)
        progress.console.print("drawing contact sheets")
        names = draw_sheets(browser, cells, bad)
        browser.close()
    links = "\n".join(f'<p><a href="{name}.html">{name}</a></p>' for name in names)
    (OUT / "index.html").write_text(f'<!doctype html><meta charset="utf-8"><title>Screens</title>{links}')
    console.print(f"{len(cells)} screens, {len(bad)} with faults; {len(names)} sheets: {OUT}/index.html")
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
