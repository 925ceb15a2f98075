import type { DiceReader } from "#shared/chance/dice.ts";
import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { View } from "#shared/contract/view.ts";
import type { Said } from "#shared/text/said.ts";

export const botLevels = ["easy", "regular"] as const;
export type BotLevel = (typeof botLevels)[number];

export interface Bot<O extends Public, F extends CommonFacts, M extends Move> {
  /**
   * Returns a legal move for the view's own seat, which must be to act, or its default move if none
   * is legal. Deterministic in view and dice.
   */
  choose(view: View<O, F, M>, dice: DiceReader): M;
  /**
   * Returns what it does about a cue that its seat may take up, or null to ignore it. Absent for
   * games without cues.
   */
  takeUp?(view: View<O, F, M>, cue: string, dice: DiceReader): M | null;
  /** Returns why it would make that move, for a beginner (H-27). */
  reason(view: View<O, F, M>, move: M): Said;
  /**
   * Returns the move to advise instead of its own where it plays by chance: always the same for the
   * same view (H-27).
   */
  advise?(view: View<O, F, M>): M;
}
