import { describe, expect, it } from "vitest";
import { LOOKS } from "../src/games/looks";
import { hasMet, meet } from "../src/lib/met";
import { attribute, has } from "../src/lib/text";
import { about } from "../src/lib/words";
import { OVERVIEWS, overviewOf } from "../src/rules/overview";

describe("the short way into a game", () => {
  it("is there for every game", () => {
    expect(Object.keys(OVERVIEWS).toSorted()).toEqual(Object.keys(LOOKS).toSorted());
  });

  it.each(Object.entries(OVERVIEWS))("says everything that %s needs", (game, { parts, pictures }) => {
    expect(parts[0]?.key).toBe("aim");
    for (const { key } of parts) expect(attribute(`${game}-howto-${key}`, "title")).toBeTruthy();
    for (const { key, isCharacter } of pictures) {
      if (isCharacter) expect(about(game, key)).not.toBe("");
      else expect(has(`${game}-legend-${key}`) && attribute(`${game}-legend-${key}`, "title")).toBeTruthy();
    }
  });

  it("follows the options of a table", () => {
    const met = (options?: Record<string, unknown>) => {
      const { parts, pictures } = overviewOf("coup", options) ?? { parts: [], pictures: [] };
      return [...parts, ...pictures].map(({ key }) => key).filter((key) => ["party", "reserve", "bomb", "ambassador", "inquisitor"].includes(key));
    };
    expect(met({})).toEqual(["ambassador"]);
    expect(met({ reformation: true })).toEqual(["party", "reserve", "ambassador"]);
    expect(met({ inquisitor: true, anarchist: true })).toEqual(["bomb", "inquisitor"]);
    expect(met()).toEqual(["party", "reserve", "bomb", "ambassador", "inquisitor"]);
  });

  it("is offered until a game has been met on this device", () => {
    expect(hasMet("coup")).toBe(false);
    meet("coup");
    expect(hasMet("coup")).toBe(true);
    expect(hasMet("derpate")).toBe(false);
  });
});
