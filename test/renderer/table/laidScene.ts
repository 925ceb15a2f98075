// The scene that tests of plans begin with: a given number of seats with seven cards each, a stock
// and a pile.

import { emptyScene, type Scene } from "#renderer/table/scene/scene.ts";
import type { Card } from "#shared/cards/card.ts";

export function laidScene(
  seats: number,
  { hand, pile }: Readonly<{ hand: readonly Card[]; pile: readonly Card[] }>,
): Scene {
  const each = <T>(value: T): readonly T[] => Array<T>(seats).fill(value);
  return {
    ...emptyScene,
    own: 0,
    hand: hand.map((card, index) => ({ key: `own-${index}`, card })),
    counts: each(7).with(0, hand.length),
    open: pile.length,
    speech: each(""),
    titles: each(null),
    places: each(null),
    toAct: [0],
    shown: each(null),
    folded: each(false),
    skips: each(0),
    direction: 1,
    shed: { stock: 20, pile, want: null },
  };
}
