"""Perft for Corleone's Empire: the words that can be said from a position, counted. The sums were done by hand.

A sum lists the choices after each first word, in the order of the menu. In these scenes somebody owes a tribute at the
end of the act, so that nothing is drawn for the next one.
"""

import pytest

import backroom
from backroom.games.corleone.game import CORLEONE
from backroom.games.perft import perft
from backroom.kernel.core import ROLL
from tests.rolls import at, chances

# P0 and P1 have one thug each, and four businesses are free: Harcourt & Vane ($1, SUITCASE), Gowanus (Booze, Gun),
# Van Alst ($2, SWAP) and Sunnyside (HORSE, Blood Money, $1). P0 has the horse head.
TWO_THUGS = (
    "5*$1 / $2 ; public none ; at union-square=P0 hell-gate=P1 penn-central-railroad=P0 paradiso-ballroom=P0"
    " morettis-gunsmith=P1 zabriskie-sporting-arms=P1"
)
# P0 has the last thug; two businesses are free: Gowanus, and Penn Central Railroad (JOB, $2). Three jobs are left.
LEFT = ("shakedown", "vig-night", "motorcade")
DONE = " ".join(f"+{job.key}" for job in CORLEONE.rows.jobs if job.key not in LEFT)
LAST_THUG = (
    f"6*$1 {DONE} / $2 ; public none ; at union-square=P0 hell-gate=P1 harcourt-and-vane=P0 paradiso-ballroom=P0"
    " morettis-gunsmith=P1 zabriskie-sporting-arms=P1 sunnyside-social-club=P1 van-alst-auction-rooms=union-boss"
)
BRIBES = "6*gun +$1 +$2 / +$3 ; phase bribery ; allies union-boss"
# P0 has the last thug, and a Gun or Narcotics for Word at the Barbershop; Gowanus and Van Alst are free.
JOKER = (
    "5*$5 gun narcotics word-at-the-barbershop / $2 ; public none ; at union-square=P0 hell-gate=P1"
    " harcourt-and-vane=P0 paradiso-ballroom=P0 morettis-gunsmith=P1 zabriskie-sporting-arms=P1"
    " sunnyside-social-club=P1 penn-central-railroad=union-boss"
)

PINNED = {
    # 1: four businesses
    # 2: SUITCASE 2, P1 has 3 businesses, SWAP 2, P1 has 3 (the horse head is with P0 already)
    # 3: Harcourt 3 + 3; Gowanus, then P1: $1 or $2 or neither 3, SWAP 2, HORSE 2;
    #    Van Alst: $1 or $2 to discard 2, or P1 3; Sunnyside, then P1: 3, tribute of $1 or Blood Money 2, SWAP 2
    TWO_THUGS: [1, 4, 10, 25],
    # 1: two businesses; 2: tribute of $1, Gun or Booze 3; JOB with 3 * 2 ways to draw 6, or declined 1
    # 3: after $1 three cards and to take it back 4, after a Gun 3, after a Booze 3;
    #    each time two jobs to keep 12, or tribute of $1 or $2 2
    LAST_THUG: [1, 2, 10, 24],
    # 1: $1, $2, done; 2: the other note, done, take back 3 + 3; P1 has $3, done 2
    # 3: all bid 2, done 2, again 3; the same with $2; P1: $3 said 2, nobody bids and P0 owes a Gun 1
    BRIBES: [1, 3, 8, 17],
    # 1: two businesses and the job; 2: tribute of $5, Gun, Booze, Narcotics or the job 5; SWAP 2; two ways to pay 2
    # 3: after $5 or one of two Guns five kinds and to take it back 6 + 6, after the others 5 + 5 + 5;
    #    $2, $5, Gun, Narcotics or the job to discard 5, or as tribute 5; money or ability first 2 + 2
    JOKER: [1, 3, 9, 41],
}


@pytest.mark.parametrize("text", PINNED)
def test_the_ways_to_go_on_are_as_many_as_counted_by_hand(text: str) -> None:
    state = at(text).state
    assert [perft(state, depth) for depth in range(4)] == PINNED[text]


@pytest.mark.parametrize("text", PINNED)
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_the_table_itself_offers_as_many_ways(text: str, depth: int) -> None:
    assert ways(text, [], depth) == PINNED[text][depth]


def ways(text: str, said: list[str], depth: int) -> int:
    """The same count by table talk alone: say it all again from the start, and try every draw and every word."""
    table = at(text, "; ".join(said))
    if table.state.wait.mode == ROLL:
        return sum(ways(text, [*said, draw], depth) for draw in chances(table))
    if depth == 0:
        return 1
    first = table.asks[0]
    return sum(ways(text, [*said, f"P{first.seat} {word}"], depth - 1) for word in first.actions)


def test_counting_leaves_the_game_alone() -> None:
    table = backroom.scene("corleone", LAST_THUG)
    before = [table.view(seat) for seat in (None, 0, 1)]
    told = table.events()
    perft(table.state, 3)
    assert [table.view(seat) for seat in (None, 0, 1)] == before
    assert table.events() == told
