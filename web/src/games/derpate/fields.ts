// The dice tableau: four rows of fields. What a field is for is written beside it; whether a die may go there is the
// server's word alone.

import { number } from "../../lib/text";
import { thing } from "../../lib/words";
import type { DerPateView, RowView } from "../../wire";
import { kindOf, type Printed } from "./printed";

export const COLOURS = ["grey", "red", "black", "white"] as const;
export const PUPPET = "puppet";
export const PRESS = "press";
export const ROWS = 4;

export interface Field {
  row: number; // from 0
  key: string; // as the view calls it: income-2, grey, press
  colour: string | null;
  kind: number | null; // of the businesses that pay
  text: string; // the end of its texts: `2-grey`, or the person that is called
  rule: string;
}

const RULES: Record<string, string> = {
  "2-grey": "DP-ROW2-02",
  "2-red": "DP-ROW2-03",
  "2-black": "DP-ROW2-04",
  "2-white": "DP-ROW2-10",
  "3-grey": "DP-ROW3-03",
  "3-red": "DP-ROW3-05",
  "3-black": "DP-ROW3-07",
  "3-white": "DP-ROW3-13",
  consigliere: "DP-ROW4-03",
  prosecutor: "DP-ROW4-04",
  informer: "DP-ROW4-05",
  banker: "DP-ROW4-06",
};

export function rowsOf(printed: Printed): Field[][] {
  const { persons } = printed;
  const income = [1, 2, 3, 4, 5].map((kind): Field => {
    return { row: 0, key: `income-${kind}`, colour: null, kind, text: kindOf(printed, kind), rule: "DP-ROW1-02" };
  });
  const deeds = [1, 2].map((row) => COLOURS.map((colour) => coloured(row, colour, `${row + 1}-${colour}`)));
  const calls = COLOURS.map((colour) => coloured(3, colour, persons[colour] ?? "person"));
  return [[...income, press(0)], ...deeds.map((fields, i) => [...fields, press(i + 1)]), calls];
}

function coloured(row: number, colour: string, text: string): Field {
  return { row, key: colour, colour, kind: null, text, rule: RULES[text] ?? "DP-ROW4-01" };
}

function press(row: number): Field {
  return { row, key: PRESS, colour: null, kind: null, text: PRESS, rule: "DP-PRESS-03" };
}

/** Where a die belongs (DP-DICE-07): the word that places it does not say so. */
export function fieldFor(row: number, die: string, face: string): string {
  if (row === ROWS - 1) return die;
  if (face === PUPPET) return PRESS;
  return row === 0 ? `income-${face}` : die;
}

/** The words that put a die on this field, as the question offers them. */
export function wordsOn(field: Field, view: DerPateView, words: Iterable<string>): string[] {
  if (view.turn === null || field.row !== view.tableau.length) return [];
  return [...words].filter((word) => {
    const [verb = "", noun = ""] = word.split(" ");
    if (verb === "senator") return noun.endsWith(`:${field.key}`);
    return verb === "place" && fieldFor(field.row, noun, view.dice[noun] ?? "") === field.key;
  });
}

/** The die that a word would put on a field. */
export function dieOf(word: string): string {
  return (word.split(" ")[1] ?? "").split(":")[0] ?? "";
}

export function placedOn(field: Field, tableau: RowView[]): RowView | null {
  const row = tableau[field.row];
  return row?.field === field.key ? row : null;
}

export function faceName(game: string, face: string): string {
  return face === PUPPET ? thing(game, face) : number(Number(face));
}
