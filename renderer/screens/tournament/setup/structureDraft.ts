// The entries of a tournament's structure (H-21), and their validation.

import { rangeOf, typedNumber, type NumberRange } from "#renderer/ui/inputs/numberProblem.ts";
import { problemIn } from "#shared/contract/formProblem.ts";
import type { Said } from "#shared/text/said.ts";
import {
  mostLevels,
  structureSchema,
  type Level,
  type Payout,
  type Structure,
} from "#shared/tournament/structure.ts";
import { sharesOf, typedList } from "./typedList.ts";

/** Numbers as typed. */
export type LevelDraft = Readonly<{
  /** Identifies the level while others are added and removed. */
  key: number;
  ante: string;
  stake: string;
  /** Minutes, or rounds. */
  length: string;
  /** Minutes of the break after it; 0 for none. */
  breakAfter: string;
  /** Empty: the same as the buy-in. */
  rebuyPrice: string;
}>;

export type StructureDraft = Readonly<{
  stack: string;
  buyIn: string;
  bounty: string;
  measure: Structure["measure"];
  levels: readonly LevelDraft[];
  /** The last level with rebuys; 0 for none. */
  rebuysUntil: string;
  /** Per player; 0 for no limit. */
  rebuysMost: string;
  rebuyStack: string;
  hasAddOn: boolean;
  addOn: Readonly<{ at: string; price: string; stack: string }>;
  lateEntry: string;
  /** The owner's own shares as typed, for any number of entrants; null to use `lists`. */
  shares: string | null;
  lists: readonly Payout[];
  guaranteed: string;
  handForHand: boolean;
}>;

const form = structureSchema.shape;
const level = form.levels.element.shape;
const addOn = form.addOn.unwrap().shape;

/** Allows 0 for none, which the structure expresses differently. */
const orNone = (range: NumberRange): NumberRange => ({ ...range, min: 0 });

export const ranges = {
  stack: rangeOf(form.stack),
  amount: rangeOf(level.ante),
  price: rangeOf(form.buyIn),
  length: rangeOf(level.length),
  minutes: orNone(rangeOf(form.breaks.element.shape.minutes)),
  level: rangeOf(form.lateEntry),
  addOnLevel: rangeOf(addOn.at),
  rebuys: orNone(rangeOf(form.rebuys.shape.most.unwrap())),
  guarantee: rangeOf(form.guaranteed.element),
} as const;

const breakAfter = ({ breaks }: Structure, level: number): string =>
  String(breaks.find(({ after }) => after === level)?.minutes ?? 0);

export const draftOfStructure = (structure: Structure): StructureDraft => ({
  stack: String(structure.stack),
  buyIn: String(structure.buyIn),
  bounty: String(structure.bounty),
  measure: structure.measure,
  levels: structure.levels.map(({ ante, stake, length, rebuyPrice }, key) => ({
    key,
    ante: String(ante),
    stake: String(stake),
    length: String(length),
    breakAfter: breakAfter(structure, key + 1),
    rebuyPrice: rebuyPrice === null ? "" : String(rebuyPrice),
  })),
  rebuysUntil: String(structure.rebuys.until),
  rebuysMost: String(structure.rebuys.most ?? 0),
  rebuyStack: String(structure.rebuys.stack || structure.stack),
  hasAddOn: structure.addOn !== null,
  addOn: {
    at: String(structure.addOn?.at ?? Math.min(4, structure.levels.length)),
    price: String(structure.addOn?.price ?? structure.buyIn),
    stack: String(structure.addOn?.stack ?? structure.stack),
  },
  lateEntry: String(structure.lateEntry),
  shares: structure.payouts.length === 1 ? structure.payouts[0]!.percent.join(" ") : null,
  lists: structure.payouts,
  guaranteed: structure.guaranteed.join(" "),
  handForHand: structure.handForHand,
});

/** Returns NaN for an invalid number, so that the schema refuses it. */
const numberOf = (typed: string, range: NumberRange): number => typedNumber(typed, range) ?? NaN;

/** Whether the level has a rebuy price. `at` from 0. */
export const hasRebuyPrice = (
  { rebuysUntil }: Pick<StructureDraft, "rebuysUntil">,
  at: number,
): boolean => at < (typedNumber(rebuysUntil, ranges.level) ?? 0);

const levelsOf = (draft: StructureDraft): Level[] =>
  draft.levels.map(({ ante, stake, length, rebuyPrice }, at) => ({
    ante: numberOf(ante, ranges.amount),
    stake: numberOf(stake, ranges.amount),
    length: numberOf(length, ranges.length),
    rebuyPrice:
      rebuyPrice.trim() === "" || !hasRebuyPrice(draft, at)
        ? null
        : numberOf(rebuyPrice, ranges.price),
  }));

/** Omits a break after the last level. */
const breaksOf = ({ levels }: StructureDraft): Structure["breaks"] =>
  levels
    .slice(0, -1)
    .flatMap((level, at) =>
      level.breakAfter === "0"
        ? []
        : [{ after: at + 1, minutes: numberOf(level.breakAfter, ranges.minutes) }],
    )
    .filter(({ minutes }) => minutes !== 0);

/** Also reads invalid drafts. */
export function typedStructure(draft: StructureDraft): Structure {
  const until = numberOf(draft.rebuysUntil, ranges.level);
  return {
    stack: numberOf(draft.stack, ranges.stack),
    buyIn: numberOf(draft.buyIn, ranges.price),
    bounty: numberOf(draft.bounty, ranges.price),
    measure: draft.measure,
    levels: levelsOf(draft),
    breaks: breaksOf(draft),
    rebuys: {
      until,
      most: numberOf(draft.rebuysMost, ranges.rebuys) || null,
      stack: until === 0 ? 0 : numberOf(draft.rebuyStack, ranges.amount),
    },
    addOn: draft.hasAddOn
      ? {
          at: numberOf(draft.addOn.at, ranges.addOnLevel),
          price: numberOf(draft.addOn.price, ranges.price),
          stack: numberOf(draft.addOn.stack, ranges.stack),
        }
      : null,
    lateEntry: numberOf(draft.lateEntry, ranges.level),
    payouts:
      draft.shares === null
        ? [...draft.lists]
        : [{ from: 1, percent: sharesOf(draft.shares) ?? [NaN] }],
    guaranteed: typedList(draft.guaranteed, ranges.guarantee) ?? [NaN],
    handForHand: draft.handForHand,
  };
}

export type ReadDraft =
  | Readonly<{ ok: true; structure: Structure }>
  | Readonly<{ ok: false; problem: Said }>;

/** Returns the structure, or the first problem in it. */
export function readStructureDraft(draft: StructureDraft): ReadDraft {
  const read = structureSchema.safeParse(typedStructure(draft));
  return read.success
    ? { ok: true, structure: read.data }
    : { ok: false, problem: problemIn(read.error) };
}

const nice = [1, 1.5, 2, 3, 4, 5, 6, 8, 10] as const;

/** Rounds up to the next amount that is easy to pay in chips: 30 after 20, 1,500 after 1,000. */
export function raised(amount: number, by: number): number {
  if (amount === 0) return 0;
  const wished = amount * by;
  const power = 10 ** Math.floor(Math.log10(wished));
  const step = nice.find((one) => one * power >= wished - 1e-9) ?? 10;
  return Math.max(Math.round(step * power), amount + 1);
}

const raisedTyped = (typed: string, by: number): string =>
  String(raised(typedNumber(typed, ranges.amount) ?? 0, by));

export function withLevel(levels: readonly LevelDraft[]): readonly LevelDraft[] {
  const last = levels.at(-1);
  if (!last || levels.length >= mostLevels) return levels;
  const key = 1 + Math.max(...levels.map((level) => level.key));
  return [
    ...levels,
    {
      ...last,
      key,
      ante: raisedTyped(last.ante, 1.5),
      stake: raisedTyped(last.stake, 1.5),
      breakAfter: "0",
      rebuyPrice: "",
    },
  ];
}

/** Keeps at least one level. */
export const withoutLevel = (levels: readonly LevelDraft[], key: number): readonly LevelDraft[] =>
  levels.length < 2 ? levels : levels.filter((level) => level.key !== key);

/**
 * Sets a level's amounts to twice those of the level before, and raises later levels to at least as
 * much.
 */
export function doubled(levels: readonly LevelDraft[], key: number): readonly LevelDraft[] {
  const at = levels.findIndex((level) => level.key === key);
  const before = levels[at - 1] ?? levels[at];
  if (!before) return levels;
  const twice = (typed: string): string => String(2 * (typedNumber(typed, ranges.amount) ?? 0));
  const least = { ante: twice(before.ante), stake: twice(before.stake) };
  const higher = (typed: string, other: string): string =>
    String(Math.max(typedNumber(typed, ranges.amount) ?? 0, Number(other)));
  return levels.map((level, place) =>
    place < at
      ? level
      : place === at
        ? { ...level, ...least }
        : {
            ...level,
            ante: higher(level.ante, least.ante),
            stake: higher(level.stake, least.stake),
          },
  );
}
