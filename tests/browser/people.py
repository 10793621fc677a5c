"""Somebody at a browser: opens pages, reads them and clicks, as a person would. What the console says is kept."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Literal, Self

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

PATIENCE = 20_000  # milliseconds for anything that a person waits for
HASTE = 2_000  # for a choice that is there already
READY = '#ask[data-ready="true"]'
Scheme = Literal["dark", "light"]
DESK, PHONE = (1280, 800), (360, 740)

# What a player with little patience says first, so that a game is short.
EAGER = ("coup", "assassinate", "challenge", "show", "tax", "draft", "lose", "return", "income", "pass")


class Visitor:
    """One browser with its own cookie."""

    def __init__(self, browser: Browser, url: str, size: tuple[int, int] = DESK, scheme: Scheme = "dark") -> None:
        self.url = url
        self.context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.said: list[str] = []
        self.broken: list[str] = []  # errors of the scripts
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.broken.append(str(error)))

    def hear(self, message: ConsoleMessage) -> None:
        self.said.append(f"{message.type}: {message.text}")

    @property
    def violations(self) -> list[str]:
        """What the content security policy forbade, and errors of the scripts."""
        return self.broken + [line for line in self.said if "Content Security Policy" in line]

    # arriving

    def arrive(self, address: str = "") -> Self:
        self.page.goto(address or self.url)
        return self

    def say_name(self, name: str) -> None:
        self.page.fill("#name", name)
        self.page.click("dialog button[type=submit]")

    def open_table(self, name: str, game: str = "coup", seats: int = 2, clock: str = "none") -> str:
        """Open a table for friends by hand; the link that lets them in."""
        self.arrive()
        self.page.click(f'[data-game="{game}"] a[href="/open/{game}"]')
        self.choose("seats", str(seats))
        self.choose("clock", clock)
        self.page.click("button.go")
        self.say_name(name)
        field = self.page.locator("input[readonly]")
        expect(field).to_have_value(re.compile(r"#table="))
        return field.input_value()

    def choose(self, name: str, value: str) -> None:
        """Press one of a few."""
        self.page.locator(f'.value:has(input[name="{name}"][value="{value}"])').click()

    def sit(self, link: str, name: str) -> Self:
        self.arrive(link)
        self.page.locator("[data-chair] .btn.main").first.click()
        self.say_name(name)
        expect(self.page.locator("[data-chair]").filter(has_text=name)).to_be_visible()
        return self

    def start(self) -> None:
        self.page.click("button.go")
        self.at_the_table()

    def at_the_table(self) -> Self:
        self.page.wait_for_selector("#board")
        return self

    # playing

    @property
    def is_over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def answer(self, wishes: Sequence[str] = EAGER) -> bool:
        """Click the choice that is wished for most, if there is a question; False if there is none."""
        panel = self.page.locator(f'{READY}[data-said="false"]')
        buttons = panel.locator("button.choice")
        words = [str(word) for word in buttons.evaluate_all("all => all.map(one => one.dataset.word)")]
        if not words:
            return False
        best = min(range(len(words)), key=lambda i: rank(words[i], wishes))
        try:
            buttons.nth(best).click(timeout=HASTE)
            send = panel.locator(".draft .btn.main:enabled")
            if send.count() > 0:
                send.click(timeout=HASTE)
        except TooLate:  # the others have decided while the hand was on its way
            return False
        return True

    @property
    def decision(self) -> int:
        """The number of my open question; 0 if I am asked nothing."""
        return int(self.page.evaluate("() => Number(document.querySelector('#ask')?.dataset.decision ?? 0)"))

    def offered(self, word: str) -> Locator:
        """The choices that begin with this word, once they can be pressed."""
        return self.page.locator(f'{READY} button.choice[data-word^="{word}"]')

    def press(self, name: str) -> None:
        """A button by what stands on it."""
        self.page.get_by_role("button", name=name).click()

    def talk(self, text: str, to: str = "") -> None:
        """Say something in the chat, or whisper it to somebody."""
        self.page.click("#tab-chat")
        if to:
            self.page.select_option(".chat select", label=to)
        self.page.fill(".chat input", text)
        self.page.click(".chat form button[type=submit]")

    def log(self) -> str:
        return self.page.locator(".log").inner_text()

    def describe(self) -> str:
        """What is to be seen, and what the console said last."""
        try:
            seen = self.page.locator("body").inner_text(timeout=HASTE)
        except Error as error:
            seen = f"nothing can be read: {error.message}"
        return "\n".join([self.page.url.partition("#")[0], *seen.splitlines()[:80], "console:", *self.said[-20:]])

    def close(self) -> None:
        self.context.close()


def rank(word: str, wishes: Sequence[str]) -> int:
    verb = word.partition(" ")[0]
    return wishes.index(verb) if verb in wishes else len(wishes)


def play_until(players: Sequence[Visitor], done: Callable[[], bool], seconds: float = 90) -> None:
    """Everybody answers whatever they are asked."""
    until = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < until, "the game does not go on: " + " / ".join(
            player.page.locator("#ask-title").inner_text() for player in players
        )
        answered = [player.answer() for player in players]
        if players and not any(answered):
            players[0].page.wait_for_timeout(40)
