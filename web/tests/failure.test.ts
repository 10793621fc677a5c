import { describe, expect, it } from "vitest";
import { ApiError } from "../src/lib/api";
import { words } from "../src/lib/failure";
import { t } from "../src/lib/text";

describe("what went wrong", () => {
  it("says that it may be done later where the server cannot do it now, whatever it said of itself", () => {
    expect(words(new ApiError(503, "the server cannot read or write at the moment"))).toBe(t("try-later"));
    expect(words(new ApiError(503, ""))).toBe(t("try-later"));
  });

  it("says a usual refusal as a sentence, and our own fault as ours", () => {
    expect(words(new ApiError(409, "that chair is taken"))).toBe(t("said-that-chair-is-taken"));
    expect(words(new ApiError(500, ""))).toBe(t("went-wrong"));
    expect(words(new ApiError(0, ""))).toBe(t("offline"));
  });
});
