// How do bots play a round among themselves, asked one move at a time?

import type { BotMind } from '#main/bots/botMind.ts';
import type { BotLevel } from '#shared/bots/bot.ts';
import type { AnyGame, AnyRound } from '#shared/contract/game.ts';
import type { Move, Result, Seated } from '#shared/contract/round.ts';
import { View } from '#shared/contract/view.ts';
import { firstStep, makeMove, type AnyStep } from '#shared/record/replay.ts';

/** Far more than any round of bots takes. */
const mostMoves = 20_000;

interface Wish {
  readonly game: AnyGame;
  readonly start: AnyRound;
  readonly mind: BotMind;
  /** By seat. */
  readonly levels: readonly BotLevel[];
  /** For the bots' dice: with the same seed they do the same. */
  readonly seed: string;
}

export interface BotRound {
  readonly result: Result;
  readonly moves: readonly Seated<Move>[];
}

/** Rejects with a BotFault, or with an Error where a bot's move is illegal or the round does not end. */
export async function botRound({ game, start, mind, levels, seed }: Wish): Promise<BotRound> {
  const moves: Seated<Move>[] = [];
  let step: AnyStep = firstStep(start);
  while (moves.length < mostMoves) {
    const [seat] = game.toAct(step.round);
    const { result } = step.round.facts;
    if (seat === undefined && result) return { result, moves };
    if (seat === undefined) break;
    const { move } = await mind.think({ game: game.id, level: levels[seat] ?? 'regular', view: View.of(game, step, seat), seed: `${seed} ${moves.length}`, asksReason: false });
    const entry = { ...(move as Move), seat };
    const made = makeMove(game, step.round, entry);
    if (made.error) throw new Error(`a bot's move at ${game.id} is against ${made.error.code}`);
    moves.push(entry);
    ({ step } = made);
  }
  throw new Error(`a round of ${game.id} among bots does not end`);
}
