import { describe, expect, it } from "vitest";
import { fieldFor, placedOn, rowsOf, wordsOn } from "../src/games/derpate/fields";
import { kindOf, moneyOf, printedOn, spacesOf } from "../src/games/derpate/printed";
import { ofBusiness, ofChip, ofDie, ofFavour, ofPrison, ofRiver, ofTrack } from "../src/games/derpate/spots";
import type { DerPateView } from "../src/wire";

const PERSONS = { black: "informer", white: "banker", grey: "consigliere", red: "prosecutor" };
const rows = rowsOf(printedOn({ persons: PERSONS }));

function field(row: number, key: string) {
  const found = rows[row]?.find((one) => one.key === key);
  if (!found) throw new Error(`row ${row + 1} has no field ${key}`);
  return found;
}

function turn(dice: Record<string, string>, filled = 0): DerPateView {
  const tableau = Array.from({ length: filled }, () => ({ die: "black", face: "1", field: "income-1" }));
  return { turn: 0, dice, tableau } as unknown as DerPateView;
}

describe("the dice tableau", () => {
  it("has six fields, five, five and four", () => {
    expect(rows.map((fields) => fields.length)).toEqual([6, 5, 5, 4]);
    expect(rows[3]?.map((one) => one.text)).toEqual(["consigliere", "prosecutor", "informer", "banker"]);
  });

  it("knows where a die belongs: by number, by colour, to the press, to the person of its colour", () => {
    expect(fieldFor(0, "red", "4")).toBe("income-4");
    expect(fieldFor(1, "red", "4")).toBe("red");
    expect(fieldFor(2, "red", "puppet")).toBe("press");
    expect(fieldFor(3, "red", "puppet")).toBe("red");
  });

  it("offers a field to every die that may go there, and only in the row that is being filled", () => {
    const words = ["place black", "place white", "place red", "cop red"];
    const view = turn({ black: "2", white: "2", grey: "5", red: "puppet" });
    expect(wordsOn(field(0, "income-2"), view, words)).toEqual(["place black", "place white"]);
    expect(wordsOn(field(0, "press"), view, words)).toEqual(["place red"]);
    expect(wordsOn(field(0, "income-5"), view, words)).toEqual([]); // the server did not offer the grey die
    expect(wordsOn(field(1, "press"), view, words)).toEqual([]);
  });

  it("takes the senator's word for a field of another colour", () => {
    const view = turn({ white: "5", grey: "1", red: "1" }, 1);
    expect(wordsOn(field(1, "grey"), view, ["place grey", "senator white:grey"])).toEqual(["place grey", "senator white:grey"]);
  });

  it("keeps the die of a filled row on its field", () => {
    const view = turn({ black: "1" }, 1);
    expect(placedOn(field(0, "income-1"), view.tableau)?.die).toBe("black");
    expect(placedOn(field(0, "income-2"), view.tableau)).toBeNull();
  });
});

describe("things on the board", () => {
  const words = [
    "district GV",
    "takeover GV1",
    "place white",
    "cop white",
    "senator white:grey",
    "birthday income",
    "advance income",
    "favour reputation",
    "favour marker:P1",
    "favour member",
    "bail 2",
    "sink",
    "pass",
  ];

  it("have the words that speak of them", () => {
    expect(ofBusiness(words, "GV1", "GV")).toEqual(["district GV", "takeover GV1"]);
    expect(ofBusiness(words, "GV2", "GV")).toEqual(["district GV"]);
    expect(ofDie(words, "white")).toEqual(["place white", "cop white", "senator white:grey"]);
    expect(ofChip(words, "cop")).toEqual(["cop white"]);
    expect(ofTrack(words, "income")).toEqual(["birthday income", "advance income"]);
    expect(ofTrack(words, "reputation")).toEqual(["favour reputation"]);
    expect(ofFavour(words, "steps")).toEqual(["favour reputation"]);
    expect(ofFavour(words, "marker")).toEqual(["favour marker:P1"]);
    expect(ofPrison(words)).toEqual(["bail 2"]);
    expect(ofRiver(words)).toEqual(["favour member", "sink"]);
  });
});

describe("what is printed", () => {
  const printed = printedOn({
    track: {
      reputation: { spaces: 12, wedding: 4, source: "found" },
      income: { money: [0, 1000, 2000] },
      favours: { order: ["member", "money"] },
    },
  });

  it("says what lies on the spaces of a track", () => {
    expect(spacesOf(printed, "reputation")).toHaveLength(13);
    expect(spacesOf(printed, "reputation")[4]?.chip).toBe("wedding");
    expect(spacesOf(printed, "income").map((space) => space.money)).toEqual([0, 1000, 2000]);
    expect(spacesOf(printed, "favours").map((space) => space.favour)).toEqual([null, "member", "money"]);
  });

  it("may be longer, with spaces that add no favour", () => {
    const long = printedOn({ track: { favours: { order: ["none", "money", "none", "member", "steps", "marker"] } } });
    expect(spacesOf(long, "favours").map((space) => space.favour)).toEqual([null, null, "money", null, "member", "steps", "marker"]);
  });

  it("calls a number what the board calls it, and pays what stands on a business", () => {
    const swapped = printedOn({
      kind: [
        { id: "loans", number: 3, money: 3000 },
        { id: "bookmaking", number: 4, money: 4000 },
      ],
      business: [{ id: "LM1", money: 7000 }, { id: "LM2" }],
    });
    expect([kindOf(swapped, 3), kindOf(swapped, 4)]).toEqual(["kind-loans", "kind-bookmaking"]);
    expect(rowsOf(swapped)[0]?.map((one) => one.text)).toContain("kind-loans");
    expect([moneyOf(swapped, "LM1", 4), moneyOf(swapped, "LM2", 4)]).toEqual([7000, 4000]);
    expect(kindOf(printedOn({}), 5)).toBe("kind-gambling");
  });

  it("is nothing until it has come", () => {
    expect(spacesOf(printedOn({}), "reputation")).toHaveLength(1);
  });
});
