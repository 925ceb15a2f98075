import type { RoundOver } from "./event.ts";
import type { TournamentStep } from "./step.ts";
import type { LastElimination, Places, TournamentState, TournamentTable } from "./state.ts";

/** The rules of one format. Each function changes only the step that it is given. */
export interface FormatRules {
  /** Draws chairs for all entrants. */
  readonly begin: (step: TournamentStep) => void;
  /** Gives a chair to a late or returning entrant. */
  readonly seatOne: (step: TournamentStep, entrant: string) => void;
  /**
   * Opens, breaks and balances tables that play no hand. Called after every event until nothing
   * changes.
   */
  readonly arrange: (step: TournamentStep) => void;
  /** Deals the next round wherever possible. Not called during a pause or a break. */
  readonly deal: (step: TournamentStep) => void;
  /** Applies a finished round: stacks, players who have run out, points, a match. */
  readonly roundOver: (step: TournamentStep, over: RoundOver, before: TournamentTable) => void;
  /** `table` takes the place of the table `lost`. */
  readonly replaced: (step: TournamentStep, lost: string, table: string) => void;
  /**
   * Undoes the last elimination; returns false, with nothing changed, if that is no longer
   * possible.
   */
  readonly undo: (step: TournamentStep, last: LastElimination) => boolean;
  readonly isOver: (state: TournamentState) => boolean;
  readonly places: (state: TournamentState) => Places;
}
