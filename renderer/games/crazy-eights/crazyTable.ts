// How does Crazy Eights look on the table?

import type { Seat } from '#shared/game/seats.ts';
import { asCrazy } from '#shared/games/crazy-eights/seen.ts';
import { eightsText } from '#renderer/games/eights/text.ts';
import { order } from '#renderer/games/eights/order.ts';
import { hasOneLeft, mostCards, place } from '#renderer/games/eights/seatMarks.ts';
import { celebrations } from '#renderer/table/parts/celebrations/celebrations.ts';
import { naming } from '#renderer/table/parts/naming/naming.ts';
import { openHands } from '#renderer/table/parts/openHands/openHands.ts';
import { shed } from '#renderer/table/parts/shed/shed.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';
import { gameOnTable } from '#renderer/table/usualGame.ts';
import { actions } from './actions.ts';
import { beats } from './beats.ts';
import { picking } from './picking.ts';
import { pile } from './want.ts';
import { words } from './wording.ts';

function speech(seen: AnySeen, seat: Seat): string {
  if (hasOneLeft(seen, seat)) return eightsText().saysLastCard;
  const { passed, result } = asCrazy(seen).facts;
  return result === null && passed.includes(seat) ? eightsText().saysPass : '';
}

export const crazyTable = gameOnTable({
  id: 'crazy-eights',
  parts: [openHands(), shed({ shed: pile }), celebrations, naming],
  picking, words, actions, beats, order, mostCards, place, speech,
  // CE-5: play goes round the order, which is how the seats sit here.
  direction: () => 1,
  circle: (seen) => asCrazy(seen).facts.order,
});
