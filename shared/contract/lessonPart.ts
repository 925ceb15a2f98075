import type { Public } from "./json.ts";
import type { CommonFacts, Move } from "./round.ts";
import type { SentView } from "./view.ts";

/** H-33: from where it stands to the learner's next move, or its end. */
export interface LessonPart {
  readonly options: Public;
  /** By seat; the learner's is the first. */
  readonly seats: readonly string[];
  /** What the learner sees, each with its number in the record; line 0 is the deal. */
  readonly lines: readonly {
    readonly number: number;
    readonly view: SentView<Public, CommonFacts, Move>;
  }[];
  /** The last line: the next piece begins after it. */
  readonly at: number;
  /** Which of the learner's moves comes next, from 0, of how many. Null at the end. */
  readonly step: number | null;
  readonly steps: number;
  /** What the record has him do; null at the end. */
  readonly move: Move | null;
}
