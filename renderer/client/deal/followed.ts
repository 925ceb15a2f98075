// What a plan and the views of its round must be like after what came before (H-18): a host that has
// heard all secrets of a deal must not begin another in its place, nor show the cards of another.

import type { ViewMessage } from "#shared/protocol/table.ts";
import type { DealFault } from "#shared/verifiedDeal/fault.ts";
import type { DealPlan, DealTranscript } from "#shared/verifiedDeal/transcript.ts";
import type { KeptDeal } from "./keptDeals.ts";

export const isSealed = ({ transcript }: KeptDeal): boolean =>
  transcript !== null && transcript.seals.length > 0;

/** The deal in which this program opened its secret for nothing, where this round may not follow. */
export function undealt(all: readonly KeptDeal[], round: number): KeptDeal | null {
  const last = all.findLast((deal) => deal.hasOpenedSecret && !isSealed(deal));
  if (!last || all.some((deal) => isSealed(deal) && deal.round >= last.round)) return null;
  return last.isPast && round > last.round ? null : last;
}

/** A round is dealt once, and begun again once, for somebody who did withhold a secret. */
export function orderFault(
  all: readonly KeptDeal[],
  { round, again }: DealPlan,
  player: string,
): DealFault | null {
  const kind = "again";
  if (all.some((deal) => isSealed(deal) && deal.round >= round)) return { kind };
  const before = undealt(all, round);
  if (!before) return null;
  if (again?.deal !== before.deal || before.transcript?.plan.again) return { kind };
  return before.isSecretTaken && again.withheld.includes(player) ? { kind, player } : null;
}

/** Whoever sits there and plays that game was dealt these cards. */
export function viewFault(
  { plan, seat }: Pick<DealTranscript, "plan" | "seat">,
  { round, game, seen: { viewer } }: ViewMessage,
): DealFault | null {
  const isTheRound = round === plan.round && game === plan.game;
  if (!isTheRound) return { kind: "sighting" };
  return viewer === "spectator" || viewer === seat ? null : { kind: "sighting", seat: viewer };
}

/** Of the first view after the seals. */
export function dealtViewFault(transcript: DealTranscript, view: ViewMessage): DealFault | null {
  const cards = view.seen.hands
    .map((hand) => (typeof hand === "number" ? hand : hand.length))
    .reduce((sum, size) => sum + size, 0);
  const isDealt = cards === transcript.plan.cards;
  return viewFault(transcript, view) ?? (isDealt ? null : { kind: "sighting" });
}
