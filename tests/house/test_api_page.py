"""The page of the library's names says what the code says, and leaves none out."""

from __future__ import annotations

import backroom
from tools import api


def test_the_page_is_what_the_code_says() -> None:
    assert api.PAGE.read_text(encoding="utf-8") == api.page(), "docs/api.md is out of date: python -m tools.api"


def test_every_public_name_is_on_it_and_says_what_it_is() -> None:
    for name in backroom.__all__:
        assert f"## `{name}`\n" in api.page()
        assert api.said(getattr(backroom, name)), name


def test_everything_that_is_called_says_what_it_does() -> None:
    blank = [
        f"{owner.__name__}.{name}"
        for owner, names in api.CALLED.items()
        for name in names
        if not api.said(getattr(owner, name))
    ]
    assert blank == []
