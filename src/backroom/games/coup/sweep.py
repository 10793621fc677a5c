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

DRAFTED = (
    "duke +captain 4 / contessa assassin 5 ; out P0 assassin captain ambassador contessa"
    " ; out P1 duke assassin captain ambassador ; options two_player=draft"
)

# From here a rare procedure is a few words away.
SCENES: tuple[str, ...] = (
    # the Treasury is empty: coins are found, or there are none (COUP-GAP-06)
    "duke captain 1 / duke contessa 1 / assassin ambassador 1 ; reserve 47 ; options reformation",
    "duke captain 1 / duke contessa 1 / assassin ambassador 1 ; reserve 47 ; options reformation coin_limit=50",
    # one card each: claims and bombs find their target gone (COUP-GAP-15, COUP-GAP-18)
    "assassin +duke 4 / +duke contessa 3 / +duke assassin 5 / captain +captain 2",
    "inquisitor +duke 2 / +duke contessa 2 / +duke inquisitor 2 / captain +captain 2 ; options inquisitor",
    "assassin duke 6 / +duke contessa 5 / contessa +duke 5 / captain +contessa 6 ; options anarchist",
    # the bomb goes round (COUP-ANAR-07)
    "duke contessa 5 / contessa assassin 6 / captain contessa 7 / assassin duke 5 ; options anarchist bomb_scope=round",
    # a target who challenges in vain, with and without a block left (COUP-GAP-02)
    "assassin captain 3 / duke duke 3 / contessa captain 3",
    "assassin captain 3 / duke duke 3 / contessa captain 3 ; options strict_double_danger=false",
    # one party, and again two (COUP-REF-PLAY-06, COUP-REF-PLAY-07); somebody may embezzle
    "duke captain 3 empire / assassin contessa 3 empire / captain duke 3 resistance ; reserve 4 ; options reformation",
    # examined cards are known, and known no more (COUP-INQ-05, COUP-INQ-06)
    "inquisitor captain 1 / inquisitor duke 1 / contessa assassin 1 ; options inquisitor",
    # a draft's removed cards, late in the game (COUP-2P-05)
    DRAFTED,
    # nobody wins (COUP-GAP-25)
    "duke captain 2 / assassin contessa 2 / ambassador captain 2 ; options max_turns=3 reaction_mode=random",
)
