// Which card says Nope when the button is pressed (NE-18)?

import { isJoker, isNatural, suitOf, suits, type Card, type Suit } from "#shared/cards/card.ts";
import { ownHand } from "#shared/contract/ownHand.ts";
import { offeredNopes, type NormalSeen } from "#shared/games/normal-eights/seen.ts";
import type { Nope } from "#shared/games/normal-eights/types.ts";
import type { Reading } from "#renderer/table/tableGame.ts";

export type Answering = Pick<Nope, "card" | "as">;

/** NE-24: time is too short to be asked: it is the ace of the suit that is held most. */
function jokerNope(seen: NormalSeen): Answering | null {
  const offers = offeredNopes(seen);
  const held = (suit: Suit): number =>
    ownHand(seen).filter((card) => isNatural(card) && suitOf(card) === suit).length;
  const aces = suits
    .toSorted((one, other) => held(other) - held(one))
    .map((suit): Card => `A${suit}`);
  const as = aces.find((ace) => offers.some((offer) => offer.as === ace));
  return as === undefined ? null : { card: "Jk", as };
}

/** With no card picked: an ace rather than a joker. Null where neither is held. */
export function readyNope(seen: NormalSeen): Answering | null {
  const ace = offeredNopes(seen).find(({ card }) => !isJoker(card));
  return ace ? { card: ace.card } : jokerNope(seen);
}

/** Of the picked card; null where it answers nothing. */
export function pickedNope(seen: NormalSeen, reading: Reading): Answering | null {
  if (reading.kind === "card") return jokerNope(seen);
  if (reading.kind !== "move" || !reading.legal) return null;
  const { card } = reading.move as Nope;
  return { card };
}
