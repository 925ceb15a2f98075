import type { GamePart } from "#renderer/table/part.ts";
import type { Beat } from "./beat.ts";
import { planClear, planDeal } from "./dealPlan.ts";
import { planIn } from "./planIn.ts";
import type { Scene } from "./scene.ts";
import type { Draft, Plan, AnimationStep } from "./step.ts";

/**
 * Returns the plan from one scene to the next along the beats. `former`: the parts that made the
 * scene before.
 */
export function planOf(
  before: Scene,
  beats: readonly Beat[],
  after: Scene,
  parts: readonly GamePart[],
  former: readonly GamePart[] = parts,
): Plan {
  const deal = beats.find((beat) => beat.type === "deal");
  const first = deal
    ? planClear(deal.dealer, parts, former, { scene: before, after, beats, at: 0 })
    : { steps: [], until: 0, scene: before };
  const draft = beats.reduce((sofar, beat) => {
    const next = draftOf(beat, sofar, after, beats, parts);
    return { ...next, steps: [...sofar.steps, ...next.steps] };
  }, first);
  const steps: readonly AnimationStep[] = [
    ...draft.steps,
    ...aligned(draft.scene, after, draft.until, parts),
    { type: "hold", hand: after.hand, at: draft.until, ms: 0 },
  ];
  const nonBlocking = new Set(parts.flatMap((part) => part.nonBlocking ?? []));
  return {
    steps,
    ms: Math.max(
      draft.until,
      ...steps.filter(({ type }) => !nonBlocking.has(type)).map(({ at, ms }) => at + ms),
    ),
  };
}

/**
 * The part that plans the beat goes first; others follow the cards that it moves. A beat that no
 * part plans is not shown.
 */
function draftOf(
  beat: Beat,
  { scene, until: at }: Draft,
  after: Scene,
  beats: readonly Beat[],
  parts: readonly GamePart[],
): Draft {
  const moment = { scene, after, beats, at };
  if (beat.type === "deal") return planDeal(beat.dealer, parts, moment);
  const plan = planIn(parts, beat);
  if (!plan) return { steps: [], until: at, scene };
  const changes = plan.hands?.(beat) ?? [];
  return parts.reduce(
    (draft, part) => part.follow?.(beat, changes, scene, draft, at) ?? draft,
    plan.plan(beat, moment),
  );
}

/**
 * Steps for differences that no beat explains: what must be matched now, finished bubbles, new
 * layers of pots, seats not dealt in, thrown cards mixed into a new stock, hands that a replay
 * opens.
 */
function aligned(
  scene: Scene,
  after: Scene,
  at: number,
  parts: readonly GamePart[],
): readonly AnimationStep[] {
  const said = after.speech.flatMap((words, seat): readonly AnimationStep[] =>
    words === (scene.speech[seat] ?? "") ? [] : [{ type: "say", seat, words, at, ms: 0 }],
  );
  const mucked = after.folded.flatMap((folded, seat): readonly AnimationStep[] =>
    folded && !scene.folded[seat] ? [{ type: "muck", seat, at, ms: 0 }] : [],
  );
  const mixed: readonly AnimationStep[] =
    scene.heap > after.heap
      ? [
          { type: "heap", cards: after.heap, at, ms: 0 },
          { type: "sound", name: "shuffle", at, ms: 0 },
        ]
      : [];
  return [
    ...said,
    ...mucked,
    ...mixed,
    ...parts.flatMap((part) => part.aligned?.(scene, after, at) ?? []),
  ];
}
