// The chart of five-card draw: which phase takes which move, and what time does.

import { anywhere, conductorOf, settleInto, takes, waits } from '#shared/game/machine.ts';
import { fiveCardDraw } from './index.ts';
import { phases } from './types.ts';

const betting = { on: { bet: takes, raise: takes, call: takes, check: takes, fold: takes }, ...waits } as const;

export const fiveCardDrawMachine = conductorOf(fiveCardDraw).createMachine({
  id: fiveCardDraw.id,
  context: ({ input }) => ({ table: input }),
  initial: 'settle',
  states: {
    settle: settleInto(phases),
    bet1: betting,
    draw: { on: { draw: takes }, ...waits },
    bet2: betting,
    over: { type: 'final' },
  },
  on: anywhere,
});
