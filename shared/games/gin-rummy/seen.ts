import type { Card } from "#shared/cards/card.ts";
import { forbidden, type RuleError } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { ownHand, type AnySeen, type Seen } from "#shared/contract/seen.ts";
import { arrange, deadwoodWithout, waysToLay, type Arrangement, type Way } from "./arranger.ts";
import { bestLayOff, canBeLaidOff, layDown } from "./layOff.ts";
import { restOf } from "./melds.ts";
import { say } from "./say.ts";
import { isTakenNow, opponentOf } from "./turns.ts";
import type { Discard, Facts, Knock, LaidOff, Melds, Move, Options, Phase } from "./types.ts";

export { arrange, asTheyLie, deadwoodWithout, type Way } from "./arranger.ts";
export { canBeLaidOff, meldsFor, takenBack } from "./layOff.ts";
export { inPackOrder, meldOf, pointsOf, restOf } from "./melds.ts";
export { mustDraw, opponentOf } from "./turns.ts";

export type GinSeen = Seen<Options, Facts, Move> & { readonly phase: Phase };

export const asGin = (seen: AnySeen): GinSeen => seen as unknown as GinSeen;

export const offeredDiscards = ({ legal }: Pick<GinSeen, "legal">): readonly Card[] =>
  legal.filter((offer): offer is Discard => offer.type === "discard").map(({ card }) => card);
export const offeredKnocks = ({ legal }: Pick<GinSeen, "legal">): readonly Card[] =>
  legal.filter((offer): offer is Knock => offer.type === "knock").map(({ card }) => card);

/** Empty for a spectator. */
export function ownArrangement(seen: GinSeen): Arrangement & { readonly rest: readonly Card[] } {
  const hand = ownHand(seen);
  const arrangement = arrange(hand);
  return { ...arrangement, rest: restOf(hand, arrangement.melds) };
}

export type Knocking = Readonly<{
  card: Card;
  deadwood: number;
}>;

/** The offered knock that leaves the least deadwood, of equal ones the first; null for none. */
export function leastKnock(seen: GinSeen): Knocking | null {
  const hand = ownHand(seen);
  const left = deadwoodWithout(hand);
  const [least = null] = offeredKnocks(seen)
    .map((card) => ({ card, deadwood: left[hand.indexOf(card)] ?? 0 }))
    .toSorted((one, other) => one.deadwood - other.deadwood);
  return least;
}

/**
 * Returns the deadwood of a knock with this discard; null if these melds are not allowed or leave
 * too much.
 */
export function knockingWith(seen: GinSeen, card: Card, melds?: Melds): number | null {
  const laid = layDown(restOf(ownHand(seen), [[card]]), melds);
  return "ok" in laid || laid.deadwood > seen.facts.limit ? null : laid.deadwood;
}

/**
 * GR-11: the best arrangement comes first. `order` is the hand as the player arranged it, or null.
 */
export const waysToKnock = (
  seen: GinSeen,
  card: Card,
  order: readonly Card[] | null,
): readonly Way[] =>
  waysToLay(restOf(ownHand(seen), [[card]]), seen.facts.limit, order && restOf(order, [[card]]));

/** GR-13: null unless the viewer is to lay off now. */
export function meldsToLayOffOn({
  viewer,
  phase,
  facts,
}: GinSeen): Readonly<{ to: Seat; melds: Melds }> | null {
  if (viewer === "spectator" || phase !== "layoff" || facts.turn !== viewer) return null;
  const to = opponentOf(viewer);
  const melds = facts.melds[to];
  return melds ? { to, melds } : null;
}

export const deadwoodAfter = (seen: GinSeen, on: LaidOff): number =>
  arrange(restOf(ownHand(seen), on)).deadwood;

/** GR-13: null unless the viewer is to lay off now. */
export function bestLayOffOf(seen: GinSeen): Readonly<{ on: LaidOff; deadwood: number }> | null {
  const melds = meldsToLayOffOn(seen)?.melds;
  if (!melds) return null;
  const on = bestLayOff(ownHand(seen), melds);
  return { on, deadwood: deadwoodAfter(seen, on) };
}

/** GR-8, GR-13: returns the reason why the card may not be discarded or laid off, or null. */
export function whyUnfit(seen: GinSeen, card: Card): RuleError | null {
  const hand = ownHand(seen);
  const melds = meldsToLayOffOn(seen)?.melds;
  if (melds)
    return canBeLaidOff(hand, melds).has(card)
      ? null
      : forbidden("GR-13", say("goesNowhere", { card }));
  return seen.viewer !== "spectator" && isTakenNow(seen.facts, seen.viewer, hand, card)
    ? forbidden("GR-8", say("justTaken", { card }))
    : null;
}

/** GR-19: known to all. */
export const takenBy = ({ facts }: Pick<GinSeen, "facts">, seat: Seat): readonly Card[] =>
  facts.taken[seat] ?? [];
