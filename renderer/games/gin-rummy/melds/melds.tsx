import styles from "./melds.module.css";
import type { Card } from "#shared/cards/card.ts";
import { isDealing } from "#renderer/table/desk/deskState.ts";
import type { HandPlace, Pose } from "#renderer/table/layout/handFan.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";
import type { ControlsProps, PartOf, Viewed, DrawingOf } from "#renderer/table/part.ts";
import { hooksOf, type Who } from "#renderer/table/tableGame.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import { amidst } from "#renderer/table/layout/middle.ts";
import type { Craft, OpenCard } from "#renderer/table/drawing/PartDrawings.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { clearedMelds, laidAligned, laidIn, planLayDown, planLayOff } from "./meldsPlan.ts";
import { cardsOf, laidKeys, pointsOf, type LaidHand, type MeldSlices } from "./meldsScene.ts";
import { MeldSigns } from "./MeldSigns.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { meldsTable } from "./meldsPlaces.ts";

/**
 * Distance of the bracket above the cards, and how far its ends stand out and bend down; pixels.
 */
const above = 7;
const inset = 3;
const ends = 5;

/** Returns the places of each meld whose cards lie side by side in the hand, in any order. */
function sideBySide(
  hand: readonly { readonly card: Card }[],
  melds: readonly (readonly Card[])[],
): readonly (readonly [from: number, to: number])[] {
  return melds.flatMap((meld) => {
    const at = meld
      .map((card) => hand.findIndex((held) => held.card === card))
      .toSorted((one, other) => one - other);
    const [from = 0, to = 0] = [at[0], at.at(-1)];
    return to - from === meld.length - 1 ? [[from, to] as const] : [];
  });
}

/** A point over a card's upper edge, turned like the card: 0 its left, 1 its right end. */
function overEdge(
  { x, y, rotation }: HandPlace,
  cardWidth: number,
  along: number,
  off: number,
): readonly [number, number] {
  const [right, up] = [(along - 0.5) * cardWidth, (cardWidth * cardShape) / 2 + off];
  return [
    x + right * Math.cos(rotation) + up * Math.sin(rotation),
    y + right * Math.sin(rotation) - up * Math.cos(rotation),
  ];
}

function bracket(
  places: readonly HandPlace[],
  [from, to]: readonly [number, number],
  cardWidth: number,
) {
  const [first, last] = [places[from], places[to]];
  if (!first || !last) return "";
  const next = places[to + 1];
  // Ends where the visible part of the last card ends.
  const end = next ? Math.min(1, last.strip.width / cardWidth) : 1;
  const side = inset / cardWidth;
  const points = [
    overEdge(first, cardWidth, side, above - ends),
    overEdge(first, cardWidth, side, above),
    ...places
      .slice(from + 1, to)
      .map((place) =>
        overEdge(place, cardWidth, 0.5 * Math.min(1, place.strip.width / cardWidth), above),
      ),
    overEdge(last, cardWidth, end - side, above),
    overEdge(last, cardWidth, end - side, above - ends),
  ];
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** Visual only: screen readers hear it with each card. */
function HandBrackets({ desk, state, layout }: ControlsProps) {
  const {
    view,
    scene: { hand, isPut = false },
  } = state;
  const hooks = hooksOf(desk.game, "melds");
  if (!hooks || !view || hand.length === 0 || isDealing(state)) return null;
  const places = layout.handPlaces(hand.length);
  const melds = sideBySide(
    hand,
    hooks.held(
      hand.map(({ card }) => card),
      isPut,
    ),
  );
  return (
    <svg
      className={styles.brackets}
      width={layout.room.width}
      height={layout.room.height}
      aria-hidden="true"
      focusable="false"
    >
      {melds.map((meld) => (
        <polyline key={meld.join()} points={bracket(places, meld, layout.hand.cardWidth)} />
      ))}
    </svg>
  );
}

const poseIn = (layout: Layout, seat: Seat, hand: LaidHand, index: number): Pose =>
  layout.laidPlaces?.(seat, hand).poses[index] ?? amidst(layout);

function meldsDrawing(craft: Craft): DrawingOf<MeldSlices> {
  const signs = new MeldSigns(craft);
  return {
    nodes: { overOpen: signs.trays, overAside: signs.counts },
    steps: {
      lies: ({ seat, hand }) => void signs.lay(seat, hand),
      leftOver: ({ seat, points }) => signs.count(seat, points),
    },
    zones: {
      laid: {
        pose: ({ seat, hand, index }) => poseIn(craft.layout, seat, hand, index),
        lies: { where: "aside", z: ({ seat, index }) => seat * 100 + index },
      },
    },
    openCards: (scene) =>
      laidIn(scene).flatMap((hand, seat): readonly OpenCard[] => {
        const cards = hand ? cardsOf(hand) : [];
        const keys = laidKeys(seat, cards);
        return cards.map((card, index) => ({
          key: keys[index]!,
          face: card,
          pose: poseIn(craft.layout, seat, hand!, index),
          z: seat * 100 + index,
          where: "aside",
        }));
      }),
    lay: () => signs.redraw(),
    settle: (scene) => signs.settle(laidIn(scene)),
  };
}

export interface MeldsHooks {
  laid(this: void, seen: AnySeen, seat: Seat): LaidHand | null;
  /**
   * The melds in these cards as they would be laid; `isPut`: the person ordered the hand, so as
   * they lie side by side.
   */
  held(this: void, cards: readonly Card[], isPut: boolean): readonly (readonly Card[])[];
  words(this: void, who: Who, melds: readonly (readonly string[])[], points: number): string;
}

/** Cards on the table no longer belong to a hand. */
function slice({ seen }: Viewed, hooks: MeldsHooks): MeldSlices["scene"] & Partial<Scene> {
  const laid = seen.hands.map((_, seat) => hooks.laid(seen, seat));
  const isOwnLaid = seen.viewer !== "spectator" && laid[seen.viewer] !== null;
  return {
    laid,
    counts: seen.hands.map((hand, seat) =>
      laid[seat] ? 0 : typeof hand === "number" ? hand : hand.length,
    ),
    ...(isOwnLaid && { hand: [] }),
  };
}

/** Must follow the part that shows stock and pile, which are hidden while hands are laid open. */
export const melds = (hooks: MeldsHooks): PartOf<MeldSlices> => ({
  name: "melds",
  hooks: { melds: hooks },
  slice: (viewed) => slice(viewed, hooks),
  beats: {
    layDown: {
      plan: planLayDown,
      hands: ({ seat, hand }) => [
        { seat, out: [...hand.melds.flat(), ...hand.rest.map(({ card }) => card)], in: [] },
      ],
    },
    layOff: { plan: planLayOff, hands: ({ seat, cards }) => [{ seat, out: cards, in: [] }] },
  },
  bare: ({ counts }) => ({ laid: counts.map(() => null) }),
  clear: clearedMelds,
  dealt: (_scene, { counts }) => ({ laid: counts.map(() => null) }),
  aligned: laidAligned,
  places: meldsTable,
  drawing: meldsDrawing,
  controls: { beforeHand: HandBrackets },
  words: (scene, who) =>
    laidIn(scene).flatMap((hand, seat) =>
      hand
        ? [
            hooks.words(
              who(seat),
              hand.melds.map((cards) => cards.map(cardName)),
              pointsOf(hand),
            ),
          ]
        : [],
    ),
});
