// What a player's page knows of the verified deals at its table (H-18).

import type { DealVerdict } from "#shared/protocol/deal.ts";
import type { DealState } from "#shared/protocol/history.ts";
import type { TableState } from "#shared/protocol/table.ts";
import type { DealFault } from "#shared/verifiedDeal/fault.ts";
import type { DealTranscript, Hex } from "#shared/verifiedDeal/transcript.ts";

export type WitnessedDeal = Readonly<{
  deal: Hex;
  /** At the table, from 1. */
  round: number;
  /** Null: this program was not there, and knows only what others found. */
  transcript: DealTranscript | null;
  /** The first thing that this program found not to fit. */
  fault: DealFault | null;
  /** Of all whose programs have judged it. */
  verdicts: readonly DealVerdict[];
}>;

export type WitnessedDeals = Readonly<{
  /** Of the newest deal, the same for all who are in it; none before the first. */
  words: readonly string[];
  /** The newest last. */
  deals: readonly WitnessedDeal[];
}>;

export function standingOf({ transcript, fault, verdicts }: WitnessedDeal): DealState {
  if (fault !== null || verdicts.some((verdict) => verdict.fault !== null)) return "fault";
  return transcript?.closing ? "fits" : "open";
}

/** A fault, and the player whose program found it; null: this one, which may have no seat. */
export type FoundFault = Readonly<{ round: number; fault: DealFault; by: string | null }>;

/** The first one found in a deal: by this program, or by another one. */
function foundFault({ round, fault, verdicts }: WitnessedDeal): FoundFault | null {
  if (fault !== null) return { round, fault, by: null };
  for (const { player, fault: theirs } of verdicts)
    if (theirs !== null) return { round, fault: theirs, by: player };
  return null;
}

/**
 * The newest one at a table: what this program knows itself, or what the host tells everybody of
 * other players' programs.
 */
export function newestFault(
  witnessed: WitnessedDeals | null,
  { dealFault }: Pick<TableState, "dealFault">,
): FoundFault | null {
  const known = witnessed?.deals.map(foundFault).findLast((found) => found !== null) ?? null;
  if (!dealFault || (known && known.round >= dealFault.round)) return known;
  return { round: dealFault.round, fault: dealFault.fault, by: dealFault.player };
}

/**
 * Of the table: a fault stays in sight until its rounds are forgotten. Null before any deal, and in a
 * round that was dealt without one.
 */
export function tableStanding(
  witnessed: WitnessedDeals | null,
  table: Pick<TableState, "dealFault" | "stage" | "roundNumber">,
): DealState | null {
  if (newestFault(witnessed, table)) return "fault";
  const last = witnessed?.deals.at(-1);
  if (!last || (table.stage === "playing" && last.round !== table.roundNumber)) return null;
  return standingOf(last);
}

/** Of all deals that came to a card. */
export function sessionStanding({ deals }: WitnessedDeals): DealState {
  const standings = deals.filter(wasDealt).map(standingOf);
  if (standings.includes("fault")) return "fault";
  return standings.length === 0 || standings.includes("open") ? "open" : "fits";
}

/** False for one that was begun again before. */
export const wasDealt = ({ transcript, fault, verdicts }: WitnessedDeal): boolean =>
  transcript === null || transcript.seals.length > 0 || fault !== null || verdicts.length > 0;
