"""How a seat of Coup is thought to play and how a position is judged, for the search: see `player.py`."""
