"""Seat counts and option sets that between them reach every rule of Coup; the laws walk through them."""

from __future__ import annotations

REFORMATION: dict[str, object] = {"reformation": True}
INQUISITOR: dict[str, object] = {"inquisitor": True}
ANARCHIST: dict[str, object] = {"anarchist": True}
EVERYTHING: dict[str, object] = REFORMATION | INQUISITOR | ANARCHIST

SWEEP: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (2, {"two_player": "plain"}),
    (2, {"two_player": "draft", "first_player": 1} | INQUISITOR),
    (2, {"two_player": "plain"} | EVERYTHING),
    (3, {}),
    (3, {"first_player": 2, "strict_double_danger": False} | ANARCHIST),
    (3, EVERYTHING | {"allow_empty_embezzle": True, "allow_empty_steal": True}),
    (4, {}),
    (4, INQUISITOR | {"reaction_mode": "target_first"}),
    (4, REFORMATION | {"reaction_mode": "random"}),
    (4, EVERYTHING | {"bomb_scope": "round", "bomb_party_limit": True}),
    (5, ANARCHIST | {"bomb_scope": "round", "single_block": True}),
    (5, REFORMATION | INQUISITOR | {"coin_limit": 50}),
    (6, {"max_turns": 12}),
    (6, EVERYTHING | {"reaction_mode": "target_first", "strict_double_danger": False}),
    (7, EVERYTHING),
    (8, {"coin_limit": 50}),
    (8, REFORMATION | {"single_block": True, "reaction_mode": "random"}),
    (9, ANARCHIST | INQUISITOR),
    (10, {}),
    (10, EVERYTHING | {"reaction_mode": "random", "bomb_scope": "round"}),
)
