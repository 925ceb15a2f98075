import { playersWith } from "#shared/contract/game.ts";
import { gameOf } from "#shared/games/catalogue.ts";
import type { RotationEntry } from "#shared/protocol/schema.ts";
import type { GameFacts } from "#shared/tournament/state.ts";

/** Throws if there is no such game, which a checked rotation never names. */
export function gameFacts({ game: id, options }: RotationEntry): GameFacts {
  const game = gameOf(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const { playedFor } = game.traits;
  return { players: playersWith(game, options), playedFor: playedFor.kind };
}
