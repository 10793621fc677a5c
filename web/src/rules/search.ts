// Finding rules: by id, by chapter, by what they say. The order of the book is kept.

import type { RuleText } from "../wire";

export type Filter = "all" | "rulings" | "options";

export interface Chapter {
  name: string;
  id: string; // where it can be linked to
  rules: RuleText[];
}

function wordsOf(wanted: string): string[] {
  return wanted.toLowerCase().split(/\s+/).filter(Boolean);
}

export function found(rules: Iterable<RuleText>, wanted: string, filter: Filter = "all"): RuleText[] {
  const words = wordsOf(wanted);
  return [...rules].filter((rule) => {
    if (filter === "rulings" && rule.kind !== "ruling") return false;
    if (filter === "options" && rule.option === null && rule.kind !== "variant") return false;
    const text = `${rule.id} ${rule.chapter} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
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
export function pieces(text: string, wanted: string): Piece[] {
  const words = wordsOf(wanted).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (words.length === 0) return [{ text, isHit: false }];
  return text
    .split(new RegExp(`(${words.join("|")})`, "i"))
    .map((piece, i) => ({ text: piece, isHit: i % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
