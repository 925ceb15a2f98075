// What a player's page knows of the newest sealed deal at its table (H-51), for the screen.

import type { DealState } from "#shared/protocol/history.ts";
import type { TableState } from "#shared/protocol/table.ts";
import type { SealedFault, SealedPlan } from "#shared/sealedDeal/parts.ts";

/** What this page found wrong, or the host told it of another page. */
export type FoundSealedFault = Readonly<{
  /** At the table, from 1. */
  round: number;
  fault: SealedFault;
  /** The id of the player whose page did wrong; null: the host's program. */
  player: string | null;
  /** The id of the player whose page found it; null: the host's program did. */
  by: string | null;
}>;

/**
 * `keys`: this tab has not those of the player's cards. `page`: its program has met a fault of its
 * own, or could not be loaded.
 */
export type LostSeat = "keys" | "page";

export type SealedState = Readonly<{
  /** At the table, from 1. */
  round: number;
  /** Ids by seat, of all whose pages seal the deck. */
  players: readonly string[];
  /** Of the steps that seal the deck; null once the round is dealt, and where sealing stopped. */
  progress: Readonly<{ done: number; of: number }> | null;
  /**
   * Ids of those whose page owes something now, before the deal and in the round. A player who is
   * to move owes nothing as long as their page does not.
   */
  awaited: readonly string[];
  /** Four, the same for all who are in the deal; none before all keys are known. */
  words: readonly string[];
  /** The newest in this session, of this round or an earlier one. */
  fault: FoundSealedFault | null;
  /** Before the first card; `players`: ids of those whose page did not answer. */
  stopped: Readonly<{ players: readonly string[] }> | null;
  /** Why this page knows no more of the deal than the host shows; null as long as it follows it. */
  lost: LostSeat | null;
  /** The round is over, and this page has checked what there is to check. */
  isComplete: boolean;
  /** How many cards were not turned up for all; counted once the round is over. */
  closedCards: number;
}>;

/** Before a page knows anything of the deal. */
export const nothingYet = ({
  round,
  players,
}: Pick<SealedPlan, "round" | "players">): SealedState => ({
  ...{ round, players, progress: null, awaited: [], words: [], fault: null, stopped: null },
  ...{ lost: null, isComplete: false, closedCards: 0 },
});

export type SealedStanding = DealState | "sealing";

/** Null before any sealed deal, and in a round that was dealt without one. */
export function sealedStanding(
  sealed: SealedState | null,
  table: Pick<TableState, "stage" | "roundNumber">,
): SealedStanding | null {
  if (sealed?.fault) return "fault";
  if (!sealed || sealed.stopped || sealed.lost) return null;
  if (sealed.progress) return "sealing";
  if (table.stage === "playing" && sealed.round !== table.roundNumber) return null;
  return sealed.isComplete ? "fits" : "open";
}
