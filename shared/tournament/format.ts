import type { RoundOver } from "./event.ts";
import type { Step } from "./step.ts";
import type { LastElimination, Places, TournamentState, TournamentTable } from "./state.ts";

/**
 * The rules of one format over the common state. Each is pure from outside: it changes the step
 * that it is handed, and nothing else.
 */
export interface FormatRules {
  /** Everybody who has entered is drawn a chair. */
  readonly begin: (step: Step) => void;
  /** A late entrant, or one who was put back, gets a chair. */
  readonly seatOne: (step: Step, entrant: string) => void;
  /**
   * After every event, until nothing changes any more: tables that play no hand are opened, broken
   * and balanced.
   */
  readonly arrange: (step: Step) => void;
  /**
   * Wherever a table may be dealt its next round now; asked for while no pause and no break holds
   * it.
   */
  readonly deal: (step: Step) => void;
  /** What a finished round has decided: stacks, who has run out, points, a match. */
  readonly roundOver: (step: Step, over: RoundOver, before: TournamentTable) => void;
  /** Another table stands in the place of one that was lost. */
  readonly replaced: (step: Step, lost: string, table: string) => void;
  /**
   * Takes the last elimination back; false where that cannot be done any more, and then nothing has
   * changed.
   */
  readonly undo: (step: Step, last: LastElimination) => boolean;
  readonly isOver: (state: TournamentState) => boolean;
  readonly places: (state: TournamentState) => Places;
}
