"""How a seat of Corleone's Empire is thought to play and how a position is judged, for the search: see `player.py`."""
