// How do players agree to end a game that does not end by itself?

import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Part } from "#renderer/table/part.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { ConsentButton } from "./ConsentButton.tsx";
import { ConsentDialog } from "./ConsentDialog.tsx";

export type Consents = {
  readonly agreed: readonly Seat[];
  /** Who must agree. */ readonly all: number;
  /** May the viewer agree still? */ readonly mayAgree: boolean;
};

export interface ConsentWords {
  readonly endTitle: string;
  readonly endWords: string;
  readonly agreedToEndBy: (names: readonly (string | null)[]) => string;
  readonly agreedByNobody: string;
  readonly agreeToEnd: string;
  readonly youAgreedToEnd: string;
  readonly endShort: (agreed: number, all: number) => string;
  readonly endLabel: (agreed: number, all: number) => string;
}

export interface ConsentHooks {
  /** Null once there is nothing to end. */
  consents(this: void, seen: AnySeen): Consents | null;
  readonly move: Move;
  words(this: void): ConsentWords;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    consent: ConsentHooks;
  }
}

declare module "#renderer/table/desk/deskState.ts" {
  interface DeskState {
    readonly consent?: { readonly isOpen: boolean };
  }
}

export const consent = (hooks: ConsentHooks): Part => ({
  name: "consent",
  hooks: { consent: hooks },
  outOfTurn: ["consented"],
  desk: { first: { consent: { isOpen: false } } },
  controls: { minor: ConsentButton, dialog: ConsentDialog },
});
