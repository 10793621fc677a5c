// What the short way into each game is made of: its paragraphs, and the pictures that one meets at the table.

import type { IconName } from "../ui/icons";

export interface Meaning {
  key: string;
  icons: IconName[];
  isCharacter?: boolean; // named and told by the texts of the card itself
}

export interface Overview {
  parts: string[];
  pictures: Meaning[];
}

const CHARACTERS: IconName[] = ["duke", "assassin", "captain", "ambassador", "contessa", "inquisitor"];
const ABILITIES: IconName[] = ["suitcase", "job", "sell", "swap", "horse", "river"];
const PLACES: IconName[] = ["puppet", "car", "prison", "river", "friend", "debt"];

const alone = (key: IconName): Meaning => ({ key, icons: [key] });

export const OVERVIEWS: Record<string, Overview> = {
  coup: {
    parts: ["aim", "turn", "bluff", "block", "end"],
    pictures: [alone("coin"), ...CHARACTERS.map((key) => ({ ...alone(key), isCharacter: true }))],
  },
  corleone: {
    parts: ["aim", "turn", "places", "jobs", "act"],
    pictures: [alone("money"), { key: "goods", icons: ["gun", "booze", "blood", "narc"] }, ...ABILITIES.map(alone)],
  },
  derpate: {
    parts: ["aim", "goal", "turn", "rows", "end"],
    pictures: [
      ...PLACES.map(alone),
      { key: "grey", icons: ["wedding", "cradle", "cake"] },
      { key: "red", icons: ["cop", "judge", "senator"] },
    ],
  },
};
