// How what somebody holds lies before them.

import { without } from "../lib/draft";

export type Pile = [key: string, names: string[]];

/** What was drawn is part of the hand as long as it is held: it lies beside the rest of the hand, and only once. */
export function apart(piles: Pile[]): Pile[] {
  const { hand, drawn } = Object.fromEntries(piles);
  if (!hand || !drawn) return piles;
  const others = drawn.reduce(without, hand);
  return piles.map(([key, names]): Pile => [key, key === "hand" ? others : key === "drawn" ? others.reduce(without, hand) : names]);
}
