// What the games share when they put a table into sentences.

import { list, number } from "../lib/text";
import { thing } from "../lib/words";
import type { GameView } from "../wire";

/** What a game says of itself. Seats are still `P2` in it. */
export interface Describer {
  me: (view: GameView, seat: number) => string[];
  rival: (view: GameView, seat: number) => string[];
  board: (view: GameView) => string[];
  counts: (view: GameView) => string[];
}

/** Things of a game by name, in a row; those of one name with their number. */
export function things(game: string, names: readonly string[]): string {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return list([...found].map(([name, n]) => (n > 1 ? `${thing(game, name)} ×${number(n)}` : thing(game, name))));
}
