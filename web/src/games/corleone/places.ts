// Places of the map: where they are, what a figure gets there, which words are about them, and who is next to whom.

import type { CorleoneView, TerritoryView } from "../../wire";
import type { Edition, Point, Space } from "./edition";

export const CHIEF = "police-chief";
const PARK = "central-park";

export type Sort = "space" | "business" | "territory" | "chief";

export interface Place {
  id: string;
  sort: Sort;
  at: Point; // the middle of what is pressed
  territory: string; // of a business; else empty
}

/** Everything on the map that one can point at, for the table as it is. */
export function placesOf(edition: Edition, view: CorleoneView): Place[] {
  const found: Place[] = [];
  const [dx, dy] = edition.printed.board.thug_offset;
  for (const one of view.territories) {
    const land = edition.territories.get(one.key);
    if (!land) continue;
    found.push({ id: one.key, sort: "territory", at: land.label_at, territory: "" });
    for (const [business, [x, y]] of [[one.printed, land.printed_at], [one.tile, land.tile_at]] as const) {
      if (business) found.push({ id: business, sort: "business", at: [x + dx, y + dy], territory: one.key });
    }
    if (view.chief === one.key) found.push({ id: CHIEF, sort: "chief", at: land.chief_at, territory: one.key });
  }
  for (const space of edition.printed.space) found.push({ id: space.id, sort: "space", at: space.at, territory: "" });
  return found;
}

/** Some spaces are only used by more people. */
export function isClosed(space: Space, view: CorleoneView): boolean {
  return space.min_players > view.seats.length;
}

function landOf(view: CorleoneView, key: string): TerritoryView | undefined {
  return view.territories.find((one) => one.key === key);
}

/** The backs that lie in an area, as their icons. */
function backs(edition: Edition, view: CorleoneView, area: string): string[] {
  if (area === PARK) return edition.printed.central_park.back;
  const land = landOf(view, area);
  return [land?.printed, land?.tile].flatMap((id) => (id ? (edition.businesses.get(id)?.back ?? []) : []));
}

export interface Gain {
  area: string;
  icons: string[];
}

/** The icons at a place, by the area they lie in: the backs around a space, the front of a business. */
export function gainsAt(edition: Edition, view: CorleoneView, place: Place): Gain[] {
  if (place.sort === "business") {
    return [{ area: place.territory, icons: edition.businesses.get(place.id)?.front ?? [] }];
  }
  if (place.sort !== "space") return [];
  const touches = edition.spaces.get(place.id)?.touches ?? [];
  return touches.map((area) => ({ area, icons: backs(edition, view, area) }));
}

/** The areas that light up while a place is pointed at. */
export function areasOf(edition: Edition, place: Place): string[] {
  if (place.sort === "space") return edition.spaces.get(place.id)?.touches ?? [];
  return [place.sort === "territory" ? place.id : place.territory];
}

/** What a word is about, if it is about a place: `lift queens:1` is about Queens. */
export function placeIn(word: string): string {
  return (word.split(" ").at(-1) ?? "").replace(/:\d+$/, "");
}

/** The words that can be said now, by the place they are about. */
export function wordsByPlace(words: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    const place = placeIn(word);
    const there = found.get(place);
    if (there) there.push(word);
    else found.set(place, [word]);
  }
  return found;
}

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const WAYS: Record<Direction, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const ASKEW = 2; // a step to the side counts so many times
const BESIDE = 4000; // what lies more beside than ahead comes after everything that lies ahead

export function isDirection(key: string): key is Direction {
  return key in WAYS;
}

/** The next place in a direction: the nearest, where straight ahead is nearer than askew; `strictly`, only ahead. */
export function neighbour(places: readonly Place[], from: Place, way: Direction, strictly = false): Place | null {
  const [wx, wy] = WAYS[way];
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.at[0] - from.at[0], place.at[1] - from.at[1]];
    const ahead = dx * wx + dy * wy;
    if (place.id === from.id || ahead <= 0) continue;
    const askew = Math.abs(dx * wy - dy * wx);
    if (strictly && askew > ahead) continue;
    const far = ahead + ASKEW * askew + (askew > ahead ? BESIDE : 0);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** The nearest place to a point, if one is within reach: a finger is wider than what is drawn. */
export function nearest(places: readonly Place[], [x, y]: Point, reach: number): Place | null {
  let best: Place | null = null;
  let least = reach;
  for (const place of places) {
    const far = Math.hypot(place.at[0] - x, place.at[1] - y);
    if (far <= least) [best, least] = [place, far];
  }
  return best;
}

/** Figures are called `P0-don`, `P2-thug`, `mayor`. */
export interface Figure {
  seat: number | null;
  rank: string;
}

export function figureOf(name: string): Figure {
  const owned = /^P(\d)-(.+)$/.exec(name);
  return owned ? { seat: Number(owned[1]), rank: owned[2] ?? "" } : { seat: null, rank: name };
}

const NEUTRAL: Record<Sort, string> = { business: "union-boss", space: "mayor", territory: CHIEF, chief: "" };

/** Who would stand there after this word, to be shown as a ghost; null if nobody comes. */
export function comer(word: string, place: Place, view: CorleoneView, seat: number | null): Figure | null {
  const verb = word.split(" ")[0];
  if (verb === "thug") return { seat, rank: "thug" };
  if (verb === "member") return { seat, rank: view.seats[seat ?? 0]?.members[0] ?? "" };
  if (verb === "place") return { seat: null, rank: NEUTRAL[place.sort] };
  if (verb !== "to") return null;
  const from = view.half.find((one) => one.startsWith("move ")) ?? "";
  const moved = placeIn(from);
  const name = moved === CHIEF ? CHIEF : view.figures[moved];
  return name ? figureOf(name) : null;
}

// Half of a letter, of a number with its blank, and of a line, in pixels of a small map.
const [LETTER, NUMBER, LINE] = [3, 7, 4.5];

/** Where a name on a small map, of so many letters, is not covered by a space at its ends; `unit` units are a pixel. */
export function beside(label: Point, letters: number, unit: number, spaces: readonly { at: Point }[], radius: number): Point {
  const wide = (letters * LETTER + NUMBER) * unit + radius;
  const high = LINE * unit + radius;
  const shifts = spaces.map(({ at }) => {
    const [x, y] = [label[0] - at[0], label[1] + unit - at[1]];
    return Math.abs(x) < wide && Math.abs(y) < high ? Math.sign(x) * (wide - Math.abs(x)) : 0;
  });
  return [shifts.reduce((sum, shift) => sum + shift, label[0]), label[1]];
}

export interface Frame {
  x: number;
  y: number;
  side: number;
}

/** A square around a territory, kept on the map. */
export function around(polygon: Point[], size: number, margin = 60): Frame {
  const xs = polygon.map((point) => point[0]);
  const ys = polygon.map((point) => point[1]);
  const wide = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) + 2 * margin;
  const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  return framed({ x: middle[0] - wide / 2, y: middle[1] - wide / 2, side: wide }, size);
}

/** The same frame, no larger than the map and nowhere beside it. */
export function framed(frame: Frame, size: number): Frame {
  const side = Math.min(frame.side, size);
  const inside = (at: number) => Math.min(Math.max(at, 0), size - side);
  return { x: inside(frame.x), y: inside(frame.y), side };
}
