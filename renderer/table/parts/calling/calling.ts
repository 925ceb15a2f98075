// How does one call another to perform a penalty that nobody has told of?

import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Part } from "#renderer/table/part.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { CallingDialog } from "./CallingDialog.tsx";
import { callingDesk } from "./callingDesk.ts";

export type PenaltyNamed =
  | { readonly kind: "standard"; readonly n: number }
  | { readonly kind: "pendingRules" };

export interface CallingWords {
  readonly callTitle: string;
  readonly callWho: string;
  readonly callWhat: string;
  readonly standard: string;
  readonly standardHelp: (count: number) => string;
  readonly pendingRules: string;
  readonly pendingRulesHelp: string;
  readonly callWarning: string;
  readonly callIt: string;
  readonly ofCards: string;
}

export interface CallingHooks {
  /** Whom the viewer may call; none where he may not. */
  callable(this: void, seen: AnySeen): readonly Seat[];
  /** Who is named unless another is chosen. */
  likely(this: void, seen: AnySeen): Seat | null;
  /** Cards that a penalty costs at most. */
  readonly most: number;
  moveOf(this: void, player: Seat, penalty: PenaltyNamed): Move;
  words(this: void): CallingWords;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    calling: CallingHooks;
  }
}

declare module "#renderer/table/tableGame.ts" {
  interface Additions {
    /** Asks who is called, and for what. */
    improper: true;
  }
}

export const calling = (hooks: CallingHooks): Part => ({
  name: "calling",
  hooks: { calling: hooks },
  outOfTurn: ["called"],
  desk: callingDesk,
  controls: { dialog: CallingDialog },
});
