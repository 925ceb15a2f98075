import { rangeOf, typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { chipColours, type ColourName } from "#shared/chipBank/kinds.ts";
import { clockPlanSchema } from "#shared/protocol/schema.ts";
import type { ClockChip, ClockPlan, ClockStage } from "#shared/roomClock/clock.ts";

/** As typed. */
export type StageDraft = Readonly<{
  key: number;
  kind: ClockStage["kind"];
  small: string;
  big: string;
  ante: string;
  minutes: string;
}>;

/** In any order. */
export type ChipDraft = Readonly<{
  key: number;
  value: string;
  colour: ColourName | null;
}>;

export type PlanDraft = Readonly<{
  name: string;
  stages: readonly StageDraft[];
  chips: readonly ChipDraft[];
}>;

const { stages: stageForms, chips: chipForms } = clockPlanSchema.shape;
const levelForm = stageForms.element.options[0].shape;
export const ranges = {
  amount: rangeOf(levelForm.small),
  minutes: rangeOf(levelForm.minutes),
  chip: rangeOf(chipForms.element.shape.value),
};

const amountOf = (typed: string): number | null => typedNumber(typed, ranges.amount);
export const minutesOf = (typed: string): number | null => typedNumber(typed, ranges.minutes);
const chipOf = (typed: string): number | null => typedNumber(typed, ranges.chip);

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

/** Returns the chips by ascending value; null if a value is no whole number or appears twice. */
export function chipsOf(drafts: readonly ChipDraft[]): readonly ClockChip[] | null {
  const found = drafts.flatMap(({ value, colour }) => {
    const read = chipOf(value);
    return read === null ? [] : [{ value: read, colour }];
  });
  return found.length === drafts.length &&
    new Set(found.map(({ value }) => value)).size === found.length
    ? found.toSorted((one, other) => one.value - other.value)
    : null;
}

export const mostChips = chipColours.length;

/** Adds a chip worth five times the largest, in a free colour. */
export function withChip(draft: PlanDraft): PlanDraft {
  const { chips } = draft;
  const largest = Math.max(0, ...chips.map(({ value }) => chipOf(value) ?? 0));
  const colour = chips.some((chip) => chip.colour !== null)
    ? (chipColours.find((one) => chips.every((chip) => chip.colour !== one)) ?? null)
    : null;
  return {
    ...draft,
    chips: [
      ...chips,
      {
        key: Math.max(-1, ...chips.map(({ key }) => key)) + 1,
        value: String(largest === 0 ? 25 : Math.min(largest * 5, ranges.chip.max)),
        colour,
      },
    ],
  };
}

/** Takes the preset's stages and the chips they need, keeping the known colours of those values. */
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

/** Returns null while something is invalid. */
export function planOfDraft({ name, stages, chips }: PlanDraft): ClockPlan | null {
  const read = clockPlanSchema.safeParse({
    name,
    stages: stages.map(({ kind, small, big, ante, minutes }) => ({
      kind,
      ...(kind === "level" && {
        small: amountOf(small),
        big: amountOf(big),
        ante: amountOf(ante),
      }),
      minutes: minutesOf(minutes),
    })),
    chips: chipsOf(chips),
  });
  return read.data?.stages[0]?.kind === "level" ? read.data : null;
}

/** Appends a level of twice the last amounts, or a break of ten minutes. */
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
