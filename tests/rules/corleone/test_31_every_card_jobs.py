"""Each of the 44 jobs of the house edition, completed once where its ability matters."""

from typing import NamedTuple

import pytest

from backroom.games.corleone.edition import house_edition
from backroom.games.corleone.words import GOODS, VALUES
from tests.empire import hand, look, money_of, options, refused, rule, scene, since

STREET = "at morettis-gunsmith=P1 sunnyside-social-club=P2 hell-gate=P1 newtown-creek=P2 paradiso-ballroom=P0"


class Job(NamedTuple):
    """P0 has the job and its goods, and `text` besides; takes the money, says the `script`, and sees the `news`.

    `never` is a word that the card does not allow as its first choice.
    """

    key: str
    text: str
    script: str
    news: str
    hand: str
    suitcase: str = ""
    never: str = ""


JOBS = [
    # grey
    Job(
        "drive-by-on-delancey",
        f"/ / ; {STREET} queens=police-chief",
        "P0 whack hell-gate; P0 whack police-chief",
        "P0 has P1-don whacked at hell-gate; P0 has police-chief whacked at police-chief",
        hand="$2 $2",
        never="whack paradiso-ballroom",
    ),
    Job(
        "car-bomb-at-the-curb",
        "/ / ; at morettis-gunsmith=P1 union-square=P2 canal-street=P0 hell-gate=P1",
        "P0 in chelsea; P0 whack morettis-gunsmith; P0 whack union-square; P0 whack canal-street",
        "P0 has P1-thug whacked at morettis-gunsmith; P0 has P2-don whacked at union-square; "
        "P0 has P0-don whacked at canal-street",
        hand="$1 $5",
        never="in upper-west-side",
    ),
    Job(
        "word-at-the-barbershop",
        f"/ / ; {STREET}",
        "P0 whack sunnyside-social-club",
        "P0 has P2-thug whacked at sunnyside-social-club",
        hand="$2",
        never="whack hell-gate",
    ),
    Job(
        "no-flowers-please",
        f"/ / ; {STREET}",
        "P0 whack newtown-creek",
        "P0 has P2-don whacked at newtown-creek",
        hand="$3",
        never="whack morettis-gunsmith",
    ),
    Job(
        "ambush-at-the-toll-plaza",
        f"/ / ; {STREET}",
        "P0 whack hell-gate; P0 whack sunnyside-social-club",
        "P0 has P1-don whacked at hell-gate; P0 has P2-thug whacked at sunnyside-social-club",
        hand="$2 $5",
        never="whack sunnyside-social-club",
    ),
    Job(
        "pistol-behind-the-pipes",
        f"/ / ; {STREET} union-square=mayor",
        "P0 whack union-square",
        "P0 has mayor whacked at union-square",
        hand="$3",
        never="whack paradiso-ballroom",
    ),
    Job(
        "empty-his-pockets",
        f"/ $5 gun / $1 ; {STREET}",
        "P0 whack morettis-gunsmith; draw $5",
        "P0 has P1-thug whacked at morettis-gunsmith; P0 takes 1 from P1; P0 takes $5 from P1; P1 loses a card to P0",
        hand="$1 $2 $5",
        never="whack hell-gate",
    ),
    Job("double-the-bodyguards", "/ /", "", "the figures of P0 are protected; P0 may keep 2 more", hand="$2"),
    Job(
        "all-debts-by-sundown",
        f"/ / ; {STREET} gowanus-cold-storage=P2",
        "P0 whack morettis-gunsmith; P0 whack gowanus-cold-storage",
        "P0 has P1-thug whacked at morettis-gunsmith; P0 has P2-thug whacked at gowanus-cold-storage",
        hand="$2 $5",
        never="whack sunnyside-social-club",
    ),
    Job(
        "broken-thumbs",
        "/ / ; at columbus-circle=P0 morettis-gunsmith=P1 sunnyside-social-club=P2",
        "P0 whack morettis-gunsmith",
        "P0 has P1-thug whacked at morettis-gunsmith",
        hand="$2 $3",
        never="whack sunnyside-social-club",
    ),
    Job(
        "price-per-head",
        f"/ / ; {STREET} ; river P2-thug mayor union-boss",
        "P0 whack morettis-gunsmith",
        "P0 has P1-thug whacked at morettis-gunsmith; P0 takes $2; P0 takes $2; P0 takes $2",
        hand="$2 $2 $2 $3",
        never="whack newtown-creek",
    ),
    # yellow
    Job(
        "offer-past-refusing",
        "/ $1 $5 / $3",
        "P1 offer $1; P2 offer $3",
        "P1 offers $1; P2 offers $3; P1 discards $1; $3 goes straight into the suitcase of P0",
        hand="$2 $3",
        suitcase="$3",
    ),
    Job(
        "two-sets-of-books",
        "$5 / /",
        "P0 launder $5",
        "P0 puts $5 into the suitcase",
        hand="$2",
        suitcase="$5",
        never="launder $1",
    ),
    Job(
        "numbered-account",
        "$5 / /",
        "P0 launder $5; P0 launder $2",
        "P0 puts $5 into the suitcase; P0 puts $2 into the suitcase",
        hand="",
        suitcase="$2 $5",
    ),
    Job(
        "skim-the-count-room",
        "/ /",
        "P0 launder $5; P0 launder $2",
        "P0 puts $5 into the suitcase; P0 puts $2 into the suitcase",
        hand="",
        suitcase="$2 $5",
    ),
    Job(
        "safe-deposit-switch",
        "/ +$1 +$5 / +$2",
        "P0 rob P1; draw $5",
        "P0 takes 1 from P1; P0 takes $5 from P1; P1 loses a card to P0",
        hand="$3",
        suitcase="$5",
        never="rob P0",
    ),
    Job(
        "vig-night",
        "/ $1 gun / $2 $3",
        "draw $1; draw $3",
        "P0 takes 1 from P1; P0 takes $1 from P1; P1 loses a card to P0; P0 takes 1 from P2; "
        "P0 takes $3 from P2; P2 loses a card to P0",
        hand="$1 $2 $3 $3",
    ),
    Job(
        "the-fix-is-in",
        "booze / / ; horse P1 ; turn P0",
        "P0 sell 1; P0 discard booze; P0 horse",
        "P0 discards booze; P0 takes $5; P0 has the horse head",
        hand="$2 $5",
        never="sell 2",
    ),
    Job(
        "dividend-day",
        "/ / ; stacks queens=P0 midtown=P1,P0 chelsea=P0,P1",
        "P0 launder $3",
        "P0 takes $3; P0 takes $3; P0 puts $3 into the suitcase",
        hand="$2 $3",
        suitcase="$3",
    ),
    Job("policy-bank", "/ /", "P0 launder $2", "P0 puts $2 into the suitcase", hand="$2", suitcase="$2"),
    Job(
        "insurance-fire",
        "$1 shakedown gun / /",
        "P0 sell 3; P0 discard $1; P0 discard shakedown; P0 discard gun; P0 launder $5",
        "P0 discards $1; P0 discards shakedown; P0 discards gun; P0 takes $3; P0 takes $5; "
        "P0 puts $5 into the suitcase",
        hand="$2 $3",
        suitcase="$5",
        never="sell 1",
    ),
    Job("widows-mattress", "/ /", "", "P0 may keep 2 more", hand="$3"),
    # blue
    Job(
        "stuffed-ballots",
        "/ / ; at hell-gate=P0 ; stacks queens=P1",
        "P0 mark queens",
        "P0 puts a marker on queens",
        hand="$2 $3",
        never="mark midtown",
    ),
    Job("precinct-envelope", "/ /", "P0 influence midtown", "P0 has 1 more influence in midtown", hand=""),
    Job("block-captains", "/ /", "P0 influence midtown", "P0 has 2 more influence in midtown", hand="$1 $2 $2"),
    Job(
        "eviction-notice",
        "/ / ; stacks queens=P0,P1",
        "P0 unmark queens; P0 influence chelsea",
        "P0 sends the top marker of P1 home from queens; P0 has 1 more influence in chelsea",
        hand="$2 $3",
        never="unmark midtown",
    ),
    Job(
        "sit-down-at-the-bakery",
        "/ /",
        "P0 influence midtown",
        "the neutral force has 2 more influence in midtown",
        hand="$2 $3",
    ),
    Job(
        "transferred-to-staten-island",
        f"/ / ; {STREET}",
        "P0 move hell-gate; P0 to battery-tunnel",
        "P0 moves P1-don to battery-tunnel",
        hand="$2 $3",
        never="move morettis-gunsmith",
    ),
    Job(
        "picket-line",
        f"/ / ; {STREET}",
        "P0 move morettis-gunsmith; P0 to gowanus-cold-storage; P0 move sunnyside-social-club; P0 to morettis-gunsmith",
        "P0 moves P1-thug to gowanus-cold-storage; P0 moves P2-thug to morettis-gunsmith",
        hand="$2 $3",
        never="move paradiso-ballroom",
    ),
    Job(
        "motorcade",
        "/ / ; at battery-tunnel=P0",
        "P0 move battery-tunnel; P0 to hell-gate",
        "P0 moves P0-don to hell-gate; P0 shakes down the backs at hell-gate; P0 takes $1; P0 takes $2",
        hand="$1 $1 $2",
        never="move hell-gate",
    ),
    Job(
        "city-contract",
        "/ / ; stacks chelsea=P0 queens=P1",
        "P0 shake morettis-gunsmith",
        "P0 shakes down the front of morettis-gunsmith; P0 takes gun; P0 takes blood-money",
        hand="$3 gun blood-money",
        never="shake sunnyside-social-club",
    ),
    Job(
        "favor-at-city-hall",
        "booze / / ; public tip-from-the-docks shakedown",
        "P0 take tip-from-the-docks; P0 job tip-from-the-docks; P0 money first; P0 pass",
        "P0 takes tip-from-the-docks into hand; P0 sets about tip-from-the-docks; P0 pays booze; "
        "P0 takes the money of tip-from-the-docks first; P0 takes $1; P0 declines the effect; "
        "P0 has completed tip-from-the-docks",
        hand="$1 $3",
        never="take policy-bank",
    ),
    Job(
        "machine-politics",
        "/ / ; stacks queens=P1",
        "P0 mark queens; P0 influence midtown",
        "P0 puts a marker on queens; P0 has 1 more influence in midtown",
        hand="$2",
    ),
    # green
    Job(
        "shakedown",
        "/ / ; at gowanus-cold-storage=P2 ; stacks brooklyn=P1",
        "P0 shake gowanus-cold-storage; P0 first P1",
        "P0 shakes down the front of gowanus-cold-storage; P1 goes first, as P0 wants it; "
        "P1 controls the territory and has a share of gowanus-cold-storage; P1 takes gun; P1 takes booze; "
        "P0 takes gun; P0 takes booze",
        hand="$5 gun booze",
        never="shake central-park",
    ),
    Job("hijacked-truck", "/ /", "P0 take booze", "P0 takes booze", hand="$3 booze", never="take narcotics"),
    Job(
        "back-room-sweep",
        "/ / ; at hell-gate=P1",
        "P0 shake hell-gate",
        "P0 shakes down the backs at hell-gate; P0 takes $1; P0 takes $2",
        hand="$1 $1 $2",
        never="shake queens",
    ),
    Job(
        "double-shift",
        "/ / ; at sunnyside-social-club=P0",
        "P0 move sunnyside-social-club; P0 to morettis-gunsmith",
        "P0 moves P0-thug to morettis-gunsmith; P0 shakes down the front of morettis-gunsmith; P0 takes gun; "
        "P0 takes blood-money",
        hand="$1 gun blood-money",
        never="move paradiso-ballroom",
    ),
    Job(
        "warehouse-heist",
        "/ $5 gun booze / $1",
        "P0 rob P1; draw gun; draw booze",
        "P0 takes 2 from P1; P0 takes gun from P1; P1 loses a card to P0; P0 takes booze from P1; "
        "P1 loses a card to P0",
        hand="$2 $3 gun booze",
        never="rob P0",
    ),
    Job("bathtub-gin", "/ /", "", "P0 takes booze; P0 takes booze", hand="$1 booze booze"),
    Job(
        "protection-round",
        "/ / ; tiles wall-street=cataldo-funeral-home",
        "P0 shake cataldo-funeral-home; P0 shake harcourt-and-vane; P0 launder $3",
        "P0 shakes down the front of cataldo-funeral-home; P0 takes $3; P0 takes blood-money; "
        "P0 shakes down the front of harcourt-and-vane; P0 takes $1; P0 puts $3 into the suitcase",
        hand="$1 $3 $3 blood-money",
        suitcase="$3",
    ),
    Job(
        "borrowed-crew",
        "/ / ; at morettis-gunsmith=P0 sunnyside-social-club=P0",
        "P0 recall morettis-gunsmith",
        "P0 recalls P0-thug from morettis-gunsmith",
        hand="$1 $3",
        never="recall hell-gate",
    ),
    Job(
        "tip-from-the-docks",
        "/ /",
        "P0 draw; draw vig-night; draw shakedown; draw policy-bank; draw bathtub-gin; P0 keep vig-night; "
        "P0 keep shakedown",
        "P0 looks at vig-night; P0 looks at a job; P0 looks at shakedown; P0 looks at a job; "
        "P0 looks at policy-bank; P0 looks at a job; P0 looks at bathtub-gin; P0 looks at a job; "
        "P0 keeps vig-night; P0 keeps shakedown; P0 keeps 2; P0 discards policy-bank; P0 discards bathtub-gin",
        hand="$1 vig-night shakedown",
    ),
    Job(
        "off-the-manifest",
        "/ /",
        "P0 take gun; P0 take booze",
        "P0 takes gun; P0 takes booze",
        hand="$3 gun booze",
        never="take narcotics",
    ),
    Job(
        "stick-up-at-the-card-game",
        "/ gun booze / $1 narcotics",
        "P1 give booze; P2 give narcotics",
        "P0 takes 1 from P1; P0 takes booze from P1; P1 loses a card to P0; P0 takes 1 from P2; "
        "P0 takes narcotics from P2; P2 loses a card to P0",
        hand="$2 $2 $2 booze narcotics",
    ),
]
ROWS = {job.key: job for job in house_edition().jobs}


def verbs(job: Job) -> list[pytest.MarkDecorator]:
    """The rules of the verbs on a card."""
    return [pytest.mark.rule(f"CE-DO-{effect.do + 1:02}") for effect in ROWS[job.key].effects]


def test_no_job_is_left_out() -> None:
    assert [job.key for job in JOBS] == list(ROWS)


@rule("CE-JOB-03", "CE-JOB-05", "CE-JOB-06")
@pytest.mark.parametrize("job", [pytest.param(job, marks=verbs(job), id=job.key) for job in JOBS])
def test_every_job_does_what_it_says(job: Job) -> None:
    cost = [good for good, n in zip(GOODS, ROWS[job.key].cost, strict=True) for _ in range(n)]
    notes = [f"${VALUES[note]}" for note in ROWS[job.key].money]
    table = scene(f"{' '.join(cost)} {job.key} {job.text}")
    begin = f"P0 job {job.key}" + ("; P0 money first" if notes else "")
    assert since(table, f"{begin}; {job.script}", 0) == [
        f"P0 sets about {job.key}",
        *(f"P0 pays {good}" for good in cost),
        *([f"P0 takes the money of {job.key} first"] if notes else []),
        *(f"P0 takes {note}" for note in notes),
        *job.news.split("; "),
        f"P0 has completed {job.key}",
        "the turn of P1",
    ]
    assert (hand(table, 0), money_of(table, 0)) == (job.hand.split(), job.suitcase.split())
    assert look(table).seats[0].jobs[-1] == job.key


@pytest.mark.parametrize("job", [pytest.param(job, marks=verbs(job), id=job.key) for job in JOBS if job.never])
def test_every_job_has_its_bounds(job: Job) -> None:
    cost = [good for good, n in zip(GOODS, ROWS[job.key].cost, strict=True) for _ in range(n)]
    table = scene(f"{' '.join(cost)} {job.key} {job.text}", f"P0 job {job.key}; P0 money first")
    assert job.never not in options(table, 0)
    assert refused(table, 0, job.never).startswith("CE-"), "a rule of the game says why"
