import type { Seat } from "#shared/contract/seats.ts";
import type { SoundName } from "#renderer/sound/recipes.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import { instant, type BeatOf, type Draft } from "#renderer/table/scene/animation.ts";
import type { Moment as PlanMoment, PartOf } from "#renderer/table/part.ts";
import { momentDrawing } from "./momentDrawing.ts";
import {
  momentTable,
  type Moment,
  type MomentKind,
  type MomentSlices,
  type OfMoment,
} from "./momentTable.ts";

export const momentOf = (kind: MomentKind, seat: Seat | null, words = ""): BeatOf<"moment"> => ({
  type: "moment",
  kind,
  seat,
  words,
});

/** Where a seat is meant, hands may lie open above and below the words. */
const heightOf = (seat: Seat | null): number => (seat === null ? 0.24 : 0.15);

/** H-36: fanfares are for people; a bot gets a nod. */
const fanfares: ReadonlySet<SoundName> = new Set(["gin", "crown"]);

export function momentSteps(
  { kind, seat, words }: OfMoment,
  at: number,
  bots?: Scene["bots"],
  hands = 0,
): Draft["steps"] {
  const { lasts, perHand = 0, sound, leavesPile = false }: Moment = momentTable[kind];
  const ms = lasts + perHand * hands;
  const isBots = seat !== null && bots?.[seat] === true;
  return [
    { type: "moment", kind, seat, at, ms },
    ...(words === ""
      ? []
      : [{ type: "proclaim", words, height: heightOf(seat), leavesPile, at, ms } as const]),
    ...instant(at, { type: "sound", name: isBots && fanfares.has(sound) ? "nod" : sound }),
  ];
}

function planMoment(beat: BeatOf<"moment">, { scene, after, beats, at }: PlanMoment): Draft {
  const { gathers, slows, slowMs } = momentTable[beat.kind];
  const hands = beats.filter(({ type }) => type === "show").length;
  return {
    steps: momentSteps(beat, at, after.bots, hands),
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
