// An edition that prints something else than the house edition is quoted, in every language.

import { afterEach, describe, expect, it } from "vitest";
import { speech } from "../src/lib/language.svelte";
import { ownWords } from "../src/lib/own-words.svelte";
import { about, tell, thing } from "../src/lib/words";

const EDITED = { own: { names: { "policy-bank": "Back Parlour" }, texts: { "policy-bank": "Take one Booze." } } };
const done = () => tell("corleone", { what: "completed", args: { seat: 1, card: "policy-bank" }, rule: "", text: "", private: false });

afterEach(async () => {
  ownWords.forget();
  await speech.speak("en");
});

describe("the words of an edition", () => {
  it("go before the words of the house, in names, abilities and sentences", async () => {
    expect([thing("corleone", "policy-bank"), about("corleone", "policy-bank")]).not.toContain("Back Parlour");
    for (const lang of ["en", "fa", "pl", "ja", "de"] as const) {
      await speech.speak(lang);
      ownWords.read(EDITED);
      expect(thing("corleone", "policy-bank")).toBe("Back Parlour");
      expect(about("corleone", "policy-bank")).toBe("Take one Booze.");
      expect(done()).toContain("Back Parlour");
    }
  });

  it("leave all other things as the house calls them, and are forgotten with the table", () => {
    const house = [thing("corleone", "policy-bank"), thing("corleone", "shakedown"), done()];
    ownWords.read(EDITED);
    expect(thing("corleone", "shakedown")).toBe(house[1]);
    ownWords.forget();
    expect([thing("corleone", "policy-bank"), thing("corleone", "shakedown"), done()]).toEqual(house);
  });
});
