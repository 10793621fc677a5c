// Why bots said what they said: which of their reasons belong to a step, and what is shown of what they weighed.

import type { Weighed, Why } from "../wire";

const MOST = 5; // words that are shown of those that were weighed

/** One thought of a bot: what it said for it, and what it weighed first. */
export interface Thought {
  seat: number;
  thought: string;
  words: string[];
  weighed: Weighed[];
}

export interface Line extends Weighed {
  isSaid: boolean;
}

export interface Weighing {
  lines: Line[];
  more: number; // how many are left out
}

/** Why was said what led to this step. Of what comes later nothing is told; words for one thought stand together. */
export function thoughtsAt(reasons: readonly Why[], step: number): Thought[] {
  const found: Thought[] = [];
  for (const { seat, thought, word, weighed } of reasons.filter((why) => why.step === step)) {
    const same = found.find((one) => one.seat === seat && one.thought === thought);
    if (same) same.words.push(word);
    else found.push({ seat, thought, words: [word], weighed });
  }
  return found;
}

/** What was weighed, the best first, and always what was said of it; one word alone was not weighed. */
export function weighing({ words, weighed }: Pick<Thought, "words" | "weighed">): Weighing {
  if (weighed.length < 2) return { lines: [], more: 0 };
  const all = weighed.map((one) => ({ ...one, isSaid: words.includes(one.word) }));
  const lines = all.filter((one, i) => i < MOST || one.isSaid);
  return { lines, more: all.length - lines.length };
}
