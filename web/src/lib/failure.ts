// What went wrong, in words.

import { ApiError } from "./api";
import { maybe, t } from "./text";

const NOT_NOW = 503;
const LONGEST_KEY = 40; // as in tools/catalogue.py

export function words(error: unknown): string {
  if (!(error instanceof ApiError)) return t("went-wrong");
  if (error.status === 0) return t("offline");
  if (error.status === NOT_NOW) return t("try-later");
  return error.message ? said(error.message) : t("went-wrong");
}

/** What the server answers, in the language of the page if it is one of its usual sentences. */
export function said(text: string): string {
  const key = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, LONGEST_KEY).replaceAll(/^-+|-+$/g, "");
  return maybe(`said-${key}`) ?? sentence(text);
}

function sentence(text: string): string {
  const begun = text.slice(0, 1).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
