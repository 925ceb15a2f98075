import type { Public } from "./json.ts";
import type { RuleError } from "./outcome.ts";
import type { Move } from "./round.ts";
import type { Viewer } from "./seats.ts";
import type { SentView } from "./seen.ts";

export interface ViewedRound {
  readonly options: Public;
  /** In the order of seats; `isOwn`: of the person who asks. */
  readonly players: readonly { readonly name: string; readonly isOwn: boolean }[];
  /** `beganAt`: ms since 1970, UTC. */
  readonly stored: {
    readonly table: string;
    readonly number: number;
    readonly beganAt: number;
  } | null;
  readonly eyes: Viewer | "all";
  /** The deal, then every move; `view` is null where these eyes see nothing of it. */
  readonly lines: readonly {
    readonly view: SentView | null;
    readonly error: RuleError | null;
  }[];
}

/** The part of a lesson up to the learner's next move or the end (H-33). */
export interface LessonPart {
  readonly options: Public;
  /** The players' names by seat; the learner has seat 0. */
  readonly seats: readonly string[];
  /** The learner's views; `number` is the record's line, 0 the deal. */
  readonly lines: readonly {
    readonly number: number;
    readonly view: SentView;
  }[];
  /** The number of the last line; the next part begins after it. */
  readonly at: number;
  /** The index from 0 of the learner's next move, out of `steps`; null at the end. */
  readonly step: number | null;
  readonly steps: number;
  readonly move: Move | null;
}
