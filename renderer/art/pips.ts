import type { Rank, Suit } from "#shared/cards/card.ts";
import { apart, fill, type Brush } from "./box.ts";

/**
 * Outlines in a 100 × 100 box. The club's parts all turn the same way, so that they fill as one.
 */
export const suitOutlines: Readonly<Record<Suit, string>> = {
  h: "M50 95C35 77 4 57 4 31C4 15 16 5 29 5C39 5 46 11 50 21C54 11 61 5 71 5C84 5 96 15 96 31C96 57 65 77 50 95Z",
  d: "M50 3C58 20 72 38 87 50C72 62 58 80 50 97C42 80 28 62 13 50C28 38 42 20 50 3Z",
  s: "M50 4C56 23 95 42 95 66C95 79 86 86 76 86C66 86 58 81 54 73C55 84 60 91 70 96L30 96C40 91 45 84 46 73C42 81 34 86 24 86C14 86 5 79 5 66C5 42 44 23 50 4Z",
  c: "M28.5 26A21.5 21.5 0 1 0 71.5 26A21.5 21.5 0 1 0 28.5 26ZM3.5 60A21.5 21.5 0 1 0 46.5 60A21.5 21.5 0 1 0 3.5 60ZM53.5 60A21.5 21.5 0 1 0 96.5 60A21.5 21.5 0 1 0 53.5 60ZM41 40C44 48 42 54 36 60L46 64C45 80 42 90 31 96L69 96C58 90 55 80 54 64L64 60C58 54 56 48 59 40Z",
};

const paths = new Map<Suit, Path2D>();

type PipLook = Readonly<{
  x: number;
  y: number;
  size: number;
  colour: string;
  upsideDown?: boolean;
}>;

export function paintPip(brush: Brush, suit: Suit, look: PipLook): void {
  const { x, y, size, colour, upsideDown = false } = look;
  const path = paths.get(suit) ?? new Path2D(suitOutlines[suit]);
  paths.set(suit, path);
  apart(brush, () => {
    brush.translate(x, y);
    if (upsideDown) brush.rotate(Math.PI);
    brush.scale(size / 100, size / 100);
    brush.translate(-50, -50);
    fill(brush, colour, path);
  });
}

type PipPlace = readonly [x: number, y: number];
export type NumberRank = Exclude<Rank, "J" | "Q" | "K">;

const left = 0.358;
const top = 0.185;
const upperNine = top + (1 - 2 * top) / 3;
const bothEnds = (places: readonly PipPlace[]): readonly PipPlace[] => [
  ...places,
  ...places.map(([x, y]) => [x, 1 - y] as const),
];
const pair = (y: number): readonly PipPlace[] => [
  [left, y],
  [1 - left, y],
];
const middle = (y: number): readonly PipPlace[] => [[0.5, y]];
const corners = bothEnds(pair(top));

export const pipPlaces: Readonly<Record<NumberRank, readonly PipPlace[]>> = {
  A: middle(0.5),
  2: bothEnds(middle(top)),
  3: [...bothEnds(middle(top)), ...middle(0.5)],
  4: corners,
  5: [...corners, ...middle(0.5)],
  6: [...corners, ...pair(0.5)],
  7: [...corners, ...pair(0.5), ...middle((top + 0.5) / 2)],
  8: [...corners, ...pair(0.5), ...bothEnds(middle((top + 0.5) / 2))],
  9: [...corners, ...bothEnds(pair(upperNine)), ...middle(0.5)],
  T: [...corners, ...bothEnds(pair(upperNine)), ...bothEnds(middle((top + upperNine) / 2))],
};
