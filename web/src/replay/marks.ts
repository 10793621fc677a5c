// What a line of steps is marked with: where turns begin, where acts and rounds do, and where somebody was doubted.

import type { Fact, StepFace } from "../wire";

export type MarkKind = "turn" | "chapter" | "clash";

export interface Mark {
  step: number;
  kind: MarkKind;
  n: number; // the number of the turn, the act or the round; 0 for what is not counted
}

const CLASHES = new Set(["challenged", "exploded", "whacked", "sunk", "eliminated"]);
const COUNTED: Record<string, string> = { phase: "act", round: "number" }; // facts that open a chapter, and its number

/** The marks of a game from what everybody saw of it. In a game without chapters its turns are the chapters. */
export function marksOf(facts: Fact[], steps: StepFace[]): Mark[] {
  const found: Mark[] = [];
  let [step, turn, chapter] = [0, 0, 0];
  facts.forEach((fact, i) => {
    while (step < steps.length - 1 && (steps[step]?.seq ?? 0) <= i) step += 1;
    const counted = COUNTED[fact.what];
    const opened = counted === undefined ? chapter : chapterOf(fact.args[counted]);
    if (fact.what === "turn") found.push({ step, kind: "turn", n: (turn += 1) });
    else if (opened !== chapter) found.push({ step, kind: "chapter", n: (chapter = opened) });
    else if (CLASHES.has(fact.what)) found.push({ step, kind: "clash", n: 0 });
  });
  if (chapter > 0) return found;
  return found.map((mark) => (mark.kind === "turn" ? { ...mark, kind: "chapter" as const } : mark));
}

const ROMAN = ["", "I", "II", "III", "IV"];

function chapterOf(value: string | number | undefined): number {
  return typeof value === "number" ? value : Math.max(0, ROMAN.indexOf(value ?? ""));
}

/** The steps where turns begin, each once. */
export function turnsOf(marks: Mark[]): number[] {
  return [...new Set(marks.filter((mark) => mark.kind !== "clash").map((mark) => mark.step))];
}

export function turnBefore(turns: number[], step: number): number {
  return turns.findLast((turn) => turn < step) ?? 0;
}

export function turnAfter(turns: number[], step: number, last: number): number {
  return turns.find((turn) => turn > step) ?? last;
}

/** Chapters whose labels stand apart enough to be read: `gap` is a part of the whole line. */
export function labelled(marks: Mark[], last: number, gap: number): Mark[] {
  const shown: Mark[] = [];
  for (const mark of marks) {
    const before = shown.at(-1);
    if (mark.kind === "chapter" && (!before || mark.step - before.step >= gap * last)) shown.push(mark);
  }
  return shown;
}
