import { offers } from "#shared/contract/seen.ts";
import { isInHand, isOpenTo } from "../betting.ts";
import { toCall, wagerRange, mostThrown, type DrawSeen } from "../seen.ts";
import type { Move } from "../types.ts";
import { judge, samples, type Bettor, type Situation, type Wager } from "./judgement.ts";
import { thinkable } from "./moves.ts";
import type { Weights } from "./weights.ts";
import { bestThrow, codesOf, drawnFrom, finalsOf, restOf } from "./draws.ts";
import type { Range } from "./field.ts";
import { shareThatPays } from "./rivals.ts";
import { answerOf, winsAll } from "./worth.ts";

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/**
 * Considers a single raiser, and only the pot from before the stage. This makes the answer the same
 * before the bet and after the raise, so a player who was advised to call is not advised to fold
 * later. Further callers can only make the call better.
 */
interface Stand {
  /**
   * The largest raise above the seat's own chips in this stage that is worth a call against the
   * most dangerous raiser; Infinity for any raise.
   */
  readonly raise: number;
  /** The stage total of such a call; null if any raise is called. */
  readonly to: number | null;
}

/** `put` is the seat's own chips in this stage. */
function standOf(seen: DrawSeen, situation: Situation, put: number, weights: Weights): Stand {
  const { facts } = seen;
  const { own } = situation;
  const rest = (facts.inStage[own] ?? 0) + (facts.chips[own] ?? 0) - put;
  const isWorth = callWorth(seen, situation, put, weights);
  if (rest <= 0 || isWorth(rest)) return { raise: Infinity, to: null };
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
  return put + low >= Math.max(...others)
    ? { raise: Infinity, to: null }
    : { raise: low, to: put + low };
}

function callWorth(
  seen: DrawSeen,
  situation: Situation,
  put: number,
  weights: Weights,
): (raise: number) => boolean {
  const { facts } = seen;
  const { field, isSecond } = situation;
  const atStart = facts.pot - sum(facts.inStage);
  const finals = isSecond ? situation.finals : finalsBeforeDraw(seen, situation);
  const ranges = raisersOf(seen, situation, weights);
  return (raise) => {
    const whole = put + raise;
    const pays = {
      share: shareThatPays(whole, atStart, isSecond ? weights.secondBets : weights.firstBets),
    };
    return ranges.every((range) => {
      const rival = {
        seat: -1,
        range: { ...range, share: isSecond ? range.share : pays.share },
        stays: pays.share,
        committed: 0,
        inStage: whole,
        chips: 0,
      };
      const chance = winsAll(finals, [
        answerOf(rival, { field, toMatch: whole, pot: atStart, weights, isSecond }),
      ]);
      return chance * (atStart + 2 * whole) * (isSecond ? 1 : weights.realised) >= raise;
    });
  };
}

/**
 * Returns the strengths to expect before the draw against any hands at all, so that a fold in the
 * meantime changes nothing.
 */
function finalsBeforeDraw(seen: DrawSeen, { hand, field }: Situation): Uint16Array {
  const codes = codesOf(hand);
  const drawn = drawnFrom(restOf(field.deck, codes), samples, field.noise, 0);
  const { thrown } = bestThrow(
    codes,
    mostThrown(seen),
    drawn,
    field.beats({ share: 1, drew: null }),
  );
  return finalsOf(codes, thrown, drawn);
}

/**
 * Returns the ranges of all who were in at the start of the stage and not all in, even if they have
 * folded since.
 */
function raisersOf(
  { facts, options }: DrawSeen,
  { own, isSecond }: Situation,
  weights: Weights,
): readonly Range[] {
  if (!isSecond) return [{ share: 1, drew: null }];
  const antes = sum(facts.committed.map((put) => Math.min(put, options.ante)));
  return facts.drew.flatMap((drew, seat): readonly Range[] => {
    const inStage = facts.inStage[seat] ?? 0;
    if (seat === own || drew === null || (facts.allIn[seat] && inStage === 0)) return [];
    const committed = facts.committed[seat] ?? 0;
    return [
      {
        share: shareThatPays(
          committed - Math.min(committed, options.ante) - inStage,
          antes,
          weights.firstBets,
        ),
        drew,
      },
    ];
  });
}

/**
 * Returns the move that wins most on average among those the player can keep to after a raise. Uses
 * no dice, so the same view gives the same move.
 */
export function plannedMove(seen: DrawSeen, situation: Situation, weights: Weights): Move {
  if (seen.phase === "draw")
    return {
      type: "draw",
      cards: situation.thrown.flatMap((place) => situation.hand[place] ?? []),
    };
  const kept = thinkable(seen).filter(
    (move) => !("to" in move) || standsRaise(seen, situation, move, weights),
  );
  const worths = kept.map((move) => worthOf(seen, situation, move, weights));
  const best = Math.max(0, ...worths);
  const at = worths.indexOf(best);
  return kept[at] ?? (offers(seen, "check") ? { type: "check" } : { type: "fold" });
}

export function isPlannedCall(seen: DrawSeen, situation: Situation, weights: Weights): boolean {
  const put = seen.facts.inStage[situation.own] ?? 0;
  return (
    put > 0 && toCall(seen.facts, situation.own) <= standOf(seen, situation, put, weights).raise
  );
}

function worthOf(seen: DrawSeen, situation: Situation, move: Wager, weights: Weights): number {
  const worth = judge(seen, situation, move, weights);
  return worth < 0 && move.type === "call" && isPlannedCall(seen, situation, weights) ? 0 : worth;
}

function standsRaise(
  seen: DrawSeen,
  situation: Situation,
  { to }: Bettor,
  weights: Weights,
): boolean {
  return (
    to === wagerRange(seen.legal)?.max ||
    standOf(seen, situation, to, weights).raise >= to - seen.facts.toMatch
  );
}

/**
 * The response to a raise: staying in, by calls or raises up to a stage total (null: any), or
 * folding.
 */
export type IfRaised =
  | { readonly does: "stay"; readonly upTo: number | null }
  | { readonly does: "fold" };

/** Returns null for a check, for all in, and if nobody can raise after this move. */
export function ifRaised(
  seen: DrawSeen,
  situation: Situation,
  move: Wager,
  weights: Weights,
): IfRaised | null {
  const { facts } = seen;
  const to = "to" in move ? move.to : facts.toMatch;
  if (
    move.type === "check" ||
    to === wagerRange(seen.legal)?.max ||
    !mayBeRaised(seen, situation.own, move, to)
  )
    return null;
  const stand = standOf(seen, situation, to, weights);
  const least = "to" in move ? Math.max(facts.leastRaise, to - facts.toMatch) : facts.leastRaise;
  return stand.raise >= least ? { does: "stay", upTo: stand.to } : { does: "fold" };
}

/**
 * After a bet or raise all others may raise; after a call only those to whom the betting is open.
 */
const mayBeRaised = ({ facts, options }: DrawSeen, own: number, move: Wager, to: number): boolean =>
  facts.chips.some(
    (chips, seat) =>
      seat !== own &&
      isInHand(facts, seat) &&
      chips + (facts.inStage[seat] ?? 0) > to &&
      ("to" in move || isOpenTo({ facts, options }, seat)),
  );
