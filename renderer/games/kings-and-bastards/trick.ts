import type { Box } from "#renderer/art/box.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import { playBoxIn, sway, amidst } from "#renderer/table/layout/middle.ts";
import type { Moment, PartOf, Places, DrawingOf } from "#renderer/table/part.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";
import type { SeatPlace } from "#renderer/table/layout/seatPlaces.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import { pileKey } from "#renderer/table/scene/scene.ts";
import type { Craft, OpenCard } from "#renderer/table/drawing/PartDrawings.ts";
import {
  heapLevels,
  type BeatOf,
  type Lay,
  type Draft,
  type AnimationStep,
} from "#renderer/table/scene/animation.ts";
import { laidSound, layPlan } from "#renderer/table/scene/beatPlans.ts";
import { isJoker, type Card, type Rank } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { JokerSign } from "./JokerSign.ts";
import type { Whose } from "#renderer/table/tableGame.ts";

export type TrickSlices = Readonly<{
  scene: {
    readonly trick: readonly Laid[];
  };
  beats: {
    lay: Lay;
    sweep: unknown;
  };
  zones: {
    trick: Readonly<{ laid: Laid; index: number; card: number }>;
  };
  layout: {
    readonly trick: Box;
  };
}>;

export const trickPlaces: Places = { slice: ({ middle }) => ({ trick: playBoxIn(middle.box) }) };

type Laying = Readonly<{ seat: number; index: number; cards: number }>;

const drawnWidth = 100;
const setStep = 0.4;

export function trickPose(
  trick: Box,
  trickCard: number,
  player: Pick<SeatPlace, "x" | "y">,
  laying: Laying,
  card: number,
): Pose {
  const { index, seat, cards } = laying;
  const height = trickCard * cardShape;
  const middle = { x: trick.x + trick.width / 2, y: trick.y + trick.height / 2 };
  const away = Math.hypot(player.x - middle.x, player.y - middle.y) || 1;
  const width = trickCard * (1 + (cards - 1) * setStep);
  const room = {
    x: Math.max(0, (trick.width - width) / 2),
    y: Math.max(0, (trick.height - height) / 2),
  };
  const reach = { x: Math.min(room.x, trickCard * 0.95), y: Math.min(room.y, trickCard * 0.5) };
  const turn = sway(index, seat) * 0.22;
  const along = (card - (cards - 1) / 2) * setStep * trickCard;
  const nudge = {
    x: sway(index + 7, seat) * trickCard * 0.12,
    y: sway(index + 3, seat) * trickCard * 0.1,
  };
  return {
    x: middle.x + ((player.x - middle.x) / away) * reach.x + nudge.x + Math.cos(turn) * along,
    y:
      middle.y +
      ((player.y - middle.y) / away) * reach.y +
      nudge.y +
      Math.sin(turn) * along +
      Math.abs(card - (cards - 1) / 2) * trickCard * 0.02,
    rotation: turn + (card - (cards - 1) / 2) * 0.045,
    scale: trickCard / drawnWidth,
  };
}

/** Greatest number of cards in one play. */
const mostInPlay = 8;

const orderOf = (index: number, card: number) => index * mostInPlay + card;

function laidPose(layout: Layout, laid: Laid, index: number, card: number): Pose {
  const { trick, middle, seats, room, hand } = layout;
  // The own plate stands in a corner, so own plays lie before the hand.
  const player = laid.seat === room.own ? hand : (seats[laid.seat] ?? seats[0]!);
  return trick
    ? trickPose(
        trick,
        middle.cardWidth,
        player,
        { seat: laid.seat, index, cards: laid.cards.length },
        card,
      )
    : amidst(layout);
}

function trickDrawing(craft: Craft): DrawingOf<TrickSlices> {
  const glowOn = ({ cards, from }: Laid) =>
    craft.cards.glowOn(new Set(cards.map((_, index) => pileKey(from + index))));
  const sign = new JokerSign();
  /** Under the joker of the play to beat. */
  const showSign = (trick: readonly Laid[]) => {
    const last = trick.at(-1);
    if (last?.jokerAs === undefined) return sign.hide();
    const joker = last.cards.findLastIndex(isJoker);
    sign.show(last.jokerAs, laidPose(craft.layout, last, trick.length - 1, joker));
  };
  return {
    zones: {
      trick: {
        pose: ({ laid, index, card }) => laidPose(craft.layout, laid, index, card),
        lies: { where: "trick", z: ({ index, card }) => orderOf(index, card) },
        landed: ({ laid }) => glowOn(laid),
      },
    },
    openCards: ({ trick = [] }) =>
      trick.flatMap((play, index) =>
        play.cards.map((face, card): OpenCard => ({
          key: pileKey(play.from + card),
          face,
          pose: laidPose(craft.layout, play, index, card),
          z: orderOf(index, card),
          where: "trick",
        })),
      ),
    nodes: { overOpen: sign },
    expect: () => sign.hide(),
    settle: ({ trick = [] }) => {
      const last = trick.at(-1);
      if (last) glowOn(last);
      showSign(trick);
    },
  };
}

const times = { setStagger: 55, lookAtTrick: 400, sweep: 380, sweepStagger: 22 } as const;

/** Cards leave the hand one after the other and land side by side. */
function planLay(beat: BeatOf<"lay">, moment: Moment): Draft {
  const { trick: before = [], open } = moment.scene;
  const { seat, cards, jokerAs } = beat;
  const laid: Laid = { seat, cards, from: open, ...(jokerAs !== undefined && { jokerAs }) };
  const beaten = before.map(({ jokerAs: _, ...play }): Laid => play);
  const trick = [...beaten, laid];
  const draft = layPlan(beat, moment, {
    stagger: times.setStagger,
    spotOf: (card) => ({ zone: "trick", laid, index: trick.length - 1, card }),
    steps: (index, start) => (index === 0 ? laidSound(start) : []),
  });
  return { ...draft, scene: { ...draft.scene, trick } };
}

/** The trick stays visible for a moment, then goes face down to the heap. */
function planSweep(_beat: BeatOf<"sweep">, { scene, at: begin }: Moment): Draft {
  const { trick = [] } = scene;
  if (trick.length === 0) return { steps: [], until: begin, scene };
  const at = begin + times.lookAtTrick;
  const keys = trick.flatMap(({ cards, from }) =>
    cards.map((card, index) => ({ card, key: pileKey(from + index) })),
  );
  const steps = keys.map(({ card, key }, index): AnimationStep => ({
    type: "fly",
    key,
    card,
    from: { zone: "heap", level: 0 },
    to: { zone: "heap", level: Math.min(heapLevels, scene.heap + index) },
    flip: [1, 0],
    becomes: null,
    at: at + Math.min(index, 12) * times.sweepStagger,
    ms: times.sweep,
  }));
  const end = at + times.sweep + Math.min(keys.length, 12) * times.sweepStagger;
  const heap = scene.heap + keys.length;
  return {
    steps: [
      { type: "hush", at, ms: 0 },
      ...steps,
      { type: "heap", cards: heap, at: end, ms: 0 },
      { type: "sound", name: "trickWon", at, ms: 0 },
    ],
    until: end - 120,
    scene: { ...scene, trick: [], heap, speech: scene.speech.map(() => "") },
  };
}

export type Laid = Readonly<{
  seat: Seat;
  cards: readonly Card[];
  /** The rank that a joker among them stands for; absent once another play lies on top. */
  jokerAs?: Rank;
  /** Number of open cards before the play: the keys of its cards count on from there. */
  from: number;
}>;

interface TrickHooks {
  words(this: void, trick: readonly Laid[], who: Whose): string;
  plays(this: void, seen: AnySeen): readonly Laid[];
}

export const trick = ({ plays: playsOf, words }: TrickHooks): PartOf<TrickSlices> => ({
  name: "trick",
  slice: ({ seen }) => ({ trick: playsOf(seen) }),
  lying: ({ trick: laid = [] }) => laid.reduce((sum, { cards }) => sum + cards.length, 0),
  bare: () => ({ trick: [] }),
  beats: {
    lay: {
      plan: planLay,
      hands: ({ seat, cards }) => [{ seat, out: cards, in: [] }],
      lays: ({ cards }) => cards.length,
    },
    sweep: { plan: planSweep },
  },
  clear: ({ trick: laid = [] }) => ({
    cards: laid.flatMap(({ cards, from }) =>
      cards.map((card, index) => ({ card, key: pileKey(from + index) })),
    ),
    scene: { trick: [] },
  }),
  dealt: () => ({ trick: [] }),
  places: trickPlaces,
  drawing: trickDrawing,
  words: ({ trick: laid = [] }, who) => [words(laid, who)],
});
