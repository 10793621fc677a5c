"""CE-G-35: which cards of the others you can be sure of, and what makes them uncertain."""

import pytest

import backroom
from backroom.games.corleone.game import CORLEONE
from tests.empire import hand, look, money_of, rule, told

EVERYBODY = (None, 0, 1, 2)
Known = dict[int | None, list[str]]
ROBBERS = "da5138333095b9a4f666b9f65b20bbd6"  # the first house edition, in which cards take any card of a hand


def scene(text: str, script: str = "") -> backroom.Table:
    """A position in the edition of the robbers."""
    game = CORLEONE.of_edition(ROBBERS)
    assert game is not None
    table = backroom.scene(game, text)
    table.play(script)
    return table


def known(table: backroom.Table, owner: int) -> Known:
    """What each of three players and a spectator are sure of in a hand; the owner knows it all."""
    return {viewer: look(table, viewer).seats[owner].known for viewer in EVERYBODY if viewer != owner}


def known_money(table: backroom.Table, owner: int) -> Known:
    """Likewise of a suitcase."""
    return {viewer: look(table, viewer).seats[owner].known_money for viewer in EVERYBODY if viewer != owner}


def alike(owner: int, cards: list[str]) -> Known:
    """All are sure of the same."""
    return {viewer: cards for viewer in EVERYBODY if viewer != owner}


# taken openly


@rule("CE-G-35")
def test_a_starting_hand_is_half_known() -> None:
    table = backroom.new("corleone", seats=3)
    for owner in range(3):
        assert known(table, owner) == alike(owner, ["$1", "$2", "$3"])


@rule("CE-G-35")
def test_what_is_taken_from_the_supply_is_known() -> None:
    table = scene("$5 / $2 / $3", "P0 thug morettis-gunsmith")
    assert known(table, 0) == alike(0, ["gun", "blood-money"])
    assert hand(table, 0) == ["$5", "gun", "blood-money"]


@rule("CE-G-35")
def test_what_is_paid_or_discarded_is_surely_gone() -> None:
    table = scene("word-at-the-barbershop / $2 / $3", "P0 thug morettis-gunsmith; P1 thug paradiso-ballroom")
    table.play("P2 thug gowanus-cold-storage; P0 job word-at-the-barbershop; P0 money first")
    assert known(table, 0) == alike(0, ["$2", "blood-money"])


@rule("CE-G-35")
def test_of_two_alike_it_may_have_been_the_known_one_that_went() -> None:
    # P0 has a Gun that nobody knows of, takes one openly and gives one up: at least none is left.
    table = scene("gun word-at-the-barbershop / $2 / $3", "P0 thug morettis-gunsmith; P1 thug paradiso-ballroom")
    table.play("P2 thug gowanus-cold-storage; P0 job word-at-the-barbershop; P0 money first")
    assert hand(table, 0) == ["$2", "gun", "blood-money"]
    assert known(table, 0) == alike(0, ["$2", "blood-money"])


@rule("CE-G-35")
def test_a_laundered_note_is_known_to_be_in_the_suitcase_and_no_longer_in_the_hand() -> None:
    table = scene("gun / $2 / $3", "P0 thug harcourt-and-vane; P0 launder $1")
    assert (known(table, 0), known_money(table, 0)) == (alike(0, []), alike(0, ["$1"]))


@rule("CE-G-35")
def test_tribute_shows_what_goes_and_leaves_the_rest_known() -> None:
    p0 = "union-square=P0 penn-central-railroad=P0"
    p1 = "hell-gate=P1 gowanus-cold-storage=P1 harcourt-and-vane=P1"
    p2 = "newtown-creek=P2 paradiso-ballroom=P2 van-alst-auction-rooms=P2"
    table = scene(f"5*$5 / $2 / $3 ; at {p0} {p1} {p2}", "P0 thug morettis-gunsmith")
    assert (look(table).phase, known(table, 0)) == ("tribute", alike(0, ["gun", "blood-money"]))
    table.play("P0 discard gun; P0 discard $5; P0 done")
    assert known(table, 0) == alike(0, ["blood-money"])


# jobs and allies


@rule("CE-G-35")
def test_an_ally_that_was_bought_is_known() -> None:
    table = scene(
        "$1 +$5 / $2 / $3 ; phase bribery ; allies union-boss night-editor", "P0 bid $5; P0 done; P0 take union-boss"
    )
    assert known(table, 0) == alike(0, ["union-boss"])


@rule("CE-G-35")
def test_an_ally_that_comes_back_is_known() -> None:
    table = scene("4*$1 +union-boss / $2 / $3 ; act 2 ; phase tribute", "P0 discard $1; P0 done")
    assert known(table, 0) == alike(0, ["union-boss"])


@rule("CE-G-35")
def test_a_job_from_the_deck_is_not_known() -> None:
    draws = "P0 draw; draw shakedown; draw city-contract; P0 keep shakedown"
    table = scene("$1 / $2 / $3", f"P0 thug penn-central-railroad; {draws}")
    assert known(table, 0) == alike(0, ["$2"])
    assert "shakedown" in hand(table, 0)


@rule("CE-G-35")
def test_a_public_job_that_is_taken_into_a_hand_is_known() -> None:
    table = scene(
        "blood-money booze favor-at-city-hall / $2 / $3 ; public shakedown",
        "P0 job favor-at-city-hall; P0 ability first; P0 take shakedown; P0 pass",
    )
    assert known(table, 0) == alike(0, ["$3", "shakedown"])


@rule("CE-G-35")
def test_a_known_job_that_is_discarded_is_known_no_more() -> None:
    table = scene(
        "blood-money booze 2*$1 favor-at-city-hall / $2 / $3 ; public shakedown ; tiles wall-street=ninth-avenue-pawn",
        "P0 job favor-at-city-hall; P0 ability first; P0 take shakedown; P0 pass; P1 thug paradiso-ballroom",
    )
    table.play("P2 thug gowanus-cold-storage; P0 thug ninth-avenue-pawn; P0 swap; P0 discard shakedown; P0 take gun")
    assert known(table, 0) == alike(0, ["$3", "gun"])
    assert look(table).pile == ["shakedown"]


# what leaves unseen

HEIST = "2*gun booze warehouse-heist / {} / $3 ; act 2"
ROB = "P0 job warehouse-heist; P0 ability first; P0 rob P1"


@rule("CE-G-35")
def test_what_is_taken_blindly_only_the_two_see() -> None:
    table = scene(HEIST.format("$5 gun"), f"{ROB}; draw $5; draw gun")
    thefts = {viewer: [fact for fact in told(table, viewer) if "from P1" in fact] for viewer in EVERYBODY}
    assert thefts[0] == thefts[1] == ["P0 takes 2 from P1", "P0 takes $5 from P1", "P0 takes gun from P1"]
    assert thefts[2] == thefts[None] == ["P0 takes 2 from P1"]
    assert [seat.hand for seat in look(table, 2).seats] == [4, 0, 1]  # with the $3 and the $2 of the job


@rule("CE-G-35")
def test_a_theft_makes_a_known_ally_uncertain_but_not_for_the_two() -> None:
    table = scene(HEIST.format("union-boss $1 $2"), f"{ROB}; draw $1; draw $2")
    assert hand(table, 1) == ["union-boss"]
    assert known(table, 1) == {None: [], 0: ["union-boss"], 2: []}


@rule("CE-G-35")
def test_a_stolen_ally_is_known_to_the_two_alone() -> None:
    table = scene(HEIST.format("union-boss $1 $2"), f"{ROB}; draw union-boss; draw $2")
    assert "union-boss" in hand(table, 0)
    assert [look(table, viewer).seats[0].known.count("union-boss") for viewer in EVERYBODY] == [0, 1, 1, 0]


@rule("CE-G-35")
def test_playing_the_ally_makes_it_known_again() -> None:
    table = scene(HEIST.format("union-boss $1 $2"), f"{ROB}; draw $1; draw $2; P1 ally union-boss; P1 pass")
    assert look(table, 2).seats[1].played == ["union-boss"]


@rule("CE-G-35")
def test_a_theft_makes_one_of_each_known_kind_uncertain() -> None:
    # P1 has taken three Guns and a Booze openly; two cards go, for all P2 knows two Guns, or a Gun and the Booze.
    text = "2*gun booze warehouse-heist / $5 / $3 ; act 2 ; turn P1 ; tiles wall-street=zabriskie-sporting-arms"
    table = scene(text, "P1 thug zabriskie-sporting-arms; P2 thug paradiso-ballroom; P0 thug sunnyside-social-club")
    table.play("P1 thug gowanus-cold-storage; P2 thug van-alst-auction-rooms; P2 pass")
    assert known(table, 1) == alike(1, ["gun", "gun", "gun", "booze"])
    table.play(f"{ROB}; draw $5; draw booze")
    assert known(table, 1)[2] == known(table, 1)[None] == ["gun"]


@rule("CE-G-35")
def test_those_who_saw_what_was_taken_stay_sure_of_the_rest() -> None:
    text = "2*gun booze warehouse-heist / $5 / $3 ; act 2 ; turn P1 ; tiles wall-street=zabriskie-sporting-arms"
    table = scene(text, "P1 thug zabriskie-sporting-arms; P2 thug paradiso-ballroom")
    table.play(f"{ROB}; draw $5; draw gun")
    assert hand(table, 1) == ["gun"]
    assert known(table, 1) == {None: [], 0: ["gun"], 2: []}


@rule("CE-G-35")
def test_the_victim_is_sure_of_the_cards_that_were_taken() -> None:
    table = scene(HEIST.format("$5 gun"), f"{ROB}; draw $5; draw gun")
    mine = look(table, 1).seats[0].known
    assert mine.count("$5") == 1
    assert mine.count("gun") == 1
    assert look(table, 2).seats[0].known == ["$2", "$3"]  # the money of the job


@rule("CE-G-35")
def test_a_theft_of_money_leaves_goods_jobs_and_allies_certain() -> None:
    text = "2*gun booze vig-night / union-boss $5 / $3 ; act 2 ; turn P1"
    table = scene(text, "P1 thug morettis-gunsmith; P2 thug gowanus-cold-storage")
    table.play("P0 job vig-night; P0 money first; draw $5; draw $3")
    assert known(table, 1) == alike(1, ["gun", "blood-money", "union-boss"])
    assert known(table, 2) == alike(2, ["gun", "booze"])


@rule("CE-G-35")
def test_a_theft_of_a_good_leaves_money_certain() -> None:
    text = "2*gun 2*booze stick-up-at-the-card-game / $5 / $3 ; act 2 ; turn P1"
    table = scene(text, "P1 thug paradiso-ballroom; P2 thug van-alst-auction-rooms; P2 pass")
    table.play("P0 job stick-up-at-the-card-game; P0 money first; P1 give booze")
    assert known(table, 1) == alike(1, ["$2"])
    assert known(table, 2) == alike(2, ["$2"])


@rule("CE-G-35")
def test_a_second_theft_makes_the_first_loot_uncertain_again() -> None:
    # P0 takes the $5 of P1, then P2 takes a card of P0, and P1 does not see which.
    text = "2*gun booze warehouse-heist / $5 / gun blood-money empty-his-pockets ; act 2 ; at penn-central-railroad=P0"
    table = scene(text, f"{ROB}; draw $5; P1 thug paradiso-ballroom")
    assert look(table, 1).seats[0].known == ["$2", "$3", "$5"]
    table.play("P2 job empty-his-pockets; P2 ability first; P2 whack penn-central-railroad; draw $2")
    assert hand(table, 0) == ["$3", "$5"]
    assert look(table, 1).seats[0].known == []
    assert look(table, 2).seats[0].known == ["$3"]  # the $2 was seen going, the $5 never


# a look

COLUMNIST = "society-columnist $1 / gun shakedown mayor $5 / $3 ; act 3"


@rule("CE-G-35")
def test_a_look_shows_the_hand_to_one_alone() -> None:
    table = scene(COLUMNIST, "P0 ally society-columnist; P0 rob P1")
    assert look(table, 0).looking == ["$5", "gun", "shakedown", "mayor"]
    assert [look(table, viewer).looking for viewer in (None, 1, 2)] == [[], [], []]
    assert [told(table, viewer)[-1] for viewer in EVERYBODY] == [
        "P0 looks at the cards of P1",
        "P1 has mayor",
        "P1 has mayor",
        "P0 looks at the cards of P1",
    ]


@rule("CE-G-35")
def test_jobs_and_allies_that_were_looked_at_stay_known_to_the_looker() -> None:
    table = scene(COLUMNIST, "P0 ally society-columnist; P0 rob P1; P0 take $5; P0 pass")
    assert look(table).seats[1].known == []  # the card might have been the Mayor
    assert [card for card in look(table, 0).seats[1].known if card in ("shakedown", "mayor")] == ["shakedown", "mayor"]
    assert look(table, 2).seats[1].known == []


@rule("CE-G-35")
def test_money_and_goods_that_were_looked_at_stay_known_to_the_looker() -> None:
    table = scene(COLUMNIST, "P0 ally society-columnist; P0 rob P1; P0 take $5; P0 pass")
    assert look(table, 0).seats[1].known == ["gun", "shakedown", "mayor"]


# suitcases


@rule("CE-G-35")
def test_a_bid_that_is_put_back_is_known() -> None:
    table = scene("+$5 / +$3 / +2*$1 ; phase bribery", "P0 bid $5; P0 done; P1 bid $3; P1 done; P2 bid $1; P2 done")
    table.play("P0 take hollywood-producer; P1 take union-boss")
    assert known_money(table, 2) == alike(2, ["$1"])
    assert money_of(table, 2) == ["$1", "$1"]


@rule("CE-G-35")
def test_a_bid_that_is_paid_is_gone_from_the_suitcase() -> None:
    table = scene("+$5 +$1 / $3 / $2 ; phase bribery", "P0 bid $5; P0 done; P0 take hollywood-producer")
    assert known_money(table, 0) == alike(0, [])
    assert look(table).seats[0].suitcase == 1


@rule("CE-G-35")
def test_the_best_offer_is_known_to_be_in_the_suitcase() -> None:
    text = "gun blood-money booze offer-past-refusing / $5 / $2"
    table = scene(text, "P0 job offer-past-refusing; P0 money first; P1 offer $5; P2 offer $2")
    assert known_money(table, 0) == alike(0, ["$5"])


@rule("CE-G-35", "CE-DIFF-10")
def test_the_money_of_a_job_is_known_in_the_suitcase() -> None:
    text = "gun word-at-the-barbershop / $2 / $3 ; options job_money=suitcase"
    table = scene(text, "P0 job word-at-the-barbershop; P0 money first")
    assert known_money(table, 0) == alike(0, ["$2"])


SWITCH = "2*gun 2*blood-money safe-deposit-switch / $3 / $3 $5 +$1 ; act 2 ; turn P1"
FILLED = "P1 thug gowanus-cold-storage; P2 thug harcourt-and-vane; P2 launder $3"


@rule("CE-G-35")
def test_a_note_stolen_from_a_suitcase_makes_the_others_uncertain() -> None:
    table = scene(SWITCH, FILLED)
    assert known_money(table, 2) == alike(2, ["$3"])
    table.play("P0 job safe-deposit-switch; P0 money first; P0 rob P2; draw $1")
    assert known_money(table, 2)[1] == known_money(table, 2)[None] == []
    assert known_money(table, 0)[1] == known_money(table, 0)[None] == []
    assert (look(table).seats[0].suitcase, look(table).seats[2].suitcase) == (1, 1)


@rule("CE-G-35")
def test_but_not_the_two_who_saw_it() -> None:
    table = scene(SWITCH, f"{FILLED}; P0 job safe-deposit-switch; P0 money first; P0 rob P2; draw $1")
    assert known_money(table, 2)[0] == ["$3"]
    assert known_money(table, 0)[2] == ["$1"]


@rule("CE-G-35")
@pytest.mark.parametrize("viewer", [None, 1])
def test_strangers_are_not_told_which_note_was_stolen(viewer: int | None) -> None:
    table = scene(SWITCH, f"{FILLED}; P0 job safe-deposit-switch; P0 money first; P0 rob P2; draw $1")
    assert "P0 takes $1 from P2" not in told(table, viewer)
    assert "P0 takes 1 from P2" in told(table, viewer)
    for owner in (0, 2):
        assert "P0 takes $1 from P2" in told(table, owner)


# worlds


@rule("CE-G-35")
@pytest.mark.parametrize("seed", range(20))
def test_a_world_dealt_anew_agrees_with_what_is_known(seed: int) -> None:
    table = scene(HEIST.format("union-boss $1 $2"), f"{ROB}; draw $1; draw $2")
    for viewer in EVERYBODY:
        twin = table.game.redeal(table.state, viewer, seed)
        assert table.game.view(twin, viewer) == look(table, viewer)
        assert table.game.count(twin) == []
