import type { TableGame } from "#renderer/table/tableGame.ts";
import type { About } from "#shared/contract/traits.ts";

/**
 * What a game gives, so that the screen can show it; its words and its help page are found in its
 * folder.
 */
export interface Manifest extends About {
  /** With how many it is at its best; with as many as one usually plays with, unless given. */
  readonly bestPlayers?: number;
  /** Loaded when somebody sits down, for it is large: whatever draws comes with it. */
  readonly table: () => Promise<TableGame>;
  /** Is it loaded only where it is played? Nobody who comes for another game waits for it. */
  readonly isLate?: true;
}
