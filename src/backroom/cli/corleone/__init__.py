"""Corleone's Empire in the terminal: its map, its cards, its questions and what happens, in plain words."""
