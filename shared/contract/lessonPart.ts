import type { Public } from "./json.ts";
import type { CommonFacts, Move } from "./round.ts";
import type { SentView } from "./view.ts";

/** The part of a lesson up to the learner's next move or the end (H-33). */
export interface LessonPart {
  readonly options: Public;
  /** The players' names by seat; the learner has seat 0. */
  readonly seats: readonly string[];
  /** The learner's views; `number` is the record's line, 0 the deal. */
  readonly lines: readonly {
    readonly number: number;
    readonly view: SentView<Public, CommonFacts, Move>;
  }[];
  /** The number of the last line; the next part begins after it. */
  readonly at: number;
  /** The index from 0 of the learner's next move, out of `steps`; null at the end. */
  readonly step: number | null;
  readonly steps: number;
  readonly move: Move | null;
}
