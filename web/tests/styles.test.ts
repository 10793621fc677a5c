// Persian runs from right to left: styles speak of start and end, never of left and right.

import { describe, expect, it } from "vitest";

const files = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.css"], { query: "?raw", import: "default", eager: true });

const PHYSICAL = [
  /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /(?:^|[;{\s])(?:left|right)\s*:/,
  /\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
];
const FOUR = /\b(?:margin|padding|border-width)[ ]*:[ ]*([^\s;]+) +([^\s;]+) +([^\s;]+) +([^\s;]+) *;/g;

function stylesOf(path: string, text: string): string {
  const inside = path.endsWith(".css") ? [text] : [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((hit) => hit[1] ?? "");
  return inside.join("\n").replaceAll(/\/\*[\s\S]*?\*\//g, "");
}

function faults(styles: string): string[] {
  const lines = styles.split("\n").filter((line) => PHYSICAL.some((rule) => rule.test(line)));
  const sided = [...styles.matchAll(FOUR)].filter((hit) => hit[2] !== hit[4]).map((hit) => hit[0]);
  return [...lines, ...sided].map((line) => line.trim());
}

describe("the styles", () => {
  it("know neither left nor right", () => {
    const found = Object.entries(files).map(([path, text]) => [path, faults(stylesOf(path, text))] as const);
    expect(found.filter(([, wrong]) => wrong.length > 0)).toEqual([]);
  });

  it("would be caught", () => {
    expect(faults("a { margin-left: 1px; }")).toHaveLength(1);
    expect(faults("a {\n  left: 0;\n}")).toHaveLength(1);
    expect(faults("a { text-align: right; }")).toHaveLength(1);
    expect(faults("a { padding: 1px 2px 1px 3px; }")).toHaveLength(1);
    expect(faults("a { padding: 1px 2px 3px 2px; inset-inline-start: 0; text-align: start; }")).toEqual([]);
  });
});
