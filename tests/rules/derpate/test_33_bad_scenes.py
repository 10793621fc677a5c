"""Scenes that cannot be: every mistake in writing one is named, with an example or with the rule that forbids it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import backroom
from backroom.games.derpate import words as w
from backroom.games.derpate.game import DERPATE
from backroom.games.derpate.scene import FIELDS
from tests.pate import BOARD, rule, scene

TWO = "15k / 15k"
THREE = "15k / 15k / 15k"


def mistaken(text: str) -> str:
    """What is said of a scene that cannot be."""
    table, words = tried(text)
    assert table is None
    return words


def tried(text: str) -> tuple[backroom.Table | None, str]:
    """A table at this scene, or what is wrong with it in a few words."""
    try:
        return backroom.scene(BOARD, text), ""
    except backroom.Illegal:
        raise
    except ValueError as mistake:
        return None, str(mistake)


# Fields and numbers.


@rule("DP-COMP-01", "DP-ROUND-01")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "2 to 4 players (DP-COMP-01)"),
        ("15k", "2 to 4 players (DP-COMP-01)"),
        (" / ".join(["15k"] * 5), "2 to 4 players (DP-COMP-01)"),
        (f"{TWO} ; weather fine", "'weather' is no field of a scene; there are round, phase, turn, car, at, events"),
        (f"{TWO} ; round 1 ; round 2", "a scene says 'round' once"),
        (f"{TWO} ; options hidden_money ; options bail_per_member", "a scene says 'options' once"),
        (f"{TWO} ; round", "'round' is a number from 1 to 7"),
        (f"{TWO} ; round 0", "'round' is a number from 1 to 7"),
        (f"{TWO} ; round 8", "'round' is a number from 1 to 7"),
        (f"{TWO} ; round one", "'round' is a number from 1 to 7"),
        (f"{TWO} ; round 1 2", "'round' is a number from 1 to 7"),
        (f"{TWO} ; round ²", "'round' is a number from 1 to 7"),
        (f"{TWO} ; round ٢", "'round' is a number from 1 to 7"),
        (f"{TWO} ; round -1", "'round' is a number from 1 to 7"),
        (f"{TWO} ; round {'9' * 5000}", "'round' is a number from 1 to 7"),
        (f"{TWO} ; phase", "'phase' is income or dice"),
        (f"{TWO} ; phase war", "'phase' is income or dice"),
        (f"{TWO} ; phase event", "'phase' is income or dice"),
        (f"{TWO} ; phase dice dice", "'phase' is income or dice"),
        (f"{TWO} ; turn", "'turn' is a player, such as 'turn P0'"),
        (f"{TWO} ; turn P2", "'turn' is a player, such as 'turn P0'"),
        (f"{TWO} ; turn zero", "'turn' is a player"),
        (f"{TWO} ; turn P0 P1", "'turn' is a player"),
        (f"{THREE} / gone ; turn P3", "'turn' is a player"),
        (f"{TWO} ; car", "'car' is one word"),
        (f"{TWO} ; car LM1 LM2", "'car' is one word"),
        (f"{TWO} ; car LM4", "'lm4' is no business; there are LM1, LM2, LM3, GV1"),
        (f"{TWO} ; car LM", "'lm' is no business"),
    ],
)
def test_a_field_says_what_it_is(text: str, words: str) -> None:
    assert words in mistaken(text)


@rule("DP-ROUND-02", "DP-DICE-02", "DP-COMP-08")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"{TWO} ; phase income ; turn P1", "'turn' belongs to the phase 'dice' (DP-ROUND-02)"),
        (f"{TWO} ; phase income ; dice black=1 white=1 grey=1 red=1", "'dice' belongs to the phase 'dice'"),
        (f"{TWO} ; dice black=1", "'dice' has all four dice of the first throw (DP-DICE-02)"),
        (f"{TWO} ; dice black=1 white=1 grey=1", "'dice' has all four dice of the first throw (DP-DICE-02)"),
        (f"{TWO} ; dice black=1 black=2 grey=1 red=1", "dice are said like 'dice black=1 white=puppet grey=3 red=5'"),
        (f"{TWO} ; dice black=6 white=1 grey=1 red=1", "'black=6': dice are said like"),
        (f"{TWO} ; dice black=0 white=1 grey=1 red=1", "'black=0': dice are said like"),
        (f"{TWO} ; dice black= white=1 grey=1 red=1", "'black=': dice are said like"),
        (f"{TWO} ; dice blue=1 white=1 grey=1 red=1", "'blue=1': dice are said like"),
        (f"{TWO} ; dice 1 2 3 4", "(DP-COMP-08)"),
    ],
)
def test_dice_and_turns_belong_to_the_dice_phase(text: str, words: str) -> None:
    assert words in mistaken(text)


@rule("DP-ROUND-02", "DP-COMP-09")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"{TWO} ; events G1 G2", "by now 1 different event cards have been shown (DP-ROUND-02)"),
        (f"{TWO} ; events none", "by now 1 different event cards have been shown"),
        (f"{TWO} ; round 2 ; events G1", "by now 2 different event cards have been shown"),
        (f"{TWO} ; round 2 ; events G1 G1", "by now 2 different event cards have been shown"),
        (f"{TWO} ; round 2 ; phase income ; events G1 G2", "by now 1 different event cards have been shown"),
        (f"{TWO} ; events G6", "'g6' is no event card; there are G1, G2, G3, G4, G5, R1"),
        (f"{TWO} ; events 1", "'1' is no event card"),
    ],
)
def test_every_round_has_shown_a_card_of_its_own(text: str, words: str) -> None:
    assert words in mistaken(text)


@rule("DP-GAP-36")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("gone / gone", "the game is over: fewer than two players are left (DP-GAP-36)"),
        ("gone / 15k", "the game is over: fewer than two players are left (DP-GAP-36)"),
        ("gone / gone / 15k / gone", "the game is over: fewer than two players are left (DP-GAP-36)"),
        ("gone 15k / 15k / 15k", "P0: 'gone' is not understood"),
    ],
)
def test_two_must_be_left_to_play(text: str, words: str) -> None:
    assert words in mistaken(text)


# The board.


@rule("DP-COMP-05", "DP-NEU-01")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"{TWO} ; at LM1", "'' is in no business here: say P0, barzini, stracci, vacant"),
        (f"{TWO} ; at LM1=", "'' is in no business here"),
        (f"{TWO} ; at LM1=bob", "'bob' is in no business here"),
        (f"{TWO} ; at LM1=P2", "'p2' is in no business here"),
        (f"{TWO} ; at LM1=corleone", "'corleone' is in no business here: say P0, barzini, stracci, vacant"),
        (f"{THREE} / gone ; at LM1=P3", "'p3' is in no business here"),
        (f"{TWO} ; at LM9=P0", "'lm9' is no business"),
        (f"{TWO} ; at =P0", "'' is no business"),
        (f"{TWO} ; at LM1=P0 LM1=P1", "lm1 is said twice (DP-COMP-05)"),
        (f"{TWO} ; at LM1=barzini", "the neutral barzini have too many members (DP-NEU-01)"),
    ],
)
def test_a_business_has_one_family_of_this_game_or_none(text: str, words: str) -> None:
    assert words in mistaken(text)


# Players.


@rule("DP-COMP-06", "DP-COMP-07", "DP-CHIP-01", "DP-DEBT-01")
@pytest.mark.parametrize(
    ("seat", "words"),
    [
        ("15k 9k", "P0: '9k' is said twice"),
        ("15k prison=1 prison=2", "P0: 'prison=2' is said twice"),
        ("rich", "P0: 'rich' is not understood; say for example '12k reputation=4 prison=1'"),
        ("-1k", "P0: '-1k' is not understood"),
        ("12345k", "P0: '12345k' is not understood"),
        ("²k", "P0: '²k' is not understood"),
        ("$15", "P0: '$15' is not understood"),
        ("colour=red", "P0: there is no 'colour'; there are reputation, influence, income, favours, prison, river"),
        ("=4", "P0: there is no ''"),
        ("stock=4", "P0: there is no 'stock'"),
        ("reputation=13", "P0: 'reputation' is a number from 0 to 12"),
        ("influence=x", "P0: 'influence' is a number from 0 to 12"),
        ("income=5", "P0: 'income' is a number from 0 to 4"),
        ("favours=-1", "P0: 'favours' is a number from 0 to 4"),
        ("favours=", "P0: 'favours' is a number from 0 to 4"),
        ("favours=²", "P0: 'favours' is a number from 0 to 4"),
        ("prison=8", "P0: 'prison' is a number from 0 to 7"),
        ("river=٣", "P0: 'river' is a number from 0 to 7"),
        ("prison=5", "P0 has 8 members, and there are 7 (DP-COMP-06)"),
        ("prison=2 river=3", "P0 has 8 members, and there are 7 (DP-COMP-06)"),
        ("friends=14", "P0: 'friends' is a number from 0 to 13"),
        ("friends=13 / 15k friends=1", "there are 13 friend chips (DP-COMP-07)"),
        ("owes=P1", "P0: debts are said like 'owes=P1:2,bank:1' (DP-DEBT-01)"),
        ("owes=P1:0", "P0: debts are said like 'owes=P1:2,bank:1' (DP-DEBT-01)"),
        ("owes=P1:x", "P0: debts are said like 'owes=P1:2,bank:1' (DP-DEBT-01)"),
        ("owes=P0:1", "P0: debts are said like 'owes=P1:2,bank:1' (DP-DEBT-01)"),
        ("owes=P1:1,P1:1", "P0: debts are said like 'owes=P1:2,bank:1' (DP-DEBT-01)"),
        ("owes=P7:1", "P0: debts are said like 'owes=P1:2,bank:1'"),
        ("owes=barzini:1", "P0: debts are said like 'owes=P1:2,bank:1'"),
        ("owes=", "P0: debts are said like 'owes=P1:2,bank:1'"),
        ("owes=P1:3,bank:3", "P0 has only 5 debt markers (DP-COMP-06)"),
        ("used=senator", "P0 has not reached the senator yet (DP-CHIP-01)"),
        ("reputation=6 used=wedding,grandchild", "P0 has not reached the grandchild yet (DP-CHIP-01)"),
        ("used=mayor", "P0: 'mayor' is no chip; there are wedding, grandchild, birthday, cop, judge, senator"),
        ("used=", "P0: '' is no chip"),
    ],
)
def test_a_player_has_what_there_is(seat: str, words: str) -> None:
    assert words in mistaken(f"{seat} / 15k")


@rule("DP-COMP-06")
def test_nobody_holds_more_businesses_than_members() -> None:
    spaces = " ".join(f"{space}=P0" for space in ("GV1", "GV2", "GV3", "ES1", "ES2"))
    assert mistaken(f"{TWO} ; at {spaces}") == "P0 has 8 members, and there are 7 (DP-COMP-06)"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ("weather", "no option 'weather'"),
        ("hidden_money=", "'hidden_money=': an option is said alone, or with its value as in 'hidden_money=true'"),
        ("hidden_money=maybe", "hidden_money is one of false, true, not 'maybe'"),
        ("no_survivor_rule", "no_survivor_rule is one of none, furthest, not True"),
        ("start_seat=2", "start_seat is one of 0, 1 here, not 2 (DP-GAP-01)"),
        ("start_seat=²", "start_seat is one of 0, 1, 2, 3, not '²'"),
        ("starting_money=1", "starting_money is one of 15000, 10000, not 1"),
        ("beginner_setup", "beginner_setup is for 4 players, not for 2 (DP-GAP-34)"),
    ],
)
def test_options_in_a_scene_are_checked_like_those_of_a_new_table(options: str, words: str) -> None:
    assert words in mistaken(f"{TWO} ; options {options}")


# Whatever is written.

WORDS = [
    *DERPATE.notation.spaces,
    *(FIELDS + w.TRACKS + w.CHIPS + w.COLOURS + w.EVENTS + w.PHASES),
    *("P0", "P1", "p9", "gone", "vacant", "none", "barzini", "corleone", "1", "2", "7", "²", "", "9k", "0k", "99999k"),
    *("/", "/", "/", ";", ";", "=", ",", ":", "true", "hidden_money", "start_seat=1", "no_survivor_rule=furthest"),
    *("reputation=4", "influence=12", "income=²", "favours=4", "friends=7", "prison=2", "river=3", "owes=P1:2,bank:1"),
    *("owes=p0:1", "used=cop", "used=wedding,cop", "LM1=P0", "GV2=vacant", "ES1=barzini", "LI3=P1", "black=1"),
    *("white=puppet", "grey=5", "red=0", "black=1 white=2 grey=3 red=4", "G1 R2", "9" * 30, "\x00", "é"),
]
PIECES = st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join)
FILLED = st.tuples(st.sampled_from(FIELDS), PIECES).map(" ".join)
SCENES = st.tuples(st.sampled_from([TWO, THREE, "gone / / "]), PIECES, st.lists(FILLED, max_size=4)).map(
    lambda parts: " ; ".join([f"{parts[0]} {parts[1]}", *parts[2]])
)


@settings(max_examples=400)
@given(st.one_of(SCENES, PIECES, st.text(max_size=200)))
def test_whatever_is_written_it_is_a_scene_or_a_mistake_in_one(text: str) -> None:
    table, words = tried(text)
    if table is None:
        assert 0 < len(words) < 400
    else:
        assert table.game.count(table.state) == []
        assert table.over or table.asks


SAID = st.lists(st.sampled_from([*DERPATE.notation.reading, *WORDS]), max_size=3).map(" ".join)


def refusal(table: backroom.Table, seat: int, word: str) -> str:
    """The rule that refuses a word, if one does."""
    try:
        table.say(seat, word)
    except backroom.Illegal as refused:
        return refused.rule
    return ""


@settings(max_examples=400)
@given(st.integers(0, 2), st.one_of(st.text(max_size=80), SAID))
def test_whatever_is_said_it_is_heard_or_refused_with_a_rule(seat: int, word: str) -> None:
    mine = "15k reputation=12 influence=12 friends=3 favours=4 river=1 owes=P1:1"
    table = scene(f"{mine} / 15k / 15k ; dice black=1 white=puppet grey=3 red=5")
    before = table.record()
    named = refusal(table, seat, word)
    assert (table.record() == before) == bool(named)
    assert not named or backroom.why(named)
