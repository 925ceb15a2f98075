// The second depth of a table script: the game's XState chart under a simulated clock.

import { createActor, SimulatedClock } from 'xstate';
import type { RuleError } from '#shared/game/outcome.ts';
import type { Move } from '#shared/game/round.ts';
import { View } from '#shared/game/view.ts';
import { machineOf } from '#shared/games/machines.ts';
import { firstStep, type AnyStep } from '#shared/record/replay.ts';
import { dealRecord, readRecord } from '#shared/record/roundRecord.ts';
import type { Depth, SeenView } from './depth.ts';

export const chart: Depth = {
  name: 'chart',
  open: async (record, turnMs) => {
    const read = readRecord(record);
    let step: AnyStep = firstStep(dealRecord(read));
    const clock = new SimulatedClock();
    const actor = createActor(machineOf(read.game.id), { clock, input: { round: step.round, patience: () => turnMs } });
    let refused: RuleError | null = null;
    actor.on('moved', ({ accepted }) => (step = accepted));
    actor.on('refused', ({ error }) => (refused = error));
    actor.start();
    return {
      send: async (seat, raw) => {
        const form = read.game.readMove(raw);
        if (!form.ok) return { code: 'C-13', message: form.problem };
        // A finished chart takes no more events; whoever runs it answers in its place.
        if (actor.getSnapshot().status === 'done') return { code: 'C-11', message: 'The round is over.' };
        refused = null;
        actor.send({ ...(form.move as Move), seat });
        return refused;
      },
      view: async (viewer) => JSON.parse(JSON.stringify(View.of(read.game, step, viewer))) as SeenView,
      wait: async (ms) => clock.increment(ms),
      close: async () => void actor.stop(),
    };
  },
};
