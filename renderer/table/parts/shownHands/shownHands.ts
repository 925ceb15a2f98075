import { without } from "#shared/cards/hand.ts";
import type { HandChange, Moment, PartOf, Viewed, DrawingOf } from "#renderer/table/part.ts";
import {
  instant,
  type AnimationStep,
  type BeatOf,
  type Draft,
} from "#renderer/table/scene/animation.ts";
import { isSame, type Scene } from "#renderer/table/scene/scene.ts";
import { keysOf } from "#renderer/table/desk/picks.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { tableText } from "#renderer/table/tableText.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { shownDrawing } from "./ShownHandsDrawing.ts";
import { shownTable, type ShowPlace } from "./showPlaces.ts";
import type { Craft } from "#renderer/table/drawing/PartDrawings.ts";

const times = { show: 620, showUntil: 760, hide: 420 } as const;

const shownIn = ({ shown, counts }: Scene): readonly (ShownHand | null)[] =>
  shown ?? counts.map(() => null);

/** Clears the seat's bubble: its cards speak now. */
export function planShow({ seat, hand }: BeatOf<"show">, { scene, at }: Moment): Draft {
  return {
    steps: [
      ...instant(at, { type: "say", seat, words: "" }),
      { type: "show", seat, hand, at, ms: times.show },
      ...instant(at, { type: "sound", name: "flip" }),
    ],
    until: at + times.showUntil,
    scene: {
      ...scene,
      shown: shownIn(scene).with(seat, hand),
      speech: scene.speech.with(seat, ""),
    },
  };
}

function planHide({ seat }: BeatOf<"hide">, { scene, at }: Moment): Draft {
  const shown = shownIn(scene);
  if (!shown[seat]) return { steps: [], until: at, scene };
  return {
    steps: [
      { type: "hide", seat, at, ms: times.hide },
      ...instant(at, { type: "sound", name: "flip" }),
    ],
    until: at + times.hide,
    scene: { ...scene, shown: shown.with(seat, null) },
  };
}

const withoutHand = (draft: Draft, seat: number): Draft => ({
  ...draft,
  scene: { ...draft.scene, shown: shownIn(draft.scene).with(seat, null) },
});

/**
 * An open hand loses the cards played from it and shows those that join it. `scene`: before the
 * beat.
 */
function withChanges(
  changes: readonly HandChange[],
  scene: Scene,
  draft: Draft,
  at: number,
): Draft {
  const before = shownIn(scene);
  let shown = shownIn(draft.scene);
  const steps = changes.flatMap(({ seat, out, in: joining }) => {
    const open = before[seat] && shown[seat];
    if (!open || out.length + joining.length === 0) return [];
    const cards = [...(without(open.cards, out) ?? open.cards), ...joining];
    const hand = { ...open, cards, lit: cards.map(() => true) };
    shown = shown.with(seat, hand);
    return instant(joining.length > 0 ? draft.until : at, { type: "open", seat, hand });
  });
  return steps.length === 0
    ? draft
    : { ...draft, steps: [...draft.steps, ...steps], scene: { ...draft.scene, shown } };
}

/** Brings open hands to their final state, whatever the beats showed. */
const handsAligned = (scene: Scene, after: Scene, at: number) =>
  shownIn(after).flatMap((hand, seat): readonly AnimationStep[] => {
    const before = shownIn(scene)[seat] ?? null;
    if (isSame(before, hand)) return [];
    if (hand === null) return instant(at, { type: "hide", seat });
    return before
      ? instant(at, { type: "open", seat, hand })
      : [{ type: "show", seat, hand, at, ms: times.show }];
  });

export type ShownHand = Readonly<{
  cards: readonly Card[];
  /** Which of the cards count; all of them if all do. */
  lit: readonly boolean[];
  /**
   * "Two pair, jacks and fours"; empty for nothing. The part after a comma is dropped where there
   * is little room.
   */
  words: string;
}>;

type Opened = Readonly<{ seat: Seat; hand: ShownHand }>;
type OfSeat = { readonly seat: Seat };

export type ShownHandsSlices = Readonly<{
  scene: { readonly shown: readonly (ShownHand | null)[] };
  beats: { show: Opened; hide: OfSeat };
  animations: { show: Opened; open: Opened; hide: OfSeat };
  layout: {
    /** By seat. `amidBets`: while bets lie on the table. */
    showPlaces(
      this: void,
      showing: readonly number[],
      amidBets: boolean,
    ): ReadonlyMap<number, ShowPlace>;
  };
  hooks: { shownHands: ShownHandsHooks };
}>;

export interface ShownHandsHooks {
  /** The open hand of a seat, apart from the viewer's own; null for a closed one. */
  shown?(this: void, seen: AnySeen, seat: Seat): ShownHand | null;
  /** Another part shows the cards of this seat's hand. */
  isElsewhere?(this: void, seen: AnySeen, seat: Seat): boolean;
}

export const shownHands = ({
  shown = () => null,
  isElsewhere = () => false,
}: ShownHandsHooks = {}): PartOf<ShownHandsSlices> => ({
  name: "shownHands",
  hooks: { shownHands: { shown } },
  slice: (viewed) => ({
    shown: viewed.seen.hands.map((_, seat) =>
      isElsewhere(viewed.seen, seat) ? null : (shown(viewed.seen, seat) ?? seenHand(viewed, seat)),
    ),
  }),
  beats: { show: { plan: planShow }, hide: { plan: planHide } },
  clear: ({ counts }) => ({ scene: { shown: counts.map(() => null) } }),
  dealt: ({ shown: hands = [] }) => ({ shown: hands }),
  follow: (beat, changes, scene, draft, at) =>
    withChanges(changes, scene, beat.type === "fold" ? withoutHand(draft, beat.seat) : draft, at),
  aligned: handsAligned,
  places: shownTable,
  drawing: shownDrawing,
  seatWords: ({ shown: hands }, seat) => {
    const hand = hands?.[seat];
    return hand ? { hand: tableText().shows(hand.words, hand.cards.map(cardName)) } : {};
  },
  // The viewer's own hand, which lies open while it is played on with.
  seatLook: ({ own, shown: hands }, seat) => ({ open: seat === own && Boolean(hands?.[seat]) }),
});

/**
 * Another player's hand that the viewer sees and the game says nothing about, as in a replay with
 * open cards.
 */
function seenHand({ seen: { viewer, hands }, compare }: Viewed, seat: Seat): ShownHand | null {
  const hand = hands[seat];
  if (typeof hand !== "object" || hand.length === 0 || seat === viewer) return null;
  return { cards: hand.toSorted(compare), lit: hand.map(() => true), words: "" };
}

/**
 * Shown hands that are not played on with; in the own hand, too, the cards that count stand out.
 */
export const showdown = (
  hooks: Required<Pick<ShownHandsHooks, "shown">>,
): PartOf<ShownHandsSlices> => ({
  ...shownHands(hooks),
  name: "showdown",
  drawing,
  seatLook: () => ({}),
});

function drawing(craft: Craft): DrawingOf<ShownHandsSlices> {
  const open = shownDrawing(craft);
  const { cards } = craft;
  const mark = (shown: ShownHand | null) => {
    const counting = shown?.cards.filter((_, index) => shown.lit[index]);
    cards.mark(counting ? (held) => keysOf(held, counting, []) : null);
  };
  return {
    ...open,
    steps: {
      ...open.steps,
      show: (step) => {
        if (step.seat === craft.layout.room.own) mark(step.hand);
        return open.steps?.show?.(step);
      },
      clear: (step) => {
        mark(null);
        return open.steps?.clear?.(step);
      },
    },
    settle: (scene) => {
      mark(scene.own === null ? null : (scene.shown?.[scene.own] ?? null));
      open.settle?.(scene);
    },
  };
}
