// Can a card be drawn, who draws it, and when does the pile become a new stock (NE-3, NE-6)?

import { peekAll } from '#shared/cards/faceDown.ts';
import { withAt, withMore } from '#shared/cards/hand.ts';
import { refilled } from '#shared/game/refilling.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { NormalHappening, NormalRound } from './types.ts';

/** NE-6 */
export const canDraw = ({ zones: { stock, pile } }: NormalRound): boolean => stock.length > 0 || pile.length > 1;

/** So many cards come to the end of a hand, as far as there are any (NE-6). Cards that come to an open hand lie open (NE-9). */
export function drawn(round: NormalRound, seat: Seat, count: number, why: 'turn' | 'collect' | 'king', happened: NormalHappening[]): NormalRound {
  const { round: after, cards } = taken(round, count, happened);
  const { hands } = after.zones;
  const isOpen = round.facts.shown.includes(seat);
  happened.push({
    type: 'drew', seat, told: { count: cards.length, why, ...(isOpen && { cards: peekAll(cards) }) },
    ...(!isOpen && { only: { to: [seat], cards } }),
  });
  return { ...after, zones: { ...after.zones, hands: withAt(hands, seat, withMore(hands[seat] ?? [], cards)) } };
}

/** NE-6: the pile becomes the stock when a card must come off an empty one. */
function taken(round: NormalRound, count: number, happened: NormalHappening[]): { readonly round: NormalRound; readonly cards: NormalRound['zones']['stock'] } {
  const { stock, pile } = round.zones;
  const cards = stock.slice(0, count);
  const after = { ...round, zones: { ...round.zones, stock: stock.slice(cards.length) } };
  if (cards.length === count || pile.length < 2) return { round: after, cards };
  const rest = taken(refilled(after, happened), count - cards.length, happened);
  return { round: rest.round, cards: withMore(cards, rest.cards) };
}
