// Does the clock's form take what people enter, and is its time written as clocks are read (H-6)?

import { expect, test } from 'vitest';
import { chipsOf, draftOfPlan, planOfDraft, withStage, type PlanDraft } from '#renderer/screens/roomClock/planDraft.ts';
import { chipWords } from '#renderer/text/en/chips.ts';
import { clockPlanSchema } from '#shared/protocol/schema.ts';
import { clockPresets } from '#shared/roomClock/presets.ts';

test('H-6 each preset comes through the form as it was, and is of the form that the house takes', () => {
  for (const preset of Object.values(clockPresets)) {
    expect(planOfDraft(draftOfPlan(preset))).toEqual(preset);
    expect(clockPlanSchema.safeParse(preset).success).toBe(true);
  }
});

test('H-6 another level is twice the last one, a break lasts ten minutes, and either is known apart from the others', () => {
  const first: PlanDraft = draftOfPlan({ name: 'x', chips: [25, 100], stages: [{ kind: 'level', small: 25, big: 50, ante: 5, minutes: 12 }] });
  const longer = withStage(withStage(first, 'break'), 'level');
  expect(planOfDraft(longer)?.stages.slice(1)).toEqual([{ kind: 'break', minutes: 10 }, { kind: 'level', small: 50, big: 100, ante: 10, minutes: 12 }]);
  expect(new Set(longer.stages.map(({ key }) => key)).size).toBe(3);
});

test('H-6 what is no whole number, and a clock that begins with a break, is not taken', () => {
  const draft = draftOfPlan(clockPresets.turbo);
  const [first, ...rest] = draft.stages;
  for (const wrong of [{ minutes: '0' }, { minutes: '1.5' }, { small: 'x' }, { ante: '' }, { kind: 'break' as const }]) expect(planOfDraft({ ...draft, stages: [{ ...first!, ...wrong }, ...rest] })).toBeNull();
  expect(planOfDraft({ ...draft, chips: '100, 25' })).toBeNull();
  expect(chipsOf(' 25 100;500, 1000 ')).toEqual([25, 100, 500, 1000]);
  expect(chipsOf('')).toEqual([]);
});

test('a time is written with its seconds begun, and its hours where there are any', () => {
  const { time } = chipWords.screen.clock;
  expect([600_000, 59_001, 1, 0, 3_600_000, 5_025_000].map(time)).toEqual(['10:00', '01:00', '00:01', '00:00', '1:00:00', '1:23:45']);
});
