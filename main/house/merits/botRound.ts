// How do bots play a round among themselves, asked one move at a time?

import type { BotMind } from "#main/bots/botMind.ts";
import { Asking } from "#shared/bots/asking.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import type { Move, Result, Seated } from "#shared/contract/round.ts";
import { View } from "#shared/contract/view.ts";
import { firstStep, makeMove, type AnyStep } from "#shared/record/replay.ts";

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

/**
 * Rejects with a BotFault, or with an Error where a bot's move is illegal or the round does not
 * end.
 */
export async function botRound({ game, start, mind, levels, seed }: Wish): Promise<BotRound> {
  const moves: Seated<Move>[] = [];
  const asking = new Asking();
  let step: AnyStep = firstStep(start);
  let asked = 0;
  while (moves.length < mostMoves) {
    const { result } = step.round.facts;
    if (result) return { result, moves };
    const next = asking.next(game, step);
    if (!next) break;
    const { seat, cue, given, auto } = next;
    const question = {
      game: game.id,
      level: levels[seat] ?? "regular",
      view: View.of(game, step, seat),
      seed: `${seed} ${asked}`,
      ...(cue !== null && { cue }),
      asksReason: false,
    } as const;
    const move = given ?? (await mind.think(question)).move;
    asked += 1;
    if (cue !== null && move === null) continue;
    const entry = { ...(move as Move), seat, ...(auto && { auto }) };
    const made = makeMove(game, step.round, entry);
    if (made.error) throw new Error(`a bot's move at ${game.id} is against ${made.error.code}`);
    moves.push(entry);
    ({ step } = made);
  }
  throw new Error(`a round of ${game.id} among bots does not end`);
}
