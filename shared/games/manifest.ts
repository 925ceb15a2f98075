import type { Bot, BotLevel } from "#shared/bots/bot.ts";
import type { Searching } from "#shared/bots/search.ts";
import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { GameAchievements } from "#shared/contract/achievements.ts";
import type { Ladder } from "#shared/contract/ladder.ts";
import type { ViewedRound } from "#shared/contract/viewedRound.ts";
import type { About } from "#shared/contract/traits.ts";
import type { GameText } from "#shared/text/gameText.ts";

export type AnyBot = Bot;

/** Everything the host needs to run a game and to put it into words. */
export interface Manifest extends About {
  readonly rules: AnyGame;
  readonly bots: { readonly [L in BotLevel]: AnyBot };
  /** Searches, and so beats Regular; not at tables yet, and not in every game. */
  readonly shark?: Searching<Public, CommonFacts, Move>;
  /** Points and achievements (H-34). */
  readonly achievements: GameAchievements;
  /** Opponents of rising strength (H-47). */
  readonly ladder: Ladder;
  /** English, for records, logs and the command line. */
  readonly text: GameText;
  /**
   * Records (RR) of the lesson's hand, the same up to a choice of the learner's; their first seat is
   * the learner's (H-33).
   */
  readonly lesson: readonly object[];
  /** Converts a stored round to the Open Hand History format; poker only. */
  readonly handHistory?: (round: ViewedRound) => object;
}
