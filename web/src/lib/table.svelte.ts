// One table as one viewer knows it: everything the server has told, and what can be said back. It holds no rule.

import type { Chair, Clock, Fact, FromViewer, GameView, Knock, Line, Refused, Sign, State, ToViewer } from "../wire";
import { holder } from "./handing";
import { Ledger, missed } from "./ledger";
import { Link, type Phase } from "./link";
import { isHalf } from "./undoing";

export interface Sent {
  seat: number;
  decision: number;
  words: string[];
}

export interface Shown extends Sign {
  id: number;
}

const SIGN_STAYS = 4000;
const LATE = 4000;

export class Table {
  view = $state.raw<GameView | null>(null);
  facts = $state.raw<Fact[]>([]);
  decision = $state(0);
  clock = $state.raw<Clock>({ left: null, whole: null, extensions: 0 });
  clockAt = $state(0);
  said = $state.raw<string[]>([]);
  orders = $state.raw<string[]>([]);
  chairs = $state.raw<Chair[]>([]);
  spectators = $state(0);
  lines = $state.raw<Line[]>([]);
  signs = $state.raw<Shown[]>([]);
  knocks = $state.raw<Knock[]>([]); // who asks the host, if that is me, for the chair of a bot
  asking = $state(""); // what became of my own wish for one: `waits`, or why not
  refused = $state.raw<Refused | null>(null);
  phase = $state<Phase>("connecting");
  reason = $state("");
  sent = $state.raw<Sent | null>(null);
  isLate = $state(false);
  missed = $state(0);
  fresh = $state(0); // facts from this one on are new since my last decision
  since = $state(Infinity); // facts from this one on came with the last news, and not before I did
  seat = $state<number | null>(null);
  curtain = $state<number | null>(null);

  private halves = $state(0); // so many of my last words nobody else has seen
  private isUndoing = false;

  readonly question = $derived(this.view?.question ?? null);
  readonly over = $derived(this.view?.over ?? false);
  readonly asked = $derived(this.view?.asked ?? []);
  readonly isSealed = $derived(this.question !== null && this.question.mode !== "solo");
  readonly mayUndo = $derived(
    this.seat !== null && this.halves > 0 && this.asked.length === 1 && this.asked[0] === this.seat,
  );

  /** The seat that is spoken to as `you`; in a game that is looked back at there is none. */
  get me(): number | null {
    return this.isLive ? this.seat : null;
  }

  private ledgers = new Map<number | null, Ledger>();
  private answered = new Set<number>(); // seats of this device that have answered the open question
  private link: Link;
  private late: ReturnType<typeof setTimeout> | undefined;
  private signNumber = 0;

  constructor(
    readonly id: string,
    private readonly key: string,
    readonly mine: number[],
    readonly isLive = true, // a game that is only looked back at has nobody to talk to
  ) {
    this.seat = mine[0] ?? null;
    if (mine.length > 1) this.curtain = this.seat;
    this.link = this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  private hurry = (): void => this.link.hurry();

  private connect(): Link {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const link = new Link(`${scheme}://${location.host}/api/tables/${this.id}/live`, {
      first: () => ({ type: "resume", seat: this.seat, seq: this.ledger.seq, key: this.key }),
      hear: (message) => this.hear(message),
      phase: (phase, reason) => {
        this.phase = phase;
        this.reason = reason;
      },
    });
    if (this.isLive) link.open();
    else link.close();
    return link;
  }

  private get ledger(): Ledger {
    let found = this.ledgers.get(this.seat);
    if (!found) {
      found = new Ledger();
      this.ledgers.set(this.seat, found);
    }
    return found;
  }

  private hear(message: ToViewer): void {
    switch (message.type) {
      case "state":
        return this.stand(message);
      case "refused":
        if (message.to === "take") {
          this.asking = message.reason;
          return;
        }
        this.refused = message;
        this.isUndoing = false;
        if (message.to === "say") this.settle(); // a word on its way is not answered by what the chat refuses
        return;
      case "company":
        this.chairs = message.chairs;
        this.spectators = message.spectators;
        return;
      case "line":
        if (!this.lines.some((line) => line.n === message.n)) this.lines = [...this.lines, message];
        return;
      case "knocks":
        this.knocks = message.waiting;
        return;
      case "sign":
        return this.show(message);
      default:
        return;
    }
  }

  private stand(state: State): void {
    if (state.seat !== this.seat) return; // of the seat that held the device before
    const ledger = this.ledger;
    const facts = Ledger.after(ledger.facts, state);
    if (facts === null) {
      ledger.facts = [];
      this.reconnect();
      return;
    }
    if (this.isBack) this.missed = missed(ledger.seq, state);
    this.isBack = false;
    if (state.decision !== this.decision && this.decision !== 0) {
      this.fresh = ledger.seq;
      this.answered.clear();
    }
    this.since = this.view === null ? facts.length : ledger.facts.length;
    ledger.facts = facts;
    this.facts = facts;
    this.hearAnswer(state);
    this.view = state.view;
    this.clock = state.clock;
    this.clockAt = performance.now();
    this.orders = state.orders;
    this.decision = state.decision;
    this.said = state.said;
    this.passOn();
  }

  private isBack = false;

  /** Has the server taken what was sent? If it never came there, it is sent again. */
  private hearAnswer(state: State): void {
    const sent = this.sent;
    if (sent === null || sent.seat !== state.seat) {
      if (state.decision !== this.decision) {
        this.refused = null;
        if (!this.isUndoing) this.halves = 0;
        this.isUndoing = false;
      }
      return;
    }
    if (state.decision !== sent.decision) {
      this.halves = this.view && isHalf(this.view, state.view) ? this.halves + 1 : 0;
      this.refused = null;
      this.settle();
    } else if (state.said.length > 0) {
      this.refused = null;
      this.settle();
    } else if (this.phase === "open") {
      this.link.send({ type: "say", ...sent });
    }
  }

  private settle(): void {
    clearTimeout(this.late);
    this.sent = null;
    this.isLate = false;
  }

  private show(sign: Sign): void {
    this.signNumber += 1;
    const shown = { ...sign, id: this.signNumber };
    this.signs = [...this.signs, shown].slice(-5);
    setTimeout(() => {
      this.signs = this.signs.filter((one) => one.id !== shown.id);
    }, SIGN_STAYS);
  }

  // what can be said

  say(words: string[]): void {
    if (this.seat === null || this.decision === 0 || this.sent !== null) return;
    this.refused = null;
    this.sent = { seat: this.seat, decision: this.decision, words };
    this.link.send({ type: "say", ...this.sent });
    clearTimeout(this.late);
    this.late = setTimeout(() => {
      this.isLate = true;
    }, LATE);
  }

  undo(): void {
    this.halves -= 1;
    this.isUndoing = true;
    this.ask({ type: "undo", seat: this.seat ?? 0 });
  }

  extend(): void {
    this.ask({ type: "extend", seat: this.seat ?? 0, decision: this.decision });
  }

  order(kind: string, on: boolean): void {
    this.ask({ type: "order", seat: this.seat ?? 0, kind, on });
  }

  hand(seat: number, level: string): void {
    this.ask({ type: "hand", seat, level });
  }

  leave(): void {
    this.ask({ type: "leave", seat: this.seat ?? 0 });
  }

  talk(text: string, to: number | null): boolean {
    return this.link.send({ type: "talk", text, to });
  }

  react(sign: string): void {
    this.ask({ type: "react", sign });
  }

  mute(seat: number | null, on: boolean): void {
    this.ask({ type: "mute", seat, on });
  }

  admit(n: number, on: boolean): void {
    this.ask({ type: "admit", n, on });
  }

  private ask(message: FromViewer): void {
    this.refused = null;
    this.link.send(message);
  }

  // several seats on one device

  private passOn(): void {
    if (this.mine.length < 2 || this.seat === null || this.over) return;
    if (this.decision !== 0 && this.said.length > 0) this.answered.add(this.seat);
    const holding = this.curtain ?? this.seat; // behind a curtain it may still turn out to be somebody else's
    const next = holder(this.mine, holding, this.asked, this.answered);
    if (next !== null && next !== holding) this.drawCurtain(next);
  }

  /** Everything of the last holder leaves the page before the device changes hands. */
  private drawCurtain(next: number): void {
    this.view = null;
    this.curtain = next;
  }

  open(): void {
    if (this.curtain === null) return;
    const next = this.curtain;
    this.curtain = null;
    if (next === this.seat && this.view !== null) return;
    this.hold(next);
  }

  hold(seat: number | null): void {
    this.seat = seat;
    this.view = null;
    this.decision = 0;
    this.said = [];
    this.sent = null;
    this.refused = null;
    this.lines = []; // a whisper is for one seat, and lines are numbered by what a seat may read
    this.facts = this.ledger.facts;
    this.reconnect();
  }

  reconnect(): void {
    this.link.close();
    this.link = this.connect();
  }

  /** The connection was away: what comes next was missed. */
  wasAway(): void {
    this.isBack = true;
  }

  close(): void {
    this.link.close();
    clearTimeout(this.late);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
  }
}
