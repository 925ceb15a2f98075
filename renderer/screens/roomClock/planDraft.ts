// What is being entered for a clock, and is it complete?

import { chipColours, type ColourName } from "#shared/chipBank/kinds.ts";
import type { ClockChip, ClockPlan, ClockStage } from "#shared/roomClock/clock.ts";

/** As typed. */
export interface StageDraft {
  /** Of the list of stages alone. */
  readonly key: number;
  readonly kind: ClockStage["kind"];
  readonly small: string;
  readonly big: string;
  readonly ante: string;
  readonly minutes: string;
}

/** In any order. */
export interface ChipDraft {
  /** Of the list of chips alone. */
  readonly key: number;
  readonly value: string;
  readonly colour: ColourName | null;
}

export interface PlanDraft {
  readonly name: string;
  readonly stages: readonly StageDraft[];
  readonly chips: readonly ChipDraft[];
}

const whole = (typed: string, least: number, most: number): number | null =>
  /^\s*\d{1,9}\s*$/.test(typed) && Number(typed) >= least && Number(typed) <= most
    ? Number(typed)
    : null;
const amountOf = (typed: string): number | null => whole(typed, 0, 100_000_000);
export const minutesOf = (typed: string): number | null => whole(typed, 1, 600);

export const draftOfChips = (chips: readonly ClockChip[]): readonly ChipDraft[] =>
  chips.map(({ value, colour }, key) => ({ key, value: String(value), colour }));

export const draftOfPlan = ({ name, stages, chips }: ClockPlan): PlanDraft => ({
  name,
  chips: draftOfChips(chips),
  stages: stages.map((stage, key) => ({
    key,
    small: "",
    big: "",
    ante: "",
    ...Object.fromEntries(Object.entries(stage).map(([field, value]) => [field, String(value)])),
    kind: stage.kind,
    minutes: String(stage.minutes),
  })),
});

/**
 * By their values, from the smallest on; null where one is no whole number, or two are the same.
 */
export function chipsOf(drafts: readonly ChipDraft[]): readonly ClockChip[] | null {
  const found = drafts.flatMap(({ value, colour }) => {
    const read = whole(value, 1, 100_000_000);
    return read === null ? [] : [{ value: read, colour }];
  });
  return found.length === drafts.length &&
    new Set(found.map(({ value }) => value)).size === found.length
    ? found.toSorted((one, other) => one.value - other.value)
    : null;
}

export const mostChips = chipColours.length;

/** Five times the largest, in a colour that is free. */
export function withChip(draft: PlanDraft): PlanDraft {
  const { chips } = draft;
  const largest = Math.max(0, ...chips.map(({ value }) => whole(value, 1, 20_000_000) ?? 0));
  const colour = chips.some((chip) => chip.colour !== null)
    ? (chipColours.find((one) => chips.every((chip) => chip.colour !== one)) ?? null)
    : null;
  return {
    ...draft,
    chips: [
      ...chips,
      {
        key: Math.max(-1, ...chips.map(({ key }) => key)) + 1,
        value: String(largest === 0 ? 25 : largest * 5),
        colour,
      },
    ],
  };
}

/** Its stages with the chips that they need; which colours those are stays known. */
export function withPreset(draft: PlanDraft, preset: ClockPlan): PlanDraft {
  const known = new Map(chipsOf(draft.chips)?.map(({ value, colour }) => [value, colour]));
  return {
    ...draftOfPlan(preset),
    name: draft.name,
    chips: draftOfChips(
      preset.chips.map(({ value }) => ({ value, colour: known.get(value) ?? null })),
    ),
  };
}

function stageOf({ kind, small, big, ante, minutes }: StageDraft): ClockStage | null {
  const lasts = minutesOf(minutes);
  if (lasts === null) return null;
  if (kind === "break") return { kind, minutes: lasts };
  const amounts = [amountOf(small), amountOf(big), amountOf(ante)] as const;
  return amounts.includes(null)
    ? null
    : { kind, small: amounts[0]!, big: amounts[1]!, ante: amounts[2]!, minutes: lasts };
}

/** Null while something is to be mended. */
export function planOfDraft({ name, stages, chips }: PlanDraft): ClockPlan | null {
  const all = stages.map(stageOf);
  const values = chipsOf(chips);
  return values === null || all.includes(null) || all[0]?.kind !== "level"
    ? null
    : { name: name.trim(), stages: all as readonly ClockStage[], chips: values };
}

/** After the last one: twice as much, or a break of ten minutes. */
export function withStage(draft: PlanDraft, kind: ClockStage["kind"]): PlanDraft {
  const last = draft.stages.findLast((stage) => stage.kind === "level");
  const key = Math.max(-1, ...draft.stages.map((stage) => stage.key)) + 1;
  const twice = (typed = ""): string => String((amountOf(typed) ?? 0) * 2);
  const stage =
    kind === "break"
      ? { small: "", big: "", ante: "", minutes: "10" }
      : {
          small: twice(last?.small),
          big: twice(last?.big),
          ante: twice(last?.ante),
          minutes: last?.minutes ?? "10",
        };
  return { ...draft, stages: [...draft.stages, { key, kind, ...stage }] };
}
