// Can a card be drawn, who gets it, and when does the pile become a new stock?

import { turnAllDown, type FaceDown } from '#shared/cards/faceDown.ts';
import { withAt, withMore } from '#shared/cards/hand.ts';
import { shuffled } from '#shared/chance/dice.ts';
import type { Happening, OfSeat, OfTable, ShowingSome } from '#shared/game/outcome.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { Drawing, EightsRound, Told } from './rules.ts';

/** So many cards came to the seat, which alone is shown them. */
export type Took<T extends string> = ShowingSome<OfSeat<T, { readonly count: number }>>;
export const took = <T extends string>(type: T, seat: Seat, cards: readonly FaceDown[]): Took<T> => ({ type, seat, told: { count: cards.length }, only: { to: [seat], cards } });

/** So many cards lie in the new stock. */
export type Refilled = OfTable<'refilled', { readonly cards: number }>;
export const newStock = (cards: number): Refilled => ({ type: 'refilled', told: { cards } });

const canRefill = <R extends EightsRound, H extends Happening>({ refilling }: Drawing<R, H>, round: R): boolean => round.zones.pile.length > 1 && refilling?.may(round) === true;

export const canDraw = <R extends EightsRound, H extends Happening>(rules: Drawing<R, H>, round: R): boolean => round.zones.stock.length > 0 || canRefill(rules, round);

/** The pile but its top card, shuffled, is the stock from now on. */
function refilled<R extends EightsRound, H extends Happening>({ refilling }: Drawing<R, H>, round: R, happened: Told<H>[]): R {
  const { zones } = round;
  const { list: stock, dice } = shuffled(round.dice, turnAllDown(zones.pile.slice(0, -1)));
  if (refilling) happened.push(refilling.tell(stock.length));
  return { ...round, dice, zones: { ...zones, stock, pile: zones.pile.slice(-1) } };
}

/** So many cards come off the stock, as far as there are any. */
function taken<R extends EightsRound, H extends Happening>(rules: Drawing<R, H>, round: R, count: number, happened: Told<H>[]): { readonly round: R; readonly cards: readonly FaceDown[] } {
  const { stock } = round.zones;
  const cards = stock.slice(0, count);
  const after: R = { ...round, zones: { ...round.zones, stock: stock.slice(cards.length) } };
  if (cards.length === count || !canRefill(rules, after)) return { round: after, cards };
  const rest = taken(rules, refilled(rules, after, happened), count - cards.length, happened);
  return { round: rest.round, cards: withMore(cards, rest.cards) };
}

/** The same, to the end of a hand. */
export function drawn<R extends EightsRound, H extends Happening>(
  rules: Drawing<R, H>, round: R, seat: Seat, count: number, tell: (cards: readonly FaceDown[]) => NoInfer<H>, happened: Told<H>[],
): R {
  const { round: after, cards } = taken(rules, round, count, happened);
  happened.push(tell(cards));
  const { hands, stock } = after.zones;
  const inHand: R = { ...after, zones: { ...after.zones, hands: withAt(hands, seat, withMore(hands[seat] ?? [], cards)) } };
  return rules.refilling?.atOnce && stock.length === 0 && canRefill(rules, inHand) ? refilled(rules, inHand, happened) : inHand;
}
