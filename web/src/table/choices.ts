// The choices of a question, ready to be drawn. Those of one verb are kept together, in the order of the question; a
// game may want some verbs before all others.

import { contextOf, isTrue, lookAt } from "../games/looks";
import type { GameView, Question, WhyNot } from "../wire";
import { list, t } from "../lib/text";
import { capital, heading, type Label, label, reason } from "../lib/words";
import { pieces } from "../lib/draft";

export interface Choice extends Label {
  word: string;
  own: string; // what only its owner knows of it
  key: number; // the digit that chooses it; 0 for none
}

export interface Group {
  title: string;
  note: string; // what all of its choices say of themselves, so that each need not
  cost: string;
  risk: string;
  own: string;
  choices: Choice[];
  refusals: Refusal[]; // players whom the same verb cannot be aimed at
}

const MANY = 6; // more choices than this are laid out by verb
const ALIKE = 2; // so many of one verb are a group
const AIMED = /^(.+) (P\d{1,2})$/; // a word that is said of a seat

export function choicesOf(game: string, question: Question, isDraft: boolean, view: GameView | null = null): Choice[] {
  const words = isDraft ? pieces(question.actions) : question.actions;
  const context = view ? contextOf(view) : {};
  return words.map((word) => ({ ...label(game, word, context), own: ownOf(game, word, view), word, key: 0 }));
}

function ownOf(game: string, word: string, view: GameView | null): string {
  const held = view && isTrue(view, word);
  return held === null ? "" : t(`${game}-own-${held ? "true" : "bluff"}`, { word: word.split(" ")[0] ?? "" });
}

/** One group without a title if there are few; else one for each verb with many nouns, and the rest together. What has
 *  a short name of its own under a heading has the heading, too. */
export function groupsOf(game: string, choices: Choice[], isDraft = false, refusals: Refusal[] = []): Group[] {
  const isLong = isDraft || choices.length + refusals.length > MANY;
  const found: Group[] = [];
  for (const alike of inOrder(game, byVerb(choices))) {
    const others = refusals.filter((one) => one.verb === alike[0]?.verb && AIMED.test(one.word));
    const isShort = alike.length > ALIKE && alike.every((choice) => choice.short !== "");
    if ((isLong || isShort) && isGroup(alike, others)) found.push(grouped(game, alike, others));
    else plain(found).choices.push(...alike);
  }
  let key = 0;
  for (const group of found) group.choices = group.choices.map((choice) => ({ ...choice, key: key < 9 ? (key += 1) : 0 }));
  return found;
}

/** Those that are no group stand together where the first of them would stand. */
function plain(found: Group[]): Group {
  const there = found.find((group) => group.title === "");
  if (there) return there;
  const made = { title: "", note: "", cost: "", risk: "", own: "", choices: [], refusals: [] };
  found.push(made);
  return made;
}

/** What is aimed at players is a group with but one of them, too: it looks the same whoever can be aimed at. */
function isGroup(alike: Choice[], refusals: Refusal[]): boolean {
  const isAimed = alike.every((choice) => AIMED.test(choice.word));
  return alike.every((choice) => choice.word.includes(" ")) && (isAimed || alike.length + refusals.length >= ALIKE);
}

/** The verbs that a game wants first are first. */
function inOrder(game: string, verbs: Choice[][]): Choice[][] {
  const first = lookAt(game).first ?? [];
  const rank = (alike: Choice[]) => {
    const at = first.indexOf(alike[0]?.word.split(" ")[0] ?? "");
    return at < 0 ? first.length : at;
  };
  return verbs.toSorted((a, b) => rank(a) - rank(b));
}

function byVerb(choices: Choice[]): Choice[][] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const alike = found.get(choice.verb);
    if (alike) alike.push(choice);
    else found.set(choice.verb, [choice]);
  }
  return [...found.values()];
}

function grouped(game: string, alike: Choice[], refusals: Refusal[]): Group {
  const first = alike[0];
  const shared = (part: "note" | "cost" | "risk" | "own"): string =>
    first && alike.every((choice) => choice[part] === first[part]) ? first[part] : "";
  const said = { note: shared("note"), cost: shared("cost"), risk: shared("risk"), own: shared("own") };
  return { title: heading(game, first?.word ?? ""), ...said, choices: alike, refusals };
}

type Named = Pick<Choice, "word" | "title"> & Partial<Pick<Choice, "noun" | "short">>;

/** A title inside of its group need not say the verb again; of what is aimed at a player, the player is enough. */
export function shortTitle(group: Group, choice: Named): string {
  if (!group.title) return choice.title;
  const aimed = AIMED.exec(choice.word);
  if (aimed) return aimed[2] ?? "";
  if (choice.short) return capital(choice.short);
  if (!choice.title.startsWith(group.title)) return saysNoMore(group, choice) ? capital(choice.noun) : choice.title;
  const said = choice.title.slice(group.title.length).replace(/^\s*[:：]/, "").trim();
  return said || choice.title;
}

const PARTICLE = 2; // letters that only tie a noun to its verb, as in Japanese

/** Is a title nothing but its noun and, before or behind it, the heading of its group? */
function saysNoMore(group: Group, one: Named): one is Named & { noun: string } {
  if (!one.noun || !one.title.includes(one.noun)) return false;
  const verb = one.title.replace(one.noun, "").replaceAll(/[\s:：\u2068\u2069]+/g, " ").trim().toLowerCase();
  const said = group.title.toLowerCase();
  return verb !== "" && (said.includes(verb) || (verb.includes(said) && verb.length <= said.length + PARTICLE));
}

/** The choices of a group and what it refuses; what is aimed at players, in the order of their seats, come what may. */
export function inPlace(group: Group): (Choice | Refusal)[] {
  const all = [...group.choices, ...group.refusals];
  const seat = (one: Choice | Refusal) => Number(AIMED.exec(one.word)?.[2]?.slice(1) ?? 0);
  return group.refusals.length > 0 ? all.toSorted((a, b) => seat(a) - seat(b)) : all;
}

export interface Refusal {
  word: string;
  verb: string;
  noun: string; // what it is about, by its name
  title: string;
  rule: string;
  reason: string; // in a few words; empty where only the rule says it
  brief: string; // the same where the player it is about is named already
}

export function refusalsOf(game: string, question: Question, view: GameView | null = null): Refusal[] {
  const context = view ? contextOf(view) : {};
  return question.why_not.map((one) => refusalOf(game, one, context));
}

function refusalOf(game: string, { action, rule }: WhyNot, context: Record<string, string | number>): Refusal {
  const { title, verb, noun, cost } = label(game, action, context);
  return { word: action, verb, noun, title, rule, ...reason(game, rule, action, { ...context, cost }) };
}

const FEW = 4; // so many are called by their names

/** What is refused with one verb: the verb, and what it is about, if that is not whom it is aimed at. */
function allOf(game: string, alike: Refusal[]): string {
  const [first] = alike;
  if (!first || alike.length === 1) return first?.title ?? "";
  const nouns = alike.filter((one) => !AIMED.test(one.word)).flatMap((one) => one.noun || []);
  const verb = heading(game, first.word);
  return nouns.length === 0 || nouns.length > FEW ? verb : `${verb}: ${list(nouns)}`;
}

/** What cannot be had for one and the same reason is said once. */
export function together(game: string, refusals: Refusal[]): Refusal[] {
  const found = new Map<string, Refusal[]>();
  for (const one of refusals) {
    const key = one.reason || one.word;
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return [...found.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first || alike.length === 1) return alike;
    const verbs = [...new Set(alike.map((one) => one.verb))];
    return [{ ...first, title: list(verbs.map((verb) => allOf(game, alike.filter((one) => one.verb === verb)))) }];
  });
}
