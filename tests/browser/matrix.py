"""The layout matrix: every position on every size of screen, the languages, clocks and colours taking turns.

Each cell is a table of its own on one server, opened in one browser as the person to whom the question is put, with the
clock running and long names round the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

import httpx
from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.people import PATIENCE, Scheme
from tests.server import scenes
from tests.server.scenes import Laying, Position
from tests.server.serving import Server

FOLDER = Path(__file__).parent
POSITIONS = scenes.read(FOLDER / "positions.toml")
SIZES = ((360, 616), (390, 844), (412, 915), (768, 1024), (1280, 720), (1366, 650), (1440, 900))
LANGUAGES = ("en", "fa", "pl", "ja", "de")
CLOCKS = ("fast", "normal", "relaxed")
SCHEMES: tuple[Scheme, ...] = ("dark", "light")
TOUCHED = 800  # pixels: a screen that is not wider has a finger and no mouse

# As long as names may be, in the writings that people have.
NAMES = (
    "Wilhelmina von Hohenfels",
    "Bartholomew Featherstone",
    "Małgorzata Brzęczyszczyk",
    "شهرزاد محمدی‌پور اصفهانی",
    "東海林さだお・長谷川町子・藤子不二雄とその仲間",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Konstantin Aleksandrovic",
    "Anne-Sophie Villeneuve-R",
    "Maximilian Oberleitner-K",
    "Ada",
)

FAULTS = (FOLDER / "faults.js").read_text(encoding="utf-8")
GO = """(path) => {
  window.before = document.querySelector("#ask");
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
LAID_OUT = """(isAsked) => {
  const ask = document.querySelector("#ask");
  if (!ask || ask === window.before || document.fonts.status !== "loaded") return false;
  return ask.querySelector(".timer") !== null && (ask.querySelector("button.choice") !== null || !isAsked);
}"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


class Cell(NamedTuple):
    """One screen to look at."""

    position: Position
    size: tuple[int, int]
    language: str
    clock: str
    scheme: Scheme

    def __str__(self) -> str:
        width, height = self.size
        return f"{self.position.name} {width}x{height} {self.language} {self.clock} {self.scheme}"


def covering() -> list[Cell]:
    """Every position on every size; every pair of any two other things is somewhere among them."""
    return [
        Cell(position, size, LANGUAGES[(i + j) % 5], CLOCKS[(i + 2 * j) % 3], SCHEMES[(i + j // 2 + i // 5) % 2])
        for i, position in enumerate(POSITIONS)
        for j, size in enumerate(SIZES)
    ]


def everything() -> Iterator[Cell]:
    """The full product; clocks and colours take turns."""
    for i, position in enumerate(POSITIONS):
        for j, size in enumerate(SIZES):
            for k, language in enumerate(LANGUAGES):
                yield Cell(position, size, language, CLOCKS[(i + j + k) % 3], SCHEMES[(i + j + k) % 2])


class Screens:
    """Somebody with a phone and a desk in each language, all the same person."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.url = server.url
        self.laying = Laying(server.environment["BACKROOM_DATABASE"])
        self.client = httpx.Client(base_url=server.url)
        self.person: str = self.client.post("/api/people", json={"name": NAMES[0]}).raise_for_status().json()["id"]
        self.contexts: list[BrowserContext] = []
        self.pages: dict[tuple[str, bool], Page] = {}
        self.broken: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for context in self.contexts:
            context.close()
        self.client.close()
        self.laying.close()

    def page_of(self, cell: Cell) -> Page:
        """The page of its language, with a finger or with a mouse; opened once."""
        language, is_touched = key = cell.language, cell.size[0] <= TOUCHED
        if key not in self.pages:
            context = self.browser.new_context(is_mobile=is_touched, has_touch=is_touched, reduced_motion="reduce")
            self.contexts.append(context)
            context.add_cookies([{"name": name, "value": value, "url": self.url} for name, value in self.cookies()])
            context.add_init_script(
                f"localStorage.setItem('backroom.language', '{language}'); localStorage.setItem('backroom.came', 'yes')"
            )
            page = self.pages[key] = context.new_page()
            page.set_default_timeout(PATIENCE)
            page.on("pageerror", lambda error: self.broken.append(str(error)))
            page.goto(self.url)
        return self.pages[key]

    def cookies(self) -> list[tuple[str, str]]:
        return [(cookie.name, cookie.value or "") for cookie in self.client.cookies.jar]

    def open(self, cell: Cell) -> Page:
        """The page with this cell laid out on it."""
        position = cell.position
        names = [NAMES[(seat - position.seat) % len(NAMES)] for seat in range(len(NAMES))]
        table_id = blake2b(str(cell).encode(), digest_size=8).hexdigest()  # the same draws in every run
        self.laying.lay(position, self.person, names, cell.clock, table_id)
        page = self.page_of(cell)
        page.set_viewport_size({"width": cell.size[0], "height": cell.size[1]})
        page.emulate_media(color_scheme=cell.scheme, reduced_motion="reduce")
        page.evaluate(GO, f"/t/{table_id}")
        try:
            page.wait_for_function(LAID_OUT, arg=position.kind != "")
        except TooLate as error:
            raise AssertionError(f"{cell} is not laid out: {page.locator('body').inner_text()[:600]}") from error
        page.evaluate(SETTLED)
        return page

    def faults(self, cell: Cell) -> list[str]:
        """What is wrong with this cell, one sentence each."""
        page = self.open(cell)
        return [f"{cell}: {fault}" for fault in page.evaluate(f"({FAULTS})()")]
