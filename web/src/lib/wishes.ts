// What a table is opened with: only what differs from the usual is said, and only where it means something.

import type { GameFace, OptionFace } from "../wire";

export type Value = boolean | number | string;
export type Chosen = Record<string, Value>;

/** May this option be said with so many seats and these switches? */
export function means(option: OptionFace, seats: number, chosen: Chosen): boolean {
  const fits = option.seats.length === 0 || option.seats.includes(seats);
  return fits && option.needs.every((name) => chosen[name] === true);
}

/** The options that are offered; which seat begins is left to chance, and plain numbers to their default. */
export function offered(game: GameFace, seats: number, chosen: Chosen): OptionFace[] {
  return game.options.filter((option) => option.kind !== "seat" && option.kind !== "number" && means(option, seats, chosen));
}

export function wished(game: GameFace, seats: number, chosen: Chosen): Chosen {
  const said = offered(game, seats, chosen)
    .map((option): [string, Value | undefined] => [option.name, chosen[option.name]])
    .filter((pair): pair is [string, Value] => pair[1] !== undefined);
  return Object.fromEntries(said.filter(([name, value]) => value !== defaultOf(game, name)));
}

function defaultOf(game: GameFace, name: string): Value | null | undefined {
  return game.options.find((option) => option.name === name)?.default;
}
