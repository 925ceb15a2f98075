// What does a player's bubble say in Normal Eights?

import { isNatural, rankOf, type Card } from '#shared/cards/card.ts';
import type { Seat } from '#shared/game/seats.ts';
import { eightsText } from '#renderer/games/eights/catalogue.ts';
import { hasOneLeft } from '#renderer/games/eights/seatMarks.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';
import { normalText } from './catalogue.ts';
import { asNormal } from './normalSeen.ts';

/** By what the card counts as (NE-24). */
export const saysPlaying = (counted: Card): string => (isNatural(counted) ? normalText().saysCard[rankOf(counted)] : '');

/** While a window is open, what was played into it goes on being said. */
function chained(seen: AnySeen, seat: Seat): string {
  const { chain, counted } = asNormal(seen).facts;
  const at = chain.findLastIndex((link) => link.seat === seat);
  const link = chain[at];
  if (!link) return '';
  if (at > 0) return link.sendBack ? normalText().saysNopeBack : normalText().saysNope;
  return saysPlaying(counted[at] ?? link.card);
}

export function speech(seen: AnySeen, seat: Seat): string {
  const { passed, result, left } = asNormal(seen).facts;
  if (result !== null || left.includes(seat)) return '';
  const said = chained(seen, seat);
  if (said !== '') return said;
  if (hasOneLeft(seen, seat)) return eightsText().saysLastCard;
  return passed.includes(seat) ? eightsText().saysPass : '';
}
