import { isJoker, isNatural, rankOf, type Card, type Rank } from "#shared/cards/card.ts";
import { isAsked, heldBy, type AnySeen, type Seen } from "#shared/contract/seen.ts";
import { forbidden, type RuleError } from "#shared/contract/outcome.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { offered } from "../eights/seen.ts";
import { say } from "./about.ts";
import { askedFor, openWindow } from "./phase.ts";
import { aims, barred, isAce, mayFollow, type ToMatch } from "./plays.ts";
import type { Choosing, Facts, Move, Options, Phase, Play } from "./types.ts";

export { settledChain } from "./phase.ts";
export { foundSets, isSet, kindOfSet, smallestSet } from "./sets.ts";

export type NormalSeen = Seen<Options, Facts, Move> & { readonly phase: Phase };

export const asNormal = (seen: AnySeen): NormalSeen => seen as unknown as NormalSeen;

export const offeredPlays = (seen: NormalSeen, card: Card): readonly Play[] =>
  offered<Move, "play">(seen, "play").filter((play) => play.card === card);
export const isOffered = ({ legal }: NormalSeen, card: Card): boolean =>
  legal.some((offer) => "card" in offer && offer.card === card);

/** NE-3, NE-18, NE-24 */
export const goesOn = (card: Card, top: ToMatch): boolean =>
  isJoker(card) || (!isAce(card) && mayFollow(card, top));
/** NE-18, NE-24 */
export const mayAnswer = (card: Card): boolean => isJoker(card) || isAce(card);
/** NE-24: null for a joker without a name. */
export const rankCounted = (card: Card): Rank | null => (isNatural(card) ? rankOf(card) : null);

/** NE-18: no ace is played in a turn, so only the suit of an ace on top can be matched. */
export const rankToMatch = ({ facts: { rank } }: NormalSeen): Rank | null =>
  rank === "A" ? null : rank;

type Aimed = "5" | "J" | "K";
/** NE-10, NE-15, NE-17 */
export const isAimed = (rank: Rank | null): rank is Aimed =>
  rank !== null && aims[rank] !== undefined;
export const targetsFor = (seen: NormalSeen, rank: Aimed): readonly Seat[] =>
  activeSeats({ zones: seen, facts: seen.facts }).filter(
    (seat) => !aims[rank]?.other || seat !== seen.viewer,
  );

const isChoosing = (phase: Phase): phase is Choosing =>
  phase === "war" || phase === "give" || phase === "sets" || phase === "purge";

/** Includes seats that have chosen; empty in a turn or a window. */
export function askedSeats(seen: NormalSeen): readonly Seat[] {
  const { phase, facts } = seen;
  if (!isChoosing(phase)) return [];
  return askedFor(
    phase,
    facts.effect,
    activeSeats({ zones: seen, facts }).filter((seat) => heldBy(seen, seat) > 0),
  );
}

export const hasAnswered = (seen: NormalSeen): boolean => {
  const { viewer, phase, legal } = seen;
  if (viewer === "spectator") return false;
  return phase === "respond"
    ? isAsked(seen) && legal.length === 0
    : askedSeats(seen).includes(viewer) && !isAsked(seen);
};

/** NE-20: the window may close from `floor` on. */
export function windowSeconds({
  options,
  facts,
}: NormalSeen): Readonly<{ full: number; floor: number }> | null {
  const window = openWindow(options, facts);
  return window && { full: window.fullMs / 1000, floor: window.floorMs / 1000 };
}

/** Cards that cost others something although they name nobody: the war of NE-7. */
const hitsAll: readonly Rank[] = ["2"];

/**
 * Whom the last card of the open chain concerns as everybody sees it: all if it decides whether
 * somebody has run out of cards, the viewer if it hits them or cancels what they played.
 */
export function concernOf(seen: NormalSeen, viewer: Seat): "win" | "viewer" | "others" {
  const { chain, counted, effect } = seen.facts;
  const [played] = chain;
  if (!played || chain.at(-1)?.seat === viewer) return "others";
  if (chain.some(({ seat }) => heldBy(seen, seat) === 0)) return "win";
  const stands = chain.length % 2 === 1;
  if (!stands) return played.seat === viewer ? "viewer" : "others";
  const rank = counted[0] === undefined ? null : rankCounted(counted[0]);
  const isHit = effect?.target === viewer || (rank !== null && hitsAll.includes(rank));
  return isHit && played.seat !== viewer ? "viewer" : "others";
}

/** NE-3, NE-6, NE-18: null also while no card can be refused. */
export function whyUnfit(seen: NormalSeen, card: Card): RuleError | null {
  const { phase, facts } = seen;
  if (isOffered(seen, card)) return null;
  if (phase === "respond")
    return isNatural(card) ? forbidden("NE-18", say("noAce", { card })) : null;
  if (phase !== "turn" && phase !== "drawn") return null;
  const counted = isNatural(card) ? barred(card, card, facts) : null;
  return counted ?? (phase === "drawn" ? forbidden("NE-3", say("notDrawn")) : null);
}
