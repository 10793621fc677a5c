// What is printed on the board and the cards of Corleone's Empire, as the edition file has it. An owner of the box may
// have an edition of their own, so nothing of it is repeated here.

export type Point = [number, number];

interface Named {
  id: string;
  name: string;
}

export interface Territory extends Named {
  number: number;
  label_at: Point;
  printed_at: Point;
  tile_at: Point;
  control_at: Point;
  chief_at: Point;
  hex: string;
  polygon: Point[];
}

export interface Park extends Named {
  label_at: Point;
  plaque_at: Point;
  plaque: Point;
  hex: string;
  polygon: Point[];
  back: string[];
}

export interface Space extends Named {
  at: Point;
  touches: string[];
  min_players: number;
}

export interface Business extends Named {
  kind: string;
  front: string[];
  back: string[];
  flavour?: string;
}

export interface Job extends Named {
  colour: string;
  cost: string[];
  money: number[];
  text: string;
}

export interface Ally extends Named {
  act: number;
  text: string;
}

export interface River extends Named {
  label_at: Point;
  polygon: Point[];
  slot_x: number[];
  slot_y_first: number;
  slot_y_step: number;
  slot_rows: number;
}

export interface Measures {
  size: Point;
  space_radius: number;
  thug_square: number;
  control_radius: number;
  chief_radius: number;
  plaque: Point;
  plaque_back_height: number;
  thug_offset: Point;
}

export interface Act {
  number: number;
  title: string;
  bribery: boolean;
  hand_limit: number;
}

interface Printed {
  board: Measures;
  territory: Territory[];
  central_park: Park;
  space: Space[];
  business: Business[];
  river: River;
  job: Job[];
  ally: Ally[];
  act: Act[];
  icon: (Named & { written: string[]; text: string })[];
}

/** The edition with its things by their ids. */
export class Edition {
  readonly territories: ReadonlyMap<string, Territory>;
  readonly spaces: ReadonlyMap<string, Space>;
  readonly businesses: ReadonlyMap<string, Business>;
  readonly jobs: ReadonlyMap<string, Job>;
  readonly allies: ReadonlyMap<string, Ally>;
  private readonly names: ReadonlyMap<string, string>;

  constructor(readonly printed: Printed) {
    this.territories = byId(printed.territory);
    this.spaces = byId(printed.space);
    this.businesses = byId(printed.business);
    this.jobs = byId(printed.job);
    this.allies = byId(printed.ally);
    const all: Named[] = [
      ...printed.territory,
      ...printed.space,
      ...printed.business,
      ...printed.job,
      ...printed.ally,
      printed.central_park,
    ];
    this.names = new Map(all.map((one) => [one.id, one.name]));
  }

  /** What is printed on it as its name. */
  called(id: string): string | undefined {
    return this.names.get(id);
  }

  /** What is printed on a job or an ally as its ability. */
  ability(card: string): string | undefined {
    return this.jobs.get(card)?.text ?? this.allies.get(card)?.text;
  }

  /** The printed description of an icon. */
  meaning(icon: string): string | undefined {
    return this.printed.icon.find((one) => one.written.includes(icon))?.text;
  }
}

function byId<T extends Named>(things: T[]): Map<string, T> {
  return new Map(things.map((one) => [one.id, one]));
}

const READ = new WeakMap<object, Edition>(); // it is read once, whoever asks for it

/** The edition, once it has come. */
export function editionOf(printed: Readonly<Record<string, unknown>>): Edition | null {
  if (!("territory" in printed)) return null;
  const known = READ.get(printed);
  if (known) return known;
  const edition = new Edition(printed as unknown as Printed);
  READ.set(printed, edition);
  return edition;
}
