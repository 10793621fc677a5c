// English made two fifths longer, and marked, so that a test or an eye sees what was written for English alone.
// What is a name in every language stays as it is.

const LONGER: Record<string, string> = { a: "aá", e: "eé", i: "ií", o: "oó", u: "uú", y: "yý", n: "nñ", s: "sš" };

export function stretch(text: string): string {
  if (text === "Backroom") return text;
  return text.replaceAll(/[aeiouyns]/g, (letter) => LONGER[letter] ?? letter);
}
