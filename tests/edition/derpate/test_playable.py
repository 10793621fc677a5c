"""What passes the check can be played: editions of Der Pate at random, walked through under the laws."""

from __future__ import annotations

import random
from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console
from rich.theme import Theme

import backroom
from backroom.bots import Bot
from backroom.bots.derpate import players
from backroom.bots.derpate.greedy import GreedyDerPate
from backroom.bots.search.budget import Budget
from backroom.cli.derpate.face import DerPateFace
from backroom.cli.screen import STYLES, Names
from backroom.games.derpate.edition import Edition, build, in_order, make_edition
from backroom.games.derpate.events import at_once
from backroom.games.derpate.game import DerPateGame
from backroom.games.derpate.words import R5, TRACKS, VACANT
from backroom.kernel.core import OVER
from backroom.kernel.run import answer, next_seat, roll_on
from backroom.laws import check
from tests.edition.derpate.paper import Change, Tables, changed, fresh
from tests.pate import cited, money, options, refused, rule

CHIPS = {"reputation": ("wedding", "grandchild", "birthday"), "influence": ("cop", "judge", "senator")}


def some_tracks(chance: random.Random, paper: Tables) -> None:
    for track, chips in CHIPS.items():
        spaces = chance.choice((3, 6, 13, 20, 40))
        places = chance.sample(range(1, spaces + 1), 3)
        paper["track"][track] |= {"spaces": spaces, **dict(zip(chips, places, strict=True))}
    between = sorted(chance.choices(range(1000, 5000, 1000), k=chance.randrange(8)))
    paper["track"]["income"]["money"] = [0, 1000, *between, 4000]
    order = ["member", "marker", "steps", "money", *["none"] * chance.randrange(8)]
    chance.shuffle(order)
    paper["track"]["favours"]["order"] = order


def some_board(chance: random.Random, paper: Tables) -> None:
    numbers = [1, 3, 4]
    chance.shuffle(numbers)
    for row in paper["kind"]:
        if row["id"] not in ("smuggling", "gambling"):
            row["number"] = numbers.pop()
        if row["id"] != "smuggling":
            row["money"] = chance.randrange(1000, 21_000, 1000)
    protection = paper["kind"][0]
    protection["step"] = chance.choice(("influence", "reputation"))
    districts = [row["district"] for row in paper["business"]]
    chance.shuffle(districts)
    kinds = [2, 2, 2, 5, protection["number"], *chance.choices((1, 3, 4, 5), k=7)]
    chance.shuffle(kinds)
    for number, row in enumerate(paper["business"]):
        row.update(id=f"Corner-{number}", district=districts[number], kind=kinds[number])
        if kinds[number] != 2 and chance.randrange(2):
            row["money"] = chance.randrange(1000, 21_000, 1000)
    paper["beginners"]["car"] = f"Corner-{chance.randrange(12)}"
    chance.shuffle(paper["beginners"]["districts"])
    chance.shuffle(paper["family"])


def some_edition(seed: int) -> Edition:
    chance = random.Random(seed)
    paper = fresh()
    paper["start"]["money"] = chance.choice((10_000, 15_000))
    some_tracks(chance, paper)
    some_board(chance, paper)
    persons = ["consigliere", "prosecutor", "informer", "banker"]
    chance.shuffle(persons)
    paper["persons"] |= dict(zip(("black", "white", "grey", "red"), persons, strict=True))
    for row in paper["event"]:
        row.update(x=chance.choice(("grey", "red")), car=chance.randint(1, 5))
    return build(paper, "my.toml")


@pytest.mark.parametrize("seed", range(6))
def test_the_laws_hold_with_any_sound_edition(seed: int) -> None:
    report = check(DerPateGame(some_edition(seed)), games=4, seed=seed)
    assert report.games >= 4


# other lengths, end to end


def long_and_gappy(paper: Tables) -> None:
    """Every track is longer than ours, favours have gaps between them, and businesses of a kind pay differently."""
    paper["track"]["reputation"].update(spaces=16, wedding=5, grandchild=11, birthday=16)
    paper["track"]["influence"].update(spaces=14, cop=1, judge=2, senator=13)
    paper["track"]["income"]["money"] = [0, 1000, 1000, 2000, 2000, 3000, 4000]
    paper["track"]["favours"]["order"] = ["none", "steps", "none", "money", "member", "none", "marker"]
    paper["business"][0]["money"] = 3000
    paper["business"][1]["money"] = 7000


def as_short_as_can_be(paper: Tables) -> None:
    paper["track"]["reputation"].update(spaces=3, wedding=3, grandchild=1, birthday=2)
    paper["track"]["influence"].update(spaces=4, cop=4, judge=2, senator=3)
    paper["track"]["income"]["money"] = [0, 1000, 4000]
    paper["track"]["favours"]["order"] = ["money", "steps", "marker", "member"]


LENGTHS = pytest.mark.parametrize("change", [long_and_gappy, as_short_as_can_be])
BOTS: dict[str, Callable[[int, Edition], Bot]] = {
    "greedy": GreedyDerPate,
    "yardstick": players.yardstick,
    "rookie": players.rookie,
    "soldier": players.soldier,
    "capo": lambda seed, edition: players.capo(seed, Budget(iterations=8), edition),
}


@LENGTHS
def test_the_laws_hold_on_tracks_of_other_lengths(change: Change) -> None:
    assert check(DerPateGame(build(changed(change), "my.toml")), games=6, seed=3).games >= 6


@LENGTHS
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_on_tracks_of_other_lengths(change: Change, name: str) -> None:
    game = DerPateGame(build(changed(change), "my.toml"))
    s = game.start(3, {})
    roll_on(s, 8)
    seats = [BOTS[name](seat, game.rows) for seat in range(3)]
    while s.wait.mode != OVER:
        seat = next_seat(s)
        answer(s, game.read(seats[seat].choose(game.view(s, seat), [])), 8)
    reached = [game.view(s, None).seats[seat].tracks for seat in range(3)]
    assert all(
        here[track] <= length for here in reached for track, length in zip(TRACKS, game.rows.lengths, strict=True)
    )
    assert game.result(s) is not None


@LENGTHS
def test_the_terminal_draws_tracks_of_other_lengths(change: Change) -> None:
    """Every question of a game: the table, one's own things, and what can be said."""
    game = DerPateGame(build(changed(change), "my.toml"))
    face, console = DerPateFace(game), Console(width=100, file=StringIO(), theme=Theme(STYLES))
    s = game.start(2, {})
    roll_on(s, 5)
    bots = [players.soldier(seat, game.rows) for seat in range(2)]
    while s.wait.mode != OVER:
        seat = next_seat(s)
        view, names = game.view(s, seat), Names.at_play(2, seat)
        for page in (face.board(view, names, []), face.hand(view), face.glimpse(view, brief=False), face.status(view)):
            console.print(page)
        assert view.question is not None
        assert {choice.word for choice in face.choices(view, names)} == {*view.question.actions}
        answer(s, game.read(bots[seat].choose(view, [])), 5)
    drawn = console.file.getvalue()  # type: ignore[attr-defined]
    for track, length in zip(TRACKS[:2], game.rows.lengths, strict=False):
        assert f" of {length}" in drawn, track


LATE = "9k friends=2 favours={} income=3 river=1 owes=P1:1 / 9k ; round 6 ; dice black=3 white=3 grey=3 red=3"


@rule("DP-FAV-02")
@pytest.mark.parametrize(
    ("reached", "offered"),
    [
        (0, set()),
        (1, set()),
        (2, {"reputation", "influence"}),
        (3, {"reputation", "influence"}),
        (4, {"reputation", "influence", "money"}),
        (7, {"reputation", "influence", "money", "member", "marker:P1"}),
    ],
)
def test_a_space_between_adds_no_favour(reached: int, offered: set[str]) -> None:
    table = scene_on(long_and_gappy, LATE.format(reached))
    assert {word.removeprefix("favour ") for word in options(table, 0) if word.startswith("favour")} == offered
    if reached in (1, 2):
        assert refused(table, 0, "favour money") == "DP-FAV-02"


@rule("DP-ROW1-02")
def test_every_business_pays_what_is_printed_on_it() -> None:
    """Two of a kind that pay differently: P0 in LM has 3,000, P1 in GV what the kind pays, P2 in ES as much."""
    dice = "dice black=1 white=1 grey=1 red=1"
    table = scene_on(long_and_gappy, f"0k / 0k / 0k ; {dice}")
    table.play("P0 place black")
    assert money(table) == [3000, 1000, 1000]


@rule("DP-INC-02")
def test_income_is_what_stands_on_the_space_however_long_the_track() -> None:
    table = scene_on(long_and_gappy, "0k income=2 / 0k income=6 ; round 3 ; phase income")
    assert cited(table, "DP-INC-01") == ["P0 receives $1,000", "P1 receives $4,000"]


@rule("DP-CARD-R5a")
def test_the_vice_squad_comes_for_gambling_and_not_for_a_number() -> None:
    """The rulebook has gambling at 5; a copy that has it elsewhere is told so, but the card means the kind."""
    paper = fresh()
    for row in paper["kind"]:
        row["number"] = {3: 5, 5: 3}.get(row["number"], row["number"])
    edition = make_edition(in_order(paper))
    assert edition.kinds[edition.gambling - 1].key == "gambling"
    s = DerPateGame(edition).start(4, {"beginner_setup": True})
    s.table.car = -1
    at_once(s, R5)
    vacant = [business.key for business, owner in zip(edition.road, s.table.owner, strict=True) if owner == VACANT]
    assert vacant == [business.key for business in edition.road if business.kind == 3]


def scene_on(change: Change, text: str) -> backroom.Table:
    """A scene on a board that was typed in."""
    return backroom.scene(DerPateGame(build(changed(change), "my.toml")), text)
