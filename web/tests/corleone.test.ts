import { describe, expect, it } from "vitest";
import house from "../../src/backroom/games/corleone/house-edition.toml?raw";
import { handLimit, piled, sorted, toDiscard, worth } from "../src/games/corleone/cards";
import { purse } from "../src/games/corleone/naming";
import { editionOf, type Edition } from "../src/games/corleone/edition";
import { scaled } from "../src/games/corleone/gestures";
import * as at from "../src/games/corleone/places";
import { Pointing } from "../src/games/corleone/pointing.svelte";
import type { Asking } from "../src/table/asking.svelte";
import type { CorleoneView } from "../src/wire";

// A town of two streets, with what the map needs of an edition.
const PRINTED = {
  board: { size: [1000, 1000], thug_offset: [30, 66], plaque: [140, 96] },
  territory: [
    { id: "north", number: 1, name: "North", label_at: [500, 60], printed_at: [400, 80], tile_at: [600, 80], chief_at: [700, 300] },
    { id: "south", number: 2, name: "South", label_at: [500, 560], printed_at: [400, 580], tile_at: [600, 580], chief_at: [700, 800] },
  ],
  central_park: { id: "central-park", name: "Central Park", back: ["suitcase"] },
  space: [
    { id: "high-street", name: "High Street", at: [500, 500], touches: ["north", "south"], min_players: 2 },
    { id: "gate", name: "The Gate", at: [100, 500], touches: ["south", "central-park"], min_players: 3 },
  ],
  business: [
    { id: "bakery", name: "Bakery", kind: "printed", front: ["money:1"], back: ["good:gun"] },
    { id: "smithy", name: "Smithy", kind: "printed", front: ["job"], back: ["money:2"] },
    { id: "laundry", name: "Laundry", kind: "blue", front: ["suitcase"], back: ["swap"] },
  ],
  job: [
    { id: "a-favour", name: "A Favour", colour: "blue", cost: ["gun"], money: [2], text: "Somebody owes you." },
    { id: "a-threat", name: "A Threat", colour: "grey", cost: ["gun"], money: [1], text: "Somebody fears you." },
  ],
  ally: [{ id: "mayor", name: "Mayor", act: 2, text: "Place the Mayor." }],
  act: [{ number: 1, hand_limit: 5 }, { number: 2, hand_limit: 4 }],
  icon: [],
};
const edition = editionOf(PRINTED) as Edition;

function table(more: Partial<CorleoneView> = {}): CorleoneView {
  const seat = { hand: 7, played: ["mayor"], more_cards: 0, members: ["don"] };
  return {
    act: 1,
    options: {},
    seats: [seat, { ...seat, hand: 2, played: [], more_cards: 1, members: ["consigliere"] }],
    territories: [
      { key: "north", printed: "bakery", tile: "laundry", stack: [0, 1] },
      { key: "south", printed: "smithy", tile: null, stack: [] },
    ],
    figures: { bakery: "P1-thug", "high-street": "P0-don" },
    chief: null,
    half: [],
    ...more,
  } as unknown as CorleoneView;
}

function place(id: string, view = table()): at.Place {
  return at.placesOf(edition, view).find((one) => one.id === id) as at.Place;
}

describe("the own money", () => {
  it("is what the notes in hand and suitcase come to, and nothing else", () => {
    expect(purse({ hand: ["$1", "$3", "gun", "a-favour"], suitcase: ["$5", "$5"] })).toBe(
      "Money now: $14 (hand $4, suitcase $10)",
    );
  });
});

describe("the edition", () => {
  it("is there once it has come, and read once", () => {
    expect(editionOf({})).toBeNull();
    expect(editionOf(PRINTED)).toBe(edition);
  });
});

describe("places of the map", () => {
  it("are territories, businesses that are open, spaces, and the Police Chief where he stands", () => {
    const ids = at.placesOf(edition, table()).map((one) => one.id);
    expect(ids).toEqual(["north", "bakery", "laundry", "south", "smithy", "high-street", "gate"]);
    expect(place(at.CHIEF, table({ chief: "south" })).at).toEqual([700, 800]);
  });

  it("give a family member every back around a space, and a thug the front of a business", () => {
    const gains = at.gainsAt(edition, table(), place("high-street"));
    expect(gains).toEqual([
      { area: "north", icons: ["good:gun", "swap"] },
      { area: "south", icons: ["money:2"] },
    ]);
    expect(at.gainsAt(edition, table(), place("gate"))[1]?.icons).toEqual(["suitcase"]);
    expect(at.gainsAt(edition, table(), place("bakery"))).toEqual([{ area: "north", icons: ["money:1"] }]);
  });

  it("light up the areas they touch", () => {
    expect(at.areasOf(edition, place("gate"))).toEqual(["south", "central-park"]);
    expect(at.areasOf(edition, place("laundry"))).toEqual(["north"]);
  });

  it("are closed where there are too few players", () => {
    expect(edition.printed.space.map((space) => at.isClosed(space, table()))).toEqual([false, true]);
  });

  it("are found in the words about them", () => {
    const words = at.wordsByPlace(["thug bakery", "lift north:1", "lift north:2", "pass"]);
    expect(words.get("bakery")).toEqual(["thug bakery"]);
    expect(words.get("north")).toEqual(["lift north:1", "lift north:2"]);
  });

  it("are walked by arrows, straight ahead first", () => {
    const places = at.placesOf(edition, table());
    expect(at.neighbour(places, place("high-street"), "ArrowLeft")?.id).toBe("gate");
    expect(at.neighbour(places, place("high-street"), "ArrowDown")?.id).toBe("south");
    expect(at.neighbour(places, place("gate"), "ArrowLeft")).toBeNull();
  });

  it("are near enough to a finger, or not", () => {
    const places = at.placesOf(edition, table());
    expect(at.nearest(places, [510, 490], 40)?.id).toBe("high-street");
    expect(at.nearest(places, [900, 900], 40)).toBeNull();
  });
});

describe("figures", () => {
  it("have an owner and a rank", () => {
    expect(at.figureOf("P2-don")).toEqual({ seat: 2, rank: "don" });
    expect(at.figureOf("mayor")).toEqual({ seat: null, rank: "mayor" });
  });

  it("are shown where they would stand", () => {
    expect(at.comer("thug bakery", place("bakery"), table(), 1)).toEqual({ seat: 1, rank: "thug" });
    expect(at.comer("member gate", place("gate"), table(), 1)).toEqual({ seat: 1, rank: "consigliere" });
    expect(at.comer("place gate", place("gate"), table(), 1)).toEqual({ seat: null, rank: "mayor" });
    expect(at.comer("whack bakery", place("bakery"), table(), 0)).toBeNull();
  });

  it("are shown where they would be moved to", () => {
    const view = table({ half: ["move bakery"] });
    expect(at.comer("to smithy", place("smithy"), view, 0)).toEqual({ seat: 1, rank: "thug" });
  });
});

describe("pointing", () => {
  function pointing(...words: string[]) {
    const said: string[] = [];
    const asking = { words: new Set(words), pointed: null as string | null, choose: (word: string) => said.push(word) };
    const one = new Pointing(asking as unknown as Asking);
    one.places = at.placesOf(edition, table());
    return { one, asking, said };
  }

  it("shows at the first press and plays at the second", () => {
    const { one, asking, said } = pointing("thug bakery");
    one.press(place("bakery"));
    expect([one.armed, asking.pointed, said]).toEqual(["bakery", "thug bakery", []]);
    one.press(place("bakery"));
    expect([one.armed, said]).toEqual([null, ["thug bakery"]]);
  });

  it("plays nothing where there is nothing to be done, or a choice", () => {
    const { one, said } = pointing("lift north:1", "lift north:2");
    for (const id of ["smithy", "smithy", "north", "north"]) one.press(place(id));
    expect(said).toEqual([]);
    one.play("lift north:2");
    expect(said).toEqual(["lift north:2"]);
  });

  it("walks through what can be played, or through everything", () => {
    expect(pointing("thug bakery").one.path.map((one) => one.id)).toEqual(["bakery"]);
    expect(pointing().one.path).toHaveLength(7);
  });
});

describe("a hand", () => {
  it("is sorted by groups: money by value, goods by kind, jobs by colour", () => {
    const hand = ["a-favour", "$5", "booze", "$1", "mayor", "gun", "a-threat"];
    expect(sorted(edition, hand)).toEqual([
      ["money", ["$1", "$5"]],
      ["goods", ["gun", "booze"]],
      ["jobs", ["a-threat", "a-favour"]],
      ["allies", ["mayor"]],
    ]);
  });

  it("is worth its notes, and equal cards are one pile", () => {
    expect(worth(["$5", "gun", "$2"])).toBe(7);
    expect(piled(["gun", "$1", "gun"])).toEqual([{ card: "gun", count: 2 }, { card: "$1", count: 1 }]);
  });

  it("has the printed limit for somebody who only watches", () => {
    expect(handLimit(edition, table(), null)).toBe(5);
  });

  it("is said early to be too large; allies that were played come back into it", () => {
    expect(toDiscard(edition, table(), 0)).toBe(3);
    expect(toDiscard(edition, table(), 1)).toBe(0);
  });

  it("has the limit of the table, where it has its own, and of the cards", () => {
    expect(handLimit(edition, table({ act: 2 }), 0)).toBe(4);
    expect(handLimit(edition, table({ act: 2 }), 1)).toBe(5);
    expect(handLimit(edition, table({ act: 2, options: { hand_limits: "7-6-5-2" } }), 0)).toBe(6);
  });
});

// The map is dark in both modes: the ground is the colour of the edition mixed with the night.
describe("the ground under the names", () => {
  const [NIGHT, INK] = ["#15110e", "#f4e8d4"];
  const grounds = [...house.matchAll(/^chief_at.*\nhex = "(#\w{6})"/gm)].map((hit) => hit[1] ?? "");

  const parts = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const mixed = (hex: string, night: number) => parts(hex).map((part, i) => part * (1 - night) + (parts(NIGHT)[i] ?? 0) * night);
  const light = (rgb: number[]) => {
    const [r = 0, g = 0, b = 0] = rgb.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (ground: number[]) => (light(parts(INK)) + 0.05) / (light(ground) + 0.05);

  it("is found for every territory", () => {
    expect(grounds).toHaveLength(7);
  });

  it.each([["at rest", 0.66, 7], ["lit", 0.42, 4.5]])("lets them be read %s", (_, night, least) => {
    for (const hex of grounds) expect(contrast(mixed(hex, night))).toBeGreaterThanOrEqual(least);
  });
});

describe("the map enlarged", () => {
  it("stays on the map, around the territory", () => {
    expect(at.around([[0, 0], [200, 0], [200, 300], [0, 300]], 1000)).toEqual({ x: 0, y: 0, side: 420 });
    expect(at.framed({ x: 900, y: -50, side: 400 }, 1000)).toEqual({ x: 600, y: 0, side: 400 });
  });

  it("grows between two fingers, four times at most, and back to the whole", () => {
    const whole = { x: 0, y: 0, side: 1000 };
    expect(scaled(whole, 2, [0.5, 0.5], 1000)).toEqual({ x: 250, y: 250, side: 500 });
    expect(scaled(whole, 9, [0, 0], 1000).side).toBe(250);
    expect(scaled({ x: 250, y: 250, side: 500 }, 0.1, [0.5, 0.5], 1000)).toEqual(whole);
  });
});

describe("a name on a small map", () => {
  const spaces = [{ at: [600, 900] as [number, number] }];

  it("goes aside for a space at its end", () => {
    const [x, y] = at.beside([500, 890], 7, 4, spaces, 29);
    expect([x, y]).toEqual([459, 890]);
    expect(600 - x).toBe((7 * 3 + 7) * 4 + 29); // now it ends where the space begins
  });

  it("stays where it is printed if no space is near", () => {
    expect(at.beside([500, 700], 7, 4, spaces, 29)).toEqual([500, 700]);
    expect(at.beside([300, 890], 7, 4, spaces, 29)).toEqual([300, 890]);
  });
});
