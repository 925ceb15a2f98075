import type { BotTask, BotRound } from "#shared/bots/botRound.ts";
import type { BotLevel, Way } from "#shared/bots/bot.ts";
import type { Move } from "#shared/contract/round.ts";
import { View } from "#shared/contract/view.ts";
import type { BotMind } from "./botMind.ts";

type AskedBot = Readonly<{
  mind: BotMind;
  level: BotLevel;
  way?: Way | undefined;
  /** For its random choices: the same seed gives the same move. */
  seed: string;
}>;

/**
 * Makes the task's move as the bot chooses. Rejects with a BotFault, or with an Error if the bot
 * makes no move or an illegal one.
 */
export async function playTask(
  round: BotRound,
  task: BotTask,
  { mind, level, way, seed }: AskedBot,
): Promise<void> {
  const { game } = round;
  const { seat, cue, given } = task;
  const question = {
    game: game.id,
    level,
    ...(way && { way }),
    view: View.of(game, round.step, seat),
    seed,
    ...(cue !== null && { cue }),
    asksReason: false,
  } as const;
  const move = given ?? ((await mind.think(question)).move as Move | null);
  if (!move && cue === null) throw new Error(`a bot at ${game.id} makes no move`);
  const error = round.make(task, move);
  if (error) throw new Error(`a bot's move at ${game.id} is against ${error.code}`);
}
