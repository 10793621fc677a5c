// What can be said by pressing a thing on the board: every word of the open question that speaks of it.

type Words = Iterable<string>;

function said(words: Words, about: (verb: string, noun: string) => boolean): string[] {
  return [...words].filter((word) => {
    const [verb = "", noun = ""] = word.split(" ");
    return about(verb, noun);
  });
}

export function ofBusiness(words: Words, key: string, district: string): string[] {
  return said(words, (verb, noun) => noun === key || (verb === "district" && noun === district));
}

export function ofDistrict(words: Words, key: string): string[] {
  return said(words, (verb, noun) => verb === "district" && noun === key);
}

export function ofDie(words: Words, colour: string): string[] {
  return said(words, (verb, noun) => {
    return ((verb === "place" || verb === "cop") && noun === colour) || (verb === "senator" && noun.startsWith(`${colour}:`));
  });
}

export function ofChip(words: Words, chip: string): string[] {
  return said(words, (verb) => verb === chip);
}

const STEPS = ["reputation", "influence"];

export function ofFavour(words: Words, favour: string): string[] {
  return said(words, (verb, noun) => {
    if (verb !== "favour") return false;
    return favour === "steps" ? STEPS.includes(noun) : noun === favour || noun.startsWith(`${favour}:`);
  });
}

const MOVES = ["advance", "birthday", "favour"];

export function ofTrack(words: Words, track: string): string[] {
  return said(words, (verb, noun) => MOVES.includes(verb) && noun === track);
}

export function ofPrison(words: Words): string[] {
  return said(words, (verb) => verb === "bail" || verb === "free");
}

export function ofRiver(words: Words): string[] {
  return said(words, (verb, noun) => verb === "sink" || (verb === "favour" && noun === "member"));
}
