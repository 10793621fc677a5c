import { describe, expect, it } from "vitest";
import { LOOKS } from "../src/games/looks";
import { hasMet, meet } from "../src/lib/met";
import { attribute, has } from "../src/lib/text";
import { about } from "../src/lib/words";
import { OVERVIEWS } from "../src/rules/overview";

describe("the short way into a game", () => {
  it("is there for every game", () => {
    expect(Object.keys(OVERVIEWS).toSorted()).toEqual(Object.keys(LOOKS).toSorted());
  });

  it.each(Object.entries(OVERVIEWS))("says everything that %s needs", (game, { parts, pictures }) => {
    expect(parts[0]).toBe("aim");
    for (const part of parts) expect(attribute(`${game}-howto-${part}`, "title")).toBeTruthy();
    for (const { key, isCharacter } of pictures) {
      if (isCharacter) expect(about(game, key)).not.toBe("");
      else expect(has(`${game}-legend-${key}`) && attribute(`${game}-legend-${key}`, "title")).toBeTruthy();
    }
  });

  it("is offered until a game has been met on this device", () => {
    expect(hasMet("coup")).toBe(false);
    meet("coup");
    expect(hasMet("coup")).toBe(true);
    expect(hasMet("derpate")).toBe(false);
  });
});
