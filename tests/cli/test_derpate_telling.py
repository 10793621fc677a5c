"""What the screen says of Der Pate is true: the road, the families, what happened, and how the totals came about."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType
from rich.theme import Theme

import backroom
from backroom.bots import RandomBot, play_on, seat_bots
from backroom.cli.derpate.face import DerPateFace
from backroom.cli.face import Clause
from backroom.cli.faces import find_face
from backroom.cli.screen import STYLES, Names
from backroom.cli.story import Story
from backroom.games import find
from tests.pate import THREES, dull, look, paused, throw
from tests.pate import at_home as scene

Lines = list[str]


def face() -> DerPateFace:
    found = find_face(find("derpate"))
    assert isinstance(found, DerPateFace)
    return found


def drawn(thing: RenderableType | None, width: int = 80) -> Lines:
    out = io.StringIO()
    if thing is not None:
        Console(file=out, theme=Theme(STYLES), highlight=False, width=width).print(thing)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def board(table: backroom.Table, seat: int | None = 0) -> Lines:
    names = Names.in_record(table.seats, None) if seat is None else Names.at_play(table.seats, seat)
    return drawn(face().board(look(table, seat), names, table.events(seat)))


def page(table: backroom.Table, word: str) -> Lines:
    return drawn(face().pages()[word].show(look(table, 0), Names.at_play(table.seats, 0)))


def told(text: str, script: str, seat: int = 0) -> list[Clause]:
    """What a script makes a person read at a scene, fact by fact."""
    table = paused(text, game="derpate")
    table.play(script)
    facts = table.events(seat)
    clauses = face().clauses(facts, Names.at_play(table.seats, seat), None)
    assert len(clauses) == len(facts), "one for each fact"
    return [clause for clause in clauses if clause.text or clause.chapter]


def read(text: str, script: str, seat: int = 0) -> Lines:
    """The same as it stands on the screen."""
    table = paused(text, game="derpate")
    table.play(script)
    return drawn(
        Story(face(), Names.at_play(table.seats, seat)).tell(table.events(seat), look(table), asked=False).shown
    )


# The table.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_takes_two_thirds_of_a_small_window(seats: int) -> None:
    table = backroom.new("derpate", seats=seats, seed=1)
    most = [0]

    def measure() -> bool:
        lines = board(table)
        assert max(map(len, lines)) <= 80
        most[0] = max(most[0], len(lines))
        return False

    play_on(table, seat_bots(table, range(seats), RandomBot), measure)
    assert table.over
    assert 12 <= most[0] <= 14 + seats


def test_the_heading_names_round_markers_card_and_car() -> None:
    table = scene("9k / 9k ; round 3 ; car ES2 ; events G1 R2 G2")
    assert board(table)[:3] == [
        "Round 3 of 7 · K.O.: reputation 2/4, influence 1/4",
        "Concrete Shoes: The member in the business at the car is sunk in the Hudson. The",
        "car does not protect it.",
    ]
    assert "◆ car at ES2: protects East Side" in board(table)
    table = scene("9k / 9k ; round 4 ; events G1 G2 G3 G4")
    assert board(table)[0] == "Round 4 of 7 · K.O.: the end of reputation or out"


def test_the_road_shows_kind_owner_and_car() -> None:
    lines = board(scene("9k / 9k ; car GV2 ; at GV1=vacant"))
    assert any(line.startswith(" LM1 1 protection You      LM2 5 gambling   You") for line in lines)
    assert any(line.startswith(" GV1 2 smuggling  vacant  ◆GV2 4 loan       Ada") for line in lines)
    assert any(line.startswith(" ES1 2 smuggling  neutral") for line in lines)
    assert "Pays 1 $1,000 + influence, 2 $2,000 + reputation, 3 $3,000, 4 $4,000, 5 $5,000" in lines


def test_a_family_shows_money_stock_and_its_tracks_with_the_chips_ahead() -> None:
    lines = board(scene("12k reputation=5 influence=14 income=2 favours=3 friends=2 / 9k"))
    you = next(line for line in lines if line.startswith("▶ You"))
    assert you.split() == [
        "▶",
        "You",
        "$12,000",
        "4",
        "5",
        "■■■■■·g··b····",
        "14",
        "■■■■■■■■■■■■■■",
        "$2,000",
        "3/4",
        "2",
    ]
    ada = next(line for line in lines if line.startswith("  Ada"))
    assert ada.split() == ["Ada", "$9,000", "4", "0", "···w··g··b····", "0", "···c··j··s····", "$0", "0/4", "0"]


def test_what_only_some_have_is_told_below_the_families() -> None:
    text = "9k reputation=7 used=wedding prison=1 river=2 owes=P1:2,bank:1 / 9k owes=P0:5 / gone / 9k"
    lines = board(scene(text))
    assert "You: 1 in the Tombs · 2 in the Hudson · grandchild · owe Ada 2, the bank 1" in lines
    assert "Ada: owes you 5 · no debt marker left" in lines
    assert any(line.split() == ["Bo", "has", "left"] for line in lines)


def test_hidden_money_is_hidden_from_others_and_spectators() -> None:
    table = scene("9k / 8k ; options hidden_money")
    assert [word for line in board(table) for word in line.split() if word in ("$9,000", "$8,000")] == ["$9,000"]
    assert not [line for line in board(table, None) if "$9,000" in line or "$8,000" in line]


def test_the_pages_show_the_road_the_tableau_and_the_cards() -> None:
    first = f"P0 place red; {throw(black=1, white=4, grey=1)}; P0 place white; {throw(black=1, grey=2)}"
    table = scene(f"9k / 9k ; round 2 ; events G1 R2 ; {THREES}", first)
    rows = [line.split() for line in page(table, "map")]
    assert ["GV2", "Bleecker", "Street", "4", "loan", "sharking", "$4,000", "Ada"] in rows
    assert len(rows) <= 16
    assert [" ".join(line.split()) for line in page(table, "tableau")] == [
        "1 by number: all are paid for their businesses; a puppet: press (red 3)",
        "black white grey red puppet",
        "2 visit bets W4 reputation influence press",
        "▶ 3 takeover friend meeting FBI raid press",
        "4 informer banker consigliere prosecutor",
    ]
    cards = " ".join(" ".join(page(table, "events")).split())
    assert "Palms to Grease" not in cards.split("Came:")[0]
    assert "Concrete Shoes grey 2 The member in the business at the car" in cards
    assert "5 of these 8 will come; nobody knows which. Came: 1 Palms to Grease, 2 Good Neighbours" in cards


def test_ones_own_family_says_what_things_are_good_for() -> None:
    text = "9k reputation=10 used=wedding,grandchild friends=1 favours=2 income=1 river=1 owes=P1:1 / 9k owes=P0:2"
    lines = " ".join(" ".join(drawn(face().hand(look(scene(text), 0)))).split())
    assert "The Corleone family: $9,000, 3 businesses, 3 in stock, 1 in the Hudson" in lines
    assert "Reputation 10 of 14 Influence 0 of 14: cop at 4, judge at 7, senator at 10" in lines
    assert "Income 1 of 4: $1,000 a round, next $2,000" in lines
    assert "Favours 2 of 4, next: 2 steps on reputation or influence" in lines
    assert "Birthday one step on any track (chip, used once)" in lines
    assert "1 friend a member back from the Hudson, or a debt marker back (two a turn)" in lines
    assert "4 left · 1 away, to be paid for · you hold 2 of others, to be paid to you" in lines
    assert drawn(face().hand(look(scene(text), None))) == []


# What happens.


def test_a_rivals_turn_is_four_lines_with_roll_placement_and_result() -> None:
    script = [throw(black=5, white=4, grey="puppet", red=1), "P1 place black", throw(white=4, grey=3, red=1)]
    script += ["P1 place grey", throw(white=2, red=4), "P1 place red", "P1 advance income"]
    lines = read("9k / 9k ; round 2 ; turn P1 ; at LI2=vacant", "; ".join(script))
    assert lines[:4] == [
        "Ada      B5 W4 GP R1  black 5, gambling › you $5,000",
        "         W4 G3 R1     grey 3, reputation › reputation 3",
        "         W2 R4        red 4, FBI raid › Ada's member in GV2 goes to prison",
        "                      white, banker › income 1",
    ]


def test_chips_that_are_used_stand_between_the_throws() -> None:
    script = [throw(black=5, white=4, grey="puppet", red=1), "P1 judge", throw(black=3, white=3, grey=3, red=3)]
    script += ["P1 place red", throw(black=1, white=4, grey=5), "P1 place grey", "P1 wedding", throw(black=1, white=2)]
    text = "9k / 9k influence=7 used=cop ; round 2 ; turn P1 ; at LI1=vacant LM3=vacant"
    assert [clause.text for clause in told(text, "; ".join(script)) if clause.text] == [
        "B5 W4 GP R1  uses the judge",
        "B3 W3 G3 R3  red 3, bookmaking › nobody is paid",
        "B1 W4 G5     grey 5, reputation",
        "reputation 5, the wedding",
        "used for a friend",
    ]


def test_ones_own_rows_are_told_without_the_throw() -> None:
    script = f"P0 place red; {throw(black=1, white=4, grey=5)}; P0 place grey"
    assert read(f"9k / 9k ; round 2 ; {THREES}", script) == [
        "You  Red 3, bookmaking › $3,000",
        "     Grey 5, reputation › reputation 5, the wedding",
    ]


def test_income_event_and_car_are_a_paragraph_of_the_round() -> None:
    lines = read("9k income=2 / 1k income=1 / 0k ; round 2 ; phase income ; events G5", "reveal G1")
    assert " ".join(" ".join(lines).split()).startswith(
        "Round 2 Income: you $2,000, Ada $1,000 › Palms to Grease › K.O.: reputation 2/4 › the car at LM2 protects"
        " Lower Manhattan › you and Ada pay $2,000 for a step on favours, Bo cannot pay"
    )


@pytest.mark.parametrize(
    ("text", "script", "said"),
    [
        ("9k / 9k ; at LM2=vacant", "reveal G2", "Concrete Shoes"),
        ("9k / 9k", "reveal G2", "your member in LM3 (bookmaking) is sunk in the Hudson"),
        ("9k / 9k", "reveal G4", "a debt marker goes from you to Ada and Ada to you"),
        ("9k / 9k", "reveal R2", "you get a friend"),
        ("9k / 9k", "reveal R3; roll 1", "you roll 1"),
        ("9k / 9k", "reveal R3; roll puppet", "the puppet: no business is raided"),
        ("9k / 9k", "reveal R5", "your member in LM2 goes to prison"),
        ("9k / 9k", "reveal R4", "Bail Hearing: Every player with members in prison pays $2,000 for each"),
        (
            "9k / 9k",
            "reveal G5",
            "Front Page: In this round every die on a press field earns its player another $2,000",
        ),
        ("9k / 9k", "reveal G3; P0 vacate LM1", "you give up LM1 (protection money) for $4,000"),
        ("9k prison=2 / 9k", "reveal R4; P0 bail 2", "you pay $4,000 bail for 2 members"),
        ("9k prison=2 / 9k", "reveal R4; P0 sink", "2 of your members sink in the Hudson"),
    ],
)
def test_event_cards_are_told_by_what_they_do(text: str, script: str, said: str) -> None:
    clauses = told(f"{text} ; round 2 ; phase income ; events G1", script)
    assert any(said in clause.text for clause in clauses), clauses


def test_the_colour_that_decides_stands_out() -> None:
    clauses = told("9k / 9k ; round 4 ; phase income ; events G1 G2 G3", "reveal G4")
    assert "K.O.: who is not at the end of reputation after round 7 is out" in [c.text for c in clauses if c.weighty]


BETS = f"{throw(black=1, white=1, grey=1)}; P1 place white"


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (f"{throw(black=3, white=1, grey=1)}; P1 place black", "the car at GV1 sends your member home"),
        (f"{BETS}; {throw(black=5, grey=1)}; P1 place black; P1 takeover ES2", "takes your ES2, sinking the member"),
        (f"{BETS}; {throw(black=1, grey=2)}; P1 place grey; P1 inform GV1", "your member in GV1 goes to prison"),
        (f"{BETS}; {throw(black=1, grey=2)}; P1 place grey", "you pay Ada $2,000 for 1 marker"),
    ],
)
def test_what_is_done_to_the_viewer_stands_out(script: str, said: str) -> None:
    text = f"9k owes=P1:1 / 9k ; round 2 ; turn P1 ; {THREES} ; at GV1=P0 ES2=P0 LM1=vacant LM3=vacant"
    assert said in [clause.text for clause in told(text, f"P1 place red; {script}") if clause.weighty]


def test_every_fact_of_many_games_has_its_clause_and_its_line() -> None:
    kinds: set[str] = set()
    for n, (seats, options) in enumerate(find("derpate").sweep()):
        table = backroom.new("derpate", seats=seats, seed=n, options=options)
        play_on(table, seat_bots(table, range(seats), RandomBot))
        for viewer in (*range(seats), None):
            names = Names.in_record(seats, viewer)
            facts = table.events(viewer)
            kinds |= {fact.what for fact in facts}
            for cut in (0, len(facts) // 3, len(facts) // 2):
                assert len(face().clauses(facts[cut:], names, None)) == len(facts) - cut
            for fact in facts:
                line = face().line(fact, names)
                assert line
                assert "{" not in line
                assert "[" not in line
    assert len(kinds) > 40


# The end.


def test_the_totals_say_how_they_came_about() -> None:
    text = (
        "20k reputation=14 income=2 prison=1 owes=P1:1,bank:1 / 9k reputation=3 owes=P0:2,bank:1 ; round 7 ; turn P1"
        f" ; events G1 G2 G3 G4 R2 R3 R4 ; {THREES} ; at GV1=vacant GV3=vacant ES2=vacant"
    )
    table = scene(text, dull(1))
    assert table.over
    lines = read(text, dull(1))
    end = " ".join(" ".join(lines[next(i for i, line in enumerate(lines) if line.startswith("The end")) :]).split())
    assert end.startswith("The end Ada is eliminated: not at the end of the K.O. track You ")
    you, ada = end.split(" You ")[1].split(" Ada $")
    assert (
        "+ $2,000 income + $9,000 for 3 businesses - $1,000 for prisoners + $4,000 from Ada - $2,000 to the bank ="
        in you
    )
    assert "+ $3,000 for 1 business - $4,000 to you - $2,000 to the bank =" in ada
    totals = [seat.total for seat in look(table).seats]
    assert you.endswith(f"= ${totals[0]:,}")
    assert ada.endswith(f"= ${totals[1]:,}")


def test_the_ending_shows_who_survived_on_the_deciding_track() -> None:
    used = "used=wedding,grandchild,birthday"
    text = f"9k reputation=14 {used} / 20k reputation=13 {used} / 12k reputation=14 {used} ; round 7 ; turn P2"
    table = scene(f"{text} ; events G1 G2 G3 G4 R2 R3 R4 ; {THREES}", dull(2))
    rows = [" ".join(line.split()) for line in drawn(face().ending(look(table, 0), Names.at_play(3, 0)))]
    assert rows[0] == "Player Family Reputation (K.O.) Influence Businesses Money"
    assert [row.split()[0] for row in rows[2:]] == ["Bo", "You", "Ada"]
    assert rows[2].endswith("wins")
    assert rows[4].endswith("eliminated")
    assert rows[3].startswith("You Corleone 14/14 0/14 3 $")


def test_who_left_has_no_total() -> None:
    table = scene("9k / 9k ; round 7")
    table.leave(1)
    rows = [" ".join(line.split()) for line in drawn(face().ending(look(table, 0), Names.at_play(2, 0)))]
    assert any(row.startswith("You Corleone") and row.endswith("wins") for row in rows)
    assert "Ada Tattaglia has left" in rows
