import type { AnyGame } from "#shared/contract/game.ts";
import { View } from "#shared/contract/view.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import { dealRecord, readRecord, recordFormat } from "#shared/record/roundRecord.ts";
import { ProgramFault, quoted, type Program } from "./program.ts";

/** Always the same deal. */
const seed = "trial";

/** Asks the program for a first move of the game. Returns why it has none, or null. */
export async function trial(program: Program, game: AnyGame): Promise<ProgramFault | null> {
  const seats = Array.from({ length: game.players.min }, (_, seat) => `Seat ${seat}`);
  const record = { format: recordFormat, game: game.id, options: {}, seats, seed, moves: [] };
  const step = firstStep(dealRecord(readRecord(record)));
  const [seat] = game.toAct(step.round);
  if (seat === undefined) throw new Error(`a round of ${game.id} begins with nobody's turn`);
  const view = View.of(game, step, seat);
  try {
    const answer = await program.ask({
      game,
      round: "trial",
      step: 0,
      view,
      events: view.happened,
    });
    const read = game.readMove(answer);
    if (read.ok && game.apply(step.round, seat, read.move, false).ok) return null;
    return new ProgramFault("nonsense", quoted(JSON.stringify(answer)));
  } catch (error) {
    if (error instanceof ProgramFault) return error;
    throw error;
  } finally {
    program.close();
  }
}
