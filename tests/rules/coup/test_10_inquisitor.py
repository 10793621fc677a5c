"""Chapter 10.5: the Inquisitor."""

import pytest

import backroom
from tests.cites import asked_by, kind
from tests.counts import adds_up, court, deck, rules_of, whats
from tests.talk import asked, coins, hand, look, lost, options, refused, rule, said, scene, told

COURT = "inquisitor captain 2 / contessa duke 2 / duke assassin 2 ; options inquisitor"
EXAMINED = "P0 examine P1; P1 pass; P2 pass; P1 reveal duke"
EXCHANGED = "P0 exchange; P1 pass; P2 pass; draw assassin"


@rule("COUP-INQ-01")
def test_inquisitors_replace_all_ambassadors() -> None:
    for seats, copies in ((3, 3), (8, 4), (10, 5)):
        cards = deck(backroom.new("coup", seats=seats, seed=1, options={"inquisitor": True}))
        assert (cards["inquisitor"], cards["ambassador"]) == (copies, 0)
        cards = deck(backroom.new("coup", seats=seats, seed=1))
        assert (cards["inquisitor"], cards["ambassador"]) == (0, copies)


@rule("COUP-INQ-01")
@pytest.mark.parametrize(("stranger", "more"), [("ambassador", " ; options inquisitor"), ("inquisitor", "")])
def test_ambassador_and_inquisitor_never_share_a_deck(stranger: str, more: str) -> None:
    with pytest.raises(ValueError, match=f"no {stranger} in this deck.*COUP-INQ-01"):
        scene(f"{stranger} duke 2 / captain captain 2" + more)


@rule("COUP-INQ-02")
def test_an_inquisitor_exchanges_or_examines_but_not_both() -> None:
    table = scene(COURT)
    assert {"exchange", "examine P1", "examine P2"} <= set(options(table, 0))
    table.play(f"{EXCHANGED}; P0 return assassin")
    assert rules_of(table, "declared") == ["COUP-INQ-02"]
    assert asked(table) == [1], "one of the two, then the turn is over"


@rule("COUP-INQ-02")
def test_without_inquisitors_nobody_examines() -> None:
    table = scene("ambassador captain 2 / contessa duke 2 / duke assassin 2")
    assert refused(table, 0, "examine P1") == "COUP-INQ-02"


@rule("COUP-INQ-03")
def test_the_inquisitors_exchange_draws_one_and_returns_one() -> None:
    table = scene(COURT, EXCHANGED)
    assert hand(table, 0) == ["assassin", "captain", "inquisitor"]
    assert (asked(table), kind(table), asked_by(table)) == ([0], "return", "COUP-INQ-03")
    table.say(0, "return captain")
    assert hand(table, 0) == ["assassin", "inquisitor"]
    assert (look(table).court, court(table)["captain"]) == (9, 3)
    assert asked(table) == [1]


@rule("COUP-INQ-03")
def test_only_the_inquisitor_sees_what_the_exchange_brought_and_what_went_back() -> None:
    table = scene(COURT, f"{EXCHANGED}; P0 return captain")
    assert rules_of(table, "drew", 0) == rules_of(table, "returned", 0) == ["COUP-INQ-03"]
    for viewer in (None, 1, 2):
        assert not {"drew", "returned"} & set(whats(table, viewer))


@rule("COUP-INQ-04")
def test_the_examined_player_chooses_the_card_to_reveal() -> None:
    table = scene(COURT, "P0 examine P1; P1 pass; P2 pass")
    assert (asked(table), kind(table), asked_by(table)) == ([1], "reveal", "COUP-INQ-04")
    assert options(table, 1) == ["reveal duke", "reveal contessa"]
    assert rules_of(table, "declared") == ["COUP-INQ-04"]


@rule("COUP-INQ-04")
def test_only_the_two_of_them_see_the_card() -> None:
    table = scene(COURT, EXAMINED)
    assert [look(table, viewer).examined for viewer in (None, 0, 1, 2)] == [None, "duke", "duke", None]
    for viewer, seen in ((None, 0), (0, 1), (1, 1), (2, 0)):
        assert told(table, viewer).count("P1 reveals duke") == seen
    assert rules_of(table, "revealed", 0) == rules_of(table, "examined") == ["COUP-INQ-04"]


@rule("COUP-INQ-04")
def test_examining_takes_another_living_player() -> None:
    table = scene("inquisitor captain 2 / +contessa +duke / duke assassin 2 ; options inquisitor")
    assert refused(table, 0, "examine P0") == "COUP-INQ-04"
    assert refused(table, 0, "examine P1") == "COUP-INQ-04"


@rule("COUP-INQ-05")
def test_the_examiner_may_give_the_card_back() -> None:
    table = scene(COURT, EXAMINED)
    assert (asked(table), kind(table), asked_by(table)) == ([0], "decide", "COUP-INQ-05")
    assert options(table, 0) == ["give back", "swap"]
    table.say(0, "give back")
    assert hand(table, 1) == ["duke", "contessa"]
    assert rules_of(table, "gave_back") == ["COUP-INQ-05"]
    assert look(table, 0).known == {1: ["duke"]}
    assert look(table, 2).known == {}


@rule("COUP-INQ-05")
def test_the_examiner_may_force_a_swap() -> None:
    table = scene(COURT, f"{EXAMINED}; P0 swap; draw captain")
    assert hand(table, 1) == ["captain", "contessa"]
    assert court(table)["duke"] == 2
    assert rules_of(table, "swapped") == ["COUP-INQ-05"]
    assert look(table, 0).known == {}
    adds_up(table)


@rule("COUP-INQ-06")
def test_the_new_card_is_drawn_before_the_old_one_goes_back() -> None:
    table = scene("inquisitor captain 2 / contessa duke 2 / duke duke 2 ; options inquisitor", EXAMINED)
    assert court(table)["duke"] == 0
    with pytest.raises(backroom.Illegal, match="TABLE-05"):
        table.play("P0 swap; draw duke")
    table.play("P0 swap; draw assassin")
    assert [fact.what for fact in table.events(1) if fact.rule == "COUP-INQ-06"] == ["drew", "drew_card", "returned"]
    assert court(table)["duke"] == 1


@rule("COUP-INQ-06")
def test_a_forced_swap_may_bring_another_copy() -> None:
    table = scene(COURT, f"{EXAMINED}; P0 swap; draw duke")
    assert hand(table, 1) == ["duke", "contessa"]


@rule("COUP-INQ-06")
def test_only_the_examined_player_sees_the_new_card() -> None:
    table = scene(COURT, f"{EXAMINED}; P0 swap; draw assassin")
    assert rules_of(table, "drew", 1) == ["COUP-INQ-06"]
    for viewer in (None, 0, 2):
        assert "drew" not in whats(table, viewer)


@rule("COUP-INQ-06")
def test_a_forced_swap_leaves_the_examiner_what_was_seen_before() -> None:
    round_ = "P0 give back; P1 income; P2 income; P0 examine P1; P1 pass; P2 pass; P1 reveal contessa; P0 swap"
    table = scene(COURT, f"{EXAMINED}; {round_}; draw assassin")
    assert hand(table, 1) == ["duke", "assassin"]
    assert look(table, 0).known == {1: ["duke"]}, "the Duke is surely still there, the new card is not known"


@rule("COUP-INQ-07")
def test_a_claimed_inquisitor_blocks_a_theft() -> None:
    table = scene(COURT, "P0 steal P1; P1 pass; P2 pass")
    assert (asked(table), kind(table), asked_by(table)) == ([1], "block", "COUP-INQ-07")
    assert options(table, 1) == ["pass", "block captain", "block inquisitor"]
    assert refused(table, 1, "block ambassador") == "COUP-GAP-20"
    table.play("P1 block inquisitor; P2 pass; P0 pass")
    assert coins(table) == [2, 2, 2]


@rule("COUP-INQ-08")
@pytest.mark.parametrize("action", ["exchange", "examine P1"])
def test_both_inquisitor_actions_can_be_challenged(action: str) -> None:
    table = scene(COURT, f"P0 {action}")
    assert (asked(table), kind(table)) == ([1, 2], "challenge")
    table.play("P1 challenge; P0 show inquisitor; draw inquisitor; P1 lose duke")
    assert lost(table, 1) == ["duke"]
    bluff = scene(COURT, f"P0 income; P1 {action.replace('P1', 'P0')}; P2 challenge; P1 concede; P1 lose duke")
    assert lost(bluff, 1) == ["duke"]
    assert asked(bluff) == [2], "a false Inquisitor does nothing"


@rule("COUP-INQ-08")
@pytest.mark.parametrize("action", ["exchange", "examine P1"])
def test_neither_inquisitor_action_can_be_blocked(action: str) -> None:
    table = scene(COURT, f"P0 {action}")
    for seat in (1, 2):
        assert refused(table, seat, "block inquisitor") == "COUP-INQ-08"
    table.play("P1 pass; P2 pass")
    assert kind(table) in {"return", "reveal"}
    assert refused(table, 2, "block inquisitor") == "COUP-INQ-08"


@rule("COUP-INQ-08")
def test_an_examined_player_cannot_block_either() -> None:
    table = scene(COURT, "P0 examine P1; P1 pass; P2 pass")
    assert refused(table, 1, "block inquisitor") == "COUP-INQ-08"


@rule("COUP-INQ-09")
def test_examination_follows_the_party_bans() -> None:
    board = "inquisitor captain 2 {} / contessa duke 2 {} / duke assassin 2 {} ; options inquisitor reformation"
    two = scene(board.format("empire", "resistance", "empire"))
    assert [word for word in options(two, 0) if "examine" in word] == ["examine P1"]
    one = scene(board.format("empire", "empire", "empire"))
    assert [word for word in options(one, 0) if "examine" in word] == ["examine P1", "examine P2"]
    assert "COUP-REF-PLAY-05" not in said(one)
