// Names come from people, so only own fields are read.

import { withAt } from "#shared/cards/hand.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Facts, NomicEvent, NomicRound } from "./types.ts";

/** EN-25: 0 if never set. */
export function propertyOf(
  { properties }: Pick<Facts, "properties">,
  of: "game" | Seat,
  name: string,
): number {
  const owned = of === "game" ? properties.game : properties.seats[of];
  const value = owned && Object.hasOwn(owned, name) ? owned[name] : 0;
  return typeof value === "number" ? value : 0;
}

export const pendingRulesOf = (facts: Pick<Facts, "properties">, seat: Seat): number =>
  propertyOf(facts, seat, "Pending Rules");

export function withProperty(
  round: NomicRound,
  of: "game" | Seat,
  name: string,
  to: number,
  happened: NomicEvent[],
): NomicRound {
  const { properties } = round.facts;
  happened.push({ type: "propertySet", told: { of, name, to } });
  const now: Facts["properties"] =
    of === "game"
      ? { ...properties, game: { ...properties.game, [name]: to } }
      : {
          ...properties,
          seats: withAt(properties.seats, of, { ...properties.seats[of], [name]: to }),
        };
  return { ...round, facts: { ...round.facts, properties: now } };
}
