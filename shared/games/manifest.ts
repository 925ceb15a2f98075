import type { Bot, BotLevel } from "#shared/bots/bot.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { Merits } from "#shared/contract/merits.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { ToldRound } from "#shared/contract/toldRound.ts";
import type { About } from "#shared/contract/traits.ts";
import type { GameText } from "#shared/text/gameText.ts";

export type AnyBot = Bot<Public, CommonFacts, Move>;

/** What a game gives, so that the host can lay it and speak of it. */
export interface Manifest extends About {
  readonly rules: AnyGame;
  readonly bots: { readonly [L in BotLevel]: AnyBot };
  /** What a round of it brings besides chips (H-34). */
  readonly merits: Merits;
  /** In English: for records, logs and the command line. */
  readonly text: GameText;
  /** A record (RR) of a first hand to learn by, whose first seat is the learner's (H-33). */
  readonly lesson: object;
  /** A stored round in the Open Hand History format; of poker alone. */
  readonly handHistory?: (told: ToldRound) => object;
}
