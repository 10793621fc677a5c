import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetTable, openTables, person, rememberTable } from "../src/lib/prefs.svelte";

beforeEach(() => localStorage.clear());

describe("tables that were left open", () => {
  it("are all remembered, the last one first, each once", () => {
    for (const id of ["a", "b", "a"]) rememberTable({ id, game: "coup" });
    expect(openTables().map((one) => one.id)).toEqual(["a", "b"]);
    forgetTable("a");
    expect(openTables().map((one) => one.id)).toEqual(["b"]);
  });

  it("are not remembered for ever", () => {
    for (const id of "abcdef") rememberTable({ id, game: "coup" });
    expect(openTables().map((one) => one.id)).toEqual(["f", "e", "d", "c"]);
  });

  it("are found as they were kept before, and nothing is found in what is none", () => {
    localStorage.setItem("backroom.last", JSON.stringify({ id: "a", game: "coup" }));
    expect(openTables()).toEqual([{ id: "a", game: "coup" }]);
    for (const kept of ["null", "[1]", "{", '"x"']) {
      localStorage.setItem("backroom.last", kept);
      expect(openTables()).toEqual([]);
    }
  });
});

describe("who I am", () => {
  const answer = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  afterEach(() => vi.unstubAllGlobals());

  it("is not asked for where nobody has said a name", async () => {
    const asked = vi.fn();
    vi.stubGlobal("fetch", asked);
    await person.recognise();
    expect(asked).not.toHaveBeenCalled();
    expect(person.known).toBe(true);
  });

  it("is asked for once somebody was here, and no more when the server has forgotten them", async () => {
    const asked = vi.fn(async () => answer(200, { id: "a", name: "Ada" }));
    vi.stubGlobal("fetch", asked);
    person.is({ id: "a", name: "Ada" });
    await person.recognise();
    expect(person.name).toBe("Ada");
    asked.mockImplementation(async () => answer(401, { detail: "say your name first" }));
    await person.recognise();
    await person.recognise();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
