// How does a table ask those who judge what another means to do: do they let it stand, or by which
// rule not?

import type { Move } from "#shared/contract/round.ts";
import type { Part } from "#renderer/table/part.ts";
import type { AnySeen, Whose } from "#renderer/table/tableGame.ts";
import { judgingDesk } from "./judgingDesk.ts";
import { JudgingDialog } from "./JudgingDialog.tsx";
import { JudgingPrompt } from "./JudgingPrompt.tsx";

/** What the viewer is asked to judge. */
export type Judged = {
  /** The same for one question, another for the next. */
  readonly number: number;
  /** So long it may be answered. */
  readonly seconds: number;
  /** "Ann plays the 7 of clubs. Do you let it stand?" */
  words(who: Whose): string;
  /** The viewer's own rules by which he may disagree. */
  readonly own: readonly string[];
  /** The rules that it may be said to contradict; none where it can contradict none. */
  readonly contradicts: readonly string[];
  /** Is it a change of the rule book, which is to be read first? */
  readonly isChange: boolean;
};

export interface JudgingWords {
  readonly timeToAnswer: (seconds: number) => string;
  readonly agree: string;
  readonly disagreeTitle: string;
  readonly disagreeBy: string;
  readonly disagree: string;
  readonly objectTitle: string;
  readonly objectBy: string;
  readonly object: string;
  readonly back: string;
}

export interface JudgingHooks {
  /** Does a command wait for its judges? Then nobody else is to act. */
  isUnderWay(this: void, seen: AnySeen): boolean;
  /** Null where the viewer is asked nothing. */
  judged(this: void, seen: AnySeen): Judged | null;
  readonly agree: Move;
  disagree(this: void, rule: string): Move;
  object(this: void, rule: string): Move;
  words(this: void): JudgingWords;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    judging: JudgingHooks;
  }
}

declare module "#renderer/table/tableGame.ts" {
  interface Additions {
    /** Shows what is judged, and asks by which rule it is not to stand. */
    judging: true;
  }
}

declare module "#renderer/table/scene/scene.ts" {
  interface Scene {
    /** Is something before its judges? */
    readonly judging?: boolean;
  }
}

export const judging = (hooks: JudgingHooks): Part => ({
  name: "judging",
  hooks: { judging: hooks },
  slice: ({ seen }) => ({ judging: hooks.isUnderWay(seen) }),
  clear: () => ({ scene: { judging: false } }),
  isOpenToAll: ({ judging: isUnderWay }) => isUnderWay === true,
  atOnce: ({ judging: isUnderWay }) => ({ judging: isUnderWay === true }),
  desk: judgingDesk,
  controls: { prompt: JudgingPrompt, dialog: JudgingDialog },
});
