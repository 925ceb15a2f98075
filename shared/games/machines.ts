// Separate from the catalogue so that bots, replay and referee do not load XState.

import { chartOf, type GameMachine } from "#shared/contract/machine.ts";
import { catalogue } from "./catalogue.ts";

const machines: ReadonlyMap<string, GameMachine> = new Map(
  catalogue.map((game) => [game.id, chartOf(game)]),
);

/** Throws for a game that is not in the catalogue. */
export function machineOf(gameId: string): GameMachine {
  const machine = machines.get(gameId);
  if (!machine) throw new Error(`no chart for ${gameId}`);
  return machine;
}
