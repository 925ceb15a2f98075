// Which chart conducts which game? Apart from the catalogue, so that bots, replay and referee need no XState.

import type { conductorOf } from '#shared/game/machine.ts';
import { kingsAndBastardsMachine } from './kings-and-bastards/machine.ts';

export type GameMachine = ReturnType<ReturnType<typeof conductorOf>['createMachine']>;

const machines: { readonly [id: string]: GameMachine } = {
  'kings-and-bastards': kingsAndBastardsMachine as unknown as GameMachine,
};

/** Throws for a game without a chart: every game of the catalogue has one. */
export function machineOf(gameId: string): GameMachine {
  const machine = machines[gameId];
  if (!machine) throw new Error(`no chart for ${gameId}`);
  return machine;
}
