// What a table is opened with: only what differs from the usual is said, and only where it means something.

import type { GameFace, OptionFace, Preset } from "../wire";

export type Value = boolean | number | string;
export type Chosen = Record<string, Value>;

/** May this option be said with so many seats and these switches? */
export function means(option: OptionFace, seats: number, chosen: Chosen): boolean {
  const fits = option.seats.length === 0 || option.seats.includes(seats);
  return fits && option.needs.every((name) => chosen[name] === true);
}

/** The presets of a game by their group. */
export function presetsOf(game: GameFace): Map<string, Preset[]> {
  const groups = new Map<string, Preset[]>();
  for (const preset of game.presets) groups.set(preset.group, [...(groups.get(preset.group) ?? []), preset]);
  return groups;
}

/** What a table begins with: the first preset of each group. */
export function beginning(game: GameFace): Chosen {
  return Object.assign({}, ...[...presetsOf(game).values()].map(([first]) => first?.options ?? {})) as Chosen;
}

export function isChosen(game: GameFace, preset: Preset, chosen: Chosen): boolean {
  return Object.entries(preset.options).every(([name, value]) => (chosen[name] ?? defaultOf(game, name)) === value);
}

/** The option whose value is the seat that begins, for a game where anybody may. */
export function beginnerOf(game: GameFace): OptionFace | undefined {
  return game.options.find((option) => option.kind === "seat");
}

/** The options that are offered one by one; who begins is asked among the seats, and plain numbers have their default. */
export function offered(game: GameFace, seats: number, chosen: Chosen): OptionFace[] {
  return game.options.filter((option) => option.kind !== "seat" && option.kind !== "number" && means(option, seats, chosen));
}

export function wished(game: GameFace, seats: number, chosen: Chosen): Chosen {
  const who = beginnerOf(game);
  const isSeat = who !== undefined && Number(chosen[who.name] ?? seats) < seats;
  const said = [...offered(game, seats, chosen), ...(isSeat ? [who] : [])]
    .map((option): [string, Value | undefined] => [option.name, chosen[option.name]])
    .filter((pair): pair is [string, Value] => pair[1] !== undefined);
  return Object.fromEntries(said.filter(([name, value]) => value !== defaultOf(game, name)));
}

function defaultOf(game: GameFace, name: string): Value | null | undefined {
  return game.options.find((option) => option.name === name)?.default;
}
