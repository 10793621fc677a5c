"""The study of the tracks of Der Pate."""

from __future__ import annotations

from backroom.games.derpate import words as w
from backroom.games.derpate.game import DERPATE
from tools.balance.lengths.page import write_page
from tools.balance.lengths.play import LINE_UPS, tally_games
from tools.balance.lengths.tally import Tally
from tools.balance.study import Study

STUDY = Study(
    key="derpate-tracks",
    edition=DERPATE.edition,
    tables=range(w.FEWEST, w.MOST + 1),
    line_ups=LINE_UPS,
    sources=(
        "src/backroom/games/derpate/*.py",
        "src/backroom/games/derpate/mind/*.py",
        "src/backroom/games/derpate/*.toml",
        "src/backroom/bots/derpate/*.py",
        "src/backroom/bots/search/*.py",
        "tools/balance/lengths/play.py",
        "tools/balance/lengths/tally.py",
        "tools/balance/derpate/sight.py",
    ),
    tally=Tally,
    tally_games=tally_games,
    write_page=write_page,
    chunk=10,
)
