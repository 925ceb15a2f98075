// What is being entered for a clock, and is it complete?

import type { ClockPlan, ClockStage } from '#shared/roomClock/clock.ts';

/** As typed. */
export interface StageDraft {
  /** Of the list of stages alone. */
  readonly key: number;
  readonly kind: ClockStage['kind'];
  readonly small: string;
  readonly big: string;
  readonly ante: string;
  readonly minutes: string;
}

export interface PlanDraft {
  readonly name: string;
  readonly stages: readonly StageDraft[];
  readonly chips: string;
}

const whole = (typed: string, least: number, most: number): number | null => (/^\s*\d{1,9}\s*$/.test(typed) && Number(typed) >= least && Number(typed) <= most ? Number(typed) : null);
const amountOf = (typed: string): number | null => whole(typed, 0, 100_000_000);
export const minutesOf = (typed: string): number | null => whole(typed, 1, 600);

export const draftOfPlan = ({ name, stages, chips }: ClockPlan): PlanDraft => ({
  name, chips: chips.join(', '),
  stages: stages.map((stage, key) => ({ key, small: '', big: '', ante: '', ...Object.fromEntries(Object.entries(stage).map(([field, value]) => [field, String(value)])), kind: stage.kind, minutes: String(stage.minutes) })),
});

/** Rising whole numbers; null where they are not. */
export function chipsOf(typed: string): readonly number[] | null {
  const found = typed.split(/[\s,;]+/).filter((value) => value !== '').map((value) => whole(value, 1, 100_000_000));
  const isRising = found.every((value, at) => value !== null && (at === 0 || value > found[at - 1]!));
  return isRising && found.length <= 12 ? (found as readonly number[]) : null;
}

function stageOf({ kind, small, big, ante, minutes }: StageDraft): ClockStage | null {
  const lasts = minutesOf(minutes);
  if (lasts === null) return null;
  if (kind === 'break') return { kind, minutes: lasts };
  const amounts = [amountOf(small), amountOf(big), amountOf(ante)] as const;
  return amounts.includes(null) ? null : { kind, small: amounts[0]!, big: amounts[1]!, ante: amounts[2]!, minutes: lasts };
}

/** Null while something is to be mended. */
export function planOfDraft({ name, stages, chips }: PlanDraft): ClockPlan | null {
  const all = stages.map(stageOf);
  const values = chipsOf(chips);
  return values === null || all.includes(null) || all[0]?.kind !== 'level' ? null : { name: name.trim(), stages: all as readonly ClockStage[], chips: values };
}

/** After the last one: twice as much, or a break of ten minutes. */
export function withStage(draft: PlanDraft, kind: ClockStage['kind']): PlanDraft {
  const last = draft.stages.findLast((stage) => stage.kind === 'level');
  const key = Math.max(-1, ...draft.stages.map((stage) => stage.key)) + 1;
  const twice = (typed = ''): string => String((amountOf(typed) ?? 0) * 2);
  const stage = kind === 'break' ? { small: '', big: '', ante: '', minutes: '10' } : { small: twice(last?.small), big: twice(last?.big), ante: twice(last?.ante), minutes: last?.minutes ?? '10' };
  return { ...draft, stages: [...draft.stages, { key, kind, ...stage }] };
}
