// How does one end a turn that may be ended only after a while, in which others may object to what
// was done in it?

import type { Move } from "#shared/contract/round.ts";
import type { Part } from "#renderer/table/part.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { endingDesk, type EndingState } from "./endingDesk.ts";

/** The viewer could end his turn, but for the time. */
export type Floor = {
  /** Stays the same as long as the time runs on. */
  readonly key: string;
  readonly seconds: number;
  /** Is there nothing else that he could do, as everybody sees? */
  readonly isOnly: boolean;
};

export interface EndingHooks {
  /** Null where the viewer cannot end a turn now. */
  floor(this: void, seen: AnySeen): Floor | null;
  readonly move: Move;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    ending: EndingHooks;
  }
}

declare module "#renderer/table/tableGame.ts" {
  interface Additions {
    /** Ends the turn as soon as it may be ended. */
    endTurn: true;
  }

  interface Inputs {
    readonly ending?: EndingState;
  }
}

export const ending = (hooks: EndingHooks): Part => ({
  name: "ending",
  hooks: { ending: hooks },
  desk: endingDesk,
});
