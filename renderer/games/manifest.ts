// What must a game give, so that the screen can show it? Its words and its help page are found in
// its folder.

import type { TableGame } from "#renderer/table/tableGame.ts";
import type { Traits } from "#shared/contract/traits.ts";

export interface Manifest {
  readonly id: string;
  /** Games are listed by it, from 1; by the host alike. */
  readonly place: number;
  /** As in `Game`. */
  readonly traits: Traits;
  /** With how many it is at its best; with as many as one usually plays with, unless given. */
  readonly bestPlayers?: number;
  /** Loaded when somebody sits down, for it is large: whatever draws comes with it. */
  readonly table: () => Promise<TableGame>;
  /** Is it loaded only where it is played? Nobody who comes for another game waits for it. */
  readonly isLate?: true;
}
