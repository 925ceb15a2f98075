import type { Public } from "./json.ts";
import type { RuleError } from "./outcome.ts";
import type { Move } from "./round.ts";
import type { Viewer } from "./seats.ts";
import type { SentView } from "./seen.ts";

export type ViewedRound = Readonly<{
  options: Public;
  /** In the order of seats; `isOwn`: of the person who asks. */
  players: readonly Readonly<{ name: string; isOwn: boolean }>[];
  /** `beganAt`: ms since 1970, UTC. */
  stored: Readonly<{
    table: string;
    number: number;
    beganAt: number;
  }> | null;
  eyes: Viewer | "all";
  /** The deal, then every move; `view` is null where these eyes see nothing of it. */
  lines: readonly Readonly<{
    view: SentView | null;
    error: RuleError | null;
  }>[];
}>;

/** The part of a lesson up to the learner's next move or the end (H-33). */
export type LessonPart = Readonly<{
  options: Public;
  /** The players' names by seat; the learner has seat 0. */
  seats: readonly string[];
  /** The learner's views; `number` is the record's line, 0 the deal. */
  lines: readonly Readonly<{
    number: number;
    view: SentView;
  }>[];
  /** The record that the learner's moves follow, from 0. */
  path: number;
  /** The number of the last line; the next part begins after it. */
  at: number;
  /** The index from 0 of the learner's next move, out of `steps`; null at the end. */
  step: number | null;
  steps: number;
  move: Move | null;
}>;
