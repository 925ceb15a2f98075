// How does Gin Rummy look on the table?

import type { GinHappening } from '#shared/games/gin-rummy/types.ts';
import { celebrations } from '#renderer/table/parts/celebrations/celebrations.ts';
import { shed } from '#renderer/table/parts/shed/shed.ts';
import { shownHands } from '#renderer/table/parts/shownHands/shownHands.ts';
import { gameOnTable } from '#renderer/table/usualGame.ts';
import { actions } from './actions.ts';
import { ahead } from './ahead.ts';
import { beats } from './beats.ts';
import { order } from './order.ts';
import { picking } from './picking.ts';
import { words } from './wording.ts';

/** GR-3, GR-7: ten, and the one that was drawn or taken. */
const mostCards = 11;

export const ginTable = gameOnTable<GinHappening>({
  id: 'gin-rummy',
  parts: [shownHands(), shed({ shed: ({ stock, pile }) => ({ stock, pile, want: null }) }), celebrations, ahead],
  picking, words, actions, beats, order,
  mostCards: () => mostCards,
});
