// What does a part do at the desk: what does it remember, which buttons and keys are its own, what
// does it ask?

import type { Box } from "#renderer/art/box.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import type { ClientClock } from "#renderer/client/clientClock.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Action, Inputs, Picking, Reading, TableGame } from "#renderer/table/tableGame.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { Move } from "#shared/contract/round.ts";
import type { ViewMessage } from "#shared/protocol/tableMessages.ts";
import type { Desk } from "./Desk.ts";
import type { DeskState } from "./deskState.ts";

export type DeskClock = Pick<ClientClock, "now" | "after">;

/** Follows the newest views, shown or not, as long as the desk stands. */
export interface Companion {
  hear(view: ViewMessage, snapshot: TableSnapshot): void;
  /** The table stands otherwise than before. */
  told(snapshot: TableSnapshot): void;
  wish(settings: Settings): void;
  /** As `DeskPart.act`. */
  act?(action: Action): boolean;
  close(): void;
}

/** What is asked of all at once, in place of whose turn it is. */
export type Prompt = {
  /** Said once. */
  readonly spoken: string;
  /** What stands in the buttons' place; null where there is something to press. */
  readonly quiet: string | null;
};

/** What a key does, in words and in truth. */
export type KeyDeed = { readonly words: string; readonly run: () => void };

/** A button that stays pressed, for a setting. `name`: its label is part of it. */
export type Switch = {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly isOn: boolean;
  readonly change: Partial<Settings>;
};

/** What is explained once, as a hint, and never again: a setting remembers it. */
export type Explanation = { readonly words: string; readonly told: Partial<Settings> };

/** What controls hide of the table's words. */
export type Covered = {
  /** It stands beside the line that says whose turn it is. */
  readonly beside?: Box;
  /** So many pixels above that line; `all`: everything that lies there is needed. */
  readonly above?: number | "all";
};

export interface DeskPart {
  /** Its slice when another game follows, and after all that was picked is put away. */
  readonly first?: Partial<DeskState>;
  /** Its slice once a view is shown. `now`: with that view, its scene and what stays picked. */
  shown?(this: void, game: TableGame, before: DeskState, now: DeskState): Partial<DeskState>;
  /** Its slice when all that was picked is put away, if not its first. */
  cleared?(this: void, state: DeskState): Partial<DeskState>;
  /** H-27: what a hint for this move sets, besides picking its cards. */
  hinted?(this: void, game: TableGame, state: DeskState, move: Move): Partial<DeskState>;

  /** Keys of own cards that stand up out of the hand without being picked. */
  raised?(this: void, state: DeskState): readonly string[];
  /** How cards are picked at this moment, if not as the game says. */
  picking?(this: void, game: TableGame, state: DeskState): Picking | null;
  /** The buttons of this moment, if not the game's. */
  actions?(this: void, game: TableGame, state: DeskState): readonly Action[] | null;
  inputs?(this: void, game: TableGame, state: DeskState): Partial<Inputs>;
  /**
   * Said by every button where the person has answered already, and can do nothing more; null else.
   */
  answered?(this: void, game: TableGame, state: DeskState): string | null;

  /** Does what a tap on an own card means; true where it did. */
  toggle?(this: void, desk: Desk, key: string): boolean;
  /** Takes the picked cards in place of playing them; true where it did. */
  take?(this: void, desk: Desk): boolean;
  /** Plays what the picked cards read as, or asks what must be said before; true where it did. */
  play?(this: void, desk: Desk, reading: Reading): boolean;
  /** Does what a button says; true where it did. */
  act?(this: void, desk: Desk, action: Action): boolean;
  /** What a key does, in lower case, that would press this button, or none. */
  key?(this: void, desk: Desk, typed: string, action: Action | null): KeyDeed | null;

  /**
   * Cards that were pulled were let go over this place, by the name that its control has in the
   * document: does what that means; true where it did.
   */
  drop?(this: void, desk: Desk, keys: readonly string[], place: string): boolean;
  /** What the own hand is called now, if not as the game says. */
  holding?(this: void, game: TableGame, state: DeskState): string | null;

  prompt?(this: void, game: TableGame, state: DeskState, settings: Settings): Prompt | null;
  explains?(this: void, game: TableGame, state: DeskState, settings: Settings): Explanation | null;
  covers?(this: void, game: TableGame, state: DeskState, layout: Layout): Covered;
  switches?(this: void, settings: Settings): readonly Switch[];
  companion?(this: void, desk: Desk, clock: DeskClock): Companion;
}

/** What the parts of a game do at the desk, in their order. */
export const deskParts = (game: TableGame | null): readonly DeskPart[] =>
  game?.parts.flatMap(({ desk }) => desk ?? []) ?? [];

/** What the first part says that says anything. */
export function firstOf<T>(
  game: TableGame | null,
  ask: (part: DeskPart) => T | null | undefined,
): T | null {
  for (const part of deskParts(game)) {
    const said = ask(part);
    if (said !== null && said !== undefined) return said;
  }
  return null;
}
