// Which things move for which fact, by the marks of the boards: seats, piles, spaces. No rule: a fact says all of it.

import type { Flight, Flights, Thing } from "../table/motion";
import type { Fact } from "../wire";

type Args = Fact["args"];

function one(thing: Thing, from: string, to: string, count: number | string | undefined = 1): Flight[] {
  return [{ thing, from, to, count: Math.max(1, Number(count)) }];
}

const seat = (args: Args, name = "seat"): string => `seat-${args[name]}`;
const space = (args: Args, name: string): string => `space-${args[name]}`;
const territory = (args: Args): string => `territory-${args["territory"]}`;

const COUP: Flights = {
  took: (args) => one("coin", "treasury", seat(args), args["coins"]),
  refunded: (args) => one("coin", "treasury", seat(args), args["coins"]),
  paid: (args) => one("coin", seat(args), "treasury", args["coins"]),
  settled: (args) => one("coin", seat(args), "treasury", args["coins"]),
  reserved: (args) => one("coin", seat(args), "reserve", args["coins"]),
  embezzled: (args) => one("coin", "reserve", seat(args), args["coins"]),
  stole: (args) => one("coin", seat(args, "target"), seat(args), args["coins"]),
  drew_card: (args) => one("card", "court", seat(args)),
  returned_cards: (args) => one("card", seat(args), "court", args["cards"]),
  lost: (args) => one("card", seat(args), seat(args)),
  examined: (args) => one("card", seat(args, "target"), seat(args)),
  gave_back: (args) => one("card", seat(args), seat(args, "target")),
  handed: (args) => one("bomb", seat(args), seat(args, "target")),
};

const CORLEONE: Flights = {
  thug: (args) => one("figure", seat(args), space(args, "business")),
  member: (args) => one("figure", seat(args), space(args, "space")),
  took: (args) => one("card", "supply", seat(args)),
  banked: (args) => one("money", "supply", seat(args)),
  discarded: (args) => one("card", seat(args), "supply"),
  paid: (args) => one("card", seat(args), "supply"),
  spent: (args) => one("money", seat(args), "supply"),
  drew_card: (args) => one("card", "deck", seat(args)),
  dealt_card: (args) => one("card", "deck", seat(args)),
  robbed: (args) => one("card", seat(args, "victim"), seat(args), args["number"]),
  whacked: (args) => one("figure", space(args, "place"), "river"),
  moved: (args) => one("figure", seat(args), space(args, "place")),
  recalled: (args) => one("figure", space(args, "place"), seat(args)),
  placed: (args) => one("figure", seat(args), space(args, "place")),
  marked: (args) => one("figure", seat(args), territory(args)),
  unmarked: (args) => one("figure", territory(args), seat(args, "owner")),
};

const DERPATE: Flights = {
  received: (args) => one("money", "bank", seat(args)),
  paid: (args) => one("money", seat(args), seat(args, "to")),
  paid_bank: (args) => one("money", seat(args), "bank"),
  contributed: (args) => one("money", seat(args), "pool"),
  settled: (args) => one("figure", seat(args), space(args, "space")),
  took_over: (args) => one("figure", seat(args), space(args, "space")),
  went_home: (args) => one("figure", space(args, "space"), seat(args)),
  arrested: (args) => one("figure", space(args, "space"), "prison"),
  sunk: (args) => one("figure", space(args, "space"), "river"),
  drowned: (args) => one("figure", "prison", "river", args["number"]),
  released: (args) => one("figure", "prison", seat(args), args["number"]),
  rescued: (args) => one("figure", "river", seat(args)),
};

export const FLIGHTS: Record<string, Flights> = { coup: COUP, corleone: CORLEONE, derpate: DERPATE };
