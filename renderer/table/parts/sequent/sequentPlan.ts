// How is it told that a sequent begins, goes on, ends or breaks?

import type { Cleared, Moment } from "#renderer/table/part.ts";
import { shedChanged, wantSteps } from "#renderer/table/parts/shed/shedPlan.ts";
import type { BeatOf } from "#renderer/table/scene/beat.ts";
import { said, speechWith } from "#renderer/table/scene/saying.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { Draft, Step } from "#renderer/table/scene/step.ts";
import type { Sequent } from "./sequentScene.ts";

const times = {
  sequent: 820,
  sequentUntil: 280,
  endsUntil: 520,
  owing: 220,
  beckon: 3200,
} as const;
const sounds = { starts: "sequent", ends: "sequentEnds", breaks: "sequentBreaks" } as const;

/**
 * Once its last card lies nothing of the sequent is owed any more, while it is still swept away.
 */
export function planSequent(
  { seat, how, words }: BeatOf<"sequent">,
  { scene, after, at }: Moment,
): Draft {
  const isOver = how === "ends" && after.shed !== undefined;
  const now = isOver
    ? { ...shedChanged(scene, { want: after.shed.want }), sequent: after.sequent ?? null }
    : scene;
  return {
    steps: [
      ...said(seat, words, at),
      { type: "sequent", how, at, ms: how === "starts" ? 0 : times.sequent },
      { type: "sound", name: sounds[how], at, ms: 0 },
      ...(isOver ? [...wantSteps(scene, after, at), ...sequentAligned(scene, after, at)] : []),
    ],
    until: at + (how === "ends" ? times.endsUntil : times.sequentUntil),
    scene: { ...now, speech: speechWith(scene, seat, words) },
  };
}

const isSame = (one: Sequent | null, other: Sequent | null): boolean =>
  one?.suit === other?.suit && one?.next === other?.next && one?.runs === other?.runs;

export function sequentAligned(
  { sequent: before = null }: Scene,
  { sequent = null }: Scene,
  at: number,
): readonly Step[] {
  if (isSame(before, sequent)) return [];
  return [
    { type: "owing", sequent, at, ms: times.owing },
    ...(sequent?.runs ? [{ type: "beckon", at, ms: times.beckon } as const] : []),
  ];
}

export const noSequent = (): Cleared => ({
  steps: [{ type: "owing", sequent: null, at: 0, ms: times.owing }],
  scene: { sequent: null },
});
