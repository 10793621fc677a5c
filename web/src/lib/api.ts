// HTTP: who I am, tables, chairs. What is secret travels in a header or a body, never in an address.

import type {
  Change,
  Invitation,
  Link,
  Listing,
  Me,
  Opened,
  Page,
  Quick,
  RuleText,
  Rulebook,
  Scene,
  Shelf,
  Statistics,
  Steps,
  Summary,
  TableFace,
  Why,
  Wish,
} from "../wire";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

export async function call<T>(method: Method, path: string, body?: unknown, key = ""): Promise<T> {
  const answer = await ask(method, path, body, key);
  return parsed(answer, await answer.text()) as T;
}

async function ask(method: Method, path: string, body: unknown, key: string): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (key) headers["x-table-key"] = key;
  let answer: Response;
  try {
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError(0, "");
  }
  if (!answer.ok) throw new ApiError(answer.status, detail(parsed(answer, await answer.text())));
  return answer;
}

function parsed(answer: Response, text: string): unknown {
  const isJson = (answer.headers.get("content-type") ?? "").includes("json");
  return text && isJson ? JSON.parse(text) : null;
}

function detail(said: unknown): string {
  return typeof said === "object" && said !== null && "detail" in said && typeof said.detail === "string"
    ? said.detail
    : "";
}

let known: Promise<Shelf> | null = null;

/** The games with their options, the clocks and the bots; asked once. */
export function games(): Promise<Shelf> {
  known ??= call<Shelf>("GET", "/games").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export const me = (): Promise<Me> => call("GET", "/me");
export const arrive = (name: string): Promise<Me> => call("POST", "/people", { name });
export const rename = (name: string): Promise<Me> => call("PUT", "/me", { name });

export const returnLink = (): Promise<Link> => call("POST", "/people/me/return", {});
export const comeBack = (secret: string): Promise<Me> => call("POST", "/people/return", { secret });

export const publicTables = (): Promise<Listing> => call("GET", "/tables");
export const quick = (wish: Quick): Promise<TableFace> => call("POST", "/quick", wish);
export const openTable = (wish: Wish): Promise<Opened> => call("POST", "/tables", wish);

export class Door {
  /** One table and the key that lets me in. */
  constructor(
    readonly id: string,
    readonly key: string,
  ) {}

  private do(method: Method, rest: string, body?: unknown): Promise<TableFace> {
    return call(method, `/tables/${encodeURIComponent(this.id)}${rest}`, body, this.key);
  }

  look = (): Promise<TableFace> => this.do("GET", "");
  sit = (seat: number, name: string): Promise<TableFace> => this.do("POST", `/chairs/${seat}`, { name });
  stand = (seat: number): Promise<TableFace> => this.do("DELETE", `/chairs/${seat}`);
  bot = (seat: number, bot: string): Promise<TableFace> => this.do("POST", `/chairs/${seat}/bot`, { bot });
  salt = (seat: number, salt: string): Promise<TableFace> => this.do("POST", `/chairs/${seat}/salt`, { salt });
  settle = (wanted: Change): Promise<TableFace> => this.do("PUT", "", wanted);
  start = (): Promise<TableFace> => this.do("POST", "/start", {});
  rematch = (): Promise<TableFace> => this.do("POST", "/rematch", {});
  invitation = (): Promise<Invitation> =>
    call("GET", `/tables/${encodeURIComponent(this.id)}/invitation`, undefined, this.key);
}

/** The record of one finished game; a game of a table that is not listed opens with the table's key. */
export class Kept {
  private readonly path: string;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    this.path = `/records/${encodeURIComponent(id)}`;
  }

  look = (): Promise<Summary> => call("GET", this.path, undefined, this.key);
  steps = (): Promise<Steps> => call("GET", `${this.path}/steps`, undefined, this.key);
  /** One step through the eyes of `all`, a `spectator` or a seat, with the facts after number `since`. */
  scene = (n: number, eyes: string, since: number): Promise<Scene> =>
    call("GET", `${this.path}/steps/${n}?eyes=${eyes}&since=${since}`, undefined, this.key);
  /** Why the bots said what they said. */
  reasons = (): Promise<Why[]> => call("GET", `${this.path}/reasons`, undefined, this.key);
  /** The record as a file, letter by letter as it was written. */
  line = async (): Promise<Blob> => (await ask("GET", `${this.path}/line`, undefined, this.key)).blob();
  throwAway = (): Promise<null> => call("DELETE", this.path);
}

export const myRecords = (before = ""): Promise<Page> =>
  call("GET", `/records?mine=true&limit=20${before ? `&before=${encodeURIComponent(before)}` : ""}`);
export const publicRecords = (): Promise<Page> => call("GET", "/records?limit=10");
export const bringRecord = (line: string): Promise<Summary> => call("POST", "/records", { line });
export const myStatistics = (): Promise<Statistics> => call("GET", "/people/me/statistics");

/** What is printed on the board and the cards of a game: of today, or of the edition that a record names by its hash. */
export const printedOf = (game: string, edition = ""): Promise<Record<string, unknown>> =>
  call("GET", `/games/${encodeURIComponent(game)}/printed${edition && `?edition=${encodeURIComponent(edition)}`}`);

const books = new Map<string, Promise<Map<string, RuleText>>>();

/** The law book of a game, by rule id, in the language of the page; together with the book of the table itself. */
export function rulebook(game: string): Promise<Map<string, RuleText>> {
  const lang = document.documentElement.lang;
  const name = `${lang} ${game}`;
  const held = books.get(name);
  if (held) return held;
  const wanted = Promise.all([book(game, lang), book("table", lang)]).then(
    (both) => new Map(both.flat().map((rule) => [rule.id, rule])),
  );
  wanted.catch(() => books.delete(name));
  books.set(name, wanted);
  return wanted;
}

async function book(game: string, lang: string): Promise<RuleText[]> {
  return (await call<Rulebook>("GET", `/rules/${encodeURIComponent(game)}?lang=${lang}`)).rules;
}
