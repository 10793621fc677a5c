// Two fingers make the map larger, one moves it while it is large. Everything else a finger does stays with the page.

import type { Attachment } from "svelte/attachments";
import type { Frame } from "./places";

const MOST = 4; // so many times larger, and not more

/** What the map shows after two fingers have moved apart by a factor, around a point given as parts of the frame. */
export function scaled(frame: Frame, factor: number, [fx, fy]: [number, number], size: number): Frame {
  const side = Math.min(size, Math.max(size / MOST, frame.side / factor));
  return { x: frame.x + fx * (frame.side - side), y: frame.y + fy * (frame.side - side), side };
}

interface Fingers {
  apart: number;
  middle: [number, number];
}

function fingers(touches: TouchList, box: DOMRect): Fingers {
  const all = [...touches];
  const middle = (of: (touch: Touch) => number) => all.reduce((sum, touch) => sum + of(touch), 0) / all.length;
  const [one, two] = all;
  return {
    apart: one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0,
    middle: [(middle((touch) => touch.clientX) - box.left) / box.width, (middle((touch) => touch.clientY) - box.top) / box.height],
  };
}

export function pinching(frame: () => Frame, size: number, show: (frame: Frame) => void): Attachment<SVGSVGElement> {
  return (map) => {
    let last: Fingers | null = null;

    function begin(event: TouchEvent) {
      last = fingers(event.touches, map.getBoundingClientRect());
    }

    function move(event: TouchEvent) {
      const now = fingers(event.touches, map.getBoundingClientRect());
      const before = last;
      const isLarge = frame().side < size;
      if (!before || (event.touches.length < 2 && !isLarge)) return;
      event.preventDefault();
      const next = now.apart && before.apart ? scaled(frame(), now.apart / before.apart, now.middle, size) : frame();
      const [dx, dy] = [now.middle[0] - before.middle[0], now.middle[1] - before.middle[1]];
      show({ ...next, x: next.x - dx * next.side, y: next.y - dy * next.side });
      last = now;
    }

    function end() {
      last = null;
    }

    map.addEventListener("touchstart", begin, { passive: true });
    map.addEventListener("touchmove", move, { passive: false });
    map.addEventListener("touchend", end);
    return () => {
      map.removeEventListener("touchstart", begin);
      map.removeEventListener("touchmove", move);
      map.removeEventListener("touchend", end);
    };
  };
}
