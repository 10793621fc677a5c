// Bots are called by what they are; what the server calls them is for nobody to read.

import { describe, expect, it } from "vitest";
import { sortOf } from "../src/lib/bots";
import catalogue from "./catalogue.json";

describe("what sort of bot it is", () => {
  it("says how long one thinks, unless it is as long as usual", () => {
    expect(sortOf("capo@100ms")).toBe("Capo, quick: thinks briefly");
    expect(sortOf("capo@300ms")).toBe(sortOf("capo"));
    expect(sortOf("capo@1000ms")).toBe("Capo, patient: thinks longer");
  });

  it("says it of everybody who may sit down, and of each something else", () => {
    const { coup, corleone, derpate } = catalogue;
    for (const { bots } of [coup, corleone, derpate]) {
      const texts = bots.map(sortOf);
      expect(texts.filter((text) => text.includes("@") || bots.includes(text))).toEqual([]);
      expect(new Set(texts).size).toBe(bots.length);
    }
  });

  it("calls guests by their own names", () => {
    expect(sortOf("Anne")).toBe("Anne");
  });

  it("has no raw name even for a bot that nobody knows", () => {
    expect(sortOf("capo@5000ms")).toBe(sortOf("capo"));
    expect(sortOf("old-hand@70ms")).toBe("Old hand");
  });
});
