"""Somebody's own cards at the table: what is printed on them is said, whatever the languages know by the same id."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from backroom.games.corleone.edition import house_text
from tests.browser.people import Visitor
from tests.browser.test_languages import speak
from tests.server.edited import FILE, GAME
from tests.server.serving import Server

THUG = "thug morettis-gunsmith"
PLACE = '.place[data-place="morettis-gunsmith"]'
HOUSE, EDITED = "Moretti's Gunsmith & Locks", "Corner Bakery"


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_an_edited_business_is_called_as_it_is_printed(browser: Browser, tmp_path: Path, lang: str) -> None:
    mine = tmp_path / "my.toml"
    mine.write_text(house_text().replace(f'name = "{HOUSE}"', f'name = "{EDITED}"'), encoding="utf-8")
    assert EDITED in mine.read_text(encoding="utf-8")
    where = {GAME: "corleone", FILE: str(mine)}
    with Server(tmp_path, env=where, module="tests.server.edited", requests_per_minute=5000) as server:
        ada, bo = Visitor(browser, server.url), Visitor(browser, server.url)
        for one in (ada, bo):
            speak(one, lang)
        bo.sit(ada.open_table("Ada", "corleone"), "Bo")
        ada.start()
        bo.at_the_table()
        while not ada.offered(THUG).count() and not bo.offered(THUG).count():
            ada.page.wait_for_timeout(50)  # until whoever begins is asked
        first = ada if ada.offered(THUG).count() else bo
        expect(first.offered(THUG).first).to_contain_text(EDITED)
        expect(first.page.locator(PLACE)).to_have_accessible_name(EDITED)
        first.offered(THUG).first.click()
        for one in (ada, bo):
            expect(one.page.locator(".log")).to_contain_text(EDITED)
            one.close()
