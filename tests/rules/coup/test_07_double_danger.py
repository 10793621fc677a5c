"""Chapter 7: the double danger of assassination."""

from tests.cites import asked_by, kind
from tests.counts import rules_of, whats
from tests.talk import asked, coins, living, lost, options, rule, said, scene

NIGHT = "assassin duke 3 / captain ambassador 2 / duke contessa 2"
CAUGHT = "P0 assassinate P1; P1 pass; P2 pass; P1 block contessa; P2 pass; P0 challenge; P1 concede; P1 lose captain"
DOUBTED = "P0 assassinate P1; P1 challenge; P0 show assassin; P1 lose captain"
LENIENT = NIGHT + " ; options strict_double_danger=false"


@rule("COUP-DD-01")
def test_one_assassination_can_take_both_influences() -> None:
    table = scene(NIGHT, CAUGHT)
    assert lost(table, 1) == ["captain", "ambassador"]
    assert living(table) == [0, 2]
    assert rules_of(table, "lost")[-1] == "COUP-DD-01"


@rule("COUP-DD-01")
def test_an_assassination_met_with_silence_takes_one_influence_only() -> None:
    table = scene(NIGHT, "P0 assassinate P1; P1 pass; P2 pass; P1 pass; P1 lose captain")
    assert lost(table, 1) == ["captain"]
    assert "COUP-DD-01" not in said(table)


@rule("COUP-DD-01")
def test_a_bystanders_lost_challenge_is_no_double_danger_for_the_target() -> None:
    table = scene(
        NIGHT, "P0 assassinate P1; P1 pass; P2 challenge; P0 show assassin; P2 lose duke; P1 pass; P1 lose captain"
    )
    assert (lost(table, 1), lost(table, 2)) == (["captain"], ["duke"])
    assert "COUP-DD-01" not in said(table)


@rule("COUP-DD-02")
def test_a_target_who_doubts_a_true_assassin_pays_twice_without_a_block() -> None:
    table = scene(NIGHT, DOUBTED)
    assert lost(table, 1) == ["captain", "ambassador"]
    assert coins(table) == [0, 0, 2]
    assert "COUP-DD-02" in rules_of(table, "no_block")
    assert "blocked" not in whats(table)
    assert asked(table) == [2]


@rule("COUP-DD-02", "COUP-GAP-02")
def test_where_double_danger_is_not_strict_the_doubting_target_may_still_block() -> None:
    table = scene(LENIENT, DOUBTED)
    assert (asked(table), kind(table), asked_by(table)) == ([1], "block", "COUP-CTR-07")
    assert options(table, 1) == ["pass", "block contessa"]
    assert "COUP-DD-02" not in said(table)
    table.play("P1 block contessa; P2 pass; P0 pass")
    assert (lost(table, 1), living(table)) == (["captain"], [0, 1, 2])


@rule("COUP-DD-03")
def test_a_target_caught_with_a_false_contessa_pays_twice() -> None:
    table = scene(NIGHT, CAUGHT)
    assert rules_of(table, "block_fell") == ["COUP-DD-03"]
    assert lost(table, 1) == ["captain", "ambassador"]
    assert coins(table) == [0, 0, 2]


@rule("COUP-DD-03")
def test_a_true_contessa_saves_both_cards() -> None:
    table = scene(
        "assassin duke 3 / contessa ambassador 2 / duke contessa 2",
        "P0 assassinate P1; P1 pass; P2 pass; P1 block contessa; P2 pass; P0 challenge; P1 show contessa; P0 lose duke",
    )
    assert (lost(table, 1), lost(table, 0)) == ([], ["duke"])
    assert "COUP-DD-03" not in said(table)


@rule("COUP-DD-04")
def test_the_challenge_is_paid_before_the_dagger() -> None:
    for script in (CAUGHT, DOUBTED):
        assert rules_of(scene(NIGHT, script), "lost") == ["COUP-CHAL-09", "COUP-DD-01"]
