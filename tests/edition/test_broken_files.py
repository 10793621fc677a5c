"""Files that are no editions at all: broken TOML, endless lines, folders, noise."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from backroom.games.corleone.edition import BadEdition, house_text, load, read
from tests.edition.paper import faults, replaced

# the text itself


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("players_min = 2", "players_min 2", "line 35, in [edition]: here should be a key, an = and a value"),
        ("players_min = 2", "players_min = ", "line 35, in [edition]: this is no value; a text stands in"),
        ("players_min = 2", "players_min = two", "line 35, in [edition]: this is no value"),
        ("players_min = 2", "players_min = 2 2", "line 35, in [edition]: something is left over after the value"),
        ("players_min = 2", "players_min = 2\nplayers_min = 2", "line 36, in [edition]: the same key or table stands"),
        ('language = "en"', 'language = "en', "line 34, in [edition]: a text is not closed"),
        ("[bonus]", "[edition]", "line 62, in [edition]: the same table stands here twice"),
        ("money = [2, 2]", "money = [2, 2", '[[job]] "drive-by-on-delancey": a [ has no ]'),
        (
            "count = 2, kind",
            "count = 2, count = 2, kind",
            '[[job]] "drive-by-on-delancey": the same key stands here twi',
        ),
        ("[[ally]]", "[[ally", "in [[job]]"),
    ],
)
def test_broken_toml_is_told_with_line_and_table(old: str, new: str, fault: str) -> None:
    (found,) = faults(replaced(old, new))
    assert fault in found
    assert found.startswith("line ")


def test_a_text_without_an_end() -> None:
    (found,) = faults(house_text() + 'text = """so')
    assert 'in [[ally]] "night-editor": a text is not closed with a quotation mark' in found


def test_endless_nesting_numbers_and_lines_are_faults() -> None:
    assert faults("x = " + "[\n" * 5000) == ["there is a value that is far too deep or too long"]
    assert faults("a." * 600 + "b = 1") == ["line 1: it is longer than 1000 letters; break it up"]
    assert "[a]: there is no such table; take it out" in faults("a." * 400 + "b = 1")
    assert "[[job]]: it is a table; there should be 44 such tables, each headed [[job]]" in faults(
        "job." * 200 + "b = 1"
    )
    assert faults(replaced("jobs = 2", "jobs = " + "9" * 900)) == [
        "[start_hand]: `jobs` is a huge number; it should be 2"
    ]


# files


def test_files_that_are_none(tmp_path: Path) -> None:
    noise, huge, pipe = tmp_path / "noise.toml", tmp_path / "huge.toml", tmp_path / "pipe.toml"
    os.mkfifo(pipe)  # whoever opens it waits for ever
    noise.write_bytes(b"\xff\xfe\x00\x81")
    huge.write_bytes(b"#" * 300_000)
    for path, fault in {
        tmp_path / "missing.toml": "there is no such file",
        tmp_path: "this is a folder, not a file",
        noise: "the file is not a text in UTF-8",
        huge: "the file is too long for an edition; at most 256 KB are read",
        Path("/dev/zero"): "this is no ordinary file",
        pipe: "this is no ordinary file",
        tmp_path / ("x" * 300): "the file cannot be read: File name too long",
        tmp_path / "a\0b": "there is no such file",
    }.items():
        with pytest.raises(BadEdition) as caught:
            load(path)
        assert str(caught.value).endswith(f": {fault}")
        assert "\n" not in str(caught.value)
    for odd in (3, None, b"my.toml"):
        with pytest.raises(BadEdition, match="by the path of its file"):
            load(odd)  # type: ignore[arg-type]


def test_an_empty_file_lacks_everything() -> None:
    found = faults("")
    assert len(found) == len(set(found)) == 20
    assert "[supply.money]: it is missing; it should be one table, headed [supply.money]" in found
    assert "[[job]]: it is missing; there should be 44 such tables, each headed [[job]]" in found
    assert "[[space]]: it is missing; there should be 8 to 32 such tables, each headed [[space]]" in found


def test_a_name_that_could_upset_a_terminal_is_written_out() -> None:
    for text in ('"a\\u001b[31m" = 1', '"\x1b" = 1', "[\x1b]", "a = [1\x1b]"):
        with pytest.raises(BadEdition) as caught:
            read(text, "my\x1b.toml")
        assert "\x1b" not in str(caught.value)
        assert str(caught.value).startswith("my\\x1b.toml: ")
