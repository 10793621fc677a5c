import { describe, expect, it } from "vitest";
import { chapters, found, pieces, terms } from "../src/rules/search";
import type { RuleText } from "../src/wire";

function rule(id: string, chapter: string, text: string, more: Partial<RuleText> = {}): RuleText {
  return { id, chapter, text, kind: "rule", option: null, lang: "en", ...more };
}

const BOOK = [
  rule("COUP-CHAL-05", "Challenges", "Speak up in time."),
  rule("COUP-GAP-02", "Rulings", "A target who challenges may not block.", { kind: "ruling", option: "strict_double_danger" }),
  rule("COUP-INQ-01", "Inquisitor", "It replaces the Ambassador.", { kind: "variant" }),
];

function ids(wanted: string, filter: "all" | "rulings" | "options" = "all"): string[] {
  return found(BOOK, wanted, filter).map((one) => one.id);
}

describe("the search", () => {
  it("finds a rule by its id, its chapter and its words, in any case, the best first", () => {
    expect(ids("chal-05")).toEqual(["COUP-CHAL-05"]);
    expect(ids("challenges BLOCK")[0]).toBe("COUP-GAP-02");
    expect(ids("blocking xylophone")).toEqual(["COUP-GAP-02"]);
    expect(ids("xylophone")).toEqual([]);
    expect(ids("inquisitor")).toEqual(["COUP-INQ-01"]);
    expect(ids("duke")).toEqual([]);
    expect(ids("  ")).toHaveLength(3);
  });

  it("takes words as people type them, in every language", () => {
    expect(terms("Großherzog zählt 10 Münzen", "de")).toEqual(terms("grossherzog zaehlt 10 muenzen", "de"));
    expect(terms("Książę łapówkę", "pl")).toEqual(["ksiaze", "lapowke"]);
    expect(terms("مي‌شود ۱۰ كارت‌ها", "fa")).toEqual(["میشود", "10", "کارتها"]);
    expect(terms("金貨3枚を", "ja")).toEqual(["金貨", "3", "枚を"]);
    expect(terms("ガード", "ja")).toEqual(["ガー", "ード"]);
  });

  it("marks a word however it was typed, and pairs of signs where no words are divided", () => {
    expect(pieces("Zwei Münzen.", "muenze", "de").filter((one) => one.isHit)).toEqual([{ text: "Münzen", isHit: true }]);
    expect(pieces("影響力を失う", "影響力", "ja").filter((one) => one.isHit)).toEqual([{ text: "影響力", isHit: true }]);
    expect(pieces("کارت‌های شما", "کارت", "fa").filter((one) => one.isHit)).toEqual([{ text: "کارت‌های", isHit: true }]);
  });

  it("shows rulings and options alone", () => {
    expect(ids("", "rulings")).toEqual(["COUP-GAP-02"]);
    expect(ids("", "options")).toEqual(["COUP-GAP-02", "COUP-INQ-01"]);
  });

  it("keeps the order of the book in its chapters", () => {
    expect(chapters(BOOK).map((chapter) => chapter.id)).toEqual(["chapter-challenges", "chapter-rulings", "chapter-inquisitor"]);
  });

  it("marks what was looked for, whatever signs are in it", () => {
    expect(pieces("Speak up in time.", "TIME up")).toEqual([
      { text: "Speak ", isHit: false },
      { text: "up", isHit: true },
      { text: " in ", isHit: false },
      { text: "time", isHit: true },
      { text: ".", isHit: false },
    ]);
    expect(pieces("two (2)", "(2")).toEqual([
      { text: "two (", isHit: false },
      { text: "2", isHit: true },
      { text: ")", isHit: false },
    ]);
  });
});
