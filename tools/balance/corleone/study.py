"""The study of Corleone's Empire."""

from __future__ import annotations

from backroom.games.corleone import words as w
from backroom.games.corleone.game import CORLEONE
from backroom.games.corleone.house import FEWEST
from tools.balance.corleone.page import write_page
from tools.balance.corleone.play import ALL_GREEDY, ALL_RANDOM, ONE_RANDOM, tally_games
from tools.balance.corleone.tally import Tally
from tools.balance.study import Study

STUDY = Study(
    key="corleone",
    edition=CORLEONE.edition,
    tables=range(FEWEST, w.MOST + 1),
    line_ups={ALL_GREEDY: "games", ALL_RANDOM: "random", ONE_RANDOM: "mixed"},
    sources=(
        "src/backroom/games/corleone/*.py",
        "src/backroom/games/corleone/*.toml",
        "src/backroom/bots/corleone/*.py",
        "tools/balance/corleone/play.py",
        "tools/balance/corleone/sight.py",
        "tools/balance/corleone/tally.py",
    ),
    tally=Tally,
    tally_games=tally_games,
    write_page=write_page,
)
