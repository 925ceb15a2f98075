// Which cards of the own hand are a meld as they lie there?

import type { Card } from "#shared/cards/card.ts";
import { isDealing } from "#renderer/table/desk/dealing.ts";
import type { HandPlace } from "#renderer/table/layout/layout.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";
import type { ControlsProps } from "#renderer/table/part.ts";
import { hooksOf } from "#renderer/table/tableGame.ts";
import styles from "./HandBrackets.module.css";

/** Above the cards, pixels; and how far its ends stand out and bend down. */
const above = 7;
const inset = 3;
const ends = 5;

/**
 * The places that each meld takes in the hand, where its cards lie side by side, in whatever order.
 */
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

/** A point over a card's upper edge, as the card is turned: 0 its left, 1 its right end. */
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
): string {
  const [first, last] = [places[from], places[to]];
  if (!first || !last) return "";
  const next = places[to + 1];
  // No further than the last card is seen.
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

/** For eyes: a reader is told of each card. */
export function HandBrackets({ desk, state, layout }: ControlsProps) {
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
