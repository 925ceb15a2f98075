// What happens when hands are counted at the end of a round?

import type { Seat } from "#shared/contract/seats.ts";
import type { ShownHand } from "#renderer/table/parts/shownHands/shownScene.ts";

declare module "#renderer/table/scene/beat.ts" {
  interface Beats {
    /**
     * A seat's hand is turned up and counted; what it comes to goes to the winners. `words`: how
     * much that is.
     */
    tally: {
      readonly seat: Seat;
      readonly hand: ShownHand;
      readonly to: readonly Seat[];
      readonly words: string;
    };
  }
}

declare module "#renderer/table/scene/step.ts" {
  interface Deeds {
    /** Points go from a hand that was counted to a seat. */
    score: { readonly from: Seat; readonly to: Seat; readonly words: string };
  }
}
