"""The laws every game must pass, or it does not ship. Importable by anyone who adds a game.

   from backroom.laws import check
   check(my_game, games=200)

1 games end · 2 whoever is asked has an action · 3 a replay gives the same events · 4 a copy is equal and
independent · 5 twins look the same · 6 a guess looks like its view and is legal · 7 an illegal word changes
nothing and names a rule · 8 sealed answers commute · 9 things are conserved · 10 notation round-trips ·
11 every event and ask names a known rule · 12 a frame waits, pushes or pops · 13 compiled equals interpreted ·
14 the fallback is always legal
"""

from backroom.laws.broken import Broken
from backroom.laws.check import Report, check, walk_once
from backroom.laws.twins import Coverage

__all__ = ["Broken", "Coverage", "Report", "check", "walk_once"]
