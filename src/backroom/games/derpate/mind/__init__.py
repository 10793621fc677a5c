"""How a seat of Der Pate is thought to play and how a position is judged, for the search: see `player.py`."""
