// What the short way into each game is made of: its paragraphs, and the pictures that one meets at the table.

import type { IconName } from "../ui/icons";

export interface Meaning {
  key: string;
  icons: IconName[];
  option?: string; // it is only met at tables with this option
  without?: string; // or without that one
  isCharacter?: boolean; // named and told by the texts of the card itself
}

export interface Part {
  key: string;
  option?: string;
}

export interface Overview {
  parts: Part[];
  pictures: Meaning[];
}

const CHARACTERS: IconName[] = ["duke", "assassin", "captain", "ambassador", "contessa", "inquisitor"];
const ENVOYS: Record<string, Partial<Meaning>> = { ambassador: { without: "inquisitor" }, inquisitor: { option: "inquisitor" } };
const ABILITIES: IconName[] = ["suitcase", "job", "sell", "swap", "horse", "river"];
const PLACES: IconName[] = ["puppet", "car", "prison", "river", "friend", "debt"];

const parts = (...keys: string[]): Part[] => keys.map((key) => ({ key }));
const alone = (key: IconName): Meaning => ({ key, icons: [key] });

export const OVERVIEWS: Record<string, Overview> = {
  coup: {
    parts: [
      ...parts("aim", "turn", "bluff", "block", "end"),
      { key: "party", option: "reformation" },
      { key: "reserve", option: "reformation" },
      { key: "bomb", option: "anarchist" },
    ],
    pictures: [alone("coin"), ...CHARACTERS.map((key) => ({ ...alone(key), ...ENVOYS[key], isCharacter: true }))],
  },
  corleone: {
    parts: parts("aim", "turn", "places", "jobs", "act"),
    pictures: [alone("money"), { key: "goods", icons: ["gun", "booze", "blood", "narc"] }, ...ABILITIES.map(alone)],
  },
  derpate: {
    parts: parts("aim", "goal", "turn", "rows", "end"),
    pictures: [
      ...PLACES.map(alone),
      { key: "grey", icons: ["wedding", "cradle", "cake"] },
      { key: "red", icons: ["cop", "judge", "senator"] },
    ],
  },
};

/** What somebody meets at a table with these options; without any, in the book of the game, everything there is. */
export function overviewOf(game: string, options?: Readonly<Record<string, unknown>>): Overview | undefined {
  const whole = OVERVIEWS[game];
  if (!whole || !options) return whole;
  const isOn = (option: string | undefined) => option !== undefined && options[option] === true;
  return {
    parts: whole.parts.filter(({ option }) => !option || isOn(option)),
    pictures: whole.pictures.filter(({ option, without }) => (!option || isOn(option)) && !isOn(without)),
  };
}
