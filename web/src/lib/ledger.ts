// What one seat was told, in order. The server says from where on it tells; what came before is here already.

import type { Fact, State } from "../wire";

export class Ledger {
  facts: Fact[] = [];

  get seq(): number {
    return this.facts.length;
  }

  /** The facts as they stand after a state; null if something between is missing and all must be asked anew. */
  static after(known: Fact[], state: Pick<State, "since" | "events">): Fact[] | null {
    if (state.since > known.length) return null;
    return [...known.slice(0, state.since), ...state.events];
  }
}

/** How many facts somebody who was away has missed. */
export function missed(before: number, state: Pick<State, "seq">): number {
  return Math.max(0, state.seq - before);
}
