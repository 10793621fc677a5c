// Words that are aimed at a seat: those that name it. Tapping the seat says them.

export function isAimedAt(word: string | null, seat: number): boolean {
  return word?.split(" ").includes(`P${seat}`) ?? false;
}

export function aimedAt(words: Iterable<string>, seat: number): string[] {
  return [...words].filter((word) => isAimedAt(word, seat));
}
