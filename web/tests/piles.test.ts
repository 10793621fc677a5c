import { expect, test } from "vitest";
import { apart } from "../src/table/piles";

test("what was drawn lies beside the hand, and only once", () => {
  const piles = apart([
    ["hand", ["Captain", "Contessa", "Duke", "Duke"]],
    ["drawn", ["Duke", "Captain"]],
    ["removed", ["Duke"]],
  ]);
  expect(piles).toEqual([
    ["hand", ["Contessa", "Duke"]],
    ["drawn", ["Captain", "Duke"]],
    ["removed", ["Duke"]],
  ]);
});

test("what was drawn and has been given back is not there any more", () => {
  const piles = apart([
    ["hand", ["Captain", "Contessa", "Ambassador"]],
    ["drawn", ["Duke", "Captain"]],
  ]);
  expect(piles).toEqual([
    ["hand", ["Contessa", "Ambassador"]],
    ["drawn", ["Captain"]],
  ]);
});

test("other hands lie as they are", () => {
  expect(apart([["hand", ["Duke"]]])).toEqual([["hand", ["Duke"]]]);
});
