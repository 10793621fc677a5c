// The open question as it is being answered: by the list of choices, by the board, by the keyboard. One place decides
// what a press means, so that all of them mean the same.

import { untrack } from "svelte";
import { lookAt } from "../games/looks";
import { count, DONE, held, whole } from "../lib/draft";
import { prefs } from "../lib/prefs.svelte";
import type { Table } from "../lib/table.svelte";
import { type Choice, choicesOf, groupsOf, refusalsOf, together } from "./choices";

const SETTLING = 300; // new choices do nothing for so long: the finger was on its way to another one

export class Asking {
  /** The answer so far, if it is put together word by word. */
  draft = $state<string[]>([]);
  /** The word that somebody is pointing at, in the list or on the board: the other shows it too. */
  pointed = $state<string | null>(null);
  isReady = $state(false);
  /** Somebody pressed before the choices could be pressed. */
  isTooSoon = $state(false);

  get isHidden(): boolean {
    return prefs.hidden && this.table.isLive && !this.table.over;
  }

  readonly question = $derived.by(() => this.table.question);
  readonly isDraft = $derived(this.question?.mode === "sealed");
  readonly groups = $derived.by(() => {
    const question = this.question;
    if (!question) return [];
    return groupsOf(this.game, choicesOf(this.game, question, this.isDraft, this.table.view), this.isDraft, this.refused);
  });
  private readonly refused = $derived.by(() => (this.question ? refusalsOf(this.game, this.question, this.table.view) : []));
  /** What cannot be said now and stands in no group of what can. */
  readonly refusals = $derived.by(() => {
    const shown = new Set(this.groups.flatMap((group) => group.refusals));
    return together(this.game, this.refused.filter((one) => !shown.has(one)));
  });
  /** Everything that may be said now. */
  readonly words: ReadonlySet<string> = $derived(
    new Set(this.groups.flatMap((group) => group.choices.map((choice) => choice.word))),
  );
  /** The pile whose cards the words of this answer are; undefined where the answer is one word. */
  private readonly pile = $derived.by(() => lookAt(this.game).lists[this.question?.kind ?? ""]);
  /** How many words an answer needs and may have: one, unless the question says how many. */
  private readonly least = $derived.by(() => this.question?.least ?? 1);
  private readonly most = $derived.by(() => this.question?.most ?? 1);
  /** So many words are missing in what has been put together. */
  readonly missing = $derived.by(() => Math.max(0, this.least - this.draft.length));
  /** May what has been put together be sent? */
  readonly isSendable = $derived.by(() => {
    const isOpen = this.isDraft && this.table.sent === null && this.table.phase === "open";
    return isOpen && this.missing === 0;
  });

  /** Made while a component is made: it follows the table's question. */
  constructor(
    private readonly table: Table,
    private readonly game: string,
  ) {
    $effect(() => {
      void this.table.decision; // a refused answer stays as it is, to be mended
      this.draft = untrack(() => this.table.said).filter((word) => word !== DONE);
      this.pointed = null;
      this.isReady = false;
      this.isTooSoon = false;
      const ready = setTimeout(() => {
        this.isReady = true;
      }, SETTLING);
      return () => clearTimeout(ready);
    });
  }

  /** A word as it is shown in the list. */
  shown(word: string): Choice | undefined {
    return this.groups.flatMap((group) => group.choices).find((choice) => choice.word === word);
  }

  may(word: string): boolean {
    return this.words.has(word);
  }

  /** How many more of a word can be put into the answer. */
  left(word: string): number {
    if (this.pile === undefined) return 1 - count(this.draft, word);
    const view = this.table.view as unknown as Record<string, unknown> | null;
    return Math.min(held(view?.[this.pile], word) - count(this.draft, word), this.most - this.draft.length);
  }

  /** Say it; or, in an answer of several words, add it. What is wholly in the answer is taken out again. */
  choose(word: string): void {
    if (!this.may(word) || this.table.sent !== null || this.table.phase !== "open") return;
    this.isTooSoon = !this.isReady;
    if (this.isTooSoon) return;
    if (!this.isDraft) this.table.say([word]);
    else if (this.left(word) <= 0) this.draft = this.draft.filter((one) => one !== word);
    else this.draft = this.pile === undefined ? [word] : [...this.draft, word];
  }

  press(key: number): boolean {
    const choice = this.groups.flatMap((group) => group.choices).find((one) => one.key === key);
    if (choice) this.choose(choice.word);
    return choice !== undefined;
  }

  /** Send what has been put together. */
  send(): boolean {
    if (!this.isSendable) return false;
    this.table.say(whole($state.snapshot(this.draft), this.question?.actions ?? []));
    return true;
  }

  /** One step back: the last word of the draft, or the last half of a choice. */
  back(): boolean {
    if (this.isDraft && this.draft.length > 0) this.draft = this.draft.slice(0, -1);
    else if (this.table.mayUndo) this.table.undo();
    else return false;
    return true;
  }
}
