"""Der Pate in the terminal: every question can be shown, read and answered, by number and by word."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import backroom
from backroom.bots import RandomBot, play_on, seat_bots
from backroom.cli.answers import find_choice, forms
from backroom.cli.derpate import lessons
from backroom.cli.derpate.sentences import SENTENCES
from backroom.cli.faces import find_face
from backroom.cli.screen import Names
from backroom.games import find
from backroom.games.derpate import words
from backroom.games.register import every_rule
from backroom.kernel.core import Kind
from tests.cli.keyboard import said, sit, type_at
from tests.pate import THREES, throw

DERPATE = find("derpate")
LOOKS = ("?", "? 1", "? press", "? g3", "? lm2", "? banker", "hand", "table", "help", "map", "tableau", "events")


def at(scene: str, *typed: str, script: str = "") -> tuple[backroom.Table, str]:
    return type_at(scene, *typed, script=script, game="derpate")


def endless(seed: int) -> Iterator[str]:
    """A person who looks at everything now and then, and answers at random."""
    bot = RandomBot(seed)
    while True:
        yield bot.random.choice([*LOOKS, *"1111222233334567" * 3])


# Every question.


@pytest.mark.parametrize("n", range(len(DERPATE.sweep())))
def test_every_question_of_every_form_can_be_shown_and_answered(n: int) -> None:
    seats, options = DERPATE.sweep()[n]
    table = backroom.new("derpate", seats=seats, seed=n, options=options)
    sitting, out = sit(table, n % seats, endless(n))
    sitting.play()
    assert table.over
    assert all(len(line) <= 80 for line in out.getvalue().splitlines())


@pytest.mark.parametrize("n", range(len(DERPATE.scenes())))
def test_every_rare_procedure_can_be_shown_and_answered(n: int) -> None:
    table = backroom.scene("derpate", DERPATE.scenes()[n], seed=n)
    sitting, out = sit(table, n % table.seats, endless(n))
    sitting.play()
    assert table.over
    assert all(len(line) <= 80 for line in out.getvalue().splitlines())


@pytest.mark.parametrize("seats", [2, 4])
def test_every_label_of_every_menu_means_its_option(seats: int) -> None:
    table = backroom.new("derpate", seats=seats, seed=seats)
    face, names = find_face(DERPATE), Names.at_play(seats, 0)
    labels = 0

    def look() -> bool:
        nonlocal labels
        view = table.view(0)
        choices = face.choices(view, names) if view.question else []
        for choice in choices:
            for form in forms(choice):
                assert find_choice(form.upper(), choices) is choice, form
                labels += 1
        return False

    play_on(table, seat_bots(table, range(seats), RandomBot), look)
    assert table.over
    assert labels > 300


def test_every_kind_of_event_has_a_sentence() -> None:
    assert set(SENTENCES) == set(DERPATE.event_kinds())


def test_every_kind_of_question_has_its_moment() -> None:
    chance = {"event card", "die", "lone die"}
    kinds = {kind.name for kind in vars(words).values() if isinstance(kind, Kind)}
    assert set(lessons.MOMENTS) == kinds - chance


def test_every_rule_that_is_shown_exists() -> None:
    tables = [lessons.BEHIND, lessons.ASKED, *lessons.ROWS, {"": lessons.PRESS}]
    shown = {rule for table in tables for rules in table.values() for rule in rules}
    assert shown | set(lessons.SHORT) <= set(every_rule())


# Dice: what each would do is said before it is placed.


def test_row_one_says_who_is_paid_and_what_steps_bring() -> None:
    _, screen = at("9k influence=3 / 9k ; round 2 ; dice black=5 white=1 grey=puppet red=4 ; at GV2=vacant LI2=stracci")
    assert "1 Black 5 Gambling pays you $5,000." in screen
    assert "Protection money pays you $1,000 (influence 3 → 4, taking the cop) and Ada $1,000 (influence +1)." in screen
    assert "Press: reputation 0 → 1; influence 3 → 4, taking the cop." in screen
    assert "Red 4 Loan sharking pays nobody." in screen


def test_two_dice_that_do_the_same_are_explained_once() -> None:
    _, screen = at(f"9k / 9k ; round 2 ; {THREES}")
    assert screen.count("Bookmaking pays you $3,000.") == 1
    assert screen.count("The same as Black 3.") == 3


@pytest.mark.parametrize(
    ("at_gv1", "fate"),
    [
        ("P1", "Ada's member goes home. Then GV is protected."),
        ("stracci", "the neutral member leaves the game."),
        ("P0", "your own: nothing happens."),
        ("vacant", "vacant: you may take it."),
    ],
)
def test_row_two_says_where_the_car_stops_and_who_leaves(at_gv1: str, fate: str) -> None:
    script = "; ".join(["P0 place red", throw(black=3, white=4, grey=5)])
    _, screen = at(f"9k / 9k ; round 2 ; {THREES} ; at GV1={at_gv1} LI1=vacant", script=script)
    assert f"The car stops at GV1 (smuggling){':' if 'goes' in fate or 'leaves' in fate else ','} {fate}" in screen
    assert "Bets bring you $4,000." in screen
    assert "Reputation 0 → 5, taking the wedding." in screen


def test_a_track_near_its_end_says_what_is_paid_instead() -> None:
    script = "; ".join(["P0 place black", throw(white=1, grey=4, red=2)])
    scene = (
        f"9k reputation=13 influence=14 used=wedding,grandchild,birthday,cop,judge,senator / 9k ; {THREES} ; round 2"
    )
    _, screen = at(scene, script=script)
    assert "Reputation 13 → 14, the end, and $1,000." in screen
    assert "Influence is at its end: $1,000 instead." in screen


def third(scene: str, *typed: str, **faces: int | str) -> str:
    """The screen at row 3, after dull rows 1 and 2."""
    colours = [colour for colour in ("black", "white", "grey", "red") if colour not in faces]
    second = throw(**dict.fromkeys(sorted([*faces, colours[1]], key=words.COLOURS.index), 1))
    script = "; ".join([f"P0 place {colours[0]}", second, f"P0 place {colours[1]}", throw(**faces)])
    return at(f"{scene} ; {THREES}", *typed, script=script)[1]


def test_row_three_says_what_its_action_does_and_whom_the_last_die_calls() -> None:
    scene = "9k / 9k owes=P0:2 / 2k owes=P0:1 ; round 2 ; at LM2=vacant"
    screen = third(scene, grey=3, red=3)
    assert "Meeting: Ada pays you $6,000 for 2 markers, Bo pays you $2,000, all there is for 1 marker." in screen
    assert "Then red: prosecutor." in screen
    assert "FBI raid: neutral LI1 is emptied. Then grey: consigliere." in screen
    assert "FBI raid on bookmaking: LM3 is protected, so nothing happens." in third(
        f"{scene} LI1=vacant", grey=1, red=3
    )
    assert "FBI raid: Ada's GV2 goes to prison, neutral LI2 is emptied." in third(scene, grey=1, red=4)


def test_a_takeover_says_what_may_be_taken_or_why_not() -> None:
    scene = "9k / 9k / 9k ; round 2"
    assert "Takeover: you may take Ada's GV2 or the neutral LI2." in third(scene, black=4, red=1)
    assert "Takeover of gambling: you have no debt marker left" in third(
        "9k owes=P1:5 / 9k / 9k ; round 2", black=5, red=1
    )
    assert "Takeover of bookmaking: no rival has one" in third(f"{scene} ; at LI1=vacant", black=3, red=1)
    assert "Takeover of bookmaking: LI1 is protected" in third(f"{scene} ; car LI2", black=3, red=1)


def test_a_friend_that_costs_too_much_is_refused_with_the_price() -> None:
    script = ["P0 place black", throw(white=1, grey=1, red=1), "P0 place grey", throw(white=5, red="puppet")]
    scene = f"3k / 9k ; round 2 ; {THREES} ; at LM3=vacant"
    table, screen = at(scene, "place white", "", script="; ".join(script))
    assert "– White 5 a friend costs $5,000, you have $3,000" in screen
    assert "White 5: a friend costs $5,000, you have $3,000." in screen
    assert "DP-GAP-42" in screen
    assert "Your choice (1, or Enter):" in screen, "it is said why there is no choice"
    assert said(table)[2] == "place red"


def test_without_a_friend_in_the_pool_the_money_is_lost() -> None:
    screen = third("9k friends=7 / 9k friends=6 ; round 2", white=2, red=1)
    assert "You pay $2,000 for nothing: no friend is left." in screen


def test_hidden_money_is_not_told_by_a_forecast() -> None:
    screen = third("9k / 1k owes=P0:2 ; round 2 ; options hidden_money", "table", grey=3, red=3)
    assert "Ada pays you up to $6,000 for 2 markers" in screen
    assert "Ada hidden 4" in screen
