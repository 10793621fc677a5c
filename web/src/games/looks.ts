// How each game is shown: its colours, its pictures, and which parts of a view are worth a place. No rule of any game.

import type { GameView } from "../wire";
import * as coup from "./coup/stakes";
import type { IconName } from "../ui/icons";

/** How a part of a view is drawn. */
export type Shape = "number" | "money" | "cards" | "lost" | "names" | "text" | "flag" | "counts" | "of";

export interface Field {
  key: string;
  as: Shape;
  icon?: IconName;
  of?: string; // another field that says how many there are
}

export interface GameLook {
  theme: "court" | "family";
  isRound: boolean; // everybody sits around the middle; else the board has it
  pictures: IconName[];
  seat: Field[];
  table: Field[];
  hand: string[];
  first?: string[]; // verbs that are offered before all others
  lists: Record<string, string>; // questions answered by several words at once, and the pile whose cards they are
  icons: Record<string, IconName>; // of cards and things, by name
}

export type SeatRecord = Record<string, unknown>;

const COUP: GameLook = {
  theme: "court",
  isRound: true,
  pictures: ["duke", "assassin", "captain", "ambassador", "contessa"],
  seat: [
    { key: "coins", as: "number", icon: "coin" },
    { key: "cards", as: "cards" },
    { key: "lost", as: "lost" },
    { key: "party", as: "text" },
    { key: "hand", as: "names" },
  ],
  table: [], // the board shows it all
  hand: ["hand", "drawn", "removed"],
  first: ["coup"],
  lists: {},
  icons: {
    duke: "duke",
    assassin: "assassin",
    captain: "captain",
    ambassador: "ambassador",
    contessa: "contessa",
    inquisitor: "inquisitor",
  },
};

const CORLEONE: GameLook = {
  theme: "family",
  isRound: false,
  pictures: ["don", "gun", "booze", "suitcase", "job"],
  seat: [
    { key: "family", as: "text" },
    { key: "hand", as: "number", icon: "job" },
    { key: "suitcase", as: "number", icon: "suitcase" },
    { key: "thugs", as: "number", icon: "thug" },
    { key: "members", as: "names", icon: "don" },
    { key: "jobs", as: "names" },
    { key: "protected", as: "flag" },
    { key: "cards", as: "names" },
    { key: "money", as: "names" },
  ],
  table: [], // the board shows it all
  hand: ["hand", "suitcase", "drawn", "kept", "looking"],
  lists: { bid: "suitcase", tribute: "hand" },
  icons: { gun: "gun", booze: "booze", "blood-money": "blood", narcotics: "narc", don: "don", thug: "thug" },
};

const DERPATE: GameLook = {
  theme: "family",
  isRound: false,
  pictures: ["car", "puppet", "prison", "river", "senator"],
  seat: [
    { key: "family", as: "text" },
    { key: "money", as: "money", icon: "money" },
    { key: "stock", as: "number", icon: "thug" },
    { key: "prison", as: "number", icon: "prison" },
    { key: "river", as: "number", icon: "river" },
    { key: "friends", as: "number", icon: "friend" },
    { key: "markers", as: "number", icon: "debt" },
    { key: "debts", as: "counts" },
  ],
  table: [],
  hand: [],
  lists: {},
  icons: { wedding: "wedding", grandchild: "cradle", birthday: "cake", cop: "cop", judge: "judge", senator: "senator" },
};

const OTHER: GameLook = { theme: "family", isRound: true, pictures: ["dice"], seat: [], table: [], hand: ["hand"], lists: {}, icons: {} };

export const LOOKS: Record<string, GameLook> = { coup: COUP, corleone: CORLEONE, derpate: DERPATE };

export function lookAt(game: string): GameLook {
  return LOOKS[game] ?? OTHER;
}

/** The families of the boxes have colours and letters of their own; elsewhere the seat has them. */
const FAMILIES: Record<string, Record<string, [number, string]>> = {
  corleone: { Marzullo: [0, "Z"], Matarazzo: [1, "T"], Vitale: [2, "V"], Caccamo: [3, "C"], Pizzino: [4, "P"] },
  derpate: { Barzini: [0, "B"], Tattaglia: [1, "T"], Stracci: [3, "S"], Corleone: [4, "C"] },
};

export interface Face {
  look: number;
  letter: string;
}

export function faceOf(game: string, seat: number, family: unknown): Face {
  const known = typeof family === "string" ? FAMILIES[game]?.[family] : undefined;
  return known ? { look: known[0], letter: known[1] } : { look: seat, letter: String.fromCharCode(65 + seat) };
}

export function seatsOf(view: GameView): SeatRecord[] {
  return view.seats as unknown as SeatRecord[];
}

/** Is this seat out of the game, while the others play on? */
export function isOut(seat: SeatRecord): boolean {
  return seat["alive"] === false || seat["in_play"] === false;
}

export function winnersOf(view: GameView): number[] {
  if ("winners" in view) return view.winners;
  return view.winner === null ? [] : [view.winner];
}

/** What the title of a question and its choices may speak of. */
export function contextOf(view: GameView): Record<string, string | number> {
  const args: Record<string, string | number> = { count: view.asked.length, least: view.question?.least ?? 0 };
  if ("claim" in view && view.claim) {
    args["who"] = `P${view.claim.seat}`;
    args["claim"] = view.claim.claim;
  }
  if ("turn" in view && view.turn !== null) args["turn"] = `P${view.turn}`;
  return "court" in view ? { ...args, ...coup.contextOf(view) } : args;
}

/** Is what a word claims true, as its owner knows? Null where nothing is claimed. */
export function isTrue(view: GameView, word: string): boolean | null {
  return "court" in view ? coup.isTrue(view, word) : null;
}
