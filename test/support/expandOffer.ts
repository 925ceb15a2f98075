// Which moves does an offer of `legal` stand for?

import { peekAll } from '#shared/cards/faceDown.ts';
import type { DiceReader } from '#shared/chance/dice.ts';
import type { AnyRound, Offer } from '#shared/game/game.ts';
import type { Move } from '#shared/game/round.ts';
import type { Seat } from '#shared/game/seats.ts';

/**
 * One of the moves of an offer: itself; for a `count` of cards, any so many of the seat's own hand; for a `max` alone,
 * any so many at most; for a `min` and a `max`, an amount between them – often one at the edge, where mistakes are.
 */
export function expandOffer(round: AnyRound, seat: Seat, offer: Offer<Move>, dice: DiceReader): Move {
  const { type, min, max, count } = { min: undefined, max: undefined, count: undefined, ...offer };
  const someOfHand = (many: number): Move => ({ type, cards: dice.shuffled(peekAll(round.zones.hands[seat] ?? [])).slice(0, many) }) as Move;
  if (count !== undefined) return someOfHand(count);
  if (max === undefined) return offer;
  if (min === undefined) return someOfHand(dice.below(max + 1));
  return { type, to: amountWithin(min, max, dice) } as Move;
}

const fewChips = 40;

function amountWithin(min: number, max: number, dice: DiceReader): number {
  const amounts = [min, max, min + dice.below(Math.min(fewChips, max - min) + 1), min + dice.below(Math.min(2 ** 32, max - min + 1))];
  return amounts[dice.below(amounts.length)] ?? min;
}
