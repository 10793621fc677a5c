// A finished game as one pair of eyes saw it at one step. It is a table like any other, only that nobody hears what is
// said at it, and that time goes both ways.

import { ApiError, type Kept } from "../lib/api";
import { Table } from "../lib/table.svelte";
import type { Fact, GameView, Player, Scene } from "../wire";
import { ALL, opened, type Place, seatOf } from "./eyes";

const BETWEEN = 120; // milliseconds between two questions to the server, so that a dragged slider is no flood
const TOO_MUCH = 429;
const RESPITE = 1500;

export class Playback extends Table {
  step = $state(0);
  eyes = $state("");
  isBusy = $state(false);

  private told = new Map<string, Fact[]>(); // by eyes: the longest story heard so far
  private scenes = new Map<string, Scene>();
  private wanted: Place | null = null;

  constructor(
    private readonly kept: Kept,
    players: Player[],
    private readonly fail: (error: unknown) => void,
  ) {
    super(kept.id, "", [], false);
    this.chairs = players.map((player) => ({
      seat: player.seat,
      kind: player.kind,
      name: player.name,
      bot: player.bot,
      stands_in: false,
      present: true,
      muted: false,
      host: false,
    }));
  }

  /** Show a step. While one is being fetched only the last one that was wanted counts. */
  async seek(place: Place): Promise<void> {
    this.wanted = place;
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      while (this.wanted !== null) {
        const next: Place = this.wanted;
        this.wanted = null;
        const scene = this.scenes.get(name(next)) ?? (await this.fetch(next));
        if (this.wanted === null) this.set(next, scene);
        else await wait(BETWEEN);
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.isBusy = false;
    }
  }

  private async fetch(place: Place): Promise<Scene> {
    const facts = this.told.get(place.eyes) ?? [];
    const scene = await this.patiently(() => this.kept.scene(place.step, place.eyes, facts.length));
    if (scene.seq > facts.length) this.told.set(place.eyes, [...facts, ...scene.facts]);
    this.scenes.set(name(place), scene);
    return scene;
  }

  private async patiently(ask: () => Promise<Scene>): Promise<Scene> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== TOO_MUCH) throw error;
      await wait(RESPITE);
      return ask();
    }
  }

  private set(place: Place, scene: Scene): void {
    const facts = (this.told.get(place.eyes) ?? []).slice(0, scene.seq);
    const before = this.scenes.get(name({ ...place, step: place.step - 1 }))?.seq;
    this.fresh = before ?? (place.step === this.step + 1 && place.eyes === this.eyes ? this.facts.length : facts.length);
    this.facts = facts;
    this.seat = seatOf(place.eyes);
    const view = place.eyes === ALL ? opened(scene.views) : scene.views[0];
    // What was asked then can no longer be answered; nothing on the board may look as if it could be pressed.
    this.view = view ? ({ ...view, question: null } as unknown as GameView) : null;
    [this.step, this.eyes] = [place.step, place.eyes];
  }
}

function name(place: Place): string {
  return `${place.eyes} ${place.step}`;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
