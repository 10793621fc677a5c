"""The balance of Der Pate: its short cut shows the bot no more than a view does, and its sums add up."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from backroom.bots.derpate.greedy import GreedyDerPate
from backroom.bots.derpate.sight import look
from backroom.games.derpate.game import DERPATE
from backroom.games.derpate.state import DerPate
from backroom.games.derpate.sweep import SCENES, SWEEP
from backroom.kernel.core import OVER
from backroom.kernel.run import answer, next_seat, options, roll_on
from tools.balance.derpate.chapters import FLOWS, district_shares
from tools.balance.derpate.page import bars
from tools.balance.derpate.play import (
    ALL_GREEDY,
    ALL_RANDOM,
    BY_LOT,
    LINE_UPS,
    ONE_GREEDY,
    bots_of,
    tally_games,
)
from tools.balance.derpate.sight import peer
from tools.balance.derpate.study import STUDY
from tools.balance.derpate.tally import DistrictTally, Tally
from tools.balance.study import Summary


def positions(s: DerPate, seed: int, *, greedy: bool) -> list[tuple[DerPate, int]]:
    """Every question from here to the end, as a state of its own, and who is asked."""
    roll_on(s, seed)
    rng, bots = Random(seed), [GreedyDerPate(seed + seat) for seat in range(s.house.seats)]
    found = []
    while s.wait.mode != OVER:
        seat, menu = next_seat(s), options(s)
        found.append((s.clone(), seat))
        answer(s, bots[seat].decide(peer(s, seat)) if greedy else rng.choice(menu), seed)
    return found


@pytest.fixture(scope="module")
def asked() -> list[tuple[DerPate, int]]:
    """Every question of some games: of every form with random and with greedy players, and from the rare scenes."""
    games = [positions(DERPATE.start(*form), seed, greedy=seed == 1) for form in SWEEP for seed in range(2)]
    games += [positions(DERPATE.scenery.read(scene)[0], 2, greedy=False) for scene in SCENES]
    return [position for game in games for position in game]


def test_the_games_ask_every_kind_of_question(asked: list[tuple[DerPate, int]]) -> None:
    assert {s.wait.kind.name for s, _ in asked} == set(GreedyDerPate(0).rates)


def test_the_short_cut_shows_what_the_view_shows_and_the_bot_says_the_same(asked: list[tuple[DerPate, int]]) -> None:
    for k, (s, seat) in enumerate(asked):
        view, sight = DERPATE.view(s, seat), peer(s, seat)
        assert sight == look(view, DERPATE.notation)
        if not k % 4:
            assert DERPATE.read(GreedyDerPate(k).choose(view, [])) == GreedyDerPate(k).decide(sight)


def test_the_short_cut_stays_the_same_when_the_secrets_of_others_change(asked: list[tuple[DerPate, int]]) -> None:
    hidden = [(s, seat) for s, seat in asked if s.house.hidden_money]
    assert hidden
    for k, (s, seat) in enumerate(hidden):
        twin = DERPATE.redeal(s, seat, k)
        assert twin.hidden.money != s.hidden.money
        assert peer(twin, seat) == peer(s, seat)


# The sums.


@pytest.mark.parametrize("line_up", LINE_UPS)
def test_all_money_is_accounted_for(line_up: str) -> None:
    tally = tally_games(line_up, 3, 5, range(4))
    for bot, flows in tally.flows.items():
        assert sum(flows.values()) == sum(int(money) * n for money, n in tally.fortunes[bot].items())
        assert set(flows) <= set(FLOWS)


def test_every_game_is_counted_once_and_every_win_once() -> None:
    tally = tally_games(ALL_RANDOM, 2, 5, range(12))
    assert tally.games == sum(tally.decided.values()) == sum(tally.colours.values()) == 12
    assert sum(tally.seat_wins) == pytest.approx(12 - tally.no_winner)
    assert 0 < tally.no_winner == sum(tally.lost_games.values()) < 12
    assert sum(d.wins for d in tally.districts.values()) == pytest.approx(sum(tally.seat_wins))
    assert sum(d.decided for d in tally.districts.values()) == pytest.approx(sum(tally.seat_wins))
    assert sum(d.homes for d in tally.districts.values()) == 24
    assert sum(d.survived for d in tally.districts.values()) == sum(tally.survivors["random"].values())
    assert all(sum(fields.values()) == 12 * 2 * 7 for fields in tally.fields.values())
    assert all(tally.used["random"][chip] <= n for chip, n in tally.taken["random"].items())


def test_the_same_seed_gives_the_same_games_in_one_go_or_in_two() -> None:
    whole = tally_games(ONE_GREEDY, 2, 5, range(4))
    parts = tally_games(ONE_GREEDY, 2, 5, range(2))
    parts.add(tally_games(ONE_GREEDY, 2, 5, range(2, 4)))
    assert parts == whole


def test_the_greedy_bot_moves_from_seat_to_seat() -> None:
    assert [bots_of(ONE_GREEDY, 3, game).index("greedy") for game in range(4)] == [0, 1, 2, 0]


def test_greedy_bots_choose_their_districts_and_lots_spread_them() -> None:
    chosen, drawn = (tally_games(line_up, 2, 5, range(8)) for line_up in (ALL_GREEDY, BY_LOT))
    assert len(chosen.picks["1"]) < len(drawn.picks["1"])


def test_districts_are_measured_by_the_fair_share_of_their_tables() -> None:
    two = Tally(players=2, games=100, districts={"LM": DistrictTally(homes=50, wins=30.0, decided=25.0)})
    four = Tally(players=4, games=100, districts={"LM": DistrictTally(homes=100, wins=20.0, decided=25.0)})
    share = district_shares([two, four])["LM"]
    assert share.value == pytest.approx(1.0)
    assert share.low < 1.0 < share.high


def test_the_page_is_made_of_the_sums_alone(tmp_path: Path) -> None:
    tallies = {line_up: {str(n): tally_games(line_up, n, 1, range(8)) for n in STUDY.tables} for line_up in LINE_UPS}
    STUDY.write_page(Summary("edition", "sources", 1, tallies), tmp_path)
    text = (tmp_path / "derpate.md").read_text()
    assert "| no seat wins more than 1.15 times its fair share |" in text
    assert all(f"({path.name})" in text for path in tmp_path.glob("*.svg"))
    assert len(list(tmp_path.glob("*.svg"))) == 3


def test_a_bar_is_missed_only_if_the_whole_interval_lies_beyond_it() -> None:
    def greedy(first: float, nobody: int) -> Tally:
        homes = {key: DistrictTally(homes=500, wins=250.0, decided=250.0) for key in DERPATE.rows.district_keys}
        return Tally(players=2, games=1000, no_winner=nobody, seat_wins=[first, 1000 - nobody - first], districts=homes)

    mixed = Tally(players=2, games=1000, bot_wins={"greedy": 900.0})
    verdicts = [line.split("|")[-2].strip() for line in bars([greedy(500.0, 10)], [greedy(500.0, 0)], [mixed])[4:8]]
    assert verdicts == ["yes"] * 4
    poor = Tally(players=2, games=1000, bot_wins={"greedy": 600.0})
    verdicts = [line.split("|")[-2].strip() for line in bars([greedy(600.0, 90)], [greedy(500.0, 0)], [poor])[4:8]]
    assert verdicts == ["**no**", "yes", "**no**", "**no**"]
