import { isInHand } from "../betting.ts";
import { mostThrown, type DrawSeen } from "../seen.ts";
import { bestThrow, codesOf, drawnFrom, finalsOf, restOf } from "./draws.ts";
import type { Range } from "./field.ts";
import { samples, type Situation } from "./judgement.ts";
import { shareThatPays } from "./rivals.ts";
import type { Weights } from "./weights.ts";
import { answerOf, winsAll } from "./worth.ts";

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/**
 * A raiser alone is thought of, and of the pot only what lay there when the stage began: so it is
 * the same before the bet and after the raise, and who has been told that he will call is not told
 * to fold. That others pay too can only make the call a better one.
 */
export interface Stand {
  /**
   * By so much may be raised over the own chips of the stage, and a call is worth it: against the
   * raiser whom one fears most. Infinity: by anything.
   */
  readonly raise: number;
  /** The whole of the stage that is then called; null where any raise is. */
  readonly to: number | null;
}

/** With `put` of one's own chips in this stage. */
export function standOf(
  seen: DrawSeen,
  situation: Situation,
  put: number,
  weights: Weights,
): Stand {
  const { facts } = seen;
  const { own } = situation;
  const rest = (facts.inStage[own] ?? 0) + (facts.chips[own] ?? 0) - put;
  const isWorth = callWorth(seen, situation, put, weights);
  if (rest <= 0 || isWorth(rest)) return { raise: Infinity, to: null };
  // The largest raise that is worth a call lies from `low` on and below `high`.
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

/** Before the draw against anybody at all: who has folded meanwhile changes nothing. */
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
 * What those may hold who were in when the stage began, and not all in: whether they have folded
 * since or not.
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
