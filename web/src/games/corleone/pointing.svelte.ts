// What somebody points at on the map. The first press shows what a place would give, the second one plays it; the list of
// choices and the map point at each other.

import type { Asking } from "../../table/asking.svelte";
import { type Place, placeIn, wordsByPlace } from "./places";

export class Pointing {
  places = $state.raw<Place[]>([]);
  /** The place that was pressed once. */
  armed = $state<string | null>(null);
  private over = $state<string | null>(null);

  readonly words = $derived.by(() => wordsByPlace(this.asking.words));
  /** The place that is shown: the pressed one, that under the pointer, or that of the choice in the list. */
  readonly shown = $derived.by(() => {
    const id = this.armed ?? this.over ?? (this.asking.pointed === null ? null : placeIn(this.asking.pointed));
    return id === null ? null : (this.places.find((place) => place.id === id) ?? null);
  });
  /** What pressing the shown place would say. */
  readonly word = $derived.by(() => {
    const words = this.shown ? this.wordsAt(this.shown.id) : [];
    return words.find((word) => word === this.asking.pointed) ?? words[0] ?? null;
  });
  /** Places at which something can be done now; if there is none, all of them can be walked through. */
  readonly path = $derived.by(() => {
    const playable = this.places.filter((place) => this.isOpen(place.id));
    return playable.length > 0 ? playable : this.places;
  });

  constructor(private readonly asking: Asking) {}

  wordsAt(id: string): string[] {
    return this.words.get(id) ?? [];
  }

  isOpen(id: string): boolean {
    return this.words.has(id);
  }

  find(id: string | null | undefined): Place | null {
    return this.places.find((place) => place.id === id) ?? null;
  }

  /** The pointer or the focus is on a place, or on none. */
  move(place: Place | null): void {
    if (place?.id === this.over) return;
    this.over = place?.id ?? null;
    if (this.armed !== null) return;
    this.asking.pointed = place ? (this.wordsAt(place.id)[0] ?? null) : null;
  }

  press(place: Place | null): void {
    const words = place ? this.wordsAt(place.id) : [];
    const only = words.length === 1 ? words[0] : undefined;
    if (place && only !== undefined && this.armed === place.id) {
      this.play(only);
      return;
    }
    this.armed = place?.id ?? null;
    this.asking.pointed = words[0] ?? null;
  }

  play(word: string): void {
    this.asking.choose(word);
    this.clear();
  }

  clear(): void {
    this.armed = null;
    this.over = null;
    this.asking.pointed = null;
  }
}
