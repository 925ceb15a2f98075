// Which chart conducts which game? Apart from the catalogue, so that bots, replay and referee need no XState.

import type { StateMachine, StateValue } from 'xstate';
import type { ChartEmitted, ChartEvent, Table } from '#shared/game/machine.ts';
import { crazyEightsMachine } from './crazy-eights/machine.ts';
import { exordia8Machine } from './exordia8/machine.ts';
import { fiveCardDrawMachine } from './five-card-draw/machine.ts';
import { kingsAndBastardsMachine } from './kings-and-bastards/machine.ts';
import { normalEightsMachine } from './normal-eights/machine.ts';

/** Any game's chart: its events, input and what it emits are the same for all. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the names of a chart's own guards, actions and states are nobody else's business
export type GameMachine = StateMachine<{ readonly table: Table }, ChartEvent, any, any, any, any, any, StateValue, string, Table, any, ChartEmitted, any, any>;

const machines: { readonly [id: string]: GameMachine } = {
  'kings-and-bastards': kingsAndBastardsMachine as unknown as GameMachine,
  'five-card-draw': fiveCardDrawMachine as unknown as GameMachine,
  'crazy-eights': crazyEightsMachine as unknown as GameMachine,
  exordia8: exordia8Machine as unknown as GameMachine,
  'normal-eights': normalEightsMachine as unknown as GameMachine,
};

/** Throws for a game without a chart: every game of the catalogue has one. */
export function machineOf(gameId: string): GameMachine {
  const machine = Object.hasOwn(machines, gameId) ? machines[gameId] : undefined;
  if (!machine) throw new Error(`no chart for ${gameId}`);
  return machine;
}
