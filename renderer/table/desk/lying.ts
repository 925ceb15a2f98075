import type { Box } from "#renderer/art/box.ts";
import type { Lying } from "#renderer/table/layout/freePlace.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";

function handBox({ hand: { cardWidth }, handPlaces }: Layout, count: number): Box {
  const places = handPlaces(count);
  const [left, right] = [
    Math.min(...places.map(({ x }) => x)),
    Math.max(...places.map(({ x }) => x)),
  ];
  const [top, low] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))];
  return {
    x: left - cardWidth / 2,
    y: top - (cardWidth * cardShape) / 2,
    width: right - left + cardWidth,
    height: low - top + cardWidth * cardShape,
  };
}

/**
 * `showsHands`: other players' hands lie open. `isBelow`: hands were laid across the whole cloth,
 * so only the room below them is free.
 */
export function lyingIn(
  layout: Layout,
  { own, hand, shown = [], laid = [], toAct }: Scene,
): Lying & { readonly showsHands: boolean; readonly isBelow: boolean } {
  const { room, seats, showPlaces, laidPlaces, hudLeft, hudRight } = layout;
  const showing = shown.flatMap((open, seat) => (open && seat !== own ? [seat] : []));
  const melds = laid.flatMap((its, seat) => (its && laidPlaces ? [laidPlaces(seat, its).box] : []));
  const open = [...(showPlaces?.(showing, toAct.length > 0).values() ?? [])]
    .map(({ box }) => box)
    .concat(melds);
  return {
    room,
    kept: [...open, ...(hand.length > 0 ? [handBox(layout, hand.length)] : [])],
    plates: [...seats.map(({ box }) => box), hudLeft, hudRight],
    showsHands: showing.length + melds.length > 0,
    isBelow: melds.length > 0,
  };
}
