import type { Seat } from "#shared/contract/seats.ts";
import { isInHand } from "../betting.ts";
import type { DrawSeen } from "../seen.ts";
import { anyHand, type Field, type Range } from "./field.ts";
import { weights } from "./weights.ts";

export type Rival = Readonly<{
  /**
   * The hands it may have had before the draw, as far as its bets tell, and the number of cards it
   * drew.
   */
  range: Range;
  /** The best share of these hands that would have bet like this after the draw. */
  stays: number;
  /** Chips put in during the whole hand, and during this stage. */
  committed: number;
  inStage: number;
  chips: number;
}>;

export const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/**
 * Returns the share of hands, the best ones, that pay `price` into `pot`: all hands pay nothing,
 * only the best pay any price.
 */
export const shareThatPays = (price: number, pot: number, caution: number): number =>
  price <= 0 ? 1 : 1 / (1 + (caution * price) / Math.max(1, pot));

export function rivalsOf({ facts, options, phase }: DrawSeen, own: Seat): readonly Rival[] {
  const isSecond = phase === "bet2";
  const atStart = facts.pot - sum(facts.inStage);
  const antes = facts.committed.map((put) => Math.min(put, options.ante));
  return facts.dealtIn.flatMap((_, seat) => {
    if (seat === own || !isInHand(facts, seat)) return [];
    const committed = facts.committed[seat] ?? 0;
    const inStage = facts.inStage[seat] ?? 0;
    const before = committed - (antes[seat] ?? 0) - (isSecond ? inStage : 0);
    return [
      {
        range: {
          share: shareThatPays(before, sum(antes), weights.firstBets),
          drew: facts.drew[seat] ?? null,
        },
        stays: isSecond ? shareThatPays(inStage, atStart, weights.secondBets) : 1,
        committed,
        inStage,
        chips: facts.chips[seat] ?? 0,
      },
    ];
  });
}

export type Answer = Readonly<{
  /** By strength: chance to beat it if it stays in. */
  beats: Float32Array;
  /** Chance that it stays in. */
  stays: number;
  /** Share of final hands, the best ones, that its betting suggests; 1 if nothing is known. */
  best: number;
  /** By strength: chance to beat any hand at all, which counts with the weight `doubt`. */
  anybody: Float32Array;
  /** Chips it has put in, and will have put in if it stays in. */
  committed: number;
  total: number;
}>;

/** `toMatch`: the stage total that everybody must match. */
type Wagering = Readonly<{
  field: Field;
  toMatch: number;
  pot: number;
  isSecond: boolean;
}>;

/**
 * Before the draw, a rival that stays in had the better starting hands of its range; after it, the
 * better final hands.
 */
export function answerOf(rival: Rival, { field, toMatch, pot, isSecond }: Wagering): Answer {
  const price = Math.min(Math.max(0, toMatch - rival.inStage), rival.chips);
  const stays = shareThatPays(price, pot, weights.respect);
  const { share, drew } = rival.range;
  return {
    beats: field.beats({ share: isSecond ? share : share * stays, drew }),
    stays,
    best: isSecond ? rival.stays * stays : 1,
    anybody: field.beats(anyHand),
    committed: rival.committed,
    total: rival.committed + price,
  };
}

function beatsOne({ beats, best, anybody }: Answer, strength: number) {
  const { doubt } = weights;
  const chance = Math.max(0, ((beats[strength] ?? 0) - (1 - best)) / best);
  return (1 - doubt) * chance + doubt * (anybody[strength] ?? 0);
}

type Layer = Readonly<{
  /** Chips in the layer in any case. */
  sure: number;
  /** The rivals that play for the layer, and the chips each adds by staying in. */
  players: readonly Readonly<{ at: number; more: number }>[];
}>;

/**
 * FD-13: splits the pot, up to this seat's own total, into layers that end at each rival's total.
 */
function layersOf(
  total: number,
  paid: readonly number[],
  answers: readonly Answer[],
): readonly Layer[] {
  const levels = [
    ...new Set([...answers.map((answer) => Math.min(answer.total, total)), total]),
  ].sort((one, other) => one - other);
  return levels.map((level, number) => {
    const floor = levels[number - 1] ?? 0;
    const inside = (amount: number) => Math.min(Math.max(amount, floor), level) - floor;
    return {
      sure: level - floor + sum(paid.map(inside)),
      players: answers.flatMap((answer, at) =>
        answer.total > floor ? [{ at, more: inside(answer.total) - inside(answer.committed) }] : [],
      ),
    };
  });
}

/**
 * Returns the average payback, own chips included, with `total` put in and all `strengths` equally
 * likely in the end. `paid` is what all others have put in, folded seats included.
 */
export function comesBack(
  strengths: Uint16Array,
  total: number,
  paid: readonly number[],
  answers: readonly Answer[],
): number {
  const layers = layersOf(total, paid, answers);
  let all = 0;
  for (const strength of strengths) {
    const stayAndLose = answers.map((answer) => answer.stays * beatsOne(answer, strength));
    for (const layer of layers) all += wonOf(layer, answers, stayAndLose);
  }
  return all / strengths.length;
}

/** A rival is passed if it folds, or if it stays in and loses, which adds its chips. */
function wonOf(
  { sure, players }: Layer,
  answers: readonly Answer[],
  stayAndLose: readonly number[],
) {
  let wins = 1;
  let added = 0;
  for (const { at, more } of players) {
    const loses = stayAndLose[at] as number;
    const passed = 1 - (answers[at] as Answer).stays + loses;
    if (passed <= 0) return 0;
    wins *= passed;
    added += (more * loses) / passed;
  }
  return wins * (sure + added);
}

/** The average chance to beat all of them at the showdown. */
export function winsAll(strengths: Uint16Array, answers: readonly Answer[]): number {
  let all = 0;
  for (const strength of strengths)
    all += answers.reduce((chance, answer) => chance * beatsOne(answer, strength), 1);
  return all / strengths.length;
}
