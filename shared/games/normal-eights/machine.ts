// The chart of Normal Eights: which phase takes which move, and what time does.

import { anywhere, conductorOf, holdsOrTakes, settleInto, takes, waits, waitsInWindow } from '#shared/game/machine.ts';
import { normalEights } from './index.ts';
import { phases } from './types.ts';

const choosing = { on: { pick: takes }, ...waits } as const;

export const normalEightsMachine = conductorOf(normalEights).createMachine({
  id: normalEights.id,
  context: ({ input }) => ({ table: input }),
  initial: 'settle',
  states: {
    settle: settleInto(phases),
    turn: { on: { play: takes, draw: takes, pass: takes }, ...waits },
    drawn: { on: { play: takes, keep: takes }, ...waits },
    respond: { on: { nope: takes, pass: holdsOrTakes }, ...waitsInWindow },
    war: choosing,
    give: choosing,
    sets: { on: { sets: takes }, ...waits },
    purge: choosing,
    over: { type: 'final' },
  },
  on: anywhere,
});
