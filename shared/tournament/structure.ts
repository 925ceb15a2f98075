import { z } from "zod";
import { problemIn, asIssue } from "#shared/contract/formProblem.ts";
import { freeText } from "#shared/contract/freeText.ts";
import { whole } from "#shared/protocol/schema.ts";
import { jsonProblem } from "#shared/record/jsonProblem.ts";
import type { TournamentText } from "#shared/text/en/tournament.ts";
import { saying, type Said } from "#shared/text/said.ts";

const says = saying<TournamentText["structure"]>("tournament.structure");

export const mostLevels = 60;
const mostPlaces = 100;
/** In the bank's chips; `mostAmount` limits tournament chips. */
const mostPrice = 1_000_000;
const mostAmount = 100_000_000;

const hundredth = 0.01;

export const levelSchema = z.strictObject({
  ante: whole(0, mostAmount),
  /** By every player before a round of a shedding game (C-8). */
  stake: whole(0, mostAmount),
  /** Minutes, or rounds of the table that has played most; the last level lasts until the end. */
  length: whole(1, 600),
  /** In the bank's chips; null: as the buy-in. */
  rebuyPrice: whole(0, mostPrice).nullable(),
});
export type Level = z.infer<typeof levelSchema>;

const breakSchema = z.strictObject({
  /** Counted from 1. */ after: whole(1, mostLevels),
  minutes: whole(1, 240),
});

const payoutSchema = z.strictObject({
  /** Of entries; the list applies up to where the next one begins. */
  from: whole(1, 100_000),
  /** Of the prize pool by place. */
  percent: z.array(z.number().min(hundredth).max(100).multipleOf(hundredth)).min(1).max(mostPlaces),
});
export type Payout = z.infer<typeof payoutSchema>;

const fields = z.strictObject({
  stack: whole(1, mostAmount),
  /** In the bank's chips: `buyIn` goes into the prize pool, `bounty` on one's own head. */
  buyIn: whole(0, mostPrice),
  bounty: whole(0, mostPrice),
  /** Of levels; breaks are always in minutes. */
  measure: z.enum(["minutes", "rounds"]),
  levels: z.array(levelSchema).min(1).max(mostLevels),
  breaks: z.array(breakSchema).max(mostLevels),
  /**
   * Who has run out may buy `stack` chips, up to the end of level `until` (0: never), `most` times
   * (null: no limit).
   */
  rebuys: z.strictObject({
    until: whole(0, mostLevels),
    most: whole(1, 99).nullable(),
    stack: whole(0, mostAmount),
  }),
  /** Once for everybody still in, during level `at` and the break after it. */
  addOn: z
    .strictObject({
      at: whole(1, mostLevels),
      price: whole(0, mostPrice),
      stack: whole(1, mostAmount),
    })
    .nullable(),
  /** Up to the end of this level; 0: closed once the tournament has begun. */
  lateEntry: whole(0, mostLevels),
  payouts: z.array(payoutSchema).min(1).max(20),
  /** The least prizes by place, in the bank's chips; the host pays what the pool lacks. */
  guaranteed: z.array(whole(1, mostPrice)).max(mostPlaces),
  handForHand: z.boolean(),
});

type Fields = z.infer<typeof fields>;
type Complain = (path: readonly (string | number)[], said: Said) => void;

const sumOf = (percent: readonly number[]): number =>
  percent.reduce((sum, share) => sum + Math.round(share / hundredth), 0) * hundredth;
const rising = (list: readonly number[]): number =>
  list.findIndex((value, at) => at > 0 && value > (list[at - 1] ?? 0));

function checkPayouts({ payouts, guaranteed }: Fields, complain: Complain): void {
  if (payouts[0]?.from !== 1) complain(["payouts", 0, "from"], says("firstShares"));
  payouts.forEach(({ from, percent }, at) => {
    if (at > 0 && from <= (payouts[at - 1]?.from ?? 0))
      complain(["payouts", at, "from"], says("shareOrder", { from }));
    const up = rising(percent);
    if (up >= 0) complain(["payouts", at, "percent", up], says("risingShare", { place: up + 1 }));
    const sum = Math.round(sumOf(percent) / hundredth) * hundredth;
    if (Math.round(sum / hundredth) !== Math.round(100 / hundredth))
      complain(["payouts", at, "percent"], says("shareSum", { sum }));
  });
  const up = rising(guaranteed);
  if (up >= 0) complain(["guaranteed", up], says("risingGuarantee", { place: up + 1 }));
}

function checkLevels({ levels, stack }: Fields, complain: Complain): void {
  levels.forEach(({ ante, stake }, at) => {
    const before = levels[at - 1];
    if (before && (ante < before.ante || stake < before.stake))
      complain(["levels", at], says("fallingLevel", { level: at + 1 }));
    if (ante === 0 && stake === 0) complain(["levels", at], says("nothingToPlayFor"));
  });
  const needed = Math.max(levels[0]?.ante ?? 0, levels[0]?.stake ?? 0);
  if (stack < needed) complain(["stack"], says("stackTooSmall", { stack, needed }));
}

function checkTimes(
  { levels, breaks, rebuys, addOn, lateEntry }: Fields,
  complain: Complain,
): void {
  const known = (path: readonly (string | number)[], level: number): void => {
    if (level > levels.length)
      complain(path, says("noSuchLevel", { level, levels: levels.length }));
  };
  breaks.forEach(({ after }, at) => {
    known(["breaks", at, "after"], after);
    if (after === levels.length) complain(["breaks", at, "after"], says("breakAfterLast"));
    if (at > 0 && after <= (breaks[at - 1]?.after ?? 0))
      complain(["breaks", at, "after"], says("breakOrder", { level: after }));
  });
  known(["rebuys", "until"], rebuys.until);
  if (rebuys.until === levels.length) complain(["rebuys", "until"], says("rebuysForEver"));
  if (rebuys.until > 0 && rebuys.stack === 0)
    complain(["rebuys", "stack"], says("rebuysOfNothing"));
  known(["lateEntry"], lateEntry);
  if (addOn) known(["addOn", "at"], addOn.at);
}

export const structureSchema = fields.superRefine((structure, context) => {
  const complain: Complain = (path, said) =>
    context.addIssue({ code: "custom", path: [...path], message: asIssue(said) });
  checkLevels(structure, complain);
  checkTimes(structure, complain);
  checkPayouts(structure, complain);
});
export type Structure = z.infer<typeof structureSchema>;

const fileFormat = "tournament-structure/1";
const fileSchema = z.strictObject({
  format: z.literal(fileFormat),
  name: freeText(1, 40),
  structure: structureSchema,
});
export type NamedStructure = Pick<z.infer<typeof fileSchema>, "name" | "structure">;
export const namedStructureSchema = fileSchema.omit({ format: true });

export const structureText = ({ name, structure }: NamedStructure): string =>
  `${JSON.stringify({ format: fileFormat, name, structure }, null, 2)}\n`;

export type ReadStructure =
  | ({ readonly ok: true } & NamedStructure)
  | Readonly<{ ok: false; problem: Said }>;

export function readStructure(text: string): ReadStructure {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, problem: says("notJson", { problem: jsonProblem(text, error) }) };
  }
  if (
    typeof value !== "object" ||
    value === null ||
    (value as { readonly format?: unknown }).format !== fileFormat
  )
    return { ok: false, problem: says("otherFile") };
  const read = fileSchema.safeParse(value);
  return read.success
    ? { ok: true, name: read.data.name, structure: read.data.structure }
    : { ok: false, problem: problemIn(read.error) };
}

/** With more entries more places are paid. */
const usualPayouts: Payout[] = [
  { from: 1, percent: [100] },
  { from: 5, percent: [65, 35] },
  { from: 9, percent: [50, 30, 20] },
  { from: 17, percent: [42, 27, 18, 13] },
  { from: 28, percent: [36, 23, 15, 11, 8, 7] },
  { from: 50, percent: [30, 20, 13, 9, 7, 6, 5, 4, 3, 3] },
  {
    from: 100,
    percent: [26, 16.5, 11, 8, 6.5, 5, 4, 3.5, 3, 2, 2, 2, ...Array<number>(6).fill(1.75)],
  },
  {
    from: 250,
    percent: [
      22,
      14,
      9.5,
      7,
      5.5,
      4.5,
      3.5,
      3,
      2.5,
      ...Array<number>(9).fill(1.5),
      ...Array<number>(20).fill(0.75),
    ],
  },
];

const antes = [
  10, 15, 20, 30, 40, 60, 80, 100, 150, 200, 300, 400, 600, 800, 1000, 1500, 2000, 3000, 4000, 6000,
  8000, 10_000,
];
/** A round of a shedding game takes as long as a few hands, and its winner gets the whole pot. */
const stakeOf = (ante: number): number => 4 * ante;
const levelsOf = (length: number): Level[] =>
  antes.map((ante) => ({ ante, stake: stakeOf(ante), length, rebuyPrice: null }));

const usual: Omit<Structure, "stack" | "levels" | "breaks" | "lateEntry"> = {
  buyIn: 500,
  bounty: 0,
  measure: "minutes",
  rebuys: { until: 0, most: null, stack: 0 },
  addOn: null,
  payouts: usualPayouts,
  guaranteed: [],
  handForHand: true,
};
const breaksAfter = (minutes: number, ...levels: readonly number[]): Structure["breaks"] =>
  levels.map((after) => ({ after, minutes }));

export const presets: { readonly [name in "turbo" | "standard" | "deep"]: Structure } = {
  turbo: { ...usual, stack: 1000, levels: levelsOf(4), breaks: [], lateEntry: 2 },
  standard: {
    ...usual,
    stack: 2000,
    levels: levelsOf(10),
    breaks: breaksAfter(10, 5, 10, 15),
    lateEntry: 4,
  },
  deep: {
    ...usual,
    stack: 5000,
    levels: levelsOf(20),
    breaks: breaksAfter(15, 3, 6, 9, 12),
    lateEntry: 6,
  },
};
export type Preset = keyof typeof presets;
