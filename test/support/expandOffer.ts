// Which moves does an offer of `legal` stand for?

import { suits, type Card } from '#shared/cards/card.ts';
import { peekAll } from '#shared/cards/faceDown.ts';
import type { DiceReader } from '#shared/chance/dice.ts';
import { without } from '#shared/cards/hand.ts';
import type { AnyRound, Offer } from '#shared/contract/game.ts';
import type { Move } from '#shared/contract/round.ts';
import type { Seat } from '#shared/contract/seats.ts';
import { mayFollow } from '#shared/games/crazy-eights/plays.ts';
import type { CrazyRound } from '#shared/games/crazy-eights/types.ts';
import { foundSets } from '#shared/games/normal-eights/sets.ts';

/**
 * One of the moves of an offer: itself; for a `count` of cards, any so many of the seat's own hand; for a `max` alone,
 * any so many at most, or so many sets; for a `min` and a `max`, an amount between them – often one at the edge, where mistakes are –
 * or so many cards of one rank, one of which is offered alone.
 */
export function expandOffer(round: AnyRound, seat: Seat, offer: Offer<Move>, dice: DiceReader): Move {
  const { type, min, max, count } = { min: undefined, max: undefined, count: undefined, ...offer };
  const someOfHand = (many: number): Move => ({ type, cards: dice.shuffled(peekAll(round.zones.hands[seat] ?? [])).slice(0, many) }) as Move;
  if (count !== undefined) return someOfHand(count);
  if (max === undefined) return offer;
  if (type === 'sets') return someSets(peekAll(round.zones.hands[seat] ?? []), max, dice);
  if (min === undefined) return someOfHand(dice.below(max + 1));
  if (type === 'play') return someOfRank(round, seat, { min, max }, dice);
  return { type, to: amountWithin(min, max, dice) } as Move;
}

/** CE-7: in any order; eights name a suit. */
function someOfRank(round: AnyRound, seat: Seat, { min, max }: { readonly min: number; readonly max: number }, dice: DiceReader): Move {
  const hand = peekAll(round.zones.hands[seat] ?? []);
  const followers = hand.filter((card) => mayFollow(card, (round as CrazyRound).facts));
  const sets = followers.map((card) => [card, ...(without(hand, [card]) ?? []).filter((other) => other[0] === card[0])]).filter(({ length }) => length >= min);
  const set = sets[dice.below(sets.length)] ?? [];
  const cards = dice.shuffled(set.slice(0, Math.min(max, min + dice.below(set.length - min + 1))));
  return { type: 'play', cards, ...(cards[0]?.startsWith('8') && { suit: suits[dice.below(suits.length)] }) } as Move;
}

/** Some that the hand holds at once, and now and then one of them to lie on top (NE-11, NE-23). */
function someSets(hand: readonly Card[], most: number, dice: DiceReader): Move {
  const sets: (readonly Card[])[] = [];
  let rest = hand;
  for (const set of dice.shuffled(foundSets(hand))) {
    const less = without(rest, set);
    if (!less || sets.length >= 1 + dice.below(most)) continue;
    sets.push(set);
    rest = less;
  }
  const cards = sets.flat();
  return { type: 'sets', sets, ...(dice.below(2) === 0 && cards.length > 0 && { top: cards[dice.below(cards.length)] }) } as Move;
}

const fewChips = 40;

function amountWithin(min: number, max: number, dice: DiceReader): number {
  const amounts = [min, max, min + dice.below(Math.min(fewChips, max - min) + 1), min + dice.below(Math.min(2 ** 32, max - min + 1))];
  return amounts[dice.below(amounts.length)] ?? min;
}
