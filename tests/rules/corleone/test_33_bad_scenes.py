"""Scenes that cannot be: every mistake in writing one is named, with an example or with the rule that forbids it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import backroom
from backroom.games.corleone.game import CORLEONE
from backroom.games.corleone.scene import FIELDS
from backroom.games.corleone.words import PHASES
from tests.empire import rule, scene

TWO = "$1 / $2"
THREE = "$1 / $2 / $3"


def mistaken(text: str) -> str:
    """What is said of a scene that cannot be."""
    table, words = tried(text)
    assert table is None
    return words


def tried(text: str) -> tuple[backroom.Table | None, str]:
    """A table at this scene, or what is wrong with it in a few words."""
    try:
        return backroom.scene("corleone", text), ""
    except backroom.Illegal:
        raise
    except ValueError as mistake:
        return None, str(mistake)


# Fields and numbers.


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "2 to 5 players"),
        ("$1", "2 to 5 players"),
        (" / ".join(["$1"] * 6), "2 to 5 players"),
        (f"{TWO} ; weather fine", "'weather' is no field of a scene; there are act, phase, turn, horse, tiles"),
        (f"{TWO} ; act 1 ; act 2", "a scene says 'act' once"),
        (f"{TWO} ; options ask_gains ; options controller=whole_front", "a scene says 'options' once"),
        (f"{TWO} ; act", "'act' is a number from 1 to 4"),
        (f"{TWO} ; act 0", "'act' is a number from 1 to 4"),
        (f"{TWO} ; act 5", "'act' is a number from 1 to 4"),
        (f"{TWO} ; act one", "'act' is a number from 1 to 4"),
        (f"{TWO} ; act 1 2", "'act' is a number from 1 to 4"),
        (f"{TWO} ; act ²", "'act' is a number from 1 to 4"),
        (f"{TWO} ; act ٢", "'act' is a number from 1 to 4"),
        (f"{TWO} ; act -1", "'act' is a number from 1 to 4"),
        (f"{TWO} ; act {'9' * 5000}", "'act' is a number from 1 to 4"),
        (f"{TWO} ; phase", f"'phase' is one of {', '.join(PHASES)}"),
        (f"{TWO} ; phase war", f"'phase' is one of {', '.join(PHASES)}"),
        (f"{TWO} ; phase turf turf", f"'phase' is one of {', '.join(PHASES)}"),
        (f"{TWO} ; turn", "'turn' is a player who is in the game, such as 'turn P0'"),
        (f"{TWO} ; turn P2", "'turn' is a player who is in the game"),
        (f"{TWO} ; turn zero", "'turn' is a player who is in the game"),
        (f"{TWO} ; turn P0 P1", "'turn' is a player who is in the game"),
        (f"{THREE} / gone ; turn P3", "'turn' is a player who is in the game"),
        (f"{TWO} ; horse P7", "'horse' is a player who is in the game, such as 'horse P0'"),
        (f"{THREE} / gone ; horse P3", "'horse' is a player who is in the game"),
    ],
)
def test_a_field_says_what_it_is(text: str, words: str) -> None:
    assert words in mistaken(text)


@rule("CE-FB-01", "CE-ACT-03")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"{TWO} ; phase turf ; turn P1", "a turn belongs to the phase 'business' (CE-FB-01)"),
        (f"{TWO} ; act 4 ; phase bribery", "this act has no bribery (CE-ACT-03)"),
    ],
)
def test_an_act_and_a_phase_have_what_they_have(text: str, words: str) -> None:
    assert mistaken(text) == words


@rule("CE-G-31")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("gone / gone", "nobody is left in the game (CE-G-31)"),
        ("gone / $1", "the game is over: one player is left (CE-G-31)"),
        ("gone / gone / $1 / gone", "the game is over: one player is left (CE-G-31)"),
        ("gone $1 / $1 / $2", "'gone' is no card"),
    ],
)
def test_somebody_must_be_left_to_play(text: str, words: str) -> None:
    assert words in mistaken(text)


# Cards.


@rule("CE-COMP-02", "CE-COMP-05", "CE-COMP-06", "CE-BRIBE-08")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("$4 / $1", "'$4' is no card: say $1, gun, or the id of a job or an ally"),
        ("pistol / $1", "'pistol' is no card"),
        ("+ / $1", "'' is no card"),
        ("3* / $1", "'3*' is no card"),
        ("-1*$1 / $1", "'-1*$1' is no card"),
        ("100*$1 / $1", "'100*$1' is no card"),
        ("²*$1 / $1", "'²*$1' is no card"),
        ("17*$1 / $2", "there are no more cards $1 (CE-COMP-02)"),
        ("16*$1 / +$1", "there are no more cards $1 (CE-COMP-02)"),
        ("5*gun / 5*gun", "there are no more cards gun (CE-COMP-03)"),
        ("6*narcotics / $1", "there are no more cards narcotics (CE-COMP-03)"),
        ("+gun / $1", "'+gun': goods are never in a suitcase"),
        ("shakedown / shakedown", "there is only one shakedown (CE-COMP-05)"),
        ("shakedown / +shakedown", "there is only one shakedown (CE-COMP-05)"),
        ("2*shakedown / $1", "there is only one shakedown (CE-COMP-05)"),
        ("shakedown / $1 ; public shakedown", "there is only one shakedown (CE-COMP-05)"),
        ("shakedown / $1 ; pile shakedown", "there is only one shakedown (CE-COMP-05)"),
        ("$1 / $1 ; pile shakedown shakedown", "there is only one shakedown (CE-COMP-05)"),
        ("capo / capo ; act 4", "there is only one capo (CE-COMP-06)"),
        ("union-boss / $1", "union-boss is not in a hand before the Tribute of Act 1 (CE-BRIBE-08)"),
        ("+union-boss / $1", "union-boss is not in a hand before the Tribute of Act 1 (CE-BRIBE-08)"),
        ("capo / $1 ; act 2", "capo is not in a hand before the Tribute of Act 3 (CE-BRIBE-08)"),
        ("capo / $1 ; act 3 ; phase bribery", "capo is not in a hand before the Tribute of Act 3 (CE-BRIBE-08)"),
        (f"{TWO} ; public gun", "public jobs and the pile are jobs (CE-INFO-04)"),
        (f"{TWO} ; pile $1", "public jobs and the pile are jobs (CE-INFO-04)"),
        (f"{TWO} ; public mayor", "public jobs and the pile are jobs (CE-INFO-04)"),
        (f"{TWO} ; allies capo", "the allies on the board are those of this act (CE-ENTR-05)"),
        (f"{TWO} ; allies gun", "the allies on the board are those of this act (CE-ENTR-05)"),
        (f"{TWO} ; allies union-boss ; act 2", "the allies on the board are those of this act (CE-ENTR-05)"),
        (f"{TWO} ; allies union-boss small-time-bookie", "2 public jobs and 1 allies at most (CE-SETUP-07)"),
        (f"{TWO} ; public shakedown vig-night policy-bank", "2 public jobs and 1 allies at most (CE-SETUP-07)"),
        (f"{TWO} ; pile nonsense", "'nonsense' is no card"),
    ],
)
def test_a_card_is_in_one_place_and_there_are_only_so_many(text: str, words: str) -> None:
    assert words in mistaken(text)


# The board.


@rule("CE-OPEN-01", "CE-OPEN-02")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"{TWO} ; tiles wall-street", "'tiles' is said in pairs such as 'tiles wall-street=empire-steam-laundry'"),
        (f"{TWO} ; tiles =empire-steam-laundry", "'tiles' is said in pairs"),
        (f"{TWO} ; tiles wall-street=", "'tiles' is said in pairs"),
        (f"{TWO} ; tiles soho=empire-steam-laundry", "'soho' is no territory; there are wall-street, brooklyn"),
        (f"{TWO} ; tiles central-park=empire-steam-laundry", "'central-park' is no territory"),
        (f"{TWO} ; tiles wall-street=soho", "'soho' is no place: say the id of a business, a space or a territory"),
        (
            f"{TWO} ; tiles wall-street=penn-central-railroad",
            "'penn-central-railroad' is no business tile (CE-OPEN-01)",
        ),
        (f"{TWO} ; tiles wall-street=union-square", "'union-square' is no business tile (CE-OPEN-01)"),
        (f"{TWO} ; tiles brooklyn=empire-steam-laundry", "brooklyn has no tile yet (CE-OPEN-01)"),
        (f"{TWO} ; tiles wall-street=empire-steam-laundry ; phase opening", "wall-street has no tile yet (CE-OPEN-01)"),
        (
            f"{TWO} ; tiles wall-street=cabaret-tangier",
            "wall-street needs a blue tile that lies nowhere else (CE-OPEN-02)",
        ),
        (
            f"{TWO} ; act 3 ; tiles upper-east-side=empire-steam-laundry",
            "upper-east-side needs a red tile that lies nowhere else (CE-OPEN-02)",
        ),
        (
            f"{TWO} ; act 2 ; tiles wall-street=empire-steam-laundry brooklyn=empire-steam-laundry",
            "brooklyn needs a blue tile that lies nowhere else (CE-OPEN-02)",
        ),
    ],
)
def test_tiles_lie_where_they_have_been_opened(text: str, words: str) -> None:
    assert words in mistaken(text)


@rule("CE-NEUT-02", "CE-THUG-01", "CE-BOARD-06", "CE-BOARD-07", "CE-COMP-08", "CE-SETUP-09")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"{TWO} ; at union-square", "'at' is said in pairs such as 'at union-square=P0'"),
        (f"{TWO} ; at soho=P0", "'soho' is no place"),
        (
            f"{TWO} ; at union-square=bob",
            "'bob' is no figure: say P0, P0-don, P0-thug, mayor, union-boss or police-chief",
        ),
        (f"{TWO} ; at union-square=P5", "'p5' is no figure"),
        (f"{TWO} ; at union-square=P2", "'p2' is no figure"),
        (f"{TWO} ; at union-square=P0-boss", "'p0-boss' is no figure"),
        (f"{TWO} ; at union-square=P0-heir", "P0 has no heir left in this act (CE-SETUP-09)"),
        (f"{TWO} ; at union-square=P0 hell-gate=P0", "P0 has no don left in this act (CE-SETUP-09)"),
        (f"{TWO} ; river P0-thug P0-thug P0-thug P0-thug", "P0 has no thug left in this act (CE-SETUP-09)"),
        (f"{THREE} / gone ; at union-square=P3", "P3 has no don left in this act (CE-SETUP-09)"),
        (f"{TWO} ; at union-square=P0-thug", "that figure does not stand on union-square (CE-NEUT-02)"),
        (f"{TWO} ; at morettis-gunsmith=P0-don", "that figure does not stand on morettis-gunsmith (CE-NEUT-02)"),
        (f"{TWO} ; at morettis-gunsmith=mayor", "that figure does not stand on morettis-gunsmith (CE-NEUT-02)"),
        (f"{TWO} ; at union-square=union-boss", "that figure does not stand on union-square (CE-NEUT-02)"),
        (f"{TWO} ; at union-square=police-chief", "that figure does not stand on union-square (CE-NEUT-02)"),
        (f"{TWO} ; at central-park=police-chief", "that figure does not stand on central-park (CE-NEUT-02)"),
        (f"{TWO} ; at queens=P0", "that figure does not stand on queens (CE-NEUT-02)"),
        (f"{TWO} ; at police-chief=P0", "that figure does not stand on police-chief (CE-NEUT-02)"),
        (f"{TWO} ; at cabaret-tangier=P0", "cabaret-tangier has not been opened (CE-THUG-01)"),
        (f"{TWO} ; at canal-street=P0", "canal-street is closed with two players (CE-BOARD-07)"),
        (f"{TWO} ; at union-square=P0 union-square=P1", "two figures on union-square (CE-BOARD-06)"),
        (f"{TWO} ; at morettis-gunsmith=P0 morettis-gunsmith=union-boss", "two figures on morettis-gunsmith"),
        (f"{TWO} ; at queens=police-chief brooklyn=police-chief", "there is only one police-chief (CE-COMP-08)"),
        (f"{TWO} ; at union-square=mayor ; river mayor", "there is only one mayor (CE-COMP-08)"),
        (f"{TWO} ; river mayor mayor", "there is only one mayor (CE-COMP-08)"),
        (f"{TWO} ; river nobody", "'nobody' is no figure"),
    ],
)
def test_figures_stand_on_places_of_their_sort(text: str, words: str) -> None:
    assert words in mistaken(text)


@rule("CE-COMP-07", "CE-DO-12", "CE-DO-14")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"{TWO} ; stacks midtown", "'stacks' is said in pairs such as 'stacks midtown=P0,P1'"),
        (f"{TWO} ; stacks soho=P0", "'soho' is no territory"),
        (f"{TWO} ; stacks central-park=P0", "'central-park' is no territory"),
        (f"{TWO} ; stacks midtown=P0,,P1", "'': a stack is said from the bottom up, such as 'midtown=P0,P1'"),
        (f"{TWO} ; stacks midtown=P2", "'p2': a stack is said from the bottom up"),
        (f"{TWO} ; stacks midtown=mayor", "'mayor': a stack is said from the bottom up"),
        (f"{THREE} / gone ; stacks midtown=P3", "'p3': a stack is said from the bottom up"),
        (f"{TWO} ; stacks midtown={','.join(['P0'] * 10)}", "P0 has only 9 markers (CE-COMP-07)"),
        (f"{TWO} ; influence midtown", "'influence' is said in pairs such as 'influence midtown=P0:2'"),
        (
            f"{TWO} ; influence midtown=P0",
            "influence is said like 'influence wall-street=P0:2 midtown=neutral:1' (CE-DO-12)",
        ),
        (f"{TWO} ; influence midtown=P0:", "influence is said like"),
        (f"{TWO} ; influence midtown=P0:-1", "influence is said like"),
        (f"{TWO} ; influence midtown=P0:100", "influence is said like"),
        (f"{TWO} ; influence midtown=P0:²", "influence is said like"),
        (f"{TWO} ; influence midtown=mayor:1", "influence is said like"),
        (f"{TWO} ; influence midtown=P4:1", "'p4' is no player of this game"),
        (f"{THREE} / gone ; influence midtown=P3:1", "'p3' is no player of this game"),
        (f"{TWO} ; influence central-park=P0:1", "'central-park' is no territory"),
        (f"{TWO} ; protected P2", "'p2' is no player of this game"),
        (f"{TWO} ; protected all", "'all' is no player of this game"),
        (f"{TWO} ; limit P0", "'limit' is said in pairs such as 'limit P0=2'"),
        (f"{TWO} ; limit P0=x", "a higher hand limit is said like 'limit P0=2' (CE-DO-14)"),
        (f"{TWO} ; limit P0=-1", "a higher hand limit is said like"),
        (f"{TWO} ; limit P0=²", "a higher hand limit is said like"),
        (f"{TWO} ; limit P3=1", "'p3' is no player of this game"),
    ],
)
def test_control_is_said_in_pairs(text: str, words: str) -> None:
    assert words in mistaken(text)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ("weather", "no option 'weather'"),
        ("ask_gains=", "'ask_gains=': an option is said alone, or with its value as in 'ask_gains=true'"),
        ("ask_gains=maybe", "ask_gains is one of false, true, not 'maybe'"),
        ("controller", "controller is one of per_icon, whole_front, not True"),
        ("hand_limits=9", "four numbers"),
    ],
)
def test_options_in_a_scene_are_checked_like_those_of_a_new_table(options: str, words: str) -> None:
    assert words in mistaken(f"{TWO} ; options {options}")


# Whatever is written.

WORDS = [
    *CORLEONE.notation.cards,
    *CORLEONE.notation.places.values(),
    *FIELDS,
    *PHASES,
    *("P0", "P1", "P4", "p9", "gone", "none", "mayor", "neutral:1", "P0-don", "P1-thug", "1", "2", "4", "²", "", "$"),
    *("/", "/", "/", ";", ";", "=", "+", "*", "3*$1", "+$5", ",", ":", "true", "ask_gains", "controller=whole_front"),
    *("P1=2", "midtown=P4:1", "midtown=neutral:2", "P0:²", "=²", "act", "+mayor", "police-chief=P0", "9" * 30),
    *("midtown=P0,P1", "union-square=P0", "queens=police-chief", "wall-street=empire-steam-laundry", "\x00", "é"),
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


SAID = st.lists(st.sampled_from([*CORLEONE.notation.reading, *WORDS]), max_size=3).map(" ".join)


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
    table = scene("$1 $5 gun narcotics shakedown union-boss / $2 / $3 ; act 2 ; stacks midtown=P1")
    before = table.record()
    named = refusal(table, seat, word)
    assert (table.record() == before) == bool(named)
    assert not named or backroom.why(named)


# Counting, and nothing.


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("٣*$1 / $1", "'٣*$1' is no card"),
        ("۳*gun / $1", "'۳*gun' is no card"),
        ("$٣ / $1", "'$٣' is no card"),
        (f"{TWO} ; limit P0=٢", "a higher hand limit is said like 'limit P0=2'"),
        (f"{TWO} ; turn P٠", "'turn' is a player who is in the game, such as 'turn P0'"),
        (f"{TWO} ; options hand_limits=٥-٤-٣-٢", "four numbers"),
        ("0*$1 / $1", "'0*$1': say how many there are, from 1 on, such as 3*$1"),
        ("+00*$1 / $1", "'+00*$1': say how many there are"),
        ("03*$1 / $1", "'03*$1': say how many there are"),
    ],
)
def test_cards_are_counted_from_one_in_plain_digits(text: str, words: str) -> None:
    assert words in mistaken(text)


@pytest.mark.parametrize(
    "field",
    [
        "public none shakedown",
        "public shakedown none",
        "pile none none",
        "allies none hired-muscle",
        "river none P0-thug",
        "tiles none wall-street=empire-steam-laundry",
        "at union-square=P0 none",
        "stacks none midtown=P0",
        "influence none midtown=P0:2",
        "protected none P0",
        "limit none P0=2",
    ],
)
def test_none_stands_alone(field: str) -> None:
    name = field.partition(" ")[0]
    assert mistaken(f"{TWO} ; {field}") == f"'{name} none' stands alone; say 'none' or what there is"
    assert tried(f"{TWO} ; {name} none")[1] == ""
