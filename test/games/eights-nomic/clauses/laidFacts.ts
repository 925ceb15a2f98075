// The facts that a clause knows in these tests.

import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Facts, SeatFacts } from "#shared/games/eights-nomic/clauses/evaluate.ts";

export interface LaidFacts extends Omit<Facts, "of" | "property"> {
  readonly seats: { readonly [seat: Seat]: Partial<SeatFacts> };
  readonly properties: { readonly [of: string]: { readonly [name: string]: number } };
}

const seatFacts: SeatFacts = { hand: 8, rules: 0, pending: 0, played: 0, drew: 0, turn: false };
const usual: LaidFacts = {
  card: null,
  top: "7c",
  stock: 60,
  pile: 5,
  players: 3,
  rules: 16,
  turns: 4,
  player: 0,
  next: 1,
  active: [0, 1, 2],
  seats: { 0: { turn: true } },
  properties: {},
};

/** Three at the table, the first of them has the turn; the 7 of clubs lies on top. */
export function factsOf(laid: Partial<LaidFacts> & { readonly card?: Card | null } = {}): Facts {
  const { seats, properties, ...rest } = { ...usual, ...laid };
  const own = (of: string): { readonly [name: string]: number } =>
    Object.hasOwn(properties, of) ? properties[of]! : {};
  return {
    ...rest,
    of: (seat) => ({ ...seatFacts, ...seats[seat] }),
    property: (of, name) => (Object.hasOwn(own(String(of)), name) ? own(String(of))[name]! : 0),
  };
}
