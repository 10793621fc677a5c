// The socket to one table. It comes back by itself after every loss, and says where it stands with its first message,
// so that the server tells only what is missing.

import type { FromViewer, Resume, ToViewer } from "../wire";
import { backoff } from "./wait";

export type Phase = "connecting" | "open" | "lost" | "gone";

const FORBIDDEN = 4403;
const NOWHERE = 4404;
const PING_EVERY = 15_000;
const PATIENCE = 8_000;

export interface Ends {
  first: () => Resume;
  hear: (message: ToViewer) => void;
  phase: (phase: Phase, reason: string) => void;
}

type Timer = ReturnType<typeof setTimeout>;

export class Link {
  private socket: WebSocket | null = null;
  private tries = 0;
  private again: Timer | undefined;
  private beat: Timer | undefined;
  private silence: Timer | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly ends: Ends,
    private readonly make: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  open(): void {
    if (this.closed) return;
    clearTimeout(this.again);
    if (this.tries === 0) this.ends.phase("connecting", "");
    const socket = this.make(this.url);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.ends.first()));
      this.listen(socket);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.listen(socket);
      this.hear(JSON.parse(event.data) as ToViewer);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code, event.reason);
    };
  }

  private hear(message: ToViewer): void {
    if (message.type === "pong") return;
    if (message.type === "state") {
      this.tries = 0;
      this.ends.phase("open", "");
    }
    this.ends.hear(message);
  }

  /** Something was heard: the next ping can wait, and so can the suspicion that nobody is there. */
  private listen(socket: WebSocket): void {
    clearTimeout(this.beat);
    clearTimeout(this.silence);
    this.beat = setTimeout(() => {
      this.send({ type: "ping", n: 0 });
      this.silence = setTimeout(() => {
        socket.onclose = null;
        socket.close();
        this.lose(0, "");
      }, PATIENCE);
    }, PING_EVERY);
  }

  private lose(code: number, reason: string): void {
    clearTimeout(this.beat);
    clearTimeout(this.silence);
    this.socket = null;
    if (this.closed) return;
    if (code === FORBIDDEN || code === NOWHERE) {
      this.closed = true;
      this.ends.phase("gone", reason);
      return;
    }
    this.ends.phase("lost", reason);
    this.again = setTimeout(() => this.open(), backoff(this.tries));
    this.tries += 1;
  }

  /** False if it could not be said now. */
  send(message: FromViewer): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Try at once: the device is awake or online again. */
  hurry(): void {
    if (this.socket === null && !this.closed) this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.again);
    clearTimeout(this.beat);
    clearTimeout(this.silence);
    this.socket?.close();
    this.socket = null;
  }
}
