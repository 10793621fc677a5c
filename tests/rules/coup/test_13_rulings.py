"""Chapter 13, first half: what we rule where the rulebook is silent, and the options that rule otherwise."""

import pytest

import backroom
from backroom.kernel.run import odds
from tests.cites import asked_by, closed, kind
from tests.counts import adds_up, court, reserve, rules_of, treasury, whats
from tests.talk import asked, coins, hand, living, look, lost, options, refused, rule, said, scene, told

THREE = "duke captain 2 / contessa ambassador 2 / assassin captain 2"
DAGGER = "assassin captain 3 / contessa ambassador 2 / duke captain 2"
THIEF = "captain assassin 2 / contessa ambassador 2 / duke duke 2"


@rule("COUP-GAP-01")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_first_player_names_the_seat_that_begins(first: int) -> None:
    table = backroom.new("coup", seats=3, seed=1, options={"first_player": first})
    assert (asked(table), kind(table)) == ([first], "turn")
    assert rules_of(table, "turn") == ["COUP-SETUP-07"]


@rule("COUP-GAP-02")
@pytest.mark.parametrize(("board", "deed", "proof"), [(DAGGER, "assassinate", "assassin"), (THIEF, "steal", "captain")])
def test_a_bystanders_lost_challenge_leaves_the_target_the_block(board: str, deed: str, proof: str) -> None:
    table = scene(board, f"P0 {deed} P1; P1 pass; P2 challenge; P0 show {proof}; P2 lose duke")
    assert (asked(table), kind(table)) == ([1], "block")
    assert "no_block" not in whats(table)


@rule("COUP-GAP-02")
def test_a_robbed_player_who_doubted_in_vain_has_no_block() -> None:
    table = scene(THIEF, "P0 steal P1; P1 challenge; P0 show captain; P1 lose contessa")
    assert coins(table) == [4, 0, 2]
    assert rules_of(table, "no_block") == ["COUP-GAP-02"]


@rule("COUP-GAP-02")
def test_a_lenient_table_lets_a_robbed_doubter_block() -> None:
    lenient = f"{THIEF} ; options strict_double_danger=false"
    table = scene(lenient, "P0 steal P1; P1 challenge; P0 show captain; P1 lose contessa")
    assert (asked(table), kind(table)) == ([1], "block")
    table.play("P1 block ambassador; P2 pass; P0 pass")
    assert coins(table) == [2, 2, 2]


@rule("COUP-GAP-03")
def test_a_victim_eliminated_in_the_middle_still_pays_the_thief() -> None:
    script = "P0 steal P1; P1 pass; P2 pass; P1 block captain; P2 challenge; P1 concede"
    table = scene("captain assassin 2 / contessa +ambassador 5 / duke duke 2", script)
    assert coins(table) == [4, 0, 2]
    assert rules_of(table, "stole") == ["COUP-GAP-03"]
    assert whats(table)[-3:] == ["stole", "settled", "turn"], "the purse is settled when the action is done"
    assert treasury(table) == 44


@rule("COUP-GAP-04")
def test_with_random_reactions_a_lot_names_the_challenger() -> None:
    board = f"{THREE} / duke duke 2 ; options reaction_mode=random"
    table = scene(board, "P0 tax; P1 challenge; P2 challenge; P3 pass; pick P2; P0 show duke; P2 lose captain")
    assert rules_of(table, "challenged") == ["COUP-GAP-04"]
    assert (lost(table, 1), lost(table, 2)) == ([], ["captain"])


@rule("COUP-GAP-04")
def test_the_other_challengers_and_the_lots_stay_unseen() -> None:
    board = f"{THREE} / duke duke 2 ; options reaction_mode=random"
    one = scene(board, "P0 tax; P1 pass; P2 challenge; P3 pass; pick P2")
    all_three = scene(board, "P0 tax; P1 challenge; P2 challenge; P3 challenge; pick P2")
    late = scene(board, "P0 tax; P1 pass; P2 challenge; P3 pass; pick P3; pick P1; pick P2")
    for viewer in (None, 0, 1, 2, 3):
        for table in (all_three, late):
            assert table.view(viewer) == one.view(viewer)
            assert table.events(viewer) == one.events(viewer)


@rule("COUP-GAP-04")
def test_where_nobody_challenges_no_lot_is_drawn() -> None:
    table = scene(f"{THREE} ; options reaction_mode=random", "P0 tax; P1 pass; P2 pass")
    assert coins(table) == [5, 2, 2]
    assert table.state.rolls == 0


@rule("COUP-GAP-05")
def test_two_players_draft_unless_they_agree_on_the_plain_form() -> None:
    draft = backroom.new("coup", seats=2, seed=1)
    plain = backroom.new("coup", seats=2, seed=1, options={"two_player": "plain"})
    assert (asked(draft), kind(draft), coins(draft)) == ([0, 1], "draft", [1, 2])
    assert (asked(plain), kind(plain), coins(plain)) == ([0], "turn", [1, 2])
    draft.play("P0 draft duke; P1 draft duke")
    assert (look(draft).court, look(plain).court) == (3, 11)


@rule("COUP-GAP-05")
@pytest.mark.parametrize("form", ["draft", "plain"])
def test_the_form_for_two_is_an_error_for_three(form: str) -> None:
    with pytest.raises(ValueError, match=r"two_player is for two players.*COUP-GAP-05"):
        backroom.new("coup", seats=3, options={"two_player": form})


# 49 coins are in purses, one is in the Treasury.
BANK = (
    "duke captain 9 / duke contessa 9 / duke assassin 9 / captain captain 9 / contessa contessa 9 / assassin assassin 4"
)
TAXED = "P0 tax; P1 pass; P2 pass; P3 pass; P4 pass; P5 pass"


@rule("COUP-GAP-06")
def test_coins_are_minted_when_the_treasury_is_short() -> None:
    table = scene(BANK, TAXED)
    assert coins(table) == [12, 9, 9, 9, 9, 4]
    assert (treasury(table), look(table).minted) == (0, 2)
    assert rules_of(table, "minted") == ["COUP-GAP-06"]
    adds_up(table)


@rule("COUP-GAP-06")
def test_with_a_coin_limit_a_player_takes_what_is_there() -> None:
    table = scene(f"{BANK} ; options coin_limit=50", TAXED)
    assert coins(table) == [10, 9, 9, 9, 9, 4]
    assert (treasury(table), look(table).minted) == (0, 0)
    assert rules_of(table, "took") == ["COUP-GAP-06"]
    adds_up(table)


@rule("COUP-GAP-06")
def test_with_a_coin_limit_the_usual_sums_are_paid_while_they_last() -> None:
    table = scene(f"{THREE} ; options coin_limit=50", "P0 tax; P1 pass; P2 pass")
    assert coins(table) == [5, 2, 2]
    assert "COUP-GAP-06" not in said(table)


@rule("COUP-GAP-07")
def test_an_empty_purse_cannot_be_robbed() -> None:
    table = scene("captain assassin 2 / contessa ambassador 0 / duke duke 2")
    assert closed(table, 0)["steal P1"] == "COUP-GAP-07"
    assert refused(table, 0, "steal P1") == "COUP-GAP-07"
    assert "steal P2" in options(table, 0)


@rule("COUP-GAP-07")
def test_with_allow_empty_steal_an_empty_purse_can_be_tried() -> None:
    board = "captain assassin 2 / contessa ambassador 0 / duke duke 2 ; options allow_empty_steal"
    table = scene(board, "P0 steal P1; P1 pass; P2 pass; P1 pass")
    assert (coins(table), asked(table)) == ([2, 0, 2], [1])


@rule("COUP-GAP-08")
def test_an_empty_reserve_cannot_be_embezzled() -> None:
    table = scene(f"{THREE} ; options reformation")
    assert closed(table, 0)["embezzle"] == "COUP-GAP-08"
    assert refused(table, 0, "embezzle") == "COUP-GAP-08"


@rule("COUP-GAP-08")
def test_with_allow_empty_embezzle_it_can_be_tried() -> None:
    table = scene(f"{THREE} ; options reformation allow_empty_embezzle", "P0 embezzle; P1 pass; P2 pass")
    assert (coins(table), reserve(table), asked(table)) == ([2, 2, 2], 0, [1])


PARTIES = "duke captain 7 empire / contessa +ambassador 2 resistance / assassin captain 2 empire ; options reformation"


@rule("COUP-GAP-09")
def test_an_elimination_can_leave_one_party_and_lift_the_bans() -> None:
    table = scene(PARTIES, "P0 coup P1")
    assert rules_of(table, "lifted") == ["COUP-GAP-09"]
    assert "steal P0" not in options(table, 2), "no coins are left there"
    table.play("P2 aid")
    assert asked(table) == [0]


@rule("COUP-GAP-09", "COUP-GAP-29")
def test_only_the_living_are_asked_about_their_party() -> None:
    board = "duke captain 7 empire / +contessa +ambassador resistance / assassin captain 2 empire ; options reformation"
    table = scene(board)
    assert {"coup P2", "assassinate P2", "steal P2"} <= set(options(table, 0))


@rule("COUP-GAP-09")
def test_an_elimination_within_the_turn_opens_no_further_window() -> None:
    table = scene(PARTIES, "P0 aid; P1 block duke; P2 pass; P0 challenge; P1 concede")
    assert living(table) == [0, 2]
    assert coins(table) == [9, 0, 2], "the party-mate was not asked when the window opened and is not asked now"


@rule("COUP-GAP-10")
def test_the_court_is_shuffled_after_an_exchange() -> None:
    table = scene(THREE, "P0 exchange; P1 pass; P2 pass; draw duke; draw duke; P0 return captain; P0 return duke")
    assert rules_of(table, "returned_cards") == ["COUP-GAP-10"]


@rule("COUP-GAP-10")
def test_every_draw_has_the_odds_of_the_court() -> None:
    """A bag has no order, so a returned card is as likely as any other of its kind."""
    exchange = "P0 exchange; P1 pass; P2 pass; draw duke; draw duke; P0 return duke; P0 return duke"
    table = scene(THREE, f"{exchange}; P1 exchange; P2 pass")
    table.hear(0, "pass")
    assert dict(zip(["duke", "assassin", "captain", "ambassador", "contessa"], odds(table.state), strict=False)) == {
        "duke": 2,
        "assassin": 2,
        "captain": 1,
        "ambassador": 2,
        "contessa": 2,
    }


@rule("COUP-GAP-10")
def test_the_court_is_shuffled_after_a_forced_swap() -> None:
    board = "inquisitor captain 2 / contessa duke 2 / duke duke 2 ; options inquisitor"
    swap = "P0 examine P1; P1 pass; P2 pass; P1 reveal duke; P0 swap; draw assassin"
    table = scene(board, f"{swap}; P1 exchange; P2 pass; P0 pass; draw duke")
    assert hand(table, 1) == ["duke", "assassin", "contessa"], "the swapped card can come up again"


@rule("COUP-GAP-11")
def test_an_embezzler_without_a_duke_may_concede() -> None:
    table = scene(
        "captain contessa 2 / duke ambassador 2 / assassin captain 2 ; reserve 4 ; options reformation",
        "P0 embezzle; P1 challenge; P0 concede; P0 lose captain",
    )
    assert (coins(table), reserve(table), lost(table, 0)) == ([2, 2, 2], 4, ["captain"])
    assert rules_of(table, "conceded") == ["COUP-GAP-11"]


@rule("COUP-GAP-11")
def test_giving_in_on_purpose_looks_like_being_caught() -> None:
    script = "P0 tax; P1 challenge; P0 concede; P0 lose captain"
    able, unable = scene(THREE, script), scene(THREE.replace("duke captain", "assassin captain"), script)
    for viewer in (None, 1, 2):
        assert told(able, viewer) == told(unable, viewer)
        assert able.view(viewer) == unable.view(viewer)


@rule("COUP-GAP-11")
def test_a_claimant_who_cannot_prove_is_asked_all_the_same() -> None:
    table = scene(THREE.replace("duke captain", "assassin captain"), "P0 tax; P1 challenge")
    assert (asked(table), kind(table), options(table, 0)) == ([0], "prove", ["concede"])


@rule("COUP-GAP-12")
def test_a_confessing_embezzler_chooses_the_card_and_shows_no_duke() -> None:
    table = scene(f"{THREE} ; reserve 4 ; options reformation", "P0 embezzle; P1 challenge; P0 concede")
    assert (kind(table), asked_by(table)) == ("lose", "COUP-GAP-12")
    assert options(table, 0) == ["lose duke", "lose captain"]
    table.say(0, "lose captain")
    assert hand(table, 0) == ["duke"]
    assert not [line for line in told(table) if "duke" in line and "no duke" not in line]


@rule("COUP-GAP-13")
def test_the_claimant_redraws_before_the_challenger_loses() -> None:
    table = scene(THREE, "P0 tax; P1 challenge; P0 show duke; draw assassin")
    assert (hand(table, 0), asked(table), kind(table)) == (["assassin", "captain"], [1], "lose")
    table.say(1, "lose contessa")
    order = [what for what in whats(table) if what in {"showed", "returned", "drew_card", "lost", "took"}]
    assert order == ["showed", "returned", "drew_card", "lost", "took"]


@rule("COUP-GAP-14")
def test_after_a_caught_bluffer_the_next_duke_is_tried() -> None:
    board = "captain captain 2 / contessa ambassador 2 / duke assassin 2"
    table = scene(board, "P0 aid; P1 block duke; P2 block duke; P2 pass; P0 challenge; P1 concede; P1 lose contessa")
    assert rules_of(table, "blocked") == ["COUP-SM-06", "COUP-GAP-14"]
    assert (asked(table), kind(table)) == ([0, 1], "challenge")
    table.play("P0 pass; P1 pass")
    assert coins(table) == [2, 2, 2]


@rule("COUP-GAP-14")
def test_with_single_block_only_the_first_is_tried() -> None:
    board = "captain captain 2 / contessa ambassador 2 / duke assassin 2 ; options single_block"
    table = scene(board, "P0 aid; P1 block duke; P2 block duke; P2 pass; P0 challenge; P1 concede; P1 lose contessa")
    assert coins(table) == [4, 2, 2]
    assert whats(table).count("blocked") == 1


@rule("COUP-GAP-14")
def test_a_waiting_duke_who_has_dropped_out_blocks_no_more() -> None:
    board = "captain captain 2 / duke ambassador 2 / duke +assassin 2 / contessa contessa 2"
    script = "P0 aid; P1 block duke; P2 block duke; P3 pass; P2 challenge; P1 concede; P1 lose duke"
    table = scene(board, script)
    assert asked(table) == [3, 0, 1], "P2 lives and is next"
    fallen = scene(board, "P0 aid; P1 block duke; P2 block duke; P3 pass; P2 challenge; P1 show duke")
    assert (living(fallen), coins(fallen)) == ([0, 1, 3], [2, 2, 0, 2])
    assert court(fallen).total() == 7
