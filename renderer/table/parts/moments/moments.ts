import type { Seat } from "#shared/contract/seats.ts";
import { instant, type BeatOf, type Draft } from "#renderer/table/scene/animation.ts";
import type { Moment as PlanMoment, PartOf } from "#renderer/table/part.ts";
import { momentDrawing } from "./momentDrawing.ts";
import { momentTable, type MomentKind, type MomentSlices, type OfMoment } from "./momentTable.ts";

export const momentOf = (kind: MomentKind, seat: Seat | null, words = ""): BeatOf<"moment"> => ({
  type: "moment",
  kind,
  seat,
  words,
});

export function momentSteps({ kind, seat, words }: OfMoment, at: number): Draft["steps"] {
  const { lasts, sound } = momentTable[kind];
  return [
    { type: "moment", kind, seat, at, ms: lasts },
    ...(words === "" ? [] : [{ type: "proclaim", words, at, ms: lasts } as const]),
    ...instant(at, { type: "sound", name: sound }),
  ];
}

function planMoment(beat: BeatOf<"moment">, { scene, at }: PlanMoment): Draft {
  const { gathers, slows, slowMs } = momentTable[beat.kind];
  return {
    steps: momentSteps(beat, at),
    until: at + gathers,
    scene,
    slow: { by: slows, ms: slowMs },
  };
}

export const moments: PartOf<MomentSlices> = {
  name: "moments",
  beats: { moment: { plan: planMoment } },
  nonBlocking: ["moment", "proclaim"],
  drawing: momentDrawing,
};
