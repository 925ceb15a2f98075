// What a table tells a player's program of the verified deal (H-18), and is told.

import type {
  DealClosing,
  DealPlan,
  Hex,
  OpenedPlace,
  OpenedSecret,
} from "#shared/verifiedDeal/transcript.ts";
import type { DealFault } from "#shared/verifiedDeal/fault.ts";

/** What one program found (H-18). */
export type DealVerdict = Readonly<{
  player: string;
  /** Null: everything fits. */
  fault: DealFault | null;
}>;

/** In mid-round: what this seat has been sent so far. */
export type PresentDeal = Readonly<{
  plan: DealPlan;
  secrets: readonly OpenedSecret[];
  seals: readonly (readonly Hex[])[];
  openings: readonly OpenedPlace[];
}>;

/** Sent only to players whose program takes part. */
export type DealMessage =
  /** A new deal: the host has committed to its secret. */
  | Readonly<{ type: "begun"; deal: Hex; host: Hex }>
  /** Nothing of it changes any more; now the secrets are opened. */
  | Readonly<{ type: "planned"; plan: DealPlan }>
  | Readonly<{ type: "secrets"; deal: Hex; secrets: readonly OpenedSecret[] }>
  /** Before a card leaves this deck. */
  | Readonly<{ type: "sealed"; deal: Hex; seals: readonly Hex[] }>
  /** Before the view that shows them. */
  | Readonly<{ type: "opened"; deal: Hex; openings: readonly OpenedPlace[] }>
  | Readonly<{ type: "present"; present: PresentDeal }>
  | Readonly<{ type: "closed"; deal: Hex; closing: DealClosing }>
  /** All that there are of it. */
  | Readonly<{ type: "judged"; deal: Hex; round: number; verdicts: readonly DealVerdict[] }>;
