// Every language says the same things, says them all, and nothing else.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LOOKS } from "../src/games/looks";
import { FORMS } from "../src/lib/names-of-things";
import { SEATS, WORDS } from "../src/lib/words";
import catalogue from "./catalogue.json";

interface Told {
  facts: Record<string, Record<string, string>>;
  steps: Record<string, Record<string, string>>;
  asks: string[];
  verbs: string[];
  names: string[];
  options: Record<string, string[]>;
  presets: Record<string, string[]>;
  crowd: boolean;
  bots: string[];
  thoughts: string[];
  rules: string[];
}

const { table, ...rest } = catalogue;
const GAMES = rest as Record<string, Told>;

const found = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const sources = Object.entries(found)
  .filter(([path]) => !path.endsWith("wire.ts"))
  .map(([, text]) => text);
const all = sources.join("\n");
const shelf = import.meta.glob<string>("../src/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

/** The messages of a language: by key, the names of the arguments and attributes it uses, and those it chooses by. */
interface Message {
  attributes: string[];
  uses: Set<string>;
  selects: Set<string>;
}

function read(language: string): Map<string, Message> {
  const messages = new Map<string, Message>();
  for (const text of textsOf(language)) {
    for (const { id, value, attributes } of new FluentResource(text).body) {
      const parts = [value, attributes];
      const [uses, selects] = [new Set(variables(parts)), new Set(selectors(parts))];
      messages.set(id, { attributes: Object.keys(attributes), uses, selects });
    }
  }
  return messages;
}

function textsOf(language: string): string[] {
  return Object.keys(shelf)
    .filter((path) => path.includes(`/locales/${language}/`))
    .map((path) => shelf[path] ?? "");
}

function* variables(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && node.type === "var" && "name" in node) yield String(node.name);
  for (const inner of Object.values(node)) yield* variables(inner);
}

function* selectors(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && node.type === "select" && "selector" in node) yield* variables(node.selector);
  for (const inner of Object.values(node)) yield* selectors(inner);
}

function slug(name: string): string {
  return name.replaceAll(/[^\w-]/g, "-");
}

const english = read("en");
const languages = [...new Set(Object.keys(shelf).map((path) => path.split("/").at(-2) ?? ""))];
const said = new Set(sources.flatMap((text) => [...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((hit) => hit[1] ?? "")));
/** Keys that are put together: `${game}-title` asks for whatever ends so. One without a letter of its own says nothing. */
const patterns = sources
  .flatMap((text) => [...text.matchAll(/(?:t|maybe|attribute|said)\(\s*`([^`]*)`/g)].map((hit) => hit[1] ?? ""))
  .map((key) => key.replaceAll(/\$\{[^}]*\}/g, "*"))
  .filter((key) => /[a-z]/.test(key))
  .map((key) => new RegExp(`^${key.replaceAll("*", ".+")}$`));

/** What a game adds to what its questions and choices may speak of. */
const CONTEXT = {
  stake: "thing",
  envoy: "thing",
  danger: "thing",
  actor: "seat",
  doubter: "seat",
  held: "number",
  surplus: "number",
  coins: "number",
};

/** The keys that a game needs by what the server can say, each with the arguments it is given. */
function needed(): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const [game, told] of Object.entries(GAMES)) {
    for (const [what, args] of Object.entries(told.facts)) keys.set(`${game}-fact-${what}`, given(args));
    for (const [name, args] of Object.entries(told.steps)) keys.set(`${game}-step-${name}`, given(args));
    for (const kind of told.asks) keys.set(`${game}-ask-${kind}`, given({ ...CONTEXT, who: "seat", turn: "seat", claim: "thing", count: "number", least: "number" }));
    for (const name of told.names) keys.set(`${game}-name-${slug(name)}`, new Set());
    for (const bot of told.bots) keys.set(`bot-${slug(bot)}`, new Set());
    for (const thought of told.thoughts) keys.set(`${game}-thought-${slug(thought)}`, new Set());
    for (const verb of told.verbs) {
      if (!english.has(`word-${slug(verb)}`)) keys.set(`${game}-word-${slug(verb)}`, wordArgs());
    }
    const { seat = [], table: middle = [], hand = [] } = LOOKS[game] ?? {};
    for (const { key } of seat) keys.set(`${game}-seat-${key}`, new Set(["n"]));
    for (const { key } of middle) keys.set(`${game}-table-${key}`, new Set());
    for (const key of hand) keys.set(`${game}-hand-${key}`, new Set());
    for (const [name, values] of Object.entries(told.options)) {
      keys.set(`${game}-option-${name}`, new Set());
      for (const value of values) keys.set(`${game}-option-${name}-${value}`, new Set());
    }
    for (const [group, names] of Object.entries(told.presets)) {
      keys.set(`${game}-presets-${group}`, new Set());
      for (const name of names) keys.set(`${game}-preset-${name}`, new Set());
    }
    if (told.crowd) keys.set(`${game}-crowd`, new Set(["n"]));
  }
  return keys;
}

function given(args: Record<string, string>): Set<string> {
  const names = Object.entries(args).flatMap(([name, type]) => (type === "thing" ? forms(name) : [name]));
  return new Set(names);
}

function forms(name: string): string[] {
  return [name, `${name}_id`, ...FORMS.map((form) => `${name}_${form}`)];
}

function wordArgs(): Set<string> {
  return new Set([...forms("noun"), "id", "nouns", ...given(CONTEXT)]);
}

/** Names that are put together from others. */
const COMPOSED: Record<string, Set<string>> = {
  dollars: new Set(["n"]),
  of: new Set(["owner", ...forms("thing")]),
  pair: new Set([...forms("first"), ...forms("second"), "what"]),
};

/** Is a text of a game asked for by something else than the catalogue: a longer word, a composed name, what a card does? */
function isOfGame(id: string): boolean {
  const [, game = "", kind = "", name = ""] = /^([a-z]+)-([a-z]+)-(.+)$/.exec(id) ?? [];
  const told = GAMES[game];
  if (!told) return false;
  if (kind === "word") return name === "pass" || told.verbs.some((verb) => name.startsWith(`${slug(verb)}-`));
  if (kind === "name") return name in COMPOSED;
  return kind === "about" && told.names.some((one) => slug(one) === name);
}

/** What a message may speak of. */
function allowed(id: string, needs: Map<string, Set<string>>): Set<string> {
  const [, kind = "", name = ""] = /^[a-z]+-(word|name|why)-(.+)$/.exec(id) ?? [];
  const own = { word: wordArgs(), why: new Set([...wordArgs(), "cost"]), name: COMPOSED[name] }[kind];
  return new Set([...(needs.get(id) ?? []), ...(own ?? []), ...(english.get(id)?.uses ?? [])]);
}

const needs = needed();

describe("the English texts", () => {
  it("has every text that is asked for by name", () => {
    expect([...said].filter((id) => !english.has(id))).toEqual([]);
  });

  it("has a text for everything that a game can say", () => {
    expect([...needs.keys()].filter((id) => !english.has(id))).toEqual([]);
  });

  it("has no text that nobody asks for", () => {
    const unused = [...english.keys()].filter(
      (id) =>
        !said.has(id) &&
        !needs.has(id) &&
        !isOfGame(id) &&
        !id.startsWith("word-") &&
        !all.includes(`"${id}"`) &&
        !patterns.some((pattern) => pattern.test(id)),
    );
    expect(unused).toEqual([]);
  });

  it("knows which arguments hold seats and whole words", () => {
    const types = Object.values(GAMES).flatMap((told) => [...Object.values(told.facts), ...Object.values(told.steps)]);
    const named = (type: string) => new Set(types.flatMap((args) => Object.keys(args).filter((name) => args[name] === type)));
    expect([...named("seat")].filter((name) => !SEATS.has(name))).toEqual([]);
    expect([...named("number")].filter((name) => SEATS.has(name))).toEqual([]);
    expect(named("word")).toEqual(WORDS);
  });

  it("gives reasons of rules that a game can cite", () => {
    const reasons = [...english.keys()].map((id) => /^([a-z]+)-why-(.+)$/.exec(id) ?? []);
    const strange = reasons.filter(([, game = "", rule = ""]) => game in GAMES && !GAMES[game]?.rules.includes(rule));
    expect(strange.map(([id]) => id)).toEqual([]);
  });

  it("tells of thoughts that the bots of a game have, and of all of them", () => {
    const told = [...english.keys()].filter((id) => /^[a-z]+-thought-/.test(id));
    const had = Object.entries(GAMES).flatMap(([game, { thoughts }]) => thoughts.map((one) => `${game}-thought-${slug(one)}`));
    expect(told.toSorted()).toEqual(had.toSorted());
  });

  it("has a sentence for each usual answer of the server", () => {
    expect([...english.keys()].filter((id) => id.startsWith("said-")).length).toBe(table.said.length);
  });
});

describe.each(languages)("the texts in %s", (language) => {
  const own = read(language);

  it("can all be read, and are there once", () => {
    const heads = textsOf(language).flatMap((text) => [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((hit) => hit[1] ?? ""));
    expect(heads.filter((id) => !own.has(id))).toEqual([]);
    expect(heads.filter((id, i) => heads.indexOf(id) !== i)).toEqual([]);
  });

  it("say everything that is said in English, and nothing else", () => {
    expect([...english.keys()].filter((id) => !own.has(id))).toEqual([]);
    expect([...own.keys()].filter((id) => !english.has(id))).toEqual([]);
  });

  it("have the notes, costs and risks of the English ones", () => {
    const lacking = [...english].flatMap(([id, message]) =>
      message.attributes
        .filter((name) => ["note", "cost", "risk"].includes(name) && own.has(id) && !own.get(id)?.attributes.includes(name))
        .map((name) => `${id}.${name}`),
    );
    expect(lacking).toEqual([]);
  });

  it("speak only of what they are told", () => {
    const wrong = [...own].flatMap(([id, message]) =>
      [...message.uses].filter((name) => !allowed(id, needs).has(name)).map((name) => `${id}: $${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it("choose by ids and numbers, not by the names that other languages have", () => {
    const things = (id: string) => [...(needs.get(id) ?? [])].filter((name) => needs.get(id)?.has(`${name}_id`) && name !== "noun");
    const wrong = [...own].filter(([id, message]) => things(id).some((name) => message.selects.has(name)));
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it("count as the language counts", () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((one) => one !== "other");
    const wrong = textsOf(language)
      .flatMap((text) => [...text.matchAll(/->([^}]*(?:\{[^}]*\}[^}]*)*?)\*\[other\]/g)].map((hit) => hit[1] ?? ""))
      .filter((variants) => /\[(one|few|many|two|zero)\]/.test(variants))
      .filter((variants) => wanted.some((category) => !variants.includes(`[${category}]`)));
    expect(wrong).toEqual([]);
  });

  it("can be said without a fault", () => {
    const bundle = new FluentBundle(language);
    for (const text of textsOf(language)) bundle.addResource(new FluentResource(text));
    const faults: unknown[] = [];
    for (const id of own.keys()) {
      const args = Object.fromEntries([...allowed(id, needs)].map((name) => [name, 3]));
      const { value, attributes } = bundle.getMessage(id) ?? { value: null, attributes: {} };
      for (const pattern of [value, ...Object.values(attributes)]) if (pattern) bundle.formatPattern(pattern, args, faults as Error[]);
    }
    expect(faults).toEqual([]);
  });
});

describe("the cards of Corleone's Empire in German", () => {
  it("have no word that is longer than a card is wide, unless it can be parted", () => {
    const widest = 14; // letters
    const titles = textsOf("de").flatMap((text) => [...text.matchAll(/^corleone-name-([\w-]+) = (.*)$/gm)]);
    const cards = titles.filter(([, id]) => english.has(`corleone-about-${id}`));
    expect(cards.length).toBeGreaterThan(40);
    expect(cards.flatMap(([, , title = ""]) => title.split(/[\s\u00ad-]/)).filter((piece) => piece.length > widest)).toEqual([]);
  });
});

describe("the sources", () => {
  it("draw no markup from a string", () => {
    expect(sources.filter((text) => /\{@html|innerHTML|insertAdjacentHTML|\bstyle="/.test(text))).toEqual([]);
  });
});
