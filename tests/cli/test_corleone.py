"""Corleone's Empire in the terminal: every question can be shown, read and answered, by number and by word."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import backroom
from backroom.bots import RandomBot, play_on, seat_bots
from backroom.cli.answers import find_choice, forms
from backroom.cli.corleone import lessons
from backroom.cli.corleone.sentences import SENTENCES
from backroom.cli.faces import find_face
from backroom.cli.screen import Names
from backroom.games import find
from backroom.games.corleone import words
from backroom.games.register import every_rule
from backroom.games.wording import LEAVE
from backroom.kernel.core import Kind
from tests.cli.keyboard import said, sit, type_at

CORLEONE = find("corleone")
HANDS = "$1 $2 $3 bathtub-gin vig-night / $1 $2 $3"
LOOKS = ("?", "? 1", "? gun", "? mayor", "hand", "table", "help", "map", "jobs", "allies", "rivals")


def at(scene: str, *typed: str, script: str = "") -> tuple[backroom.Table, str]:
    return type_at(scene, *typed, script=script, game="corleone")


def endless(seed: int) -> Iterator[str]:
    """A person who looks at everything now and then, and answers at random."""
    bot = RandomBot(seed)
    while True:
        yield bot.random.choice([*LOOKS, *"01111222233334567" * 3])


# Every question.


@pytest.mark.parametrize("n", range(len(CORLEONE.sweep())))
def test_every_question_of_every_form_can_be_shown_and_answered(n: int) -> None:
    seats, options = CORLEONE.sweep()[n]
    table = backroom.new("corleone", seats=seats, seed=n, options=options)
    sitting, out = sit(table, n % seats, endless(n))
    sitting.play()
    assert table.over
    assert all(len(line) <= 80 for line in out.getvalue().splitlines())


@pytest.mark.parametrize("n", range(len(CORLEONE.scenes())))
def test_every_rare_procedure_can_be_shown_and_answered(n: int) -> None:
    table = backroom.scene("corleone", CORLEONE.scenes()[n], seed=n)
    sitting, out = sit(table, n % table.seats, endless(n))
    sitting.play()
    assert table.over
    assert all(len(line) <= 80 for line in out.getvalue().splitlines())


@pytest.mark.parametrize("seats", [2, 4])
def test_every_label_of_every_menu_means_its_option(seats: int) -> None:
    table = backroom.new("corleone", seats=seats, seed=seats)
    face, names = find_face(CORLEONE), Names.at_play(seats, 0)
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
    assert labels > 500


def test_every_kind_of_event_has_a_sentence() -> None:
    assert set(SENTENCES) == set(CORLEONE.event_kinds())


def test_every_kind_of_question_has_its_moment() -> None:
    chance = {"starter", "tile", "job", "new ally", "random card"}
    kinds = {kind.name for kind in vars(words).values() if isinstance(kind, Kind)}
    assert set(lessons.MOMENTS) == kinds - chance


def test_every_rule_that_is_shown_exists() -> None:
    shown = {rule for rules in (*lessons.BEHIND.values(), *lessons.ASKED.values()) for rule in rules}
    assert shown | set(lessons.SHORT) <= set(every_rule())


# A turn: its menu folds.


def test_a_turn_offers_groups_and_what_can_be_paid() -> None:
    _, screen = at("$1 2*blood-money bathtub-gin vig-night / $1")
    assert "1 Send a thug … to a business, for its front (3 left, 8 places)" in screen
    assert "2 Send your Don … to a space, for all backs around it (12 places)" in screen
    assert "3 Job: Bathtub Gin 2 Blood Money → $1. Take two Booze." in screen
    assert "Bathtub Gin 2 Blood Money → $1 · green · you can pay it" in screen
    assert "Vig Night 2 Gun, Booze → $3 + $2 · yellow · you lack all of it" in screen
    assert "Your choice (1-3):" in screen


def test_a_group_opens_by_its_number_and_closes_by_enter() -> None:
    table, screen = at(HANDS, "1", "", "1", "6")
    assert screen.count("6 Penn Central Railroad $2, a job · Midtown") == 2
    assert screen.count("1 Send a thug …") == 2
    assert "Your choice (1-8, Enter to go back):" in screen
    assert said(table)[0] == "thug penn-central-railroad"


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("thug penn", "thug penn-central-railroad"),
        ("penn central railroad", "thug penn-central-railroad"),
        ("Thug to Penn Central Railroad", "thug penn-central-railroad"),
        ("don union sq", "member union-square"),
        ("Don to Union Square", "member union-square"),
        ("member union-square", "member union-square"),
    ],
)
def test_places_can_be_named_at_once(typed: str, word: str) -> None:
    table, _ = at(HANDS, typed)
    assert said(table)[0] == word


def test_a_beginning_of_several_places_shows_these() -> None:
    table, screen = at(HANDS, "thug p", "2")
    assert "Thug p … 1 Paradiso Ballroom $2, Booze · Upper West Side 2 Penn Central Railroad" in screen
    assert said(table)[0] == "thug penn-central-railroad"


def test_when_there_is_one_group_its_places_are_shown_at_once() -> None:
    scene = "$1 / $1 ; act 1 ; at penn-central-railroad=P0 harcourt-and-vane=P0 paradiso-ballroom=P0"
    table, screen = at(scene, "union square")
    assert "Your turn. Where do you send your Don?" in screen
    assert said(table)[0] == "member union-square"


def test_a_shared_front_says_so_before_it_is_chosen() -> None:
    _, screen = at(f"{HANDS} ; stacks midtown=P1 chelsea=P0", "thug")
    assert "$2, a job · Midtown, shared with Ada" in screen
    assert "Gun, Blood Money · Chelsea, yours" in screen


def test_what_cannot_be_had_is_refused_with_its_reason() -> None:
    scene = f"{HANDS} ; at penn-central-railroad=P1"
    table, screen = at(
        scene, "thug penn central railroad", "vig night", "don canal street", "thug central park", "dance"
    )
    assert "Penn Central Railroad: somebody stands there." in screen
    assert "Job: Vig Night: you lack 2 Gun and Booze." in screen
    assert "Canal Street: closed with two players." in screen
    assert "You cannot do that." in screen
    assert "CE-CP-02" in screen
    assert "'dance' is nothing I know" in screen
    assert table.log == []


# Questions within a turn.


def test_icons_are_named_and_their_use_explained() -> None:
    table, screen = at("$1 $3 / $1", "thug harcourt", "launder $3")
    assert "You may use: suitcase. What do you do?" in screen
    assert "$1 into the suitcase you have 2" in screen
    assert said(table)[:2] == ["thug harcourt-and-vane", "launder $3"]
    assert "You put $3 into the suitcase" in screen


def test_enter_never_gives_an_icon_away() -> None:
    table, screen = at("$3 / $1", "thug harcourt", "")
    assert said(table) == ["thug harcourt-and-vane"]
    assert "Type a number from 1 to" in screen


def test_a_question_with_one_answer_is_not_asked() -> None:
    scene = "gun / $1 ; tiles wall-street=empire-steam-laundry"
    table, screen = at(f"{scene} ; act 1 ; stacks wall-street=P0", "member carnegie", "draw", "1")
    assert "pass" in said(table), "no money for the suitcase of Central Park"
    assert "leave unused: suitcase" in screen
    assert "1 Pass" not in screen.split("Which do you keep?")[1].split("Act I,")[0]


def test_a_job_that_may_be_kept_shows_its_colour() -> None:
    seen = "P0 thug penn-central-railroad; P0 draw; draw bathtub-gin; draw vig-night"
    _, screen = at("$1 / $1 ; act 1", "1", script=seen)
    assert "Keep Bathtub Gin Green." in screen


def test_money_comes_first_by_enter() -> None:
    table, screen = at("$1 2*blood-money bathtub-gin / $1", "bathtub", "")
    assert "You complete Bathtub Gin › Which first, the money or the ability?" in screen
    assert said(table)[:2] == ["job bathtub-gin", "money first"]
    assert "You complete Bathtub Gin for 2 Blood Money › take $1 and 2 Booze" in screen


def test_targets_are_figures_with_their_whereabouts() -> None:
    scene = "gun blood-money no-flowers-please / $1 ; at union-square=P1 carnegie-corner=mayor"
    table, screen = at(scene, "job no flowers", "1", "ada's don")
    assert "1 Ada's Don at Union Square Chelsea, Midtown and Wall Street" in screen
    assert "Mayor at" not in screen
    assert said(table)[-1] == "whack union-square"
    assert "have Ada's Don whacked at Union Square" in screen


def test_a_figure_that_is_moved_is_named() -> None:
    scene = "gun booze picket-line / $1 ; at penn-central-railroad=P1"
    _, screen = at(scene, "picket", "", "1", "paradiso")
    assert "Where does Ada's thug go from Penn Central Railroad?" in screen
    assert "You move Ada's thug to Paradiso Ballroom (Upper West Side)" in screen


def test_an_own_figure_among_the_targets_is_marked() -> None:
    scene = "2*gun blood-money booze car-bomb-at-the-curb / $1 ; at union-square=P0 penn-central-railroad=P1"
    _, screen = at(scene, "car bomb", "", "midtown")
    assert "Your Don at Union Square Chelsea, Midtown and Wall Street · your own!" in screen


def test_a_robbed_person_chooses_and_is_told() -> None:
    scene = "gun booze / 2*gun 2*booze stick-up-at-the-card-game ; turn P1"
    table, screen = at(scene, "give booze", script="P1 job stick-up-at-the-card-game; P1 ability first")
    assert "Ada completes Stick-Up at the Card Game › Ada robs you. Which card do you give?" in screen
    assert "takes Booze from you" in screen
    assert said(table) == ["give booze"]


def test_a_look_at_a_hand_shows_its_cards() -> None:
    scene = "society-columnist / $5 shakedown vig-night ; act 3"
    _, screen = at(scene, "society", "rob ada", "take vig night")
    assert "Rob Ada 3 cards in hand" in screen
    assert "Which of Ada's cards do you take?" in screen
    assert "You take Vig Night from Ada" in screen


def test_a_front_is_shaken_down_by_a_card() -> None:
    scene = "gun blood-money booze shakedown / $1 ; stacks queens=P1"
    table, screen = at(scene, "job shakedown", "", "sunnyside", "")
    assert "You complete Shakedown › Which place do you shake down?" in screen
    assert "Sunnyside Social Club $1, Blood Money, horse head · Queens, shared with Ada" in screen
    assert said(table)[2] == "shake sunnyside-social-club"


def test_backs_are_shaken_down_by_a_card() -> None:
    _, screen = at("2*gun booze back-room-sweep / $1 ; at hell-gate=P1", "back-room", "", "hell gate")
    assert "Hell Gate $1, $2 · Upper East Side, Queens" in screen
    assert "shake down the backs at Hell Gate (Upper East Side, Queens) › take $1 and $2" in screen


def test_one_thing_more_may_be_declined() -> None:
    scene = "2*blood-money 2*booze favor-at-city-hall / $1 ; public widows-mattress"
    table, screen = at(scene, "favor", "", "take", "pass")
    assert "You may do one thing more. What?" in screen
    assert "Job: The Widow's Mattress" in screen
    assert said(table)[-1] == "pass"


def test_a_look_at_the_deck_may_be_declined() -> None:
    table, screen = at("booze tip-from-the-docks / $1", "tip", "", "pass")
    assert "Do you look at jobs?" in screen
    assert said(table)[-1] == "pass"


def test_the_police_chief_is_a_target_in_his_territory() -> None:
    scene = "gun booze pistol-behind-the-pipes / $1 ; act 2 ; at queens=police-chief union-square=P1"
    table, screen = at(scene, "pistol", "", "the police chief")
    assert "The Police Chief in Queens" in screen
    assert said(table)[-1] == "whack police-chief"
    assert "have the Police Chief whacked" in screen


def test_markers_to_be_moved_say_what_is_lost() -> None:
    stacks = "midtown=P0,P0 queens=P1,P0 chelsea=P0,P1 brooklyn=P0,P0 wall-street=P0,P0,P0"
    scene = f"$1 / $1 ; act 3 ; phase turf ; at paradiso-ballroom=P0 ; stacks {stacks}"
    table, screen = at(scene, "queens, top")
    assert "You win Upper West Side and have no marker left. Do you move one there?" in screen
    assert "Midtown, top You keep control there." in screen
    assert "Queens, top You lose control there." in screen
    assert "Chelsea, number 1 from the bottom It lies below others." in screen
    assert said(table) == ["lift queens:2"]
    assert "move a marker from Queens to Upper West Side" in screen


def test_things_can_be_looked_up_by_name() -> None:
    _, screen = at(
        HANDS, "? penn central railroad", "? union square", "? vig night", "? queens", "? ce-turf-05", "? xyzzy"
    )
    assert "Penn Central Railroad front: $2, a job · back: a job" in screen
    assert "Union Square touches Chelsea, Midtown and Wall Street" in screen
    assert "Vig Night 2 Gun, Booze → $3 + $2. Take one random money card" in screen
    assert "CE-TURF-05" in screen
    assert "No rule mentions 'xyzzy'. Try ? thug or ? CE-TURF-05." in screen


def test_who_leaves_is_told_and_may_watch() -> None:
    table = backroom.scene("corleone", "$1 / $1 / $1 ; act 4")
    sitting, out = sit(table, 0, iter(["leave", "no", "leave", "yes"]))
    sitting.live = False
    sitting.play()
    assert table.over
    assert [action for seat, action in table.log if seat == 0] == [LEAVE]
    screen = " ".join(out.getvalue().split())
    assert screen.count("Give up your seat for good, while the others play on? (y/n):") == 2
    assert screen.count("You stay.") == 1
    assert "You are out: you have left the table." in screen
