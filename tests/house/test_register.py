"""The law books: every entry is complete, says something of its own, and can be found by its id."""

import re
from pathlib import Path

import pytest

import backroom
from backroom.games import register
from backroom.games.register import BadBook, Rule, UnknownRule

# The families of the specification: how many ids each has, numbered from 01.
COUP = {
    "COMP": 4, "SETUP": 7, "INFL": 5, "ELIM": 3, "END": 2, "TURN": 11, "GEN": 6, "CHR": 11, "CTR": 10, "CHAL": 16,
    "DD": 4, "ETIQ": 4, "2P": 7, "REF-COMP": 2, "REF-SETUP": 5, "REF-PLAY": 9, "REF-CONV": 4, "REF-EMBEZ": 10,
    "INQ": 9, "BIG": 5, "ANAR": 14, "SM": 21, "GAP": 30, "SC": 37, "INV": 8,
}  # fmt: skip
RESERVED = {f"COUP-SM-{n:02}" for n in (9,)} | {
    f"COUP-SC-{n:02}" for n in (6, 8, 11, 15, 18, 22, 27, 28, 33, 35)
}  # numbers without a rule

DERPATE = {
    "COMP": 12, "SETUP": 18, "ROUND": 5, "INC": 3, "EVT": 10, "CAR": 10, "DICE": 10, "ROW1": 8, "PRESS": 6, "ROW2": 10,
    "ROW3": 13, "ROW4": 6, "DEBT": 4, "JAIL": 2, "HUD": 2, "NEU": 2, "TRACK": 7, "CHIP": 11, "FAV": 10, "END": 14,
    "GAP": 42, "SC": 56,
}  # fmt: skip
DERPATE_CARDS = {
    "G1": "ab", "G2": "abc", "G3": "abc", "G4": "ab", "G5": "ab", "R1": "ab", "R2": "ab", "R3": "abc",
    "R4": "ab", "R5": "a",
}  # fmt: skip
DERPATE_RESERVED = {f"DP-SC-{n:02}" for n in (11, 16, 20, 27, 29, 32, 36, 38, 44, 45, 50, 54)}

OPTIONS = {key: {option.name for option in info.options} for key, info in backroom.games().items()}
OPTIONS["coup"].add("whispers")  # the live server's
SECTIONS = {"coup": {
    "INTRO", "CMP", "SET", "GOAL", "INF", "PLAY", "ACT", "GEN", "CHR", "CTR", "CHAL", "EX", "DD", "ETQ", "2P",
    "REF-CMP", "REF-OVR", "REF-SET", "REF-PLAY", "REF-CONV", "REF-EMB", "INQ", "BIG", "ANA", "ANA-DD",
}, "corleone": {
    "Overview", "Comp", "Setup", "Board", "Adj", "Acts", "Open", "FB", "Thug", "Fam", "NoChange", "CPark", "Job",
    "Narc", "Whack", "Ally", "Neutral", "RunOut", "Turf", "Ctrl", "Bribe", "Trib", "Entr", "End", "Bonus", "Icons",
    "Summ", "edition",
}, "derpate": {
    "Intro", "Comp", "Setup", "Overview", "Course", "Income", "Event", "Dice", "Row1", "Press", "Row2", "Row3", "Row4",
    "Protect", "Tracks", "Chips", "Excess", "IncTrack", "Favours", "End", "Cards", "Stickers",
}}  # fmt: skip

WELL_FORMED = re.compile(r"[A-Z]+(-[A-Z0-9]+)*-([0-9]{2}|[GR][1-5][a-c])")
CITATION = re.compile(r"(event|ask|refusal|why-not): \S.*")
LONGEST_ECHO = 12  # words in a row that two texts may not share

RULES = [rule for game in register.books() for rule in register.load(game).values()]
each_rule = pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)


def words(text: str) -> list[str]:
    return re.findall(r"[\w']+", text.lower())


def test_coup_has_every_id_of_the_specification() -> None:
    expected = {f"COUP-{family}-{n:02}" for family, last in COUP.items() for n in range(1, last + 1)} - RESERVED
    assert set(register.load("coup")) == expected


def test_der_pate_has_every_id_of_the_specification() -> None:
    expected = {f"DP-{family}-{n:02}" for family, last in DERPATE.items() for n in range(1, last + 1)}
    expected |= {f"DP-CARD-{card}{letter}" for card, letters in DERPATE_CARDS.items() for letter in letters}
    assert set(register.load("derpate")) == expected - DERPATE_RESERVED


def test_the_table_has_its_rules_and_the_live_table_its_own() -> None:
    assert list(register.load("table")) == [f"TABLE-{n:02}" for n in range(1, 17)]


@each_rule
def test_an_entry_is_complete(rule: Rule) -> None:
    assert WELL_FORMED.fullmatch(rule.id)
    assert rule.kind in {"rule", "ruling", "variant", "fact", "manner"}
    assert rule.chapter
    assert rule.text["en"].endswith((".", "?"))
    assert "\n" not in rule.text["en"]


@each_rule
def test_what_can_be_cited_says_where_and_a_manner_says_why_not(rule: Rule) -> None:
    if rule.fires:
        assert all(CITATION.fullmatch(part) for part in rule.fires.split(" | ")), rule.fires
    assert not rule.fires or rule.kind in register.CITED
    assert rule.fires or rule.kind not in {"rule", "variant"}
    assert bool(rule.why_silent) == (rule.kind == "manner")


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule.game in OPTIONS], ids=lambda rule: rule.id)
def test_sources_and_options_exist(rule: Rule) -> None:
    assert rule.source == "ruling" or set(rule.source.split(", ")) <= SECTIONS[rule.game]
    assert rule.option is None or rule.option in OPTIONS[rule.game]


@pytest.mark.parametrize("game", OPTIONS)
def test_every_option_has_an_entry_that_explains_it_with_its_default(game: str) -> None:
    entries = register.load(game).values()
    explained = {r.option for r in entries if r.option and r.option in r.text["en"] and "default" in r.text["en"]}
    assert explained == OPTIONS[game]


@pytest.mark.parametrize("game", ["corleone", "derpate"])
def test_what_we_decided_is_marked_as_ours(game: str) -> None:
    """A fact bears no mark, and what no rulebook says is none."""
    assert [rule.id for rule in register.load(game).values() if rule.source == "ruling" and rule.kind == "fact"] == []


def test_ids_named_in_a_text_exist() -> None:
    for rule in RULES:
        for named in re.findall(r"\b(?:COUP|CE|DP|TABLE)-[\w-]*\w", f"{rule.text['en']} {rule.why_silent}"):
            assert register.find(named).id == named


def test_no_text_repeats_another() -> None:
    seen: dict[tuple[str, ...], str] = {}
    for rule in RULES:
        said = words(rule.text["en"])
        for start in range(len(said) - LONGEST_ECHO + 1):
            run = tuple(said[start : start + LONGEST_ECHO])
            assert seen.setdefault(run, rule.id) == rule.id, " ".join(run)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("COUP-CHAL-05", "COUP-CHAL-05"),
        ("coup-chal-05", "COUP-CHAL-05"),
        ("dp-card-g1a", "DP-CARD-G1a"),
        ("CARD-R5A", "DP-CARD-R5a"),
        ("gap-41", "DP-GAP-41"),
        (" chal-05 ", "COUP-CHAL-05"),
        ("REF-COMP-01", "COUP-REF-COMP-01"),
        ("CHAL-01", "COUP-CHAL-01"),
        ("THUG-01", "CE-THUG-01"),
        ("2P-04", "COUP-2P-04"),
        ("TABLE-03", "TABLE-03"),
    ],
)
def test_a_rule_is_found_by_its_id_and_by_its_short_form(said: str, meant: str) -> None:
    assert register.find(said).id == meant


@pytest.mark.parametrize(
    ("said", "hint"),
    [
        ("COUP-CHAL-99", "COUP-CHAL-0"),
        ("CHALL-05", "CHAL-05"),
        ("COUP-CHL-05", "COUP-CHAL-05"),
        ("DP-CARD-G4c", "DP-CARD-G4b"),
        ("CARD-R9a", "CARD-R5a"),
        ("nonsense", "look like"),
    ],
)
def test_an_unknown_id_gets_a_suggestion(said: str, hint: str) -> None:
    with pytest.raises(UnknownRule, match=hint) as caught:
        register.find(said)
    assert said in str(caught.value)


@pytest.mark.parametrize("said", ["", "01", "-"])
def test_a_bare_number_is_no_id(said: str) -> None:
    with pytest.raises(UnknownRule):
        register.find(said)


def test_a_short_form_of_two_games_is_refused() -> None:
    with pytest.raises(UnknownRule, match="COUP-GAP-03 or DP-GAP-03"):
        register.find("GAP-03")


def test_an_unknown_book_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownRule, match=r"'chess'.*coup, .*table"):
        register.load("chess")


def test_a_missing_translation_is_marked() -> None:
    english = register.text("COUP-CHAL-05")
    assert register.text("COUP-CHAL-05", "xx") == f"[en] {english}"


def test_why_gives_the_full_id_and_the_text() -> None:
    assert register.why("chal-05") == f"COUP-CHAL-05: {register.text('COUP-CHAL-05')}"


def test_a_caller_cannot_spoil_the_book() -> None:
    register.load("coup").clear()
    assert register.load("coup")


GOOD = """
["DP-01"]
kind = "rule"
source = "here"
chapter = "One"
text.en = \"\"\"
Two lines
make one.\"\"\"
fires = "event: done"
"""


def book(folder: Path, written: str) -> Path:
    path = folder / "derpate.toml"
    path.write_text(written, encoding="utf-8")
    return path


def test_a_text_may_be_folded(tmp_path: Path) -> None:
    rule = register.read(book(tmp_path, GOOD))["DP-01"]
    assert (rule.game, rule.text["en"]) == ("derpate", "Two lines make one.")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('kind = "rule"', 'kind = "law"'), "law"),
        (('kind = "rule"', 'kind = "rule"\nfoo = 1'), "foo"),
        (('kind = "rule"\n', ""), "kind"),
        (('kind = "rule"', 'kind = "fact"'), "a fact has no `fires`"),
        (('kind = "rule"', 'kind = "manner"'), "a manner has no `fires`"),
        (('fires = "event: done"', ""), "a rule needs `fires`"),
        (('fires = "event: done"', 'fires = "event: done"\nwhy_silent = "so"'), "a rule has no `why_silent`"),
        (('kind = "rule"', 'kind = "rule"\noption = ""'), "`option` is empty"),
        (('chapter = "One"', 'chapter = " "'), "`chapter` is empty"),
        (('kind = "rule"', 'kind = "rule"\nid = "DP-02"'), "id and game"),
        (("text.en", "text.fa"), "`text.en` is missing"),
        (("text.en", "text.xx"), "the languages are"),
        (("Two lines\nmake one.", "\n"), "`text.en` is empty"),
    ],
)
def test_a_bad_entry_is_named_with_its_file(tmp_path: Path, change: tuple[str, str], complaint: str) -> None:
    with pytest.raises(BadBook, match=re.escape(complaint)) as caught:
        register.read(book(tmp_path, GOOD.replace(*change)))
    assert str(caught.value).startswith("derpate.toml: DP-01: ")


@pytest.mark.parametrize("written", ["what = ", GOOD + '["XX-02"]\nkind = "rule"\n'])
def test_a_book_that_is_broken_as_a_whole_is_named(tmp_path: Path, written: str) -> None:
    with pytest.raises(BadBook, match=r"^derpate\.toml: "):
        register.read(book(tmp_path, written))


def test_an_entry_that_is_no_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBook, match=r"^derpate\.toml: DP-01: "):
        register.read(book(tmp_path, '"DP-01" = "hello"'))
