import { isInHand, isOpenTo } from "../betting.ts";
import { mostThrown, toCall, wagerRange } from "../seen.ts";
import type { Move } from "../types.ts";
import { anyHand, bestDraw, type Range } from "./field.ts";
import {
  bestDiscard,
  givingUp,
  judge,
  thinkable,
  type Bettor,
  type Situation,
  type Wager,
} from "./judgement.ts";
import { answerOf, shareThatPays, sum, winsAll } from "./rivals.ts";
import { weights } from "./weights.ts";

/**
 * Considers a single raiser, and only the pot from before the stage. This makes the answer the same
 * before the bet and after the raise, so a player who was advised to call is not advised to fold
 * later. Further callers can only make the call better.
 */
type Stand = Readonly<{
  /**
   * The largest raise above the seat's own chips in this stage that is worth a call against the
   * most dangerous raiser; Infinity for any raise.
   */
  raise: number;
  /** The stage total of such a call; null if any raise is called. */
  to: number | null;
}>;

const callsAny: Stand = { raise: Infinity, to: null };

/** `put` is the seat's own chips in this stage. */
function standOf(situation: Situation, put: number): Stand {
  const { own } = situation;
  const { facts } = situation.seen;
  const rest = (facts.inStage[own] ?? 0) + (facts.chips[own] ?? 0) - put;
  const isWorth = callWorth(situation, put);
  if (rest <= 0 || isWorth(rest)) return callsAny;
  // The largest raise worth a call is at least `low` and less than `high`.
  let [low, high] = [0, rest];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isWorth(middle)) low = middle;
    else high = middle;
  }
  const others = facts.inStage.map((amount, seat) =>
    seat === own || !isInHand(facts, seat) ? 0 : amount + (facts.chips[seat] ?? 0),
  );
  return put + low >= Math.max(...others) ? callsAny : { raise: low, to: put + low };
}

function callWorth(situation: Situation, put: number): (raise: number) => boolean {
  const { seen, hand, field, isSecond } = situation;
  const pot = seen.facts.pot - sum(seen.facts.inStage);
  // Before the draw against any hands at all, so that a fold in the meantime changes nothing.
  const { finals } = isSecond
    ? situation
    : bestDraw(field, hand, mostThrown(seen), field.beats(anyHand));
  const ranges = raisersOf(situation);
  return (raise) => {
    const whole = put + raise;
    const stays = shareThatPays(whole, pot, isSecond ? weights.secondBets : weights.firstBets);
    return ranges.every((range) => {
      const rival = {
        range: { ...range, share: isSecond ? range.share : stays },
        stays,
        committed: 0,
        inStage: whole,
        chips: 0,
      };
      const chance = winsAll(finals, [answerOf(rival, { field, toMatch: whole, pot, isSecond })]);
      return chance * (pot + 2 * whole) * (isSecond ? 1 : weights.realised) >= raise;
    });
  };
}

/**
 * Returns the ranges of all who were in at the start of the stage and not all in, even if they have
 * folded since.
 */
function raisersOf({ seen: { facts, options }, own, isSecond }: Situation): readonly Range[] {
  if (!isSecond) return [anyHand];
  const antes = facts.committed.map((put) => Math.min(put, options.ante));
  return facts.drew.flatMap((drew, seat) => {
    const inStage = facts.inStage[seat] ?? 0;
    if (seat === own || drew === null || (facts.allIn[seat] && inStage === 0)) return [];
    const before = (facts.committed[seat] ?? 0) - (antes[seat] ?? 0) - inStage;
    return [{ share: shareThatPays(before, sum(antes), weights.firstBets), drew }];
  });
}

/**
 * Returns the move that wins most on average among those the player can keep to after a raise. Uses
 * no dice, so the same view gives the same move.
 */
export function plannedMove(situation: Situation): Move {
  const { seen } = situation;
  if (seen.phase === "draw") return bestDiscard(situation);
  const kept = thinkable(situation).filter(
    (move) => !("to" in move) || standsRaise(situation, move),
  );
  const worths = kept.map((move) => worthOf(situation, move));
  return kept[worths.indexOf(Math.max(0, ...worths))] ?? givingUp(seen);
}

export function isPlannedCall(situation: Situation): boolean {
  const { seen, own } = situation;
  const put = seen.facts.inStage[own] ?? 0;
  return put > 0 && toCall(seen.facts, own) <= standOf(situation, put).raise;
}

function worthOf(situation: Situation, move: Wager) {
  const worth = judge(situation, move);
  return worth < 0 && move.type === "call" && isPlannedCall(situation) ? 0 : worth;
}

const standsRaise = (situation: Situation, { to }: Bettor) =>
  to === wagerRange(situation.seen.legal)?.max ||
  standOf(situation, to).raise >= to - situation.seen.facts.toMatch;

/**
 * The response to a raise: staying in, by calls or raises up to a stage total (null: any), or
 * folding.
 */
export type IfRaised = Readonly<{ does: "stay"; upTo: number | null }> | { readonly does: "fold" };

/** Returns null for a check, for all in, and if nobody can raise after this move. */
export function ifRaised(situation: Situation, move: Wager): IfRaised | null {
  const { facts, legal } = situation.seen;
  const to = "to" in move ? move.to : facts.toMatch;
  if (
    move.type === "check" ||
    to === wagerRange(legal)?.max ||
    !mayBeRaised(situation, "to" in move, to)
  )
    return null;
  const stand = standOf(situation, to);
  const least = "to" in move ? Math.max(facts.leastRaise, to - facts.toMatch) : facts.leastRaise;
  return stand.raise >= least ? { does: "stay", upTo: stand.to } : { does: "fold" };
}

/**
 * After a bet or raise all others may raise; after a call only those to whom the betting is open.
 */
const mayBeRaised = (
  { seen: { facts, options }, own }: Situation,
  isOpenToAll: boolean,
  to: number,
) =>
  facts.chips.some(
    (chips, seat) =>
      seat !== own &&
      isInHand(facts, seat) &&
      chips + (facts.inStage[seat] ?? 0) > to &&
      (isOpenToAll || isOpenTo({ facts, options }, seat)),
  );
