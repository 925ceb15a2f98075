import type { Appraiser } from "#shared/bots/appraiser.ts";
import type { Bot, UsualLevel, Way } from "#shared/bots/bot.ts";
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
  readonly bots: { readonly [L in UsualLevel]: AnyBot };
  /**
   * Loads a bot that beats Regular; not every game has one. `share`: of its usual budget, where it
   * searches.
   */
  readonly shark?: (share: number) => Promise<AnyBot>;
  /** Loads what weighs the moves of a review; absent: Regular plays on (H-50). */
  readonly appraiser?: () => Promise<Appraiser>;
  /** The same bot in a character's way. Absent: all characters play the game alike (H-11). */
  inWay?(bot: AnyBot, way: Way): AnyBot;
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
