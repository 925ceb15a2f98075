// Which moves does an offer of `legal` stand for?

import { peekAll } from '#shared/cards/faceDown.ts';
import type { DiceReader } from '#shared/chance/dice.ts';
import type { AnyRound, Offer } from '#shared/game/game.ts';
import type { Move } from '#shared/game/round.ts';
import type { Seat } from '#shared/game/seats.ts';

/** One of the moves of an offer: itself, or for a `count` of cards, any so many of the seat's own hand. */
export function expandOffer(round: AnyRound, seat: Seat, offer: Offer<Move>, dice: DiceReader): Move {
  if ('count' in offer && offer.count !== undefined) {
    return { type: offer.type, cards: dice.shuffled(peekAll(round.zones.hands[seat] ?? [])).slice(0, offer.count) } as Move;
  }
  // A range of sizes needs the name of its field: to be told here when the first game with bets comes.
  if ('min' in offer || 'max' in offer) throw new Error(`how is a range of "${offer.type}" sent?`);
  return offer;
}
