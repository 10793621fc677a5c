"""What nobody can see or read to its end: invisible signs, very long names, thousands of keys, files without a name."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from backroom.cli import main
from backroom.games.corleone.edition import BadEdition, house_text, load, read
from tests.edition.paper import faults, fresh

MANY = 10_000
TOLD = 20


def invoke(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(args), input=typed)


# invisible signs


@pytest.mark.parametrize(
    ("name", "sign"),
    [
        ("Moretti\u200b's", "U+200B"),
        ("\u202eytirucес", "U+202E"),
        ("Hell\u2066 Gate", "U+2066"),
        ("\ufeffHell Gate", "U+FEFF"),
        ("Hell\u00ad Gate", "U+00AD"),
        ("Hell\u200cGate", "U+200C"),
        ("پارک\u200c", "U+200C"),
        ("\u200eپارک", "U+200E"),
    ],
)
def test_an_invisible_sign_in_a_name_is_told_and_named(name: str, sign: str) -> None:
    paper = fresh()
    paper["space"][0]["name"] = name
    (found,) = faults(paper)
    assert found.startswith('[[space]] "carnegie-corner": `name` is "')
    assert found.endswith(f"with the invisible sign {sign} in it; take that out")
    assert found.isprintable()


def test_families_and_texts_have_no_invisible_signs_either() -> None:
    paper = fresh()
    paper["family"][0]["name"] = "Vit\u200dale"
    paper["job"][0]["text"] = "Take \u202e5$."
    assert [found.partition(":")[0] for found in faults(paper)] == [
        '[[family]] "marzullo"',
        f'[[job]] "{paper["job"][0]["id"]}"',
    ]


@pytest.mark.parametrize("name", ["می\u200cخانه", "क्\u200dष", "Café Ærø", "東京", "Moretti’s"])
def test_a_name_is_written_as_its_language_writes_it(name: str) -> None:
    paper = fresh()
    paper["space"][0]["name"] = name
    assert faults(paper) == []


# long names


def test_very_long_names_are_shortened_in_every_fault() -> None:
    long = "x" * 900
    for text in (
        f"[{long}\n",
        f"[[{long}]]\nid = '{long}'\nkey = \n",
        f"{long} = 1\n",
        f"[{long}]\n[{long}]\n",
        f"a = {{ {long} = 1 }}\n[a.{long}]\n",
        f"a = {{ b = 1 }}\na.{long} = 1\n",
        f"a = '{long}'\n",
    ):
        with pytest.raises(BadEdition) as caught:
            read(text, long)
        assert all(len(line) < 400 for line in str(caught.value).splitlines()), text[:20]
        assert "x" * 101 not in str(caught.value)


def test_of_a_long_path_the_end_is_told(tmp_path: Path) -> None:
    deep = tmp_path / ("d" * 120) / "mine.toml"
    with pytest.raises(BadEdition) as caught:
        load(deep)
    assert str(caught.value).startswith("…ddd")
    assert str(caught.value).endswith("ddd/mine.toml: there is no such file")


def test_of_thousands_of_faults_only_those_that_are_told_get_a_hint() -> None:
    """To look for what was meant takes time, and nobody reads the rest."""
    for text in (
        "".join(f"jobs{n} = 1\n" for n in range(MANY)) + house_text(),
        house_text() + "".join(f"nmae{n} = 1\n" for n in range(MANY)),
    ):
        with pytest.raises(BadEdition) as caught:
            read(text, "my.toml")
        assert len(caught.value.faults) == MANY
        assert ["did you mean" in line for line in caught.value.faults] == [True] * TOLD + [False] * (MANY - TOLD)
        assert str(caught.value).endswith(f"and {MANY - TOLD} more")


def test_a_table_that_is_complete_cannot_be_added_to() -> None:
    (found,) = faults(house_text() + "[[ally.effects]]\ndo = 'protect'\n")
    assert found.endswith("this was written in one go before, so nothing can be added to it here")


# files


def test_an_edition_without_a_name() -> None:
    with pytest.raises(BadEdition, match="by the path of its file, and this one is empty"):
        load("")
    done = invoke("play", "corleone", "--edition", "")
    assert done.exit_code == 2
    assert "this one is empty" in done.stderr


def test_what_is_no_ordinary_file_is_called_so(tmp_path: Path) -> None:
    pipe, loop = tmp_path / "pipe", tmp_path / "loop"
    os.mkfifo(pipe)
    loop.symlink_to(loop)
    (tmp_path / "gone").symlink_to(tmp_path / "nowhere")
    for path, said in {
        pipe: "this is no ordinary file",
        tmp_path: "this is a folder, not a file",
        loop: "the file cannot be read: Too many levels of symbolic links",
        tmp_path / "gone": "there is no such file",
        tmp_path / "pipe" / "x": "there is no such file",
    }.items():
        for command in (("play", "corleone"), ("replay", "-")):
            done = invoke(*command, "--edition", str(path))
            assert done.exit_code == 2, done.output
            assert said in done.stderr
            assert done.stderr.count("\n") == 1
        assert said in invoke("edition", "check", str(path)).stdout


def test_a_copy_can_be_shown_instead_of_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = invoke("edition", "copy", "-")
    assert done.exit_code == 0
    assert done.stdout == house_text()
    assert list(tmp_path.iterdir()) == []
