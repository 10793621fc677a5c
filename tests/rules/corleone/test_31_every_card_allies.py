"""Each of the 18 allies of the house edition, played once where its ability matters."""

from typing import NamedTuple

import pytest

from backroom.games.corleone.edition import house_edition
from tests.empire import figures, hand, look, money_of, rule, scene, since

STREET = "at morettis-gunsmith=P1 sunnyside-social-club=P2 hell-gate=P1 newtown-creek=P2 paradiso-ballroom=P0"


class Ally(NamedTuple):
    """P0 has the ally, and `text` besides; plays it one act later, says the `script`, and sees the `news`."""

    key: str
    text: str
    script: str
    news: str
    hand: str = ""
    suitcase: str = ""


ALLIES = [
    # Act I
    Ally(
        "hollywood-producer",
        "/ / ; horse P2 ; turn P0",
        "P0 horse",
        "P0 takes $5; P0 has the horse head",
        hand="$5",
    ),
    Ally(
        "union-boss",
        "/ / ; stacks chelsea=P1",
        "P0 place morettis-gunsmith; P0 first P0",
        "P0 puts the union-boss on morettis-gunsmith; P0 shakes down the front of morettis-gunsmith; "
        "P0 goes first, as P0 wants it; P0 takes gun; P0 takes blood-money; "
        "P1 controls the territory and has a share of morettis-gunsmith; P1 takes gun; P1 takes blood-money; "
        "the union-boss is neutral again",
        hand="gun blood-money",
    ),
    Ally(
        "small-time-bookie",
        "booze / /",
        "P0 sell 1; P0 discard booze",
        "P0 takes $2; P0 discards booze; P0 takes $5",
        hand="$2 $5",
    ),
    Ally(
        "hired-muscle",
        "/ / ; at hell-gate=P0",
        "P0 influence queens",
        "P0 takes gun; P0 has 1 more influence in queens",
        hand="gun",
    ),
    Ally(
        "mayor-on-the-stump",
        "/ / ; at hell-gate=mayor",
        "P0 place queensboro-bridge; P0 pass",
        "P0 puts the mayor on queensboro-bridge; P0 shakes down the backs at queensboro-bridge; P0 takes $2; "
        "P0 declines job; the mayor is neutral again",
        hand="$2",
    ),
    Ally(
        "police-chief-on-the-beat",
        "/ /",
        "P0 place midtown; P0 take blood-money",
        "P0 puts the police-chief on midtown; P0 takes blood-money; the police-chief is neutral again",
        hand="blood-money",
    ),
    # Act II
    Ally(
        "police-chief",
        "/ $5 gun / $1",
        "P0 place midtown; P0 take blood-money; P0 rob P1; draw gun",
        "P0 puts the police-chief on midtown; P0 takes blood-money; P0 takes 1 from P1; P0 takes gun from P1; "
        "P1 loses a card to P0; the police-chief is neutral again",
        hand="gun blood-money",
    ),
    Ally(
        "union-boss-wildcat",
        "/ / ; at sunnyside-social-club=union-boss",
        "P0 place gowanus-cold-storage",
        "P0 puts the union-boss on gowanus-cold-storage; P0 shakes down the front of gowanus-cold-storage; "
        "P0 takes gun; P0 takes booze; P0 takes $3; the union-boss is neutral again",
        hand="$3 gun booze",
    ),
    Ally(
        "family-accountant",
        "$1 $3 $5 / /",
        "P0 launder $5; P0 launder $3",
        "P0 puts $5 into the suitcase; P0 puts $3 into the suitcase",
        hand="$1",
        suitcase="$3 $5",
    ),
    Ally(
        "mayor",
        "/ / ; at hell-gate=mayor",
        "P0 place queensboro-bridge; P0 pass",
        "P0 puts the mayor on queensboro-bridge; P0 shakes down the backs at queensboro-bridge; P0 takes $2; "
        "P0 declines job; P0 takes $2; the mayor is neutral again",
        hand="$2 $2",
    ),
    Ally(
        "head-of-the-evidence-room",
        "/ /",
        "P0 take booze; P0 take booze",
        "P0 takes booze; P0 takes booze; P0 may keep 1 more",
        hand="booze booze",
    ),
    Ally(
        "society-columnist",
        "/ $5 shakedown / $1",
        "P0 rob P1; P0 take shakedown; P0 draw; draw vig-night; draw policy-bank; P0 keep vig-night",
        "P0 takes 1 from P1; P0 looks at the cards of P1; P1 has $5; P1 has shakedown; "
        "P0 takes shakedown from P1; P1 loses a card to P0; P0 looks at vig-night; P0 looks at a job; "
        "P0 looks at policy-bank; P0 looks at a job; P0 keeps vig-night; P0 keeps 1; P0 discards policy-bank",
        hand="vig-night shakedown",
    ),
    # Act III
    Ally(
        "mayor-second-term",
        "/ / ; tiles queens=silver-slipper-casino ; stacks queens=P0,P1",
        "P0 place queensboro-bridge; P0 pass; P0 raise queens",
        "P0 puts the mayor on queensboro-bridge; P0 shakes down the backs at queensboro-bridge; P0 takes $2; "
        "P0 takes $2; P0 declines job; P0 lifts a marker to the top of queens; the mayor is neutral again",
        hand="$2 $2",
    ),
    Ally(
        "police-chief-on-the-take",
        f"/ / ; {STREET}",
        "P0 place queens; P0 whack sunnyside-social-club; P0 whack newtown-creek",
        "P0 puts the police-chief on queens; P0 has P2-thug whacked at sunnyside-social-club; "
        "P0 has P2-don whacked at newtown-creek; P0 takes $5; the police-chief is neutral again",
        hand="$5",
    ),
    Ally(
        "union-boss-general-strike",
        "/ / ; at sunnyside-social-club=union-boss",
        "P0 place gowanus-cold-storage",
        "P0 puts the union-boss on gowanus-cold-storage; P0 shakes down the front of gowanus-cold-storage; "
        "P0 takes gun; P0 takes booze; P0 takes $5; the union-boss is neutral again",
        hand="$5 gun booze",
    ),
    Ally(
        "tax-adviser",
        "$1 $2 $3 $5 / /",
        "P0 launder $5; P0 launder $3; P0 launder $2",
        "P0 puts $5 into the suitcase; P0 puts $3 into the suitcase; P0 puts $2 into the suitcase",
        hand="$1",
        suitcase="$2 $3 $5",
    ),
    Ally(
        "capo",
        "/ / ; at paradiso-ballroom=P0 penn-central-railroad=P0",
        "P0 move paradiso-ballroom; P0 to morettis-gunsmith; P0 move penn-central-railroad; P0 to paradiso-ballroom",
        "P0 moves P0-thug to morettis-gunsmith; P0 shakes down the front of morettis-gunsmith; P0 takes gun; "
        "P0 takes blood-money; P0 moves P0-thug to paradiso-ballroom; "
        "P0 shakes down the front of paradiso-ballroom; P0 takes $2; P0 takes booze",
        hand="$2 gun blood-money booze",
    ),
    Ally(
        "night-editor",
        "/ /",
        "P0 draw; draw vig-night; draw shakedown; draw policy-bank; draw bathtub-gin; P0 keep shakedown; "
        "P0 keep bathtub-gin",
        "P0 looks at vig-night; P0 looks at a job; P0 looks at shakedown; P0 looks at a job; "
        "P0 looks at policy-bank; P0 looks at a job; P0 looks at bathtub-gin; P0 looks at a job; "
        "P0 keeps shakedown; P0 keeps bathtub-gin; P0 keeps 2; P0 discards vig-night; P0 discards policy-bank; "
        "P0 takes $3; P0 takes $5",
        hand="$3 $5 shakedown bathtub-gin",
    ),
]
ROWS = {ally.key: ally for ally in house_edition().allies}


def verbs(ally: Ally) -> list[pytest.MarkDecorator]:
    """The rules of the verbs on a card."""
    return [pytest.mark.rule(f"CE-DO-{effect.do + 1:02}") for effect in ROWS[ally.key].effects]


def test_no_ally_is_left_out() -> None:
    assert [ally.key for ally in ALLIES] == list(ROWS)


@rule("CE-ALLY-02")
@pytest.mark.parametrize("ally", [pytest.param(ally, marks=verbs(ally), id=ally.key) for ally in ALLIES])
def test_every_ally_does_what_it_says(ally: Ally) -> None:
    table = scene(f"{ally.key} {ally.text} ; act {ROWS[ally.key].act + 2}")
    news = since(table, f"P0 ally {ally.key}; {ally.script}", 0)
    assert news == [f"P0 plays {ally.key}", *ally.news.split("; "), "the turn of P1"]
    assert (hand(table, 0), money_of(table, 0)) == (ally.hand.split(), ally.suitcase.split())
    assert look(table).seats[0].played == [ally.key]


@rule("CE-NEUT-05")
@pytest.mark.parametrize(
    ("first", "second", "here", "there"),
    [
        ("mayor", "mayor-second-term", "hell-gate", "newtown-creek"),
        ("union-boss", "union-boss-wildcat", "gowanus-cold-storage", "morettis-gunsmith"),
        ("police-chief", "police-chief-on-the-take", "queens", "brooklyn"),
    ],
)
def test_two_cards_of_one_neutral_figure_move_it_about_in_one_act(
    first: str, second: str, here: str, there: str
) -> None:
    table = scene(f"{first} / {second} / ; act 4", f"P0 ally {first}; P0 place {here}")
    while table.asks[0].seat == 0:
        table.play("P0 pass")
    table.play(f"P1 ally {second}; P1 place {there}")
    figure = "police-chief" if "chief" in first else first
    assert look(table).chief == there if figure == "police-chief" else figures(table) == {there: figure}
