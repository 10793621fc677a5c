// An answer of several words that is sent as a whole: a bid of several notes, the cards of a tribute. It is put together
// here, word by word, and nobody hears of it before it is sent. What may be said in it is the server's to judge.

export const DONE = "done";
export const TAKE_BACK = "take back";

/** The words that a draft is made of; ending it and taking back are buttons of their own. */
export function pieces(actions: string[]): string[] {
  return actions.filter((word) => word !== DONE && word !== TAKE_BACK);
}

export function count(draft: string[], word: string): number {
  return draft.filter((one) => one === word).length;
}

export function without(draft: string[], word: string): string[] {
  const at = draft.lastIndexOf(word);
  return at < 0 ? draft : [...draft.slice(0, at), ...draft.slice(at + 1)];
}

/** What is sent: a list that may be empty needs its end. */
export function whole(draft: string[], actions: string[]): string[] {
  return draft.length === 0 && actions.includes(DONE) ? [DONE] : draft;
}

/** What a draft of money comes to; null if any word of it is something else. */
export function worth(draft: string[]): number | null {
  const notes = draft.map((word) => /\$(\d+)$/.exec(word)?.[1]);
  if (notes.length === 0 || notes.includes(undefined)) return null;
  return notes.reduce((sum, note) => sum + Number(note), 0);
}

/** How many of what a word speaks of lie on a pile, such as the notes of a suitcase. */
export function held(pile: unknown, word: string): number {
  const noun = word.slice(word.indexOf(" ") + 1);
  return Array.isArray(pile) ? pile.filter((name) => name === noun).length : Infinity;
}
