// What every part of a table needs: the table itself, who sits where, and a way to show a rule.

import { createContext } from "svelte";
import type { RuleText } from "../wire";
import type { Table } from "../lib/table.svelte";
import type { Asking } from "./asking.svelte";
import type { Face, GameLook } from "../games/looks";

export interface Room {
  readonly table: Table;
  readonly asking: Asking;
  readonly game: string;
  readonly look: GameLook;
  readonly book: ReadonlyMap<string, RuleText>;
  /** What is printed on the board and the cards; empty until it has come, and for a game without an edition. */
  readonly printed: Readonly<Record<string, unknown>>;
  readonly isHost: boolean;
  /** Ask the host for the chair of a bot; null where nobody can. */
  readonly ask: ((seat: number) => void) | null;
  /** What this table has agreed on. */
  readonly options: Readonly<Record<string, unknown>>;
  /** May seats talk to each other alone? */
  readonly whispers: boolean;
  name: (seat: number) => string;
  face: (seat: number) => Face;
  why: (rule: string) => void;
}

export const [useRoom, provideRoom] = createContext<Room>();
