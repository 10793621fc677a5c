// Pass-and-play: whose turn it is to hold the device. Several of the table's seats are on it; one is shown at a time.

/** The seat that should hold the device now; null if it can stay where it is. */
export function holder(mine: number[], holding: number, asked: number[], answered: ReadonlySet<number>): number | null {
  const open = (seat: number): boolean => asked.includes(seat) && !answered.has(seat);
  if (open(holding)) return null;
  return mine.find(open) ?? null;
}
