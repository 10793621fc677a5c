// Finding rules by what they say: the best first, for words half typed, inflected or spelt otherwise, in every language.
// The terminal searches in the same way, in src/backroom/games/searching.py: tests/searches.toml says for both what
// somebody who types some words must find first.

import type { RuleText } from "../wire";

export type Filter = "all" | "rulings" | "options";

export interface Chapter {
  name: string;
  id: string; // where it can be linked to
  rules: RuleText[];
}

/** Marks on letters, the half-space, and the stroke that makes Arabic words longer. */
const DROPPED = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200c\u200d]/g;
const SAME: Record<string, string> = { ł: "l", ß: "ss", ي: "ی", ى: "ی", ك: "ک", ة: "ه" };
for (const digits of ["۰۱۲۳۴۵۶۷۸۹", "٠١٢٣٤٥٦٧٨٩"]) [...digits].forEach((digit, value) => (SAME[digit] = String(value)));
const UMLAUTS = /([aou])e/g; // as who has no umlauts types them
const UNSPACED = "\\u3040-\\u30ff\\u3400-\\u9fff"; // written without spaces: found by pairs of signs
const PIECE = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}])+`, "gu");
const WRITTEN = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}\\u200c])+`, "gu");
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, "u");
const STEM = 4; // signs that two forms of a word have in common at least
const ENDING = 3; // signs that a form has beside its stem at most
const NEAR = 0.3; // of the best score: what has less is no answer
const CHAPTER = 0.4; // of a word in the heading, beside one in the rule itself
const WEIGHTS: Record<string, number> = { rule: 1, ruling: 0.9, variant: 0.9, fact: 0.8, manner: 0.7 };

/** The rules that the wanted words are about, the best first; all of them, by the book, where nothing is wanted. */
export function found(rules: Iterable<RuleText>, wanted: string, filter: Filter = "all", lang = "en"): RuleText[] {
  const book = [...rules].filter((rule) => passes(rule, filter));
  const name = wanted.trim().toLowerCase();
  const named = name.includes("-") ? book.filter((rule) => rule.id.toLowerCase().includes(name)) : [];
  if (!name || named.length > 0) return name ? named : book;
  const asked = [...new Set(terms(wanted, lang))];
  const pages = book.map((rule) => page(rule, lang));
  const usual = pages.reduce((sum, [text]) => sum + text.length, 0) / Math.max(1, pages.length);
  const hits = pages.map((one) => asked.map((word) => weight(word, ...one)));
  const rarity = asked.map((_, i) => rare(hits.filter((row) => (row[i] ?? 0) > 0).length, book.length));
  const whole = rarity.reduce((sum, one) => sum + one, 0);
  const scores = hits.map((row, n) => {
    const score = row.reduce((sum, hit, i) => sum + hit * (rarity[i] ?? 0), 0);
    const share = row.reduce((sum, hit, i) => sum + (hit > 0 ? (rarity[i] ?? 0) : 0), 0) / (whole || 1);
    const length = (pages[n]?.[0].length ?? 0) / usual;
    return (score * share * (WEIGHTS[book[n]?.kind ?? ""] ?? 1)) / (0.75 + 0.25 * length);
  });
  const best = Math.max(0, ...scores);
  return book
    .map((rule, n) => ({ rule, score: scores[n] ?? 0 }))
    .filter(({ score }) => score > 0 && score >= NEAR * best)
    .sort((one, other) => other.score - one.score)
    .map(({ rule }) => rule);
}

function passes(rule: RuleText, filter: Filter): boolean {
  if (filter === "rulings") return rule.kind === "ruling";
  return filter === "all" || rule.option !== null || rule.kind === "variant";
}

const pages = new WeakMap<RuleText, [string[], string[]]>();

/** What can be found of a rule: its own words, and those of its chapter and its id. */
function page(rule: RuleText, lang: string): [string[], string[]] {
  let made = pages.get(rule);
  if (!made) {
    // Who types a number looks for one in a rule, and not in its id.
    made = [terms(rule.text, lang), terms(`${rule.chapter} ${rule.id.replaceAll(/[0-9]+/g, "")}`, lang)];
    pages.set(rule, made);
  }
  return made;
}

/** A word tells the more the fewer rules have it. */
function rare(found: number, of: number): number {
  return Math.log(1 + (of - found + 0.5) / (found + 0.5));
}

function weight(word: string, text: string[], chapter: string[]): number {
  return Math.max(liking(word, text), CHAPTER * liking(word, chapter));
}

function liking(word: string, among: string[]): number {
  return among.reduce((best, term) => Math.max(best, likeness(word, term)), 0);
}

/** How surely whoever types the word means the term. */
function likeness(word: string, term: string): number {
  if (word === term) return 1;
  if (IS_UNSPACED.test(word)) return word.length === 1 && term.includes(word) ? 0.5 : 0;
  if (word.length < 2) return 0;
  if (term.startsWith(word)) return term.length - word.length <= ENDING ? 0.8 : 0.6;
  const alike = common(word, term);
  const [short, long] = [Math.min(word.length, term.length), Math.max(word.length, term.length)];
  if (alike >= STEM && alike >= short - 1 && long - alike <= ENDING) return 0.7;
  if (word.length >= STEM && term.includes(word)) return 0.4;
  return term.length > STEM && (word.startsWith(term) || word.endsWith(term)) ? 0.3 : 0; // part of a compound
}

/** So many signs at the beginning are the same. */
function common(one: string, other: string): number {
  let n = 0;
  while (n < one.length && n < other.length && one[n] === other[n]) n += 1;
  return n;
}

/** The words of a text as they are compared; where none are divided, every two neighbouring signs. */
export function terms(text: string, lang = "en"): string[] {
  return (fold(text, lang).match(PIECE) ?? []).flatMap((piece) =>
    piece.length > 1 && IS_UNSPACED.test(piece)
      ? Array.from({ length: piece.length - 1 }, (_, i) => piece.slice(i, i + 2))
      : [piece],
  );
}

/** A text without what people type in several ways: capitals, marks, half-spaces, kinds of digits. */
function fold(text: string, lang: string): string {
  const bare = text.toLowerCase().normalize("NFKD").replaceAll(DROPPED, "").normalize("NFC");
  const plain = [...bare].map((sign) => SAME[sign] ?? sign).join("");
  return lang === "de" ? plain.replaceAll(UMLAUTS, "$1") : plain;
}

/** Is a name of several words among what was asked for, or nothing asked? */
export function isNamed(name: string, wanted: string, lang: string): boolean {
  const asked = terms(wanted, lang);
  const own = terms(name, lang);
  return asked.length === 0 || asked.some((word) => liking(word, own) > 0);
}

export function chapters(rules: RuleText[]): Chapter[] {
  const held = new Map<string, RuleText[]>();
  for (const rule of rules) held.set(rule.chapter, [...(held.get(rule.chapter) ?? []), rule]);
  return [...held].map(([name, own]) => ({ name, id: slug(name), rules: own }));
}

function slug(name: string): string {
  return `chapter-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`;
}

export interface Piece {
  text: string;
  isHit: boolean;
}

/** A text cut where the wanted words are in it, so that they can be marked. */
export function pieces(text: string, wanted: string, lang = "en"): Piece[] {
  const asked = terms(wanted, lang);
  const cut: Piece[] = [];
  const add = (piece: string, isHit: boolean) => {
    const last = cut.at(-1);
    if (last?.isHit === isHit) last.text += piece;
    else if (piece) cut.push({ text: piece, isHit });
  };
  let at = 0;
  for (const hit of text.matchAll(WRITTEN)) {
    add(text.slice(at, hit.index), false);
    at = hit.index + hit[0].length;
    if (IS_UNSPACED.test(hit[0])) [...hit[0]].forEach((sign, i, signs) => add(sign, isMeant(asked, signs, i)));
    else add(hit[0], terms(hit[0], lang).some((term) => asked.some((word) => likeness(word, term) > 0)));
  }
  add(text.slice(at), false);
  return cut;
}

/** Is this sign, alone or with a neighbour, what was asked for? */
function isMeant(asked: string[], signs: string[], i: number): boolean {
  return [signs[i], `${signs[i - 1]}${signs[i]}`, `${signs[i]}${signs[i + 1]}`].some((term) => term && asked.includes(term));
}
