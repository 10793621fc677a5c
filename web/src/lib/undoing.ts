// How many of my last words I may take back. The server has the last word; this only keeps the button away where it
// would be refused.

import type { AnyStep, Question } from "../wire";

interface Stand {
  where: AnyStep[];
  question: Question | null;
}

/** Does the table stand where it stood, asking the same? Then nobody else has seen what I said: half a choice. */
export function isHalf(before: Stand, after: Stand): boolean {
  return before.question?.kind === after.question?.kind && JSON.stringify(before.where) === JSON.stringify(after.where);
}
