import type { AnyStep, CoupBlock } from "../src/wire";
import { describe, expect, it } from "vitest";
import { speech } from "../src/lib/language.svelte";
import { number, t } from "../src/lib/text";
import { about, crumb, heading, hint, label, named, optionText, optionValue, parts, question, readable, refusal, tell, thing } from "../src/lib/words";

describe("words of a game", () => {
  it("keeps the seats of a sentence apart from its text", () => {
    expect(parts("P0 steals 2 from P12.")).toEqual([
      { seat: 0 },
      { text: " steals 2 from " },
      { seat: 12 },
      { text: "." },
    ]);
  });

  it("speaks to me of my turn and my time, and of others by name", () => {
    const turn = { kind: "turn", seat: 1 } as AnyStep;
    expect([crumb("coup", turn, 1), crumb("coup", turn, 0), crumb("coup", turn)]).toEqual(["Your turn", "P1’s turn", "P1’s turn"]);
    const late = { rule: "TABLE-16", what: "timeout", args: { seat: 1 }, text: "…", private: false };
    expect([tell("coup", late, 1), tell("corleone", late)]).toEqual(["Your time ran out.", "Time ran out for P1."]);
  });

  it("puts names in place of seats as plain text", () => {
    expect(named("P1 wins", () => "<b>Ada</b>")).toBe("<b>Ada</b> wins");
  });

  it("calls the field on which a die lies by what it does", () => {
    const placed = (row: number, field: string) =>
      tell("derpate", { what: "placed", args: { seat: 0, die: "black", row, field }, rule: "", text: "", private: false });
    expect(placed(1, "income-3")).toBe("P0 puts the black die in row 1: Bookmaking.");
    expect(placed(2, "press")).toBe("P0 puts the black die in row 2: Press.");
    expect(placed(3, "black")).toBe("P0 puts the black die in row 3: Takeover.");
    expect(placed(4, "black")).toBe("P0 puts the black die in row 4: Calls.");
  });

  it("says before the first question of Der Pate what the car is for", () => {
    expect(hint("derpate", "car")).toContain("protected");
    expect(hint("derpate", "place")).toBe("");
  });

  it("makes a name readable that nobody has translated", () => {
    expect(readable("small-time-bookie")).toBe("Small time bookie");
    expect(readable("P2-thug")).toBe("P2’s thug");
    expect(readable("$5")).toBe("$5");
    expect(readable("ES1")).toBe("ES1");
  });

  it("finds the longest beginning of a word that has a text", () => {
    expect(label("coup", "show all").title).toBe("Show the whole hand");
    expect(label("coup", "show duke").title).toBe("Show Duke");
    expect(label("coup", "hand on P2").title).toBe("Hand it on to P2");
    expect(label("coup", "steal P1").note).toContain("Captain");
  });

  it("says what a choice costs and what it may cost", () => {
    expect(label("coup", "assassinate P1").cost).toBe("Costs 3 coins");
    expect(label("coup", "convert").cost).toBe("1 coin into the Reserve");
    expect(label("coup", "convert P1")).toMatchObject({ title: "Convert P1", cost: "2 coins into the Reserve" });
    expect(label("coup", "block contessa", { danger: "both" }).risk).toBe("May cost you both cards");
    expect(label("coup", "block duke").risk).toBe("May cost you a card");
  });

  it("puts a heading over choices of one verb", () => {
    expect(heading("coup", "hand on P2")).toBe("Hand it on to");
    expect(heading("corleone", "launder $5")).toBe("Put into the suitcase");
    expect(heading("derpate", "senator black:white")).toBe("Senator");
  });

  it("names what is put together from parts", () => {
    expect(thing("corleone", "P2-don")).toBe("P2’s Don");
    expect(thing("corleone", "$5")).toBe("$5");
    expect(thing("corleone", "money:2 good:gun")).toBe("$2 and Gun");
    expect(thing("corleone", "brooklyn:2")).toBe("Brooklyn, marker 2 from the bottom");
    expect(thing("derpate", "marker:P1")).toBe("debt marker back from P1");
    expect(thing("derpate", "black:white")).toBe("black die to the white field");
    expect(label("derpate", "bail 2").title).toBe("Bail out 2 members");
    expect(about("corleone", "word-at-the-barbershop")).toBe("Whack one rival thug.");
  });

  it("gives a sentence the form of a name that it needs", () => {
    const lost = { rule: "R", what: "lost", args: { seat: 1, role: "assassin" }, text: "", private: false };
    expect(tell("coup", lost)).toBe("P1 loses an Assassin.");
  });

  it("asks, and says what an option is", () => {
    expect(question("coup", "challenge", { who: "P1", claim: "duke" })).toBe("Do you challenge P1’s Duke?");
    expect(optionText("coup", { name: "reformation", meaning: "" }).meaning).toContain("Two parties");
    expect(optionValue("coup", "coin_limit", "none")).toBe("No limit");
    expect(optionValue("coup", "coin_limit", 50)).toBe("50");
    expect(optionValue("coup", "reformation", true)).toBe("On");
  });

  it("shows a word without a text as it is, made readable", () => {
    expect(label("newgame", "fly north-star").title).toBe("Fly North star");
  });

  it("tells a fact by its own sentence, or by what the server says of it", () => {
    const took = { rule: "COUP-GEN-01", what: "took", args: { seat: 1, coins: 1 }, text: "P1 takes 1", private: false };
    expect(tell("coup", took)).toBe("P1 takes 1 coin.");
    const odd = { rule: "X-01", what: "odd", args: {}, text: "P1-don goes to hell-gate", private: false };
    expect(tell("corleone", odd)).toBe("P1’s Don goes to Hell Gate");
  });

  it("says a declared action in words", () => {
    const declared = { rule: "R", what: "declared", args: { seat: 0, action: "steal P1" }, text: "P0: steal P1", private: false };
    expect(tell("coup", declared)).toBe("P0: Steal from P1.");
    expect(crumb("coup", { kind: "action", seat: 0, verb: "steal", target: 1, stage: "claim", hurt: false })).toBe("P0: Steal from P1");
    expect(crumb("coup", { kind: "claim", seat: 0, claim: "captain", purpose: "action", aimed: 1 })).toBe("P0 claims Captain");
    const asked: Omit<CoupBlock, "blocker"> = { kind: "block", against: 0, verb: "steal", eligible: [1], stage: "asked" };
    expect(crumb("coup", { ...asked, blocker: null })).toBe("Does anybody block?");
    expect(crumb("coup", { ...asked, blocker: 1 })).toBe("P1 blocks");
    expect(crumb("corleone", { kind: "acts", begun: true })).toBe("");
    expect(crumb("corleone", { kind: "icons", seat: 0, icons: [], why: "thug", must: false })).toBe("");
  });
});

describe("languages", () => {
  const rule = { id: "R-01", kind: "rule", chapter: "", option: null, text: "قاعده", lang: "fa" } as const;

  it("can be changed on the way", async () => {
    await speech.speak("fa");
    expect(number(1205)).toBe("۱٬۲۰۵");
    expect(named("P1", () => "Ada")).toBe("\u2068Ada\u2069");
    expect(refusal({ reason: "no" }, rule)).toBe("قاعده");
    await speech.speak("en");
    expect(refusal({ reason: "no" }, rule)).toBe("no");
    expect(named("P1", () => "Ada")).toBe("Ada");
    expect(named("P1", () => "آدا")).toBe("\u2068آدا\u2069");
  });

  it("has one that is longer than all others, to see what fits", async () => {
    const usual = t("home-note");
    await speech.speak("en-XA");
    expect(t("home-note").length / usual.length).toBeGreaterThan(1.3);
    await speech.speak("en");
    expect(t("home-note")).toBe(usual);
  });
});
