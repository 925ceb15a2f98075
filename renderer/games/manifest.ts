// What must a game give, so that the screen can name, explain and show it?

import type { TableGame } from '#renderer/table/tableGame.ts';
import type { Traits } from '#shared/game/traits.ts';
import type { GameText } from '#shared/text/gameText.ts';
import type { Spoken } from '#shared/text/languages.ts';

export interface Manifest {
  readonly id: string;
  /** As in `Game`. */
  readonly traits: Traits;
  /** With how many it is at its best; with as many as one usually plays with, unless given. */
  readonly bestPlayers?: number;
  readonly text: Spoken<GameText>;
  /** A page in Markdown. */
  readonly help: Spoken<string>;
  /** Loaded when somebody sits down, for it is large: whatever draws comes with it. */
  readonly table: () => Promise<TableGame>;
}
