// How is a table told that what its people say counts in the game?

import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Told } from "#shared/contract/view.ts";
import type { Part } from "#renderer/table/part.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";

/** What somebody at a seat has said; `to`: to that one alone, null to all. */
export type Spoken = { readonly seat: Seat; readonly to: Seat | null; readonly text: string };

export interface AnnouncingWords {
  readonly whisperTo: string;
  readonly everybody: string;
  readonly onlyTo: (name: string) => string;
  /** `to`: null for the reader. */
  readonly whisperLine: (to: string | null, text: string) => string;
  readonly counts: string;
}

export interface AnnouncingHooks {
  /** What was said just now, as far as the viewer hears it. */
  spoken(this: void, happened: readonly Told[]): readonly Spoken[];
  /** What was said in this round so far, to all. */
  before(this: void, seen: AnySeen): readonly Spoken[];
  /** To whom the viewer may speak alone; null where what he says does not count. */
  listeners(this: void, seen: AnySeen): readonly Seat[] | null;
  announce(this: void, text: string): Move;
  whisper(this: void, to: Seat, text: string): Move;
  words(this: void): AnnouncingWords;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    announcing: AnnouncingHooks;
  }
}

export const announcing = (hooks: AnnouncingHooks): Part => ({
  name: "announcing",
  hooks: { announcing: hooks },
});
