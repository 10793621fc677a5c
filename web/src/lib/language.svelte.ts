// Which language the page speaks, and the texts of that language. English is always there to fall back on; the others
// are fetched when somebody wants them. A language is a folder beside locales/en with an index of its own.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "../locales/en";
import { stretch } from "./pseudo";

interface Tongue {
  name: string; // in the language itself
  isRtl?: boolean;
}

const TONGUES: Record<string, Tongue> = {
  en: { name: "English" },
  de: { name: "Deutsch" },
  pl: { name: "Polski" },
  fa: { name: "فارسی", isRtl: true },
  ja: { name: "日本語" },
};
const PSEUDO = "en-XA"; // English, drawn out: shows where a longer language would not fit
const KEPT = "backroom.language";
const SHELF = import.meta.glob<{ default: string[] }>(["../locales/*/index.ts", "!../locales/en/index.ts"]);

function shelved(code: string): (() => Promise<{ default: string[] }>) | undefined {
  return SHELF[`../locales/${code}/index.ts`];
}

/** The languages to choose from, as code and own name. */
export const languages: [string, string][] = Object.entries(TONGUES)
  .filter(([code]) => code === "en" || shelved(code))
  .map(([code, tongue]) => [code, tongue.name]);

function bundled(code: string, texts: string[], transform?: (text: string) => string): FluentBundle {
  // Names and numbers inside of a text that runs the other way are set apart from it.
  const bundle = new FluentBundle(code, { useIsolating: isRtl(code), ...(transform && { transform }) });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

function isRtl(code: string): boolean {
  return TONGUES[code]?.isRtl ?? false;
}

export const ENGLISH = bundled("en", english);

class Speech {
  code = $state("en");
  bundle = $state.raw(ENGLISH);
  isRtl = $derived(isRtl(this.code));

  async speak(code: string): Promise<void> {
    const bundle = await bundleOf(code);
    if (typeof document !== "undefined") Object.assign(document.documentElement, { lang: code, dir: isRtl(code) ? "rtl" : "ltr" });
    this.bundle = bundle;
    this.code = code;
  }
}

async function bundleOf(code: string): Promise<FluentBundle> {
  if (code === PSEUDO) return bundled("en", english, stretch);
  const load = shelved(code);
  return load ? bundled(code, (await load()).default) : ENGLISH;
}

export const speech = new Speech();

/** Speak a language from now on, here and on the next visit. */
export async function setLanguage(code: string): Promise<void> {
  localStorage.setItem(KEPT, code); // first: whoever goes to another page meanwhile finds it there
  await speech.speak(code);
}

/** Speak the language that was chosen here before, else the first of the browser's that we have. */
export async function begin(): Promise<void> {
  try {
    await speech.speak(wanted());
  } catch {
    await speech.speak("en"); // a language that cannot be fetched is no reason for an empty page
  }
}

function wanted(): string {
  const kept = localStorage.getItem(KEPT);
  if (kept === PSEUDO) return kept;
  const liked = [kept ?? "", ...navigator.languages].map((tag) => tag.split("-")[0] ?? "");
  return liked.find((code) => languages.some(([known]) => known === code)) ?? "en";
}
