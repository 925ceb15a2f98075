// Expands an offer of `legal` into the moves that it stands for.

import { peekAll } from "#shared/cards/faceDown.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import type { AnyGame, AnyRound, Offer } from "#shared/contract/game.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { formsOf } from "#test/games/forms.ts";

type Offering = Readonly<{
  game: Pick<AnyGame, "id">;
  round: AnyRound;
  dice: DiceReader;
}>;

/**
 * One of the moves of an offer: itself, filled in by its game where it names too little; for a
 * `count` of cards, any so many of the seat's own hand; for a `min` or a `max` what the game makes
 * of it, else for a `max` alone any so many at most, and for both an amount between them – often
 * one at the edge, where mistakes are.
 */
export function expandOffer({ game, round, dice }: Offering, seat: Seat, offer: Offer<Move>): Move {
  const { type, min, max, count } = { min: undefined, max: undefined, count: undefined, ...offer };
  const someOfHand = (many: number): Move =>
    ({ type, cards: dice.shuffled(peekAll(round.zones.hands[seat] ?? [])).slice(0, many) }) as Move;
  if (count !== undefined) return someOfHand(count);
  if (max === undefined)
    return Object.keys(offer).length === 1
      ? (formsOf(game.id).fills?.[type]?.({ round, seat }, dice) ?? offer)
      : offer;
  const own = formsOf(game.id).ranges?.[type];
  if (own) return own({ round, seat, min: min ?? 0, max }, dice);
  return min === undefined
    ? someOfHand(dice.below(max + 1))
    : ({ type, to: amountWithin(min, max, dice) } as Move);
}

const fewChips = 40;

function amountWithin(min: number, max: number, dice: DiceReader): number {
  const amounts = [
    min,
    max,
    min + dice.below(Math.min(fewChips, max - min) + 1),
    min + dice.below(Math.min(2 ** 32, max - min + 1)),
  ];
  return amounts[dice.below(amounts.length)] ?? min;
}
