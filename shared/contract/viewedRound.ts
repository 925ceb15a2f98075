import type { Public } from "./json.ts";
import type { RuleError } from "./outcome.ts";
import type { CommonFacts, Move } from "./round.ts";
import type { Viewer } from "./seats.ts";
import type { SentView } from "./view.ts";

export interface ViewedRound {
  readonly options: Public;
  /** In the order of seats; `isOwn`: of the person who asks. */
  readonly players: readonly { readonly name: string; readonly isOwn: boolean }[];
  /** `beganAt`: ms since 1970, UTC. */
  readonly stored: {
    readonly table: string;
    readonly number: number;
    readonly beganAt: number;
  } | null;
  readonly eyes: Viewer | "all";
  /** The deal, then every move; `view` is null where these eyes see nothing of it. */
  readonly lines: readonly {
    readonly view: SentView<Public, CommonFacts, Move> | null;
    readonly error: RuleError | null;
  }[];
}
