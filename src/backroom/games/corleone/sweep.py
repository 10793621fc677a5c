"""Seat counts and option sets that between them reach every rule of Corleone's Empire; the laws walk through them."""

from __future__ import annotations

SWEEP: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (2, {"ask_gains": True, "controller": "whole_front"}),
    (3, {}),
    (3, {"job_money": "suitcase", "hand_limits": "6-5-4-2", "final_tie": "jobs"}),
    (4, {}),
    (4, {"controller": "whole_front", "territory_tie": "top"}),
    (5, {}),
    (5, {"ask_gains": True, "hand_limits": "7-6-5-2"}),
)

# From here a rare procedure is a few words away.
SCENES: tuple[str, ...] = ()
