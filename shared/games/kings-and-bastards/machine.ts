// The chart of Kings & Bastards: which phase takes which move, and what time does.

import { anywhere, conductorOf, settleInto, takes, waits } from '#shared/game/machine.ts';
import { kingsAndBastards } from './index.ts';
import { phases } from './types.ts';

export const kingsAndBastardsMachine = conductorOf(kingsAndBastards).createMachine({
  id: kingsAndBastards.id,
  context: ({ input }) => ({ table: input }),
  initial: 'settle',
  states: {
    settle: settleInto(phases),
    exchange: { on: { give: takes }, ...waits },
    trick: { on: { play: takes, pass: takes }, ...waits },
    over: { type: 'final' },
  },
  on: anywhere,
});
