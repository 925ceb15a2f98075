// What may be wrong with a verified deal (H-18). Apart from the check, whose hashes nobody needs in
// order to tell of it.

import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";

export const dealFaultKinds = [
  /** This program's own contribution is missing or changed, or it is said not to have come. */
  "ownContribution",
  /** The plan contradicts itself, or was not the one that was announced. */
  "plan",
  /** A secret is missing, or does not fit what was committed to. */
  "commitment",
  "signature",
  /** A deal is done again once, and in the name of a player who withheld a secret. */
  "again",
  /** A deck has too many or too few seals, or one does not fit the card of its place. */
  "seal",
  /** A card that was opened fits no seal, or one was not opened to somebody who got it. */
  "opening",
  /** Chance was asked for something that the plan does not allow, or cards shuffled too early. */
  "chance",
  /** A card moved that lay elsewhere, out of its order or from where none comes back. */
  "movement",
  /** What the seat was shown fits no state of the cards. */
  "sighting",
] as const;

/** The first thing in a transcript that does not fit. */
export type DealFault = Readonly<{
  kind: (typeof dealFaultKinds)[number];
  player?: string;
  seat?: Seat;
  deck?: number;
  place?: number;
  card?: Card;
}>;
