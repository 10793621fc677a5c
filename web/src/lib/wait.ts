// How long to wait before the next try: longer each time, never the same on two devices.

export function backoff(tries: number, random: () => number = Math.random): number {
  const most = Math.min(15_000, 400 * 2 ** Math.min(tries, 6));
  return most * (0.6 + 0.4 * random());
}
