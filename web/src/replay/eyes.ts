// Through whose eyes a finished game is seen, and where: the part of an address after the #.

import type { Said } from "../wire";

export const ALL = "all";
export const SPECTATOR = "spectator";

export interface Place {
  step: number;
  eyes: string;
}

export function readPlace(hash: string, steps: number, seats: number): Place {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const step = Number(said.get("step") ?? 0);
  const eyes = said.get("eyes") ?? SPECTATOR;
  const isSeat = /^\d{1,2}$/.test(eyes) && Number(eyes) < seats;
  return {
    step: Number.isInteger(step) ? Math.min(Math.max(0, step), Math.max(0, steps - 1)) : 0,
    eyes: isSeat || eyes === ALL ? eyes : SPECTATOR,
  };
}

export function writePlace(place: Place, key = ""): string {
  const said = new URLSearchParams({ step: String(place.step), eyes: place.eyes });
  if (key) said.set("key", key);
  return `#${said}`;
}

type Loose = Record<string, unknown>;

// Where a seat's own view holds what its public part keeps hidden.
const HIDDEN: Record<string, string> = { hand: "hand", cards: "hand", money: "suitcase" };

/** A spectator's view with everybody's cards turned up: each seat's own view says what it held. */
export function opened(views: Loose[]): Loose | null {
  const [first, ...own] = views;
  if (!first) return null;
  const seats = (first["seats"] as Loose[]).map((seat, i) => {
    const found = Object.entries(HIDDEN).filter(([name, held]) => seat[name] === null && Array.isArray(own[i]?.[held]));
    return { ...seat, ...Object.fromEntries(found.map(([name, held]) => [name, own[i]?.[held]])) };
  });
  return { ...first, seats };
}

export function seatOf(eyes: string): number | null {
  return eyes === ALL || eyes === SPECTATOR ? null : Number(eyes);
}

export interface Next {
  isAllPass: boolean;
  words: Said[];
}

/** What is said next, as these eyes may know it: of one pair of eyes only its own words, some of which are never said
 *  aloud. In a window only what counted is told: every other answer is kept as a pass, and stays sealed. */
export function saidNext(said: readonly Said[], eyes: string): Next {
  const known = said.filter((one) => eyes === ALL || one.seat === seatOf(eyes));
  const words = known.length > 1 ? known.filter((one) => one.word !== "pass") : known;
  return { isAllPass: known.length > 0 && words.length === 0, words };
}
