// Every word of the interface comes from a Fluent bundle: that of the language the page speaks, else the English one.

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { ENGLISH, speech } from "./language.svelte";

export type Args = Record<string, FluentVariable>;

const EMPTY_ISOLATES = /\u2068\u2069/g;

function formatted(id: string, attribute: string | null, args: Args): string | null {
  const own = written(speech.bundle, id, attribute, args);
  if (own !== null || speech.bundle === ENGLISH) return own;
  const english = written(ENGLISH, id, attribute, args);
  // A note that a language does not need is no gap; a message that it lacks is.
  if (english !== null && attribute === null) noteGap(id);
  return attribute === null || !speech.bundle.hasMessage(id) ? english : null;
}

function written(bundle: FluentBundle, id: string, attribute: string | null, args: Args): string | null {
  const message = bundle.getMessage(id);
  const pattern = attribute === null ? message?.value : message?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern, args, []).replaceAll(EMPTY_ISOLATES, "") : null;
}

const gaps = new Set<string>();

/** What had to be said in English stands on the page's root element, for tests and for whoever translates. */
function noteGap(id: string): void {
  if (gaps.has(id) || typeof document === "undefined") return;
  gaps.add(id);
  document.documentElement.dataset["untranslated"] = [...gaps].join(" ");
}

/** The text of a key; the key itself, so that it is noticed, if there is none. */
export function t(id: string, args: Args = {}): string {
  return formatted(id, null, args) ?? id;
}

/** The text of a key, or nothing: for keys that come from a game and may not have a text yet. */
export function maybe(id: string, args: Args = {}): string | null {
  return formatted(id, null, args);
}

/** What a message says beside itself, such as the note under a choice. */
export function attribute(id: string, name: string, args: Args = {}): string | null {
  return formatted(id, name, args);
}

/** Is there a text of this key, in this language or in English? */
export function has(id: string): boolean {
  return speech.bundle.hasMessage(id) || ENGLISH.hasMessage(id);
}

export function number(value: number): string {
  return new Intl.NumberFormat(speech.code).format(value);
}

/** Several things as one phrase. */
export function list(items: string[]): string {
  return new Intl.ListFormat(speech.code, { type: "conjunction" }).format(items);
}

/** Things that are said of one, in a row and without a word between them. */
export function row(items: string[]): string {
  return new Intl.ListFormat(speech.code, { type: "unit", style: "short" }).format(items);
}

const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** A name inside of a plain text, set apart where one of the two may run the other way. */
export function isolated(name: string): string {
  return speech.isRtl || RTL.test(name) ? `\u2068${name}\u2069` : name;
}
