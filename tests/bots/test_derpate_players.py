"""The levels of Der Pate: each answers everything, repeats itself from its seed, and says why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import process_time

import pytest

import backroom
from backroom.bots import Bot, Chair, RandomBot, play_on, seat_bots
from backroom.bots.derpate import players
from backroom.bots.derpate.sight import look
from backroom.bots.derpate.soldier import Reckoning, SoldierDerPate
from backroom.bots.derpate.taste import SOLDIER
from backroom.bots.derpate.thoughts import THOUGHTS
from backroom.bots.search.bot import SearchBot
from backroom.bots.search.budget import Budget
from backroom.games.derpate.edition import house_edition, house_text
from backroom.games.derpate.game import DERPATE
from backroom.games.derpate.sweep import SCENES, SWEEP
from tests.pate import at_home as scene


def capo(seed: int, edition: object = None) -> Bot:
    return players.capo(seed, Budget(iterations=4), edition)  # type: ignore[arg-type]


MAKERS: dict[str, Callable[..., Bot]] = {
    "yardstick": players.yardstick,
    "rookie": players.rookie,
    "soldier": players.soldier,
    "capo": capo,
}
LEVELS = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS.keys())


def play_out(seats: int, seed: int, options: dict[str, object], make: Callable[[int], Bot]) -> backroom.Table:
    table = backroom.new("derpate", seats=seats, seed=seed, options=options)
    play_on(table, seat_bots(table, range(seats), make))
    return table


def answers(text: str, script: str = "", seat: int = 0) -> set[str]:
    """All that a soldier may say to the question that is open after a script."""
    return {Chair(scene(text, script), seat, players.soldier(seed)).answer() for seed in range(4)}


# Whole games.


@LEVELS
@pytest.mark.parametrize(("seats", "options"), SWEEP)
def test_it_plays_every_form_of_the_game_to_its_end(
    seats: int, options: dict[str, object], make: Callable[..., Bot]
) -> None:
    assert play_out(seats, 4, options, make).over


@LEVELS
@pytest.mark.parametrize("text", SCENES)
def test_it_plays_on_from_every_rare_position(text: str, make: Callable[..., Bot]) -> None:
    table = scene(text)
    play_on(table, seat_bots(table, range(DERPATE.most), make))
    assert table.over


@LEVELS
def test_a_game_can_be_repeated_from_its_seeds(make: Callable[..., Bot]) -> None:
    first, second = (play_out(3, 8, {}, make).record() for _ in range(2))
    assert first == second


@LEVELS
def test_it_plays_another_edition(make: Callable[..., Bot], tmp_path: Path) -> None:
    path = tmp_path / "short.toml"
    path.write_text(house_text().replace("spaces = 14", "spaces = 11"))
    game = DERPATE.with_edition(path)
    view = game.view(game.scene("9k / 9k ; dice black=1 white=2 grey=3 red=4")[0], 0)
    assert view.question is not None
    assert make(0, game.rows).choose(view, []) in view.question.actions


@LEVELS
def test_the_money_of_others_cannot_be_peeked_at(make: Callable[..., Bot]) -> None:
    table = backroom.new("derpate", seats=3, seed=3, options={"hidden_money": True})
    bots = seat_bots(table, range(3), RandomBot)
    asked = 0
    while not table.over:
        seat = table.asks[0].seat
        if asked % 5 == 0:
            twin = DERPATE.redeal(table.state, seat, asked)
            assert make(asked).choose(DERPATE.view(twin, seat), []) == make(asked).choose(table.view(seat), [])
        bots[seat].answer()
        asked += 1


@pytest.mark.parametrize(("better", "worse"), [("soldier", "rookie"), ("soldier", "yardstick"), ("rookie", "random")])
def test_each_level_beats_the_one_below_it(better: str, worse: str) -> None:
    makers = MAKERS | {"random": RandomBot}
    won = 0
    for seed in range(24):
        me = seed % 3
        names = [better if seat == me else worse for seat in range(3)]
        bots = [makers[name](seed * 3 + seat) for seat, name in enumerate(names)]
        table = play_out(3, seed, {}, bots.__getitem__)
        assert table.result is not None
        won += me in table.result.winners
    assert won >= 10  # a fair share would be 8


def test_a_rookie_declines_no_gift() -> None:
    asked = 0
    for seed in range(12):
        table = backroom.new("derpate", seats=4, seed=seed)
        rookies = seat_bots(table, range(4), players.rookie)
        while not table.over:
            kind = table.state.wait.kind.name
            said = rookies[table.asks[0].seat].answer()
            if kind in ("occupy", "service"):
                asked += 1
                assert said != "pass"
    assert asked > 100


# Reasons.


@pytest.mark.parametrize("make", [players.soldier, capo], ids=["soldier", "capo"])
def test_it_can_say_why_it_said_each_of_its_words(make: Callable[..., Bot]) -> None:
    table = backroom.new("derpate", seats=2, seed=5)
    chairs = seat_bots(table, range(2), make)
    play_on(table, chairs)
    for seat in range(2):
        bot = chairs[seat].bot
        assert isinstance(bot, SoldierDerPate | SearchBot)
        assert len(bot.reasons) > 20
        assert {reason.thought for reason in bot.reasons} <= THOUGHTS.keys()
        for reason in bot.reasons:
            assert not reason.weighed or reason.word in [other.word for other in reason.weighed]


def test_sentences_end_like_sentences() -> None:
    assert all(text[0].isupper() and text[-1] == "." for text in THOUGHTS.values())


def thought(text: str, script: str = "") -> tuple[str, str]:
    """What a soldier says, and why."""
    bot = SoldierDerPate(0)
    return Chair(scene(text, script), 0, bot).answer(), bot.reasons[-1].thought


USED = "used=cop,judge,senator,wedding,grandchild,birthday"
SAFE = f"40k reputation=14 influence=14 {USED}"
GREY_FULL = "40k reputation=14 influence=5 used=cop,wedding,grandchild,birthday"
GREY_DECIDES = "; round 6 ; events G1 G2 G3 G4 R2 R3"
AT_LAST = "; round 7 ; events G1 G2 G3 G4 R2 R3 R4"
ROW_ONE = "dice black=5 white=1 grey=1 red=1"
ROW_TWO = "P0 place black; roll white {}; roll grey {}; roll red {}"


@pytest.mark.parametrize(
    ("me", "thrown", "said", "why"),
    [
        (SAFE, "1 puppet 1", "place grey", "overflow"),
        (SAFE, "1 1 1", "place grey", "beyond"),
        (SAFE, "5 puppet 1", "place white", "money"),
        (GREY_FULL, "1 puppet 1", "place grey", "half"),
        (GREY_FULL, "1 5 1", "place grey", "beyond"),
        (GREY_FULL, "1 1 5", "place red", "chips"),
        (GREY_FULL, "5 1 1", "place white", "bet"),
    ],
)
def test_it_speaks_of_steps_only_where_one_can_be_made(me: str, thrown: str, said: str, why: str) -> None:
    assert thought(f"{me} / {SAFE} {GREY_DECIDES} ; {ROW_ONE}", ROW_TWO.format(*thrown.split())) == (said, why)


@pytest.mark.parametrize(
    ("board", "thrown", "why"),
    [
        ("LM1=P0", "3", "income"),
        ("GV2=P1", "4", "generous"),
        ("LM1=P0 GV3=P1", "1", "shared"),
        ("GV2=vacant LI2=stracci", "4", "nobody"),
        ("LM1=P0", "puppet", "puppets"),
    ],
)
def test_it_knows_whom_a_number_pays(board: str, thrown: str, why: str) -> None:
    dice = " ".join(f"{die}={thrown}" for die in ("black", "white", "grey", "red"))
    assert thought(f"{SAFE} / {SAFE} {GREY_DECIDES} ; at {board} ; dice {dice}")[1] == why


@pytest.mark.parametrize(("car", "why"), [("LM1", "raid"), ("GV1", "duty")])
def test_a_raid_on_a_protected_district_hits_nobody(car: str, why: str) -> None:
    rolls = f"{ROW_TWO.format(5, 1, 1)}; P0 place white; roll grey 1; roll red 4"
    text = f"{SAFE} / {SAFE} {GREY_DECIDES} ; car {car} ; at LI2=vacant ; {ROW_ONE}"
    assert thought(text, rolls) == ("place red", why)


def test_the_banker_is_called_for_what_he_brings() -> None:
    rolls = f"{ROW_TWO.format(1, 5, 5)}; P0 place red; roll white 5; roll grey puppet; P0 place grey"
    assert thought(f"{SAFE} / {SAFE} {AT_LAST} ; {ROW_ONE}", rolls) == ("advance income", "settlement")
    full = f"{SAFE} income=4 friends={{}} / {SAFE} {{}} ; {ROW_ONE}"
    assert thought(full.format(2, GREY_DECIDES), rolls) == ("advance favours", "patrons")
    assert thought(full.format(0, AT_LAST), rolls) == ("advance favours", "service")


def test_what_is_not_taken_over_is_not_waited_for() -> None:
    taken = " ".join(f"{space}=vacant" for space in ("GV1", "GV2", "ES1", "ES2", "LI1", "LI2", "LI3"))
    text = f"{SAFE} river=2 owes=bank:4 / {SAFE} ; round 7 ; events G1 G2 G3 G4 R2 R3 R1 ; car LM1"
    assert thought(f"{text} ; at GV3=P0 {taken}") == ("pass", "decline")


# The soldier's rules of thumb.

LAST = "; events R1 R2 R3 R4 G1 G2 G4"
MIDWAY = "15k reputation=6 influence=6 used=cop,wedding"
DICE = f"{MIDWAY} / {MIDWAY} / {MIDWAY} ; round 5"


def test_it_rolls_for_its_own_businesses() -> None:
    assert answers(f"{DICE} ; events R1 R2 R3 R4 G1 ; dice black=5 white=4 grey=2 red=3") == {"place black"}


def test_on_row_2_it_steps_on_the_track_that_decides() -> None:
    rolls = "P0 place black; roll white 4; roll grey 4; roll red 4"
    thrown = "dice black=5 white=1 grey=1 red=1"
    assert answers(f"{DICE} ; events R1 R2 R3 R4 G1 ; {thrown}", rolls) == {"place red"}
    assert answers(f"{DICE} ; events G1 G2 G3 G4 R2 ; {thrown}", rolls) == {"place grey"}


def test_it_uses_the_cop_on_the_die_that_decides_its_life() -> None:
    text = f"15k influence=10 used=judge,senator / 15k / 15k ; round 7 {LAST} ; dice black=5 white=1 grey=2 red=3"
    assert answers(text, "P0 place black; roll white 1; roll grey 2; roll red 1") == {"cop red"}


def test_it_uses_the_judge_for_a_poor_throw() -> None:
    text = "15k reputation=14 influence=9 used=cop,wedding,grandchild,birthday / 15k / 15k ; round 7"
    text += f" {LAST} ; dice black=5 white=1 grey=2 red=3"
    assert answers(text, "P0 place black; roll white 1; roll grey 1; roll red 1") == {"judge"}


def test_it_calls_a_meeting_when_much_is_owed_to_it() -> None:
    text = "15k reputation=14 influence=14 used=cop,judge,senator,wedding,grandchild,birthday"
    text += " / 20k owes=P0:3 / 20k owes=P0:1 ; round 7 ; dice black=5 white=1 grey=2 red=3"
    rolls = "P0 place black; roll white 1; roll grey 1; roll red 1; P0 place white; roll grey 5; roll red 4"
    assert answers(text, rolls) == {"place grey"}


def test_it_takes_the_money_of_a_friend_in_its_last_turn() -> None:
    text = "15k reputation=14 influence=14 used=cop,judge,senator,wedding,grandchild,birthday favours=4 friends=1"
    assert answers(f"{text} / 15k / 15k ; round 7") == {"favour money"}


def test_it_gives_up_the_business_that_it_needs_least() -> None:
    text = "15k / 15k / 15k ; round 3 ; phase income ; events G1 R2 ; car GV1 ; at LM2=P0 LM1=P0 LM3=vacant"
    assert answers(text, "reveal G3") == {"vacate LM1"}


def test_it_has_a_friend_fetch_a_member_when_it_has_nobody_left_to_send() -> None:
    nobody, two = (f"15k favours=1 friends=1 river={sunk} / 15k ; round 4 ; events R2 R3 G1 G2" for sunk in (4, 2))
    assert answers(nobody) == {"favour member"}
    assert answers(two) == {"pass"}


ONE_SHORT = f"40k reputation=13 influence=14 {USED}"


def test_it_does_not_save_a_rival_for_a_few_thousand() -> None:
    scenes = {
        f"{SAFE} / {ONE_SHORT} / {SAFE} {AT_LAST} ; turn P2 ; at LI3=P2": 2,
        f"{SAFE} / {ONE_SHORT} / {SAFE} / {SAFE} {AT_LAST} ; turn P3 ; at ES1=P3": 3,
    }
    for text, seat in scenes.items():
        assert answers(f"{text} ; dice black=2 white=3 grey=2 red=2", seat=seat) == {"place white"}


def test_it_does_not_spare_a_rival_the_last_step() -> None:
    text = f"{SAFE} / {ONE_SHORT} {AT_LAST} ; at ES1=P0 LI3=vacant"
    assert answers(f"{text} ; dice black=2 white=1 grey=2 red=1") == {"place white"}


@pytest.mark.parametrize(("seat", "kept"), [(0, 0.7), (1, 1)])
def test_in_the_last_round_a_business_is_safe_with_the_last_player_only(seat: int, kept: float) -> None:
    text = f"{SAFE} / {SAFE} {AT_LAST} ; turn P{seat} ; dice black=5 white=5 grey=5 red=5"
    rolls = "place black; roll white 1; roll grey 1; roll red 1"
    view = scene(text, f"P{seat} {rolls}").view(seat)
    turf = Reckoning(house_edition(), look(view, DERPATE.notation), SOLDIER).turf  # type: ignore[arg-type]
    assert turf.at_the_end[seat][3] == pytest.approx(3 * kept)
    assert turf.change(seat, [10], 1) == pytest.approx(3 * kept + 4 * turf.by_others[seat][3])


def test_a_soldier_answers_within_five_milliseconds() -> None:
    table = backroom.new("derpate", seats=4, seed=2)
    chairs = seat_bots(table, range(4), players.soldier)
    begun, asked = process_time(), 0
    while not table.over:
        chairs[table.asks[0].seat].answer()
        asked += 1
    assert (process_time() - begun) / asked < 0.005
