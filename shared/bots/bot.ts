// A bot sees a View and nothing else, and answers with a move.

import type { DiceReader } from "#shared/chance/dice.ts";
import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { View } from "#shared/contract/view.ts";
import type { Said } from "#shared/text/said.ts";

export const botLevels = ["easy", "regular"] as const;
export type BotLevel = (typeof botLevels)[number];

export interface Bot<O extends Public, F extends CommonFacts, M extends Move> {
  /**
   * A legal move for the view's own seat, which must be to act – its default move where none is.
   * Same view and same dice, same move.
   */
  choose(view: View<O, F, M>, dice: DiceReader): M;
  /**
   * What it does about a cue, by its key, that is its seat's to take up; null where it lets it go.
   * Bots of games without cues leave it out.
   */
  takeUp?(view: View<O, F, M>, cue: string, dice: DiceReader): M | null;
  /** Why it would make that move, for a beginner (H-27). */
  reason(view: View<O, F, M>, move: M): Said;
  /**
   * What a person is told to do instead of what it would do itself, where it plays by chance: one
   * plan, the same for the same view (H-27).
   */
  advise?(view: View<O, F, M>): M;
}
