// The words of a game as text for people. The client knows no rule: it looks a word up in the bundle, longest part
// first, and where there is no text it makes the word itself readable.

import type { AnyStep, CoupAction, Fact, OptionFace, Refused, RuleText } from "../wire";
import { speech } from "./language.svelte";
import { thing, thingArgs } from "./names-of-things";
import { ownWords } from "./own-words.svelte";
import { type Args, attribute, has, isolated, maybe, number, t } from "./text";

export { dollars, readable, thing } from "./names-of-things";

export type Part = { text: string } | { seat: number };

const SEAT = /\bP(\d{1,2})\b/g;

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A text with the seats in it apart, so that they can be drawn as tokens and names. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const hit of text.matchAll(SEAT)) {
    if (hit.index > at) found.push({ text: text.slice(at, hit.index) });
    found.push({ seat: Number(hit[1]) });
    at = hit.index + hit[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

/** A text with names in place of seats, for labels that are no markup. */
export function named(text: string, name: (seat: number) => string): string {
  return parts(text)
    .map((part) => ("seat" in part ? isolated(name(part.seat)) : part.text))
    .join("");
}

/** What a question and its choices may speak of, as the view names it. */
export type Context = Record<string, string | number>;

interface Found {
  id: string;
  noun: string;
}

/** The key of the longest beginning of a word that has a text, and what is left of the word. */
function look(game: string, word: string): Found | null {
  const pieces = word.split(" ");
  for (let n = pieces.length; n > 0; n -= 1) {
    const verb = pieces.slice(0, n).join("-");
    const noun = pieces.slice(n).join(" ");
    for (const id of [`${game}-word-${verb}`, `word-${verb}`]) {
      if (/^[a-zA-Z][\w-]*$/.test(id) && has(id)) return { id, noun };
    }
  }
  return null;
}

/** A choice as it is shown: what it is, what it does, what it costs, and what it may cost. */
export interface Label {
  title: string;
  note: string;
  cost: string;
  risk: string;
  verb: string;
  noun: string; // what it is about, by its name; empty where it is about nothing
  short: string; // how it is called under a heading, where a language has a way of its own for that
}

/** A choice as it is shown, under what is going on; seats are still `P2` in it. */
export function label(game: string, word: string, context: Context = {}): Label {
  const found = look(game, word);
  if (found === null) return { title: capital(inWords(game, word)), note: "", cost: "", risk: "", verb: word, noun: "", short: "" };
  const args = { ...argsOf(game, context), ...nounArgs(game, found.noun) };
  const beside = (name: string) => attribute(found.id, name, args) ?? "";
  return {
    title: (maybe(found.id, args) ?? word).trim(),
    note: beside("note") || about(game, found.noun),
    cost: beside("cost"),
    risk: beside("risk"),
    verb: found.id,
    noun: found.noun === "" ? "" : thing(game, found.noun),
    short: beside("short"),
  };
}

/** What choices of one verb have in common, as a heading over them. */
export function heading(game: string, word: string): string {
  const found = look(game, word);
  if (found === null) return capital(inWords(game, word.split(" ")[0] ?? ""));
  return (attribute(found.id, "group") ?? maybe(found.id, nounArgs(game, "")) ?? "").trim().replace(/:$/, "");
}

function nounArgs(game: string, noun: string): Args {
  const isNumber = /^\d+$/.test(noun);
  const named = noun === "" ? { noun: "" } : thingArgs(game, "noun", noun);
  return { ...named, ...(isNumber && { noun: Number(noun) }), id: noun, nouns: noun === "" ? 0 : 1 };
}

/** What a card does, in the words of its edition. */
export function about(game: string, name: string): string {
  return name ? (ownWords.text(name) ?? maybe(`${game}-about-${name.replaceAll(/[^\w-]/g, "-")}`) ?? "") : "";
}

/** A fact as a sentence; seats are still `P2` in it. What was mine is told to me as mine, where there are words for it. */
export function tell(game: string, fact: Fact, me: number | null = null): string {
  const args = argsOf(game, fact.args);
  const own = said(`${game}-fact-${fact.what}`, fact.args, args, me);
  return own ?? said(`fact-${fact.what}`, fact.args, args, me) ?? capital(inWords(game, fact.text));
}

function said(id: string, given: object, args: Args, me: number | null): string | null {
  const isMine = me !== null && Object.entries(given).some(([name, value]) => SEATS.has(name) && value === me);
  return (isMine ? attribute(id, "you", args) : null) ?? maybe(id, args);
}

/** Where the table is, as a breadcrumb; a step that goes without saying has no text. */
export function crumb(game: string, step: AnyStep, me: number | null = null): string {
  if (step.kind === "icons" && step.icons.length === 0) return "";
  return said(`${game}-step-${step.kind}`, step, stepArgs(game, step), me) ?? "";
}

/** What those who are asked decide, for those who are not; empty where there is no text of it. */
export function waiting(game: string, step: AnyStep | undefined): string {
  return step ? (maybe(`${game}-waiting-${step.kind}`, stepArgs(game, step)) ?? "") : "";
}

/** What a text can say of a step: its fields, and an action with its target as the word that it was. */
function stepArgs(game: string, step: AnyStep): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(step) as [string, string | number | boolean | string[] | number[] | null][]) {
    if (value === null || typeof value === "boolean") args[`${name}_id`] = value === null ? "nobody" : String(value);
    else if (typeof value === "number" && SEATS.has(name)) Object.assign(args, { [name]: `P${value}`, [`${name}_id`]: `P${value}` });
    else if (name !== "kind") Object.assign(args, argsOf(game, { [name]: Array.isArray(value) ? value.join(" ") : value }));
  }
  if (step.kind === "action") args["deed"] = label(game, wordOf(step)).title;
  return args;
}

/** An action as it was said: `steal P2`. */
function wordOf(action: CoupAction): string {
  const verb = action.verb.replace(/ self$/, "");
  return action.target === null ? verb : `${verb} P${action.target}`;
}

/** A question; what it may speak of is named as the view names it. */
export function question(game: string, kind: string, context: Context): string {
  return maybe(`${game}-ask-${kind}`, argsOf(game, context)) ?? t("ask-default", { kind: thing(game, kind) });
}

/** What one should know before answering a question; empty where it goes without saying. */
export function hint(game: string, kind: string): string {
  return attribute(`${game}-ask-${kind}`, "note") ?? "";
}

/** The arguments that hold a seat, where they are numbers. */
export const SEATS = new Set(
  ["seat", "target", "victim", "owner", "to", "first", "challenger", "payer", "holder", "blocker", "against", "heir", "aimed", "controller", "rival"],
);
/** Those that hold a whole word of the game, such as `steal P1`. */
export const WORDS = new Set(["action", "deed"]);

/** Seats become `P2`, numbers stay numbers, things get their names with all the forms that these have. */
function argsOf(game: string, given: Record<string, string | number>): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === "number") args[name] = SEATS.has(name) ? `P${value}` : value;
    else if (WORDS.has(name)) args[name] = label(game, value).title;
    else Object.assign(args, thingArgs(game, name, value));
  }
  return args;
}

/** Names of things inside of a sentence, as they are called. */
function inWords(game: string, text: string): string {
  return text.replaceAll(/(?<![\w-])(?:P\d{1,2}-)?[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?![\w-])/g, (name) =>
    name.includes("-") || has(`${game}-name-${name}`) ? thing(game, name) : name,
  );
}

/** Why a word cannot be said now, in a few words, by the rule that stops it; empty where that has no words of its own. */
export function reason(game: string, rule: string, word: string, context: Context): { reason: string; brief: string } {
  if (!has(`${game}-why-${rule}`)) return { reason: "", brief: "" };
  const args = { ...argsOf(game, context), ...nounArgs(game, look(game, word)?.noun ?? ""), cost: context["cost"] ?? "" };
  const said = maybe(`${game}-why-${rule}`, args) ?? "";
  return { reason: said, brief: attribute(`${game}-why-${rule}`, "brief", args) ?? "" };
}

/** Why something was refused: the rule in the reader's language, where it has been translated, else the server's words. */
export function refusal(refused: Pick<Refused, "reason">, rule: RuleText | undefined): string {
  return rule && rule.lang === speech.code && speech.code !== "en" ? rule.text : refused.reason;
}

export interface OptionText {
  name: string;
  meaning: string;
}

/** An option of a game: what it is called, and what it changes. */
export function optionText(game: string, option: Pick<OptionFace, "name" | "meaning">): OptionText {
  const id = `${game}-option-${option.name}`;
  return { name: maybe(id) ?? thing(game, option.name), meaning: attribute(id, "note") ?? option.meaning };
}

/** One value of an option. */
export function optionValue(game: string, name: string, value: boolean | number | string): string {
  if (typeof value === "boolean") return t(value ? "on" : "off");
  if (typeof value === "number") return number(value);
  return maybe(`${game}-option-${name}-${value}`) ?? thing(game, value);
}
