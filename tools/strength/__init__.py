"""Strength: the bots of the house play each other, and docs/bots.md tells how they fare."""
