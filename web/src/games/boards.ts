// Boards of the games. A game without one is played at the plain table.

import type { Component } from "svelte";
import type { CoupView, Fact, GameView } from "../wire";
import Affairs from "./corleone/Affairs.svelte";
import Asked from "./corleone/Asked.svelte";
import Corleone from "./corleone/Corleone.svelte";
import Families from "./corleone/Families.svelte";
import Gain from "./corleone/Gain.svelte";
import Holding from "./corleone/Holding.svelte";
import { type Standing, standingOf } from "./coup/deed";
import Middle from "./coup/Middle.svelte";
import More from "./coup/More.svelte";
import Seat from "./coup/Seat.svelte";
import DerPate from "./derpate/City.svelte";
import Family from "./derpate/Family.svelte";
import Placing from "./derpate/Placing.svelte";
import Tableau from "./derpate/Tableau.svelte";

export type BoardComponent = Component<{ view: GameView }>;

const BOARDS: Record<string, BoardComponent> = { coup: Middle, corleone: Corleone, derpate: DerPate };

export function boardOf(game: string): BoardComponent | null {
  return BOARDS[game] ?? null;
}

/** What of a game is part of the question itself and stands in it, above the choices. */
const ASKED: Record<string, BoardComponent> = { corleone: Asked, derpate: Tableau };

export function askedOf(game: string): BoardComponent | null {
  return ASKED[game] ?? null;
}

/** What of a game a choice is decided by, drawn in the choice itself. */
type ChoiceComponent = Component<{ word: string; view: GameView }>;

const CHOSEN: Record<string, ChoiceComponent> = { corleone: Gain, derpate: Placing };

export function chosenOf(game: string): ChoiceComponent | null {
  return CHOSEN[game] ?? null;
}

/** How a game draws a seat: what everybody sees of it, what it says when looked at closely, and its part in all this. */
export interface SeatParts {
  Body: Component<{ seat: number; view: GameView; look: () => void }>;
  More: Component<{ seat: number }>;
  standing: (view: GameView, facts: readonly Fact[], seat: number) => Standing;
}

const SEATS: Record<string, SeatParts> = {
  coup: { Body: Seat, More, standing: (view, facts, seat) => standingOf(view as CoupView, facts, seat) },
};

export function seatPartsOf(game: string): SeatParts | null {
  return SEATS[game] ?? null;
}

/** How a game lays out the viewer's own cards; without it they lie in piles. */
const HANDS: Record<string, BoardComponent> = { corleone: Holding, derpate: Family };

export function handOf(game: string): BoardComponent | null {
  return HANDS[game] ?? null;
}

/** A part of a game that does not lie on its board: beside it on a desk, a tab of its own on a phone. */
export interface Aside {
  key: string; // its tab is called by the text <game>-tab-<key>
  Part: BoardComponent;
}

const ASIDES: Record<string, Aside[]> = {
  corleone: [
    { key: "families", Part: Families },
    { key: "jobs", Part: Affairs },
  ],
};

/** The parts beside a board. A game without any has its seats there, unless they stand around the board itself. */
export function asidesOf(game: string): Aside[] {
  return ASIDES[game] ?? [];
}
