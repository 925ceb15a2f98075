// The chart of Crazy Eights: which phase takes which move, and what time does.

import { anywhere, conductorOf, settleInto, takes, waits } from '#shared/game/machine.ts';
import { crazyEights } from './index.ts';
import { phases } from './types.ts';

export const crazyEightsMachine = conductorOf(crazyEights).createMachine({
  id: crazyEights.id,
  context: ({ input }) => ({ table: input }),
  initial: 'settle',
  states: {
    settle: settleInto(phases),
    turn: { on: { play: takes, draw: takes, pass: takes }, ...waits },
    over: { type: 'final' },
  },
  on: anywhere,
});
