// The chart of Exordia8: which phase takes which move, and what time does.

import { anywhere, conductorOf, settleInto, takes, waits } from '#shared/game/machine.ts';
import { exordia8 } from './index.ts';
import { phases } from './types.ts';

export const exordia8Machine = conductorOf(exordia8).createMachine({
  id: exordia8.id,
  context: ({ input }) => ({ table: input }),
  initial: 'settle',
  states: {
    settle: settleInto(phases),
    turn: { on: { play: takes, draw: takes, skip: takes }, ...waits },
    extra: { on: { play: takes, decline: takes }, ...waits },
    sequent: { on: { play: takes, break: takes }, ...waits },
    over: { type: 'final' },
  },
  on: anywhere,
});
