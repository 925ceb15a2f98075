import type { TableGame } from "#renderer/table/tableGame.ts";
import type { About } from "#shared/contract/traits.ts";

/** One of the first steps in a game (H-33). */
export type FirstStep = Readonly<{
  /** The own events by which it is taken, any of them. */
  takenBy: readonly string[];
  /** Told before the others once the player may make a move of this type. */
  onceOffered?: string;
}>;

/** A game's entry on the screen; its words and help page are found in its folder. */
export interface Manifest extends About {
  /** Number of players for which the game is best; default: the usual number. */
  readonly bestPlayers?: number;
  readonly firstSteps: readonly [FirstStep, FirstStep, FirstStep];
  /** Loaded when somebody sits down, since it is large and brings all drawing code with it. */
  readonly table: () => Promise<TableGame>;
  /** Loaded only where the game is played, so that other games do not wait for it. */
  readonly isLate?: true;
}
