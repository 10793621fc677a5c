// What this device remembers of its owner: mode, sounds, movement, keys, and who I am. Nothing of a game.

import type { Me } from "../wire";
import { ApiError, arrive, me, rename } from "./api";

export type Mode = "system" | "light" | "dark";
const MODE = "backroom.mode";
const LAST = "backroom.last"; // once it held one table
const CAME = "backroom.came"; // somebody has said a name here; who it was, only the cookie knows
const PREFIX = "backroom.";

/** Switches, and the volume from 0 to 1; `hidden` is the own hand. `notices` also needs the browser's permission, `reducedMotion` adds to the system's wish. */
export interface Wants {
  sound: boolean;
  volume: number;
  reducedMotion: boolean;
  notices: boolean;
  keys: boolean;
  hidden: boolean;
}

const USUAL: Wants = { sound: false, volume: 0.6, reducedMotion: false, notices: false, keys: true, hidden: false };

class Prefs {
  mode = $state<Mode>(readMode());
  private wants = $state<Wants>(readWants());

  get sound(): boolean {
    return this.wants.sound;
  }

  get volume(): number {
    return this.wants.volume;
  }

  get reducedMotion(): boolean {
    return this.wants.reducedMotion;
  }

  get notices(): boolean {
    return this.wants.notices;
  }

  get keys(): boolean {
    return this.wants.keys;
  }

  /** Are my cards hidden from whoever looks over my shoulder? Then nothing on this device may speak of them. */
  get hidden(): boolean {
    return this.wants.hidden;
  }

  want<Name extends keyof Wants>(name: Name, value: Wants[Name]): void {
    this.wants[name] = value;
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  }

  /** Another page of this device has changed its mind. */
  heed(): void {
    this.wants = readWants();
  }

  /** Is nothing to move, by the system's wish or by the owner's? */
  get isStill(): boolean {
    return this.reducedMotion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  choose(mode: Mode): void {
    this.mode = mode;
    localStorage.setItem(MODE, mode);
    this.apply();
  }

  apply(): void {
    if (this.mode === "system") delete document.documentElement.dataset["mode"];
    else document.documentElement.dataset["mode"] = this.mode;
  }
}

function readMode(): Mode {
  const kept = localStorage.getItem(MODE);
  return kept === "light" || kept === "dark" ? kept : "system";
}

function readWants(): Wants {
  const kept = Object.entries(USUAL).map(([name, usual]) => [name, readWant(name, usual)]);
  return Object.fromEntries(kept) as Wants;
}

function readWant(name: string, usual: unknown): unknown {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
    return typeof kept === typeof usual ? kept : usual;
  } catch {
    return usual;
  }
}

class Person {
  id = $state("");
  name = $state("");
  known = $state(false);

  /** Who am I? Where nobody has ever said a name there is nobody to ask for, unless `anyway`: the mark may be lost. */
  async recognise(anyway = false): Promise<void> {
    try {
      if (anyway || localStorage.getItem(CAME) !== null) this.is(await me());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) localStorage.removeItem(CAME);
    } finally {
      this.known = true;
    }
  }

  is(found: Me): void {
    [this.id, this.name] = [found.id, found.name];
    localStorage.setItem(CAME, "yes");
  }

  /** Say a name, for the first time or anew. */
  async be(name: string): Promise<void> {
    this.is(this.id ? await rename(name) : await arrive(name));
  }
}

export const prefs = new Prefs();
export const person = new Person();

export interface OpenTable {
  id: string;
  game: string;
}

const MOST_OPEN = 4; // so many tables that were left are kept in mind

export function rememberTable(table: OpenTable): void {
  keepOpen([table, ...openTables().filter((one) => one.id !== table.id)].slice(0, MOST_OPEN));
}

export function forgetTable(id: string): void {
  keepOpen(openTables().filter((one) => one.id !== id));
}

function keepOpen(tables: OpenTable[]): void {
  localStorage.setItem(LAST, JSON.stringify(tables));
}

/** The tables that were left before they were over, the last one first. */
export function openTables(): OpenTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(LAST) ?? "[]");
    return (Array.isArray(kept) ? kept : [kept]).filter(isOpenTable);
  } catch {
    return [];
  }
}

function isOpenTable(one: unknown): one is OpenTable {
  return typeof one === "object" && one !== null && "id" in one && "game" in one;
}
