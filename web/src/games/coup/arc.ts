// The way from one seat to another across the table. It leaves a seat on the side that looks at the table, so that it
// crosses no other seat, and keeps clear of what is written in the middle.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Where a way begins or ends, and in which direction the table is from there. */
export interface End extends Point {
  inward: Point;
  reach: number; // so much of the way, at most, follows that direction
}

export interface Arc {
  path: string;
  head: string;
}

const GAP = 5; // between a seat and the line
const HEAD = 11;
const NEAR = 0.3; // of the way is bent at either end
const LIFT = 0.3; // of the table's height: a way straight across passes so far above the middle
const FAR_SIDE = -0.2; // of the table's height, from its middle
const CORNER = 28; // a way leaves the far side so far from the corner of the seat, at least
const FREE = 60; // so much room above a seat lets a way through

/** Seats of the far side look down at the table; the others to its middle, or up if that is the way and it is free. */
export function endOf(seat: Box, table: Box, other: Point, seats: readonly Box[]): End {
  const [mine, centre] = [centreOf(seat), centreOf(table)];
  if ((mine.y - centre.y) / table.height < FAR_SIDE) {
    const x = Math.max(seat.x + CORNER, Math.min(other.x, seat.x + seat.width - CORNER)); // beside what lies in the middle
    return { x, y: seat.y + seat.height + GAP, inward: { x: 0, y: 1 }, reach: 60 };
  }
  const isFree = seats.every((box) => box === seat || box.y > seat.y || seat.y - (box.y + box.height) > FREE || !isAbove(box, seat));
  if (other.y < seat.y && isFree) return { x: mine.x, y: seat.y - GAP, inward: { x: 0, y: -1 }, reach: 60 };
  const side = mine.x < centre.x ? 1 : -1;
  return { x: mine.x + side * (seat.width / 2 + GAP), y: mine.y, inward: { x: side, y: 0 }, reach: 60 };
}

function isAbove(box: Box, seat: Box): boolean {
  return box.x < seat.x + seat.width && seat.x < box.x + box.width;
}

export function arc(from: End, to: End, table: Box): Arc {
  const foot = along(to, HEAD);
  const far = Math.hypot(foot.x - from.x, foot.y - from.y);
  const [first, last] = [along(from, Math.min(from.reach, far * NEAR)), along(foot, Math.min(to.reach, far * NEAR))];
  if (from.inward.y === 0 && to.inward.y === 0 && from.inward.x !== to.inward.x) {
    first.y -= table.height * LIFT;
    last.y -= table.height * LIFT;
  }
  const side = { x: to.inward.y * HEAD * 0.5, y: to.inward.x * HEAD * 0.5 };
  return {
    path: `M${at(from)}C${at(first)} ${at(last)} ${at(foot)}`,
    head: `M${at(to)}L${at({ x: foot.x + side.x, y: foot.y + side.y })}L${at({ x: foot.x - side.x, y: foot.y - side.y })}Z`,
  };
}

export function centreOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function along(end: End, length: number): End {
  return { ...end, x: end.x + end.inward.x * length, y: end.y + end.inward.y * length };
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
