"""Playing in the terminal: by numbers, by words, looking rules up, taking back, leaving, and the end."""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import backroom
from backroom.bots import RandomBot
from backroom.games import find
from backroom.games.wording import LEAVE
from tests.cli.keyboard import said, sit, type_at
from tests.cli.program import SCRIPT, invoke, run

# Whole games.


def test_a_game_by_numbers(tmp_path: Path) -> None:
    """Option 1 every time; the record that comes out of it replays."""
    record = tmp_path / "game.json"
    done = run("play", "coup", "--seed", "5", "--record", str(record), typed="1\n" * 400)
    assert done.returncode == 0, done.stderr
    assert "wins." in done.stdout or "You win!" in done.stdout
    assert "Saved." in done.stdout
    assert backroom.replay(record.read_text().strip()).over
    assert run("replay", str(record)).returncode == 0


def test_a_game_by_words() -> None:
    """Every word in turn: what does not fit is refused with a reason and changes nothing."""
    roles = ("duke", "assassin", "captain", "ambassador", "contessa")
    words = [f"coup {name}" for name in ("ada", "Bo", "P3")] + ["Foreign Aid", "tax", "pass", "concede"]
    words += [f"lose {role}" for role in roles]
    done = run("play", "coup", "--quiet", "--seed", "8", typed="\n".join(words * 60))
    assert done.returncode == 0, done.stderr
    assert "wins." in done.stdout or "You win!" in done.stdout
    assert "Not now:" in done.stdout


@pytest.mark.parametrize("n", range(len(find("coup").sweep())))
def test_every_question_of_every_form_can_be_shown_and_answered(n: int) -> None:
    seats, options = find("coup").sweep()[n]
    for seed in range(2):
        table = backroom.new("coup", seats=seats, seed=seed, options=options)
        sitting, out = sit(table, seed % seats, endless(seed))
        sitting.play()
        assert table.over
        assert all(len(line) <= 80 for line in out.getvalue().splitlines())


def endless(seed: int) -> Iterator[str]:
    """A person who tries everything."""
    bot = RandomBot(seed)
    while True:
        yield bot.random.choice(["?", "? 1", "? duke", "hand", "table", "log", "help", *"1111222233334567"])


# What the screen says.

TWO = "duke captain 2 / assassin contessa 2"


def test_the_options_say_what_they_cost_and_risk() -> None:
    _, screen = type_at("assassin captain 3 / duke duke 2 / contessa duke 0")
    assert "Assassinate Ada" in screen
    assert "Claims Assassin: you have it." in screen
    assert "Claims Duke, a bluff: caught, you lose a card." in screen
    assert "a bluff: caught, you are out." in type_at("captain +duke 2 / duke duke 2")[1]
    assert "costs 7, you have 3" in screen
    assert "Steal from Bo" in screen
    assert "no coins to steal" in screen


def test_with_ten_coins_the_menu_says_why_there_is_only_the_coup() -> None:
    _, screen = type_at("duke captain 10 / assassin contessa 2")
    assert "Everything else" in screen
    assert "you must stage a coup" in screen


def test_a_turn_is_told_as_one_paragraph() -> None:
    _, screen = type_at(TWO, "tax")
    assert "You claim Duke to tax › nobody challenges › you take 3 coins" in screen
    assert "Ada takes 1 coin as income" in screen


def test_a_challenge_says_who_claims_what_and_what_is_in_sight() -> None:
    table = "duke captain 2 / assassin contessa 2 ; turn P1"
    _, screen = type_at(table, script="P1 tax")
    assert "Ada claims Duke to tax › Challenge?" in screen
    assert "You see 1 of the 3 Dukes." in screen


def test_a_question_about_others_shows_their_coins_and_cards() -> None:
    """Where the whole table is not shown again."""
    four = "duke captain 2 / assassin contessa 6 / +duke ambassador 8 / +contessa +captain 0 ; turn P1"
    _, screen = type_at(four, "pass", script="P1 assassinate P0")
    line = "Ada 3 coins ▮ ▮ · Bo 8 coins ▮ ✗ Duke"
    assert f"to assassinate you › Block? {line} You hold Duke, Captain and 2 coins." in screen
    assert screen.count(line) == 1, "before the first question the table is shown"
    parties = "duke captain 2 empire / assassin contessa 4 resistance ; turn P1 ; options reformation"
    _, screen = type_at(parties, "pass", script="P1 assassinate P0")
    assert "Block? Ada (Resistance) 1 coin ▮ ▮ You hold" in screen


def test_a_lie_in_plain_sight_is_pointed_out() -> None:
    _, screen = type_at("duke duke 2 / assassin contessa 2 / +duke captain 2 ; turn P1", script="P1 tax")
    assert "You can see that Ada is lying." in screen


def test_a_target_is_told_that_the_block_comes_later() -> None:
    murder = "P1 assassinate P0"
    _, screen = type_at("duke captain 2 / assassin contessa 3 ; turn P1", script=murder)
    assert "you may still block it" in screen
    _, screen = type_at("duke captain 2 / assassin contessa 3 ; turn P1", "", script=murder)
    assert "Ada claims Assassin to assassinate you › Block?" in screen
    assert "caught, you are out." in screen


def test_what_was_lost_is_told_before_the_loser_is_asked() -> None:
    _, screen = type_at("duke captain 2 / assassin contessa 7 ; turn P1", script="P1 coup P0")
    assert "stages a coup against you" in screen
    assert "Which card do you lose?" in screen


def test_the_bomb_says_who_sent_it_and_who_answers_how() -> None:
    text = "contessa captain 2 / duke duke 5 / assassin duke 2 ; turn P1 ; options anarchist"
    _, screen = type_at(text, script="P1 bomb P0")
    assert "Ada sent the bomb › You have it" in screen
    assert "Claims Contessa: you have her." in screen
    assert "paid for the bomb" in screen
    _, screen = type_at(text, script="P1 bomb P2; P2 hand on P0")
    assert "Bo claims Contessa to hand it on to you › Challenge?" in screen
    assert "if not, Bo is out" in screen


def test_an_examination_is_told_to_both_and_remembered() -> None:
    text = "inquisitor captain 2 / duke contessa 2 / duke duke 2 ; options inquisitor"
    _, screen = type_at(text, "examine ada", "give back", "table")
    assert "Ada shows you Duke. What now?" in screen
    assert "you have seen: Duke" in screen


# What can be typed instead of an answer.


def test_the_rules_behind_a_question_an_option_a_word_a_card_and_an_id() -> None:
    _, screen = type_at(TWO, "?")
    assert "COUP-TURN-02" in screen
    _, screen = type_at(TWO, "? 1")
    assert "COUP-GEN-01" in screen
    _, screen = type_at(TWO, "? steal ada")
    assert "COUP-CHR-05" in screen
    _, screen = type_at(TWO, "? duke")
    assert "COUP-CHR-01" in screen
    assert "EMBEZ" not in screen, "a rule of a version that is not on the table"
    _, screen = type_at(TWO, "? chal-05")
    assert "COUP-CHAL-05" in screen
    _, screen = type_at(TWO, "? 99", "? xyzzy")
    assert "There is no option 99" in screen
    assert "No rule mentions 'xyzzy'" in screen


def test_what_cannot_be_read_or_had_is_said_and_changes_nothing() -> None:
    table, screen = type_at(TWO, "99", "0", "[red]dance", "coup ada", "", "leave it")
    assert "There is no option 99" in screen
    assert "'[red]dance' is nothing I know" in screen
    assert "COUP-TURN-07" in screen
    assert table.log == []


def test_the_log_names_a_rule_on_every_line() -> None:
    _, screen = type_at(TWO, "1", "log")
    assert "COUP-GEN-01" in screen
    assert "You take 1 coin" in screen


def test_a_card_put_back_can_be_taken_back() -> None:
    table, screen = type_at("ambassador captain 2 / assassin contessa 2", "exchange", "1", "undo", "undo")
    assert "2 cards must go back" in screen
    assert "There is nothing to take back. TABLE-06" in type_at(TWO, "undo")[1]
    assert "You cannot take that back: somebody has seen it. TABLE-06" in screen
    assert len(table.log) == 2


def test_enter_passes_where_passing_is_possible() -> None:
    table, _ = type_at("duke captain 2 / duke contessa 2 ; turn P1", "", script="P1 tax")
    assert said(table) == ["pass"]


STAKE = "your last card is at stake, so Enter does not pass"


@pytest.mark.parametrize(
    ("scene", "script"),
    [
        ("captain +duke 2 / assassin contessa 3 ; turn P1", "P1 assassinate P0"),
        ("captain +duke 2 / assassin contessa 3 ; turn P1", "P1 assassinate P0; P0 pass"),
        (
            "captain +duke 2 / duke duke 5 / assassin contessa 2 ; turn P1 ; options anarchist",
            "P1 bomb P2; P2 hand on P0",
        ),
    ],
)
def test_enter_does_not_pass_where_that_could_cost_the_last_card(scene: str, script: str) -> None:
    table, screen = type_at(scene, "", script=script)
    assert said(table) == ["pass"] * script.count("P0 pass"), "nothing more"
    assert screen.count(f"Your choice (1-2; {STAKE}):") == 2, "it is asked again, and says why"
    assert "Type a number from 1 to 2" in screen


@pytest.mark.parametrize(
    ("scene", "script"),
    [
        ("captain duke 2 / assassin contessa 3 ; turn P1", "P1 assassinate P0"),
        ("captain +duke 2 / captain contessa 3 ; turn P1", "P1 steal P0"),
        ("captain +duke 2 / assassin contessa 3 / duke duke 2 ; turn P1", "P1 assassinate P2"),
        ("captain +duke 3 / assassin contessa 3", "P0 assassinate P1; P1 pass; P1 block contessa"),
    ],
)
def test_enter_passes_where_no_last_card_is_at_stake(scene: str, script: str) -> None:
    table, screen = type_at(scene, "", script=script)
    assert said(table)[-1] == "pass"
    assert STAKE not in screen


# Leaving.


def test_quitting_asks_first() -> None:
    done = invoke("play", "coup", "--quiet", "--seed", "1", typed="quit\nn\nquit\ny\n")
    assert done.exit_code == 0
    assert done.output.count("Leave the table?") == 2
    assert "Until next time" in done.output


def test_a_script_leaves_and_says_yes(tmp_path: Path) -> None:
    for game in ("coup", "corleone"):
        record = tmp_path / f"{game}.json"
        done = run(
            "play", game, "--quiet", "--seats", "3", "--seed", "4", "--record", str(record), typed="leave\nyes\n"
        )
        assert done.returncode == 0, done.stderr
        assert "You are out:" in done.stdout
        table = backroom.replay(record.read_text().strip())
        assert table.over
        assert (0, LEAVE) in table.log


def test_who_leaves_without_a_record_is_told_how_to_save() -> None:
    assert "--record" in invoke("play", "coup", "--quiet", typed="quit\ny\n").output


def test_the_end_of_the_input_ends_the_game_politely(tmp_path: Path) -> None:
    record = tmp_path / "half.json"
    done = run("play", "coup", "--quiet", "--record", str(record), typed="1\n")
    assert done.returncode == 0
    assert "Good night" in done.stdout
    assert "Traceback" not in done.stderr
    assert not backroom.replay(record.read_text().strip()).over


def test_an_interrupt_ends_the_game_politely() -> None:
    game = subprocess.Popen(
        [SCRIPT, "play", "coup", "--quiet"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert game.stdout is not None
    seen = ""
    while "What do you do?" not in seen:
        seen += game.stdout.readline()
    time.sleep(0.5)
    game.send_signal(signal.SIGINT)
    told, wrong = game.communicate(timeout=30)
    assert game.returncode == 130
    assert "Until next time" in told
    assert "Traceback" not in wrong


# What cannot be played.


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["poker"], "no game 'poker'"),
        (["coup", "--seats", "1"], "2 to 10 players"),
        (["coup", "--seats", "eleven"], "--seats"),
        (["coup", "--seat", "4"], "seats go from 0 to 3"),
        (["coup", "--option", "colour=red"], "no option 'colour'"),
        (["coup", "--option", "bomb_scope=turn"], "without anarchist"),
        (["coup", "--option", "single_block=maybe"], "single_block"),
        (["coup", "--seed", "-1"], "seed"),
        (["coup", "--bots", "clever"], "nobody called 'clever'; there are: soldier, capo, rookie, random, honest,"),
        (["coup", "--bots", "capo,yardstick"], "nobody called 'yardstick'"),
        (["corleone", "--bots", "liar"], "nobody called 'liar'"),
        (["coup", "--bots", "capo,soldier,rookie,random"], "4 names for 3 chairs; name fewer, or take more --seats"),
        (["coup", "--seats", "2", "--bots", "capo", "--bots", "rookie"], "2 names for 1 chair;"),
        (
            ["coup", "--bots", "capo@5s"],
            "'5s' is no time to think here; there are capo@100ms, capo@300ms and capo@1000",
        ),
        (["derpate", "--bots", "rookie,capo@500"], "'500' is no time to think here; there are capo@100ms,"),
        (["coup", "--bots", "liar@100ms"], "liar answers at once; there are capo@100ms,"),
        (["coup", "--bots", "capo@"], "nobody called 'capo@'"),
        (["coup", "--bots", "nobody@100ms"], "nobody called 'nobody@100ms'"),
        (["coup", "--bots", "nowhere:Bot"], "--bots: 'nowhere' cannot be imported"),
        (["coup", "--bots", "backroom.bots:randombot"], "there is no 'randombot' in backroom.bots"),
        (["coup", "--bots", "backroom.bots:SearchBot"], "a bot takes a seed or nothing"),
        (["coup", "--record", "no/such/folder/game.json"], "does not exist"),
        (["coup", "--wat"], "--wat"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_two(args: list[str], said: str) -> None:
    done = invoke("play", *args)
    assert done.exit_code == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    old = tmp_path / "old.json"
    old.write_text("mine")
    done = invoke("play", "coup", "--record", str(old))
    assert done.exit_code == 2
    assert "exists already" in done.stderr
    assert old.read_text() == "mine"


@pytest.mark.parametrize("text", ["inquisitor", "inquisitor=true", "Inquisitor=Yes", "strict-double-danger=off"])
def test_options_are_read_as_people_write_them(text: str) -> None:
    assert invoke("play", "coup", "--quiet", "--option", text).exit_code == 0
