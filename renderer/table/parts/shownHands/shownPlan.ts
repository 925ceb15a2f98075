// How is a hand turned over, does it lie open for a while, and is it taken up again?

import { without } from "#shared/cards/hand.ts";
import type { HandChange, Moment } from "#renderer/table/part.ts";
import type { BeatOf } from "#renderer/table/scene/beat.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { Draft, Step } from "#renderer/table/scene/step.ts";
import type { ShownHand } from "./shownScene.ts";

const times = { show: 620, showUntil: 760, hide: 420 } as const;

/** Each seat's, where any lies open. */
const shownIn = ({ shown, counts }: Scene): readonly (ShownHand | null)[] =>
  shown ?? counts.map(() => null);

/** What the seat said before is over: its cards speak. */
export function planShow({ seat, hand }: BeatOf<"show">, { scene, at }: Moment): Draft {
  return {
    steps: [
      { type: "say", seat, words: "", at, ms: 0 },
      { type: "show", seat, hand, at, ms: times.show },
      { type: "sound", name: "flip", at, ms: 0 },
    ],
    until: at + times.showUntil,
    scene: {
      ...scene,
      shown: shownIn(scene).with(seat, hand),
      speech: scene.speech.with(seat, ""),
    },
  };
}

export function planHide({ seat }: BeatOf<"hide">, { scene, at }: Moment): Draft {
  const shown = shownIn(scene);
  if (!shown[seat]) return { steps: [], until: at, scene };
  return {
    steps: [
      { type: "hide", seat, at, ms: times.hide },
      { type: "sound", name: "flip", at, ms: 0 },
    ],
    until: at + times.hide,
    scene: { ...scene, shown: shown.with(seat, null) },
  };
}

/** A hand that is out of play lies open no more. */
export const withoutHand = (draft: Draft, seat: number): Draft => ({
  ...draft,
  scene: { ...draft.scene, shown: shownIn(draft.scene).with(seat, null) },
});

/**
 * A hand that lies open loses what is played from it and shows what comes to it. `scene`: before
 * the beat.
 */
export function withChanges(
  changes: readonly HandChange[],
  scene: Scene,
  draft: Draft,
  at: number,
): Draft {
  const before = shownIn(scene);
  let hands = shownIn(draft.scene);
  const steps = changes.flatMap((change): readonly Step[] => {
    const open = before[change.seat] && hands[change.seat];
    if (!open || change.out.length + change.in.length === 0) return [];
    const cards = [...(without(open.cards, change.out) ?? open.cards), ...change.in];
    const hand: ShownHand = { ...open, cards, lit: cards.map(() => true) };
    hands = hands.with(change.seat, hand);
    return [
      { type: "open", seat: change.seat, hand, at: change.in.length > 0 ? draft.until : at, ms: 0 },
    ];
  });
  return steps.length === 0
    ? draft
    : { ...draft, steps: [...draft.steps, ...steps], scene: { ...draft.scene, shown: hands } };
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Hands as they lie in the end, whatever was told of them. */
export function handsAligned(scene: Scene, after: Scene, at: number): readonly Step[] {
  return shownIn(after).flatMap((hand, seat): readonly Step[] => {
    const before = shownIn(scene)[seat] ?? null;
    if (isSame(before, hand)) return [];
    if (hand === null) return [{ type: "hide", seat, at, ms: 0 }];
    return [
      before
        ? { type: "open", seat, hand, at, ms: 0 }
        : { type: "show", seat, hand, at, ms: times.show },
    ];
  });
}
