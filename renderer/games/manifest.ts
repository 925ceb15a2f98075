import type { TableGame } from "#renderer/table/tableGame.ts";
import type { About } from "#shared/contract/traits.ts";

type OwnEvents = readonly string[];

/** A game's entry on the screen; its words and help page are found in its folder. */
export interface Manifest extends About {
  /** Number of players for which the game is best; default: the usual number. */
  readonly bestPlayers?: number;
  /** For each of the first steps the own events by which it is taken, any of them (H-33). */
  readonly firstSteps: readonly [OwnEvents, OwnEvents, OwnEvents];
  /** Loaded when somebody sits down, since it is large and brings all drawing code with it. */
  readonly table: () => Promise<TableGame>;
  /** Loaded only where the game is played, so that other games do not wait for it. */
  readonly isLate?: true;
}
