"""The study of Der Pate."""

from __future__ import annotations

from backroom.games.derpate import words as w
from backroom.games.derpate.game import DERPATE
from tools.balance.derpate.page import write_page
from tools.balance.derpate.play import ALL_GREEDY, ALL_RANDOM, BY_LOT, ONE_GREEDY, tally_games
from tools.balance.derpate.tally import Tally
from tools.balance.study import Study

STUDY = Study(
    key="derpate",
    edition=DERPATE.edition,
    tables=range(w.FEWEST, w.MOST + 1),
    line_ups={ALL_GREEDY: "games", BY_LOT: "games", ALL_RANDOM: "random", ONE_GREEDY: "mixed"},
    sources=(
        "src/backroom/games/derpate/*.py",
        "src/backroom/games/derpate/*.toml",
        "src/backroom/bots/derpate/*.py",
        "tools/balance/derpate/play.py",
        "tools/balance/derpate/sight.py",
        "tools/balance/derpate/tally.py",
    ),
    tally=Tally,
    tally_games=tally_games,
    write_page=write_page,
)
