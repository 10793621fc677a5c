// A language with digits of its own, or another place for the sign of money, has them everywhere.

import type { Component } from "svelte";
import { render } from "svelte/server";
import { afterEach, describe, expect, it } from "vitest";
import CardRow from "../src/games/corleone/CardRow.svelte";
import { describe as corleone } from "../src/games/corleone/describe";
import type { Edition } from "../src/games/corleone/edition";
import Glyph from "../src/games/corleone/Glyph.svelte";
import HandCard from "../src/games/corleone/HandCard.svelte";
import Known from "../src/games/corleone/Known.svelte";
import Land from "../src/games/corleone/Land.svelte";
import Stack from "../src/games/corleone/Stack.svelte";
import { describe as derpate } from "../src/games/derpate/describe";
import { lookAt } from "../src/games/looks";
import { speech } from "../src/lib/language.svelte";
import { dollars } from "../src/lib/words";
import Draft from "../src/table/Draft.svelte";
import Field from "../src/table/Field.svelte";
import type { Room } from "../src/table/room";
import TallyTable from "../src/table/TallyTable.svelte";
import type { GameView } from "../src/wire";
import InRoom from "./InRoom.svelte";

afterEach(() => speech.speak("en"));

const asking = { draft: ["bid $5", "bid $3"], missing: 2, isSendable: true, pointed: null, may: () => true };

function room(game: string): Room {
  const table = { said: [], sent: null, seat: 0 };
  const own = { table, asking, game, look: lookAt(game), name: () => "Ada", face: () => ({ look: 0, letter: "A" }) };
  return own as unknown as Room;
}

/** What people read and hear of a part of a table: its text, its names and titles. */
function read(game: string, part: Component<never>, props: Record<string, unknown>): string {
  const { body } = render(InRoom, { props: { room: room(game), part: part as Component, props } });
  const spoken = [...body.matchAll(/(?:aria-label|title)="([^"]*)"/g)].map((hit) => hit[1]);
  return [body.replaceAll(/<!--.*?-->|<[^>]*>/g, " "), ...spoken].join(" ");
}

const EDITION = {
  jobs: new Map([["shakedown", { colour: "grey", cost: ["gun"], money: [2, 5] }]]),
  allies: new Map(),
  called: (id: string) => (id === "shakedown" ? "کار" : undefined),
  ability: () => "",
} as unknown as Edition;
const LAND = { name: "هارلم", short: "هارلم", hex: "#000", polygon: [[0, 0]], at: [0, 0], number: 7, isLit: false };
const MONEY = { order: [0], rows: [{ key: "tally-bank", rule: "", cells: [{ as: "money", value: -5000 }] }] };
const HELD = { money: ["$5", "$5", "$3"], known: [], jobs: [], played: [], markers: 9, cards: ["$1"] };
const CARD = { card: "$5", count: 2, chosen: 1, isUnder: false, isOpen: true, isShown: false, edition: EDITION };

/** Every part that has drawn a number or a sum of money by itself. */
const PARTS: [string, string, unknown, Record<string, unknown>][] = [
  ["a sum of money", "derpate", Field, { field: { key: "money", as: "money" }, value: 25000, of: "seat" }],
  ["counts", "derpate", Field, { field: { key: "debts", as: "counts" }, value: { money: 12 }, of: "seat" }],
  ["a territory from near", "corleone", Land, { ...LAND, isFine: true }],
  ["a territory from far", "corleone", Land, { ...LAND, isFine: false }],
  ["a pile of markers", "corleone", Stack, { stack: [0, 0, 0], at: [0, 0], radius: 9 }],
  ["a note on a plaque", "corleone", Glyph, { icon: "money:3", at: [0, 0], size: 14 }],
  ["a sale on a plaque", "corleone", Glyph, { icon: "sell:2", at: [0, 0], size: 14 }],
  ["the pay of a job", "corleone", CardRow, { card: "shakedown", edition: EDITION, verbs: [] }],
  ["a note in hand", "corleone", HandCard, CARD],
  ["what is known of a family", "corleone", Known, { family: HELD, edition: EDITION, isMine: false }],
  ["an answer of several notes", "corleone", Draft, {}],
  ["a result", "derpate", TallyTable, { tally: MONEY, winners: [0] }],
];

const SEAT = { family: "Vitale", thugs: 3, members: ["don"], jobs: [], protected: false, fortune: [30, 5, 10], hand: 7, suitcase: 2 };
const CITY = {
  territories: [{ key: "harlem", printed: null, tile: null, stack: [0, 0], influence: [3, 1] }],
  seats: [{ ...SEAT, known: ["$5"], known_money: ["$3"] }],
  figures: {},
  river: [],
  supply: { gun: 11 },
  public: [],
  allies: [],
  deck: 22,
  act: 2,
  phase: "tribute",
} as unknown as GameView;
const FAMILY = { family: "Barzini", money: 25000, stock: 4, prison: 1, river: 2, friends: 3, debts: { money: 2 }, tracks: {}, chips: [], in_play: true };
const TOWN = { seats: [FAMILY] } as unknown as GameView;

describe.each(["fa", "de"])("numbers and money in %s", (language) => {
  const wrong = language === "fa" ? /[0-9]/ : /\$[0-9]/;

  it.each(PARTS)("in %s", async (_, game, part, props) => {
    await speech.speak(language);
    const text = read(game, part as Component<never>, props);
    expect(text).toMatch(/[\d۰-۹]/);
    expect(text).not.toMatch(wrong);
  });

  it("in the table in words", async () => {
    await speech.speak(language);
    const lines = [...corleone.rival(CITY, 0), ...corleone.board(CITY), ...corleone.counts(CITY), ...derpate.me(TOWN, 0)];
    expect(lines.join(" ").replaceAll(/\bP\d\b/g, "")).not.toMatch(wrong);
  });
});

it("a sum that is owed has its minus where the language has it", async () => {
  expect(dollars("derpate", -5000)).toBe("−$5,000");
  await speech.speak("de");
  expect(dollars("derpate", -5000)).toBe("−5.000\u00a0$");
  await speech.speak("fa");
  expect(dollars("derpate", -5000).replaceAll(/[\u2068\u2069]/g, "")).toBe("منفی ۵٬۰۰۰ دلار");
});

/** A dollar before a number that is put into a text, and a bare count in markup. */
const BARE = [/`[^`]*\$\$\{/, />\s*\(?\$\{/, /\{[\w.]+\.length\}</, /\{String\(\w+\)\}</];

it("no source writes a sum or a count by itself", () => {
  const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
  const found = Object.entries(sources).flatMap(([path, text]) =>
    text.split("\n").filter((line) => BARE.some((one) => one.test(line))).map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
