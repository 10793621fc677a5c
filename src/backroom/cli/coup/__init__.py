"""Coup in the terminal: its facts, its choices and its table in plain words."""
