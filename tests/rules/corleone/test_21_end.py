"""Chapter 21: the end of the game, the bonuses, the winner."""

import pytest

import backroom
from tests.empire import asked, cited, hand, look, money_of, options, refused, rule, said, scene, since, told

# The last Tribute of the game: P0 has one card too many, and with it the last word.
LAST_WORD = "P0 discard gun; P0 done"


def end(seats: str = "3*gun / /", fields: str = "") -> backroom.Table:
    """The game is over: P0 has given the third gun, and the fortunes are counted."""
    return scene(f"{seats} ; act 4 ; phase tribute ; {fields}", LAST_WORD)


def fortunes(table: backroom.Table) -> list[list[int] | None]:
    """By seat: money, territory bonuses, colour bonuses."""
    return [seat.fortune for seat in look(table).seats]


@rule("CE-END-01")
def test_after_the_last_tribute_the_notes_in_hand_go_into_the_suitcase() -> None:
    table = end("3*gun / $2 $5 +$1 / $3")
    assert (money_of(table, 1), hand(table, 1)) == (["$1", "$2", "$5"], [])
    assert money_of(table, 2) == ["$3"]
    assert "P1 ends with $5 in hand" in cited(table, "CE-END-01")


@rule("CE-END-01")
def test_all_other_cards_are_discarded() -> None:
    table = scene("3*gun / shakedown mayor / narcotics $1 ; act 4 ; phase tribute")
    supply = look(table).supply
    table.play(LAST_WORD)
    assert [look(table).seats[seat].hand for seat in range(3)] == [0, 0, 0]
    assert look(table).pile == ["shakedown"]
    assert look(table).bought == [], "the Mayor is out of the game"
    assert look(table).supply == supply | {"gun": supply["gun"] + 3, "narcotics": supply["narcotics"] + 1}


@rule("CE-END-01")
def test_no_more_than_two_notes_can_be_saved() -> None:
    table = scene("4*$5 / / ; act 4 ; phase tribute", "P0 discard $5; P0 discard $5; P0 done")
    assert money_of(table, 0) == ["$5", "$5"]


@rule("CE-END-01")
def test_at_the_end_nobody_is_thought_to_hold_a_card() -> None:
    """What everybody knew of a hand goes with the hand: the notes are in the suitcase now."""
    table = scene(
        "gun / / ; act 4 ; at union-square=P0 carnegie-corner=P0 hell-gate=P0 gowanus-cold-storage=P0 ; river "
        "P1-don P1-consigliere P1-heir P1-thug P1-thug P2-don P2-consigliere P2-heir P2-thug P2-thug",
        "P0 thug paradiso-ballroom",
    )
    assert look(table).seats[0].known == ["$2", "booze"], "taken before everybody's eyes"
    table.play("P0 discard gun; P0 done")
    assert (table.over, look(table).seats[0].known) == (True, [])


@rule("CE-END-02")
def test_a_fortune_is_the_money_in_the_suitcase_and_the_bonuses() -> None:
    table = end("3*gun / +2*$5 $3 +two-sets-of-books / +$1", "stacks midtown=P1 queens=P1")
    assert fortunes(table) == [[0, 0, 0], [13, 10, 5], [1, 0, 0]]
    assert cited(table, "CE-END-02") == [
        "P0 has a fortune of 0",
        "P1 has a fortune of 28",
        "P2 has a fortune of 1",
    ]
    assert table.result is not None
    assert table.result.scores == [0.0, 28.0, 1.0]


@rule("CE-END-02")
def test_there_are_no_fortunes_before_the_end() -> None:
    table = scene("3*gun / +2*$5 / ; act 4 ; phase tribute")
    assert (fortunes(table), table.result) == ([None, None, None], None)
    assert look(table).seats[1].money is None, "and nobody sees another's suitcase"
    table.play(LAST_WORD)
    assert look(table).seats[1].money == ["$5", "$5"]


@rule("CE-BONUS-01")
def test_for_each_territory_five_to_the_player_with_most_markers() -> None:
    table = end(fields="stacks wall-street=P1,P0,P1 queens=P2 midtown=P0,P0,P1")
    assert cited(table, "CE-BONUS-01") == [
        "P1 dominates wall-street",
        "P2 dominates queens",
        "P0 dominates midtown",
    ]
    assert fortunes(table) == [[0, 5, 0], [0, 5, 0], [0, 5, 0]]


@rule("CE-BONUS-01")
def test_most_markers_count_and_not_the_one_on_top() -> None:
    table = end(fields="stacks chelsea=P1,P1,P0")
    assert cited(table, "CE-BONUS-01") == ["P1 dominates chelsea"]


@rule("CE-BONUS-02")
@pytest.mark.parametrize(
    ("stack", "owner"),
    [
        ("P0,P1", 1),
        ("P1,P0", 0),
        ("P0,P1,P1,P0", 0),
        ("P0,P1,P0,P1,P2", 1),  # P2 lies on top, but has fewer
        ("P2,P1,P0,P1,P2,P0", 0),
        ("P2,P1,P2,P1,P0", 1),
    ],
)
def test_of_those_tied_the_one_whose_marker_lies_highest_has_the_bonus(stack: str, owner: int) -> None:
    table = end(fields=f"stacks brooklyn={stack}")
    assert cited(table, "CE-BONUS-02") == [f"P{owner} dominates brooklyn"]
    assert [fortune[1] for fortune in fortunes(table) if fortune] == [5 * (seat == owner) for seat in range(3)]


@rule("CE-BONUS-03")
def test_for_each_colour_five_to_the_player_with_most_jobs() -> None:
    """Yellow: P0; blue: P1; green: P2; grey: P1 with two against one."""
    table = end(
        "3*gun +two-sets-of-books +word-at-the-barbershop / +picket-line +no-flowers-please +broken-thumbs "
        "/ +hijacked-truck"
    )
    assert cited(table, "CE-BONUS-03") == [
        "P0 has most yellow jobs",
        "P1 has most blue jobs",
        "P2 has most green jobs",
        "P1 has most grey jobs",
    ]
    assert fortunes(table) == [[0, 0, 5], [0, 0, 10], [0, 0, 5]]


@rule("CE-BONUS-03")
def test_all_who_share_the_most_have_the_whole_bonus() -> None:
    table = end("3*gun +two-sets-of-books / +policy-bank / +dividend-day")
    assert fortunes(table) == [[0, 0, 5]] * 3


@rule("CE-DX-08")
def test_two_two_and_one_yellow_jobs() -> None:
    table = end("3*gun +two-sets-of-books +policy-bank / +dividend-day +vig-night / +insurance-fire")
    assert fortunes(table) == [[0, 0, 5], [0, 0, 5], [0, 0, 0]]


@rule("CE-END-03")
def test_the_greatest_fortune_wins() -> None:
    table = end("3*gun +$5 / +$5 $1 / +2*$2")
    assert (look(table).winners, table.over) == ([1], True)
    assert cited(table, "CE-END-03") == ["P1 wins"]
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ([1], "CE-END-03")


@rule("CE-END-03")
def test_bonuses_can_turn_the_game() -> None:
    table = end("3*gun +$5 +$1 / +$2 /", "stacks queens=P1")
    assert look(table).winners == [1]


@rule("CE-END-03")
def test_when_it_is_over_nobody_says_anything_more() -> None:
    table = end()
    assert (asked(table), refused(table, 0, "done")) == ([], "TABLE-03")


@rule("CE-END-04")
def test_with_equal_fortunes_more_territory_bonuses_win() -> None:
    table = end("3*gun +2*$5 / +$5 / +3*$5", "stacks queens=P1 midtown=P1 brooklyn=P0")
    assert fortunes(table) == [[10, 5, 0], [5, 10, 0], [15, 0, 0]]
    assert look(table).winners == [1]
    assert cited(table, "CE-END-04") == ["P1 wins"]
    assert table.result is not None
    assert table.result.rule == "CE-END-04"


@rule("CE-END-04")
def test_only_those_tied_for_the_greatest_fortune_are_compared() -> None:
    """P2 has three territory bonuses and a smaller fortune than the other two."""
    table = end("3*gun +$5 +4*$3 / +$2 +$5 +$5 / ", "stacks queens=P1 brooklyn=P2 midtown=P2 chelsea=P2")
    assert fortunes(table) == [[17, 0, 0], [12, 5, 0], [0, 15, 0]]
    assert look(table).winners == [1]


@rule("CE-END-04")
def test_a_tie_that_territories_settle_never_comes_down_to_jobs() -> None:
    """Under `final_tie = jobs` too, territory bonuses go first, and the result says so."""
    seats = "3*gun +$5 +two-sets-of-books +policy-bank / +$5 / +dividend-day +numbered-account"
    table = end(seats, "stacks queens=P1 ; options final_tie=jobs")
    assert fortunes(table) == [[5, 0, 5], [5, 5, 0], [0, 0, 5]]
    assert (look(table).winners, cited(table, "CE-END-04")) == ([1], ["P1 wins"])
    assert table.result is not None
    assert table.result.rule == "CE-END-04"


@rule("CE-G-22")
def test_without_markers_or_jobs_there_is_no_bonus() -> None:
    table = end("3*gun +two-sets-of-books / /", "stacks queens=P2")
    assert cited(table, "CE-G-22") == [
        *[f"nobody dominates {name}" for name in ("wall-street", "brooklyn", "upper-east-side", "upper-west-side")],
        *[f"nobody dominates {name}" for name in ("midtown", "chelsea")],
        *[f"nobody has completed a {colour} job" for colour in ("blue", "green", "grey")],
    ]
    assert fortunes(table) == [[0, 0, 5], [0, 0, 0], [0, 5, 0]]


@rule("CE-G-22")
def test_bonuses_are_added_up_though_the_supply_has_no_five() -> None:
    """All 22 notes of $5 are in suitcases."""
    table = end("3*gun +11*$5 / +11*$5 / +two-sets-of-books", "stacks queens=P0 chelsea=P2")
    assert look(table).supply["$5"] == 0
    assert fortunes(table) == [[55, 5, 0], [55, 0, 0], [0, 5, 5]]


@rule("CE-G-23")
def test_a_tie_that_nothing_settles_is_a_shared_victory() -> None:
    table = end("3*gun +$5 +two-sets-of-books / $5 +$5 / +$1")
    assert fortunes(table) == [[5, 0, 5], [10, 0, 0], [1, 0, 0]]
    assert look(table).winners == [0, 1]
    assert cited(table, "CE-G-23") == ["P0 wins", "P1 wins"]
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ([0, 1], "CE-G-23")


@rule("CE-G-23")
def test_with_final_tie_jobs_more_completed_jobs_win_first() -> None:
    seats = "3*gun +$5 +two-sets-of-books / $5 +$5 / +$1"
    table = end(seats, "options final_tie=jobs")
    assert look(table).winners == [0]
    assert cited(table, "CE-G-23") == ["P0 wins"]
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ([0], "CE-G-23")


@rule("CE-G-23")
def test_as_many_jobs_each_and_the_victory_is_shared_after_all() -> None:
    table = end("3*gun +two-sets-of-books / +policy-bank /", "options final_tie=jobs")
    assert look(table).winners == [0, 1]


@rule("CE-G-25")
def test_suitcase_money_does_not_come_back_into_the_hand() -> None:
    """No word of a turn takes it out, and it cannot be sold, swapped or discarded."""
    table = scene("gun +5*$5 / / ; act 2", "P0 thug van-alst-auction-rooms")
    assert hand(table, 0) == ["$2", "gun"]
    table.say(0, "swap")
    assert options(table, 0) == ["discard $2", "discard gun"]
    assert money_of(table, 0) == ["$5"] * 5


@rule("CE-G-25")
def test_a_bribe_or_a_card_takes_it_out() -> None:
    """Safe-Deposit Switch moves a note from one suitcase into another, not into a hand."""
    table = scene("2*gun 2*blood-money safe-deposit-switch / +$5 / ; public none", "P0 job safe-deposit-switch")
    facts = since(table, "P0 money first; P0 rob P1; draw $5")
    assert (money_of(table, 0), money_of(table, 1), hand(table, 0)) == (["$5"], [], ["$3"])
    assert "P0 takes 1 from P1" in facts


@rule("CE-DIFF-11")
@pytest.mark.parametrize(
    ("stack", "owner"), [("P0,P1", 1), ("P1,P0", 0), ("P1,P2,P1,P2,P0", None), ("P0,P1,P0,P1,P2", None)]
)
def test_with_territory_tie_top_the_marker_on_top_of_all_decides(stack: str, owner: int | None) -> None:
    table = end(fields=f"stacks brooklyn={stack} ; options territory_tie=top")
    wanted = "nobody dominates brooklyn" if owner is None else f"P{owner} dominates brooklyn"
    assert cited(table, "CE-DIFF-11") == [wanted]
    assert [fortune[1] for fortune in fortunes(table) if fortune] == [5 * (seat == owner) for seat in range(3)]


@rule("CE-DIFF-11")
def test_with_territory_tie_top_most_markers_still_go_first() -> None:
    table = end(fields="stacks brooklyn=P0,P0,P1 ; options territory_tie=top")
    assert told(table).count("P0 dominates brooklyn") == 1
    assert "CE-DIFF-11" not in said(table)


@rule("CE-DIFF-11")
def test_by_default_the_highest_marker_of_those_tied_decides() -> None:
    table = end(fields="stacks brooklyn=P0,P1,P0,P1,P2")
    assert "P1 dominates brooklyn" in told(table)
    assert "CE-DIFF-11" not in said(table)
