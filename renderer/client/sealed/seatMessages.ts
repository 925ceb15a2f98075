// What a page and the thread in which its player's program follows sealed deals tell each other
// (H-51).

import type { Answer } from "#shared/protocol/answer.ts";
import type { TableAsk } from "#shared/protocol/schema.ts";
import type { SealedMessage } from "#shared/protocol/sealed.ts";
import type { TableState, ViewMessage } from "#shared/protocol/table.ts";
import type { SeatSecrets } from "#shared/sealedDeal/keys.ts";
import type { Hex } from "#shared/sealedDeal/parts.ts";
import type { SealedMemory } from "#shared/sealedDeal/sealedDeal.ts";
import type { SealedState } from "./sealedState.ts";

/** What a tab keeps, so that a page that is loaded again in mid-round goes on with the same keys. */
export type KeptSeat = Readonly<{
  deal: Hex;
  secrets: SeatSecrets;
  memory: SealedMemory;
  /** At the table, from 1, as long as the host plays it with this deal; null before and after. */
  round: number | null;
}>;

export type ToSeat =
  /** The first. `kept`: of the newest deal at the table that this tab has taken part in. */
  | Readonly<{ type: "open"; player: string; kept: KeptSeat | null }>
  /** With the newest state of the table. */
  | Readonly<{ type: "hear"; message: SealedMessage; table: TableState | null }>
  | Readonly<{ type: "see"; id: number; view: ViewMessage; table: TableState | null }>
  | Readonly<{ type: "move"; id: number; asked: TableAsk<"move"> }>
  | Readonly<{ type: "answered"; id: number; answer: Answer<null> }>;

export type FromSeat =
  /** Of the host; `answered` follows. */
  | Readonly<{ type: "ask"; id: number; asked: TableAsk<"sealed"> }>
  /** In place of the view `id`. */
  | Readonly<{ type: "show"; id: number; view: ViewMessage }>
  /** Null: the move is the host's to take. */
  | Readonly<{ type: "moved"; id: number; answer: Answer<null> | null }>
  | Readonly<{ type: "state"; state: SealedState }>
  | Readonly<{ type: "keep"; seat: KeptSeat }>;
