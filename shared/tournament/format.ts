// What decides a format of tournaments: who sits where next, when is it over, who has which place (H-20)?

import type { RoundOver } from './event.ts';
import type { Step } from './step.ts';
import type { Places, TournamentState, TournamentTable } from './state.ts';

/** The rules of one format over the common state. Each is pure from outside: it changes the step that it is handed, and nothing else. */
export interface FormatRules {
  /** Everybody who has entered is drawn a chair. */
  readonly begin: (step: Step) => void;
  /** A late entrant, or one who was put back, gets a chair. */
  readonly seatOne: (step: Step, entrant: string) => void;
  /** Once after every event, while no tournament is paused or over: tables that play no hand are opened, broken and balanced. */
  readonly arrange: (step: Step) => void;
  /** May this table, which plays no hand, be dealt its next one now, for all that the format knows? */
  readonly mayDeal: (state: TournamentState, table: TournamentTable) => boolean;
  /** What a finished round has decided: who has run out, points, a match. Stacks are in the state already. */
  readonly roundOver: (step: Step, over: RoundOver, before: TournamentTable) => void;
  /** Somebody left for good, and his chair is empty. */
  readonly wentOut: (step: Step, entrant: string) => void;
  readonly isOver: (state: TournamentState) => boolean;
  /** From the first place on; those together share their places. Who is not placed yet is left out. */
  readonly places: (state: TournamentState) => Places;
}
