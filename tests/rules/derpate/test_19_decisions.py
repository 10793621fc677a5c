"""Section 19: the decision points D01 to D14 - who is asked, when, and about what - and everything that is chance."""

import pytest

import backroom
from tests.pate import COLOURS, asked, chances, fresh, kind, look, options, paused, play_on, rule, scene, throw, track
from tests.rolls import stopped
from tests.tableau import FOURS, games, put, ramble, row_four, row_three, row_two

SPACES = [f"{district}{n}" for district in ("LM", "GV", "ES", "LI") for n in (1, 2, 3)]
TWOS = "dice black=2 white=2 grey=2 red=2"


def decision(table: backroom.Table) -> tuple[int, str, list[str]]:
    """Who is asked, the kind of question, and what may be said; nobody else is asked."""
    (seat,) = asked(table)
    return seat, kind(table), options(table, seat)


@rule("DP-SETUP-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d01_the_last_player_puts_the_car_on_any_space(seats: int) -> None:
    assert decision(fresh(seats)) == (seats - 1, "car", [f"car {space}" for space in SPACES])


@rule("DP-SETUP-06", "DP-SETUP-07")
def test_d02_districts_are_chosen_counter_clockwise() -> None:
    table = fresh(3, "P2 car LM1")
    assert decision(table) == (2, "district", [f"district {d}" for d in ("LM", "GV", "ES", "LI")])
    table.say(2, "district GV")
    assert decision(table) == (1, "district", [f"district {d}" for d in ("LM", "ES", "LI")])
    table.say(1, "district LI")
    assert decision(table) == (0, "district", [f"district {d}" for d in ("LM", "ES")])


@rule("DP-CARD-G3a", "DP-CARD-G3c")
def test_d03_everybody_gives_up_an_unprotected_business() -> None:
    """The car comes to the East Side, where P2 sits."""
    table = scene("15k / 15k / 15k ; round 2 ; phase income ; events G1 ; car GV1", "reveal G3")
    assert decision(table) == (0, "vacate", ["vacate LM1", "vacate LM2", "vacate LM3"])
    table.say(0, "vacate LM2")
    assert decision(table) == (1, "vacate", ["vacate GV1", "vacate GV2", "vacate GV3"])
    table.say(1, "vacate GV3")
    assert (look(table).phase, look(table).turn) == ("dice", 0)


@rule("DP-CARD-R4a", "DP-GAP-23")
def test_d04_bail_or_hudson() -> None:
    table = scene("5k prison=2 / 3k prison=2 / 15k ; round 2 ; phase income ; events G1", "reveal R4")
    assert decision(table) == (0, "bail", ["bail 2", "sink"])
    table.say(0, "bail 2")
    assert decision(table) == (1, "bail", ["sink"])


@rule("DP-GAP-23")
@pytest.mark.parametrize(("cash", "words"), [(9, ["bail 1", "bail 2", "bail 3"]), (5, ["bail 1", "bail 2"]), (1, [])])
def test_d04_with_single_bail_as_many_as_can_be_paid(cash: int, words: list[str]) -> None:
    board = f"{cash}k prison=3 / 15k ; round 2 ; phase income ; events G1 ; options bail_per_member"
    table = scene(board, "reveal R4")
    assert decision(table) == (0, "bail", [*words, "sink"])
    if words:
        table.say(0, words[0])
        seat = look(table).seats[0]
        assert (seat.stock, seat.prison, seat.river, seat.money) == (2, 0, 2, (cash - 2) * 1000)


@rule("DP-CARD-R1a", "DP-GAP-21")
def test_d05_a_takeover_before_the_first_roll_or_pass() -> None:
    table = scene("15k / 15k ; events R1 ; car LI1")
    assert decision(table) == (0, "start", ["pass", *[f"takeover {space}" for space in SPACES[3:9]]])
    table.play("P0 takeover ES2; roll black 1")
    assert kind(table) == "place", "once"


@rule("DP-GAP-38", "DP-CHIP-04", "DP-FAV-04")
def test_d06_every_pause_of_the_own_turn_offers_grey_chips_and_favours() -> None:
    """The start, then in every row: after the roll (rows 1-3), after placing, after the action."""
    table = scene("15k reputation=4 friends=1 favours=4 / 15k / 15k ; car LI1")
    mine = ["wedding", "favour reputation", "favour influence", "favour money"]
    asks = []
    for row, die in enumerate(COLOURS):
        faces = dict.fromkeys(COLOURS[row:], 3)
        asks.append((row, *decision(table)[1:]))
        if kind(table) == "start":
            stopped(table, f"P0 pass; {throw(**faces)}")
            asks.append((row, *decision(table)[1:]))
        if kind(table) == "place":
            table.say(0, f"place {die}")
            asks.append((row, *decision(table)[1:]))
        table.say(0, "pass")
        asks.append((row, *decision(table)[1:]))
        table.play_word(0, "P0 pass")
        if row < 2:
            stopped(table, throw(**{colour: 3 for colour in faces if colour != die}))
    kinds = [(row, asked_kind) for row, asked_kind, _ in asks]
    assert kinds == [
        *((0, "start"), (0, "place"), (0, "pause"), (0, "pause")),
        *((1, "place"), (1, "pause"), (1, "pause")),
        *((2, "place"), (2, "pause"), (2, "pause")),
        *((3, "pause"), (3, "pause")),
    ]
    assert all([word for word in words if "place" not in word and word != "pass"] == mine for _, _, words in asks)


@rule("DP-CHIP-08", "DP-CHIP-09", "DP-GAP-14")
def test_d07_cop_and_judge_between_roll_and_placing() -> None:
    table = row_two("15k influence=7 / 15k", white=1, grey=1, red=1)
    placing = ["place white", "place grey", "place red"]
    assert decision(table) == (0, "place", [*placing, "judge", "cop white", "cop grey", "cop red"])


@rule("DP-DICE-02", "DP-DICE-03", "DP-DICE-04", "DP-CHIP-10")
def test_d08_which_die_and_with_a_senator_which_field() -> None:
    assert decision(scene(f"15k / 15k ; {FOURS}")) == (0, "place", [f"place {c}" for c in COLOURS])
    table = row_two("15k influence=10 used=cop,judge / 15k", white=1, grey="puppet", red=1)
    assert decision(table)[2] == [
        *("place white", "place grey", "place red"),
        *("senator white:black", "senator white:grey", "senator white:red"),
        *("senator red:black", "senator red:white", "senator red:grey"),
    ]


@rule("DP-ROW2-05")
def test_d09_a_member_in_a_vacant_business_or_not() -> None:
    table = row_two("15k / 15k ; at GV1=vacant", black=3, grey=1, red=1)
    table.say(0, "place black")
    assert decision(table) == (0, "occupy", ["pass", "occupy GV1"])


@rule("DP-ROW3-07")
def test_d10_a_takeover_or_none() -> None:
    table = row_three("15k / 15k ; car LI1", black=1, grey=1)
    table.say(0, "place black")
    assert decision(table) == (0, "takeover", ["pass", "takeover GV3", "takeover ES3"])


@rule("DP-ROW4-02", "DP-ROW4-03", "DP-ROW4-04", "DP-ROW4-05", "DP-ROW4-06", "DP-GAP-15")
@pytest.mark.parametrize(
    ("die", "words"),
    [
        ("grey", ["man GV1"]),
        ("red", ["free"]),
        ("black", ["inform GV2", "inform GV3"]),
        ("white", ["advance income", "advance favours"]),
    ],
)
def test_d11_the_service_of_row_four_or_none(die: str, words: list[str]) -> None:
    board = "15k prison=1 / 15k ; at GV1=vacant"
    assert decision(row_four(board, **{die: 2})) == (0, "service", ["pass", *words])
    table = row_four(board.replace("prison=1", "prison=1 influence=10 used=cop,judge"), **{die: 2})
    others = [colour for colour in COLOURS if colour != die]
    assert decision(table) == (0, "place", [f"place {die}", *[f"senator {die}:{c}" for c in others]])


@rule("DP-GAP-13", "DP-GAP-39")
def test_d12_a_chip_taken_in_another_s_turn() -> None:
    table = scene(f"15k / 15k reputation=6 used=wedding ; at ES1=P1 ; {TWOS}", "P0 place red")
    assert decision(table) == (1, "chip", ["pass", "grandchild"])


@rule("DP-CHIP-07", "DP-FAV-07", "DP-ROW4-06")
def test_d13_which_track() -> None:
    table = scene("15k reputation=10 friends=1 favours=3 used=wedding,grandchild / 15k")
    tracks = ("reputation", "influence", "income", "favours")
    assert options(table, 0) == [
        *("pass", *[f"birthday {name}" for name in tracks], "favour reputation", "favour influence")
    ]
    banker = row_four("15k / 15k", white=1)
    assert options(banker, 0) == ["pass", "advance income", "advance favours"]


@rule("DP-FAV-06", "DP-GAP-32")
def test_d14_which_holder_gives_the_marker_back() -> None:
    table = scene("15k friends=1 favours=2 owes=P2:2,bank:1 / 15k / 15k")
    assert decision(table) == (0, "start", ["pass", "favour marker:P2", "favour marker:bank"])


@rule("DP-GAP-38")
def test_a_question_with_nothing_to_choose_is_not_asked() -> None:
    """In whole games nobody is ever asked with a single answer, but for the Hudson and the last business."""
    for number, table in enumerate(games()):
        for _ in ramble(table, seed=number):
            for ask in table.asks:
                assert len(ask.actions) > 1 or ask.kind in ("bail", "vacate", "place"), ask


# Chance, and what is hidden.


@rule("DP-COMP-08", "DP-DICE-02")
def test_every_face_of_a_die_is_as_likely() -> None:
    table = paused("15k reputation=4 / 15k", "P0 pass")
    for colour in COLOURS:
        assert chances(table) == {f"roll {colour} {face}": 1 for face in ("1", "2", "3", "4", "5", "puppet")}
        table.play_word(0, f"roll {colour} 3")


@rule("DP-SETUP-12", "DP-EVT-01")
def test_every_card_that_was_not_shown_is_as_likely() -> None:
    """Three of them are in the box, and nobody knows which: no order of the deck exists that could leak."""
    table = paused("15k / 15k ; round 3 ; phase income ; events G1 R4")
    cards = ["G2", "G3", "G4", "G5", "R1", "R2", "R3", "R5"]
    assert chances(table) == {f"reveal {card}": 1 for card in cards}
    assert look(scene("15k / 15k ; round 2 ; events G1 R4")).unseen == cards


@rule("DP-CARD-R3a", "DP-GAP-22")
def test_the_raid_of_the_card_is_a_fair_die() -> None:
    table = paused("15k / 15k ; round 2 ; phase income ; events G1", "reveal R3")
    assert chances(table) == {f"roll {face}": 1 for face in ("1", "2", "3", "4", "5", "puppet")}


@rule("DP-GAP-29")
def test_apart_from_money_every_viewer_sees_the_same() -> None:
    table = fresh(3, seed=2)
    for _ in ramble(table, 40):
        views = [look(table, viewer) for viewer in (None, 0, 1, 2)]
        assert all(view.seats == views[0].seats and view.road == views[0].road for view in views)
        assert all(table.events(viewer) == table.events() for viewer in (0, 1, 2))


@rule("DP-DICE-08", "DP-GAP-06")
def test_the_clock_says_a_legal_word_for_a_sleeper() -> None:
    table = fresh(4, seed=3)
    words = 0
    while not table.over:
        ask = table.asks[0]
        said = table.fall_back(ask.seat)
        assert str(said) in [str(action) for action in ask.actions]
        words += 1
    assert words > 80
    assert track(table, "reputation") != [0, 0, 0, 0]


@rule("DP-ROUND-03")
def test_only_one_player_is_asked_at_a_time() -> None:
    table = fresh(4, seed=1)
    play_on(table, until_round=3)
    for _ in ramble(table, 100):
        assert table.over or len(table.asks) == 1


@rule("DP-GAP-06", "DP-GAP-27")
def test_there_is_always_a_die_to_place() -> None:
    """Penniless, with dear friends in every throw."""
    for faces in ({"white": 5, "grey": "puppet"}, {"white": "puppet", "red": 5}, {"white": 1, "black": 5}):
        table = row_three("0k / 15k", **faces)
        places = [word for word in options(table, 0) if word.startswith("place")]
        assert len(places) == (2 if faces["white"] == "puppet" else 1)
        put(table, places[-1].split()[1])
