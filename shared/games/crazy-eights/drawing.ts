// Can a card be drawn, who draws it, and when does the pile become a new stock (CE-6, CE-9, CE-10)?

import { withAt, withMore } from '#shared/cards/hand.ts';
import { refilled } from '#shared/game/refilling.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { CrazyHappening, CrazyRound } from './types.ts';

const canRefill = ({ options, zones }: CrazyRound): boolean => options.refill && zones.pile.length > 1;

/** CE-9 */
export const canDraw = (round: CrazyRound): boolean => round.zones.stock.length > 0 || canRefill(round);

/** One card from the stock, where `canDraw` says that there is one. CE-10: refilled at once, before a draw that finds the stock empty and after one that empties it. */
export function drawOne(round: CrazyRound, seat: Seat): { readonly round: CrazyRound; readonly happened: readonly CrazyHappening[] } {
  const happened: CrazyHappening[] = [];
  const before = refilledIfEmpty(round, happened);
  const { hands, stock } = before.zones;
  const cards = stock.slice(0, 1);
  happened.push({ type: 'drew', seat, told: { count: cards.length }, only: { to: [seat], cards } });
  const zones = { ...before.zones, hands: withAt(hands, seat, withMore(hands[seat] ?? [], cards)), stock: stock.slice(1) };
  return { round: refilledIfEmpty({ ...before, zones }, happened), happened };
}

/** CE-9 */
const refilledIfEmpty = (round: CrazyRound, happened: CrazyHappening[]): CrazyRound => (round.zones.stock.length > 0 || !canRefill(round) ? round : refilled(round, happened));
