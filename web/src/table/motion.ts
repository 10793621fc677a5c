// What moves when something has happened. A fact is a few flights from one mark of the table to another; a mark is an
// element with data-at. Every flight of a thing takes the same time, whatever the card is, so that nothing is told by it.

import type { Fact } from "../wire";
import { FLIGHTS } from "../games/flights";

export type Thing = "coin" | "card" | "figure" | "money" | "bomb";

export interface Flight {
  thing: Thing;
  from: string;
  to: string;
  count: number; // so many are drawn, at most MOST
}

/** The flights of the facts of a game, by what happened. */
export type Flights = Record<string, (args: Fact["args"]) => Flight[]>;

export const EACH = 280; // milliseconds of one flight
export const APART = 150; // between the starts of two
export const LATEST = 1500; // nothing is shown later after it happened
export const MOST = 5;

export function flightsOf(game: string, fact: Fact): Flight[] {
  return FLIGHTS[game]?.[fact.what]?.(fact.args) ?? [];
}

export interface Plan {
  starts: number[]; // when each that is shown begins
  rest: number; // so many come too late to be shown
  busy: number; // when the next one may begin
}

/** When so many moves begin, if the table is busy until then. */
export function plan(moves: number, now: number, busy: number): Plan {
  const starts: number[] = [];
  let next = Math.max(now, busy);
  while (starts.length < moves && next + EACH <= now + LATEST) {
    starts.push(next);
    next += APART;
  }
  return { starts, rest: moves - starts.length, busy: next };
}

/** Where a mark is on the screen: the element itself, or what stands for it where the board does not show it. */
export function find(mark: string): HTMLElement | null {
  const seat = /^seat-(\d+)$/.exec(mark)?.[1];
  const places = [`[data-at="${CSS.escape(mark)}"]`, ...(seat === undefined ? [".cloth"] : [`[data-seat="${seat}"]`])];
  for (const place of places) {
    for (const found of document.querySelectorAll<HTMLElement>(place)) if (isSeen(found)) return found;
  }
  return seat === undefined ? document.getElementById("board") : document.getElementById("hand");
}

function isSeen(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
