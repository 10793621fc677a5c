import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Link, type Phase } from "../src/lib/link";
import type { ToViewer } from "../src/wire";

class Wire {
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

function start() {
  const wires: Wire[] = [];
  const phases: Phase[] = [];
  const heard: ToViewer[] = [];
  let seq = 0;
  const link = new Link(
    "ws://table",
    {
      first: () => ({ type: "resume", seat: 1, seq }),
      hear: (message) => {
        heard.push(message);
        if (message.type === "state") seq = message.seq;
      },
      phase: (phase) => phases.push(phase),
    },
    () => {
      const wire = new Wire();
      wires.push(wire);
      return wire as unknown as WebSocket;
    },
  );
  link.open();
  return { link, wires, phases, heard };
}

const state = (seq: number) => ({ data: JSON.stringify({ type: "state", seq }) });

describe("a link to a table", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("comes back after a loss and says where it stood", () => {
    const { wires, phases } = start();
    wires[0]?.onopen?.();
    wires[0]?.onmessage?.(state(7));
    wires[0]?.onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(500);
    wires[1]?.onopen?.();
    expect(JSON.parse(wires[1]?.sent[0] ?? "")).toEqual({ type: "resume", seat: 1, seq: 7 });
    wires[1]?.onmessage?.(state(8));
    expect(phases).toEqual(["connecting", "open", "lost", "open"]);
  });

  it("stays away from a table that is not there", () => {
    const { wires, phases } = start();
    wires[0]?.onclose?.({ code: 4404, reason: "there is no such table" });
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(phases.at(-1)).toBe("gone");
  });

  it("notices that nobody is there any more", () => {
    const { wires, phases } = start();
    wires[0]?.onopen?.();
    wires[0]?.onmessage?.(state(1));
    vi.advanceTimersByTime(15_000);
    expect(JSON.parse(wires[0]?.sent.at(-1) ?? "")).toEqual({ type: "ping", n: 0 });
    vi.advanceTimersByTime(8_000);
    expect(phases.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1_000);
    expect(wires).toHaveLength(2);
  });

  it("is quiet once it was closed", () => {
    const { link, wires } = start();
    link.close();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(link.send({ type: "ping" })).toBe(false);
  });
});
