"""The rules report: it finds what is missing, and it says so with its exit code."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from backroom.games.register import Rule, read
from tools import rules_report
from tools.rules_report import Findings, Seen, compare

ROOT = Path(rules_report.__file__).parents[1]
BOOK = """
["TOY-01"]
kind = "rule"
source = "here"
chapter = "One"
text.en = "A rule."
fires = "event: done"

["TOY-02"]
kind = "fact"
source = "here"
chapter = "One"
text.en = "A fact."

["TOY-03"]
kind = "manner"
source = "here"
chapter = "One"
text.en = "A manner."
why_silent = "It is polite."
"""
WHOLE = {"tested": {"TOY-01": ["a"], "TOY-02": ["b"]}, "fired": {"TOY-01": ["event"]}}


@pytest.fixture
def rules(tmp_path: Path) -> dict[str, Rule]:
    path = tmp_path / "toy.toml"
    path.write_text(BOOK, encoding="utf-8")
    return read(path)


def findings(rules: dict[str, Rule], tested: list[str], fired: list[str], cited: dict[str, str]) -> Findings:
    return compare(rules, Seen({name: ["a_test"] for name in tested}, {name: ["event"] for name in fired}), cited)


def test_nothing_is_missing_where_all_is_tested_and_fired(rules: dict[str, Rule]) -> None:
    assert findings(rules, ["TOY-01", "TOY-02"], ["TOY-01"], {"TOY-01": "here.py"}).complete


def test_a_rule_without_a_test_is_found(rules: dict[str, Rule]) -> None:
    found = findings(rules, ["TOY-02"], ["TOY-01"], {})
    assert (list(found.untested), found.complete) == (["TOY-01"], False)


def test_a_fact_without_a_test_is_found(rules: dict[str, Rule]) -> None:
    found = findings(rules, ["TOY-01"], ["TOY-01"], {})
    assert (list(found.untested), found.complete) == (["TOY-02"], False)


def test_a_rule_that_never_fired_is_found(rules: dict[str, Rule]) -> None:
    found = findings(rules, ["TOY-01", "TOY-02"], [], {})
    assert (found.silent, found.complete) == ({"TOY-01": "event: done"}, False)


@pytest.mark.parametrize("where", ["code", "mark", "citation"])
def test_an_id_that_no_book_knows_is_found(rules: dict[str, Rule], where: str) -> None:
    stranger = {where: ["TOY-99"]}
    found = findings(
        rules,
        ["TOY-01", "TOY-02", *stranger.get("mark", [])],
        ["TOY-01", *stranger.get("citation", [])],
        dict.fromkeys(stranger.get("code", []), "here.py"),
    )
    assert (list(found.unknown), found.complete) == (["TOY-99"], False)


def test_an_event_without_a_rule_is_found(rules: dict[str, Rule]) -> None:
    assert list(findings(rules, ["TOY-01", "TOY-02"], ["TOY-01", ""], {}).unknown) == ["(empty)"]


def test_ids_in_the_code_are_read_with_the_file_they_stand_in(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        'RULES = ("TOY-GAP-03", "TOY-01..TOY-02", "TOY-CARD-G1a", "XX-01", "TOY-1", "TOY-CARD-G1")'
    )
    cited = ["TOY-GAP-03", "TOY-01", "TOY-02", "TOY-CARD-G1a"]
    assert rules_report.cited_in(tmp_path, ["TOY"]) == dict.fromkeys(cited, "a.py")


def report(
    monkeypatch: pytest.MonkeyPatch, rules: dict[str, Rule], folder: Path, notes: list[object], *words: str
) -> Result:
    """Run the command on made-up books and notes."""
    folder.mkdir()
    for i, note in enumerate(notes):
        (folder / f"gw{i}.json").write_text(json.dumps(note))
    monkeypatch.setattr(rules_report, "every_rule", lambda: rules)
    return CliRunner().invoke(rules_report.main, ["--from", str(folder), *words])


def test_the_notes_of_all_workers_count(
    monkeypatch: pytest.MonkeyPatch, rules: dict[str, Rule], tmp_path: Path
) -> None:
    halves = [{"tested": WHOLE["tested"], "fired": {}}, {"tested": {}, "fired": WHOLE["fired"]}]
    result = report(monkeypatch, rules, tmp_path / "notes", [*halves])
    assert (result.exit_code, "0 not" in result.output, "TOY-03" in result.output) == (0, True, False)


def test_something_missing_is_an_error(monkeypatch: pytest.MonkeyPatch, rules: dict[str, Rule], tmp_path: Path) -> None:
    result = report(monkeypatch, rules, tmp_path / "notes", [{"tested": WHOLE["tested"], "fired": {}}])
    assert result.exit_code == 1
    assert "never fired" in result.output
    assert "TOY-01" in result.output


def test_no_notes_at_all_are_an_error(monkeypatch: pytest.MonkeyPatch, rules: dict[str, Rule], tmp_path: Path) -> None:
    assert report(monkeypatch, rules, tmp_path / "notes", []).exit_code == 1


def test_manners_are_listed_when_asked_for(
    monkeypatch: pytest.MonkeyPatch, rules: dict[str, Rule], tmp_path: Path
) -> None:
    result = report(monkeypatch, rules, tmp_path / "notes", [WHOLE], "--manners")
    assert (result.exit_code, "It is polite." in result.output) == (0, True)


TALK = """
import pytest
import backroom

def speak():
    table = backroom.scene("coup", "duke duke 2 / captain captain 1 / contessa contessa 0")
    table.asks[0].why_not
    with pytest.raises(backroom.Illegal):
        table.say(0, "pass")
    table.play("P0 tax; P1 pass; P2 pass")

@pytest.mark.rule("COUP-CHR-01")
def test_that_passes():
    speak()

@pytest.mark.rule("COUP-CHR-05")
def test_that_fails():
    backroom.scene("coup", "duke duke 2 / captain captain 1").play("P0 steal P1")
    assert False

def test_without_a_rule():
    backroom.scene("coup", "duke duke 2 / captain captain 1").play("P0 income")
"""


def test_the_plugin_notes_what_fired_in_passing_rule_tests_only(tmp_path: Path) -> None:
    (tmp_path / "test_talk.py").write_text(TALK)
    options = ["-p", "tests.firing", "--rules-to", str(tmp_path / "notes"), "-p", "no:cacheprovider"]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *options, str(tmp_path / "test_talk.py")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "1 failed, 2 passed" in run.stdout
    seen = rules_report.read_notes(tmp_path / "notes")
    assert list(seen.tested) == ["COUP-CHR-01"]
    assert seen.fired["COUP-CHR-01"] == ["event"]
    assert seen.fired["COUP-TURN-03"] == ["refusal"]
    assert seen.fired["COUP-CHAL-01"] == ["ask"]
    assert seen.fired["COUP-GAP-07"] == ["why-not"]
    assert not {"COUP-CHR-05", "COUP-GEN-01"} & seen.fired.keys()
