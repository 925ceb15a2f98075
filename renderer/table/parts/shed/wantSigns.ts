// Which signs say what the next card must be, without a word?

import { rankOf, suitOf, suits, type Natural, type Rank, type Suit } from "#shared/cards/card.ts";
import type { Want } from "./shedScene.ts";

/**
 * A suit, a rank, or the stroke between what is enough each for itself; places and sizes in radii
 * of the emblem.
 */
export type Sign = {
  readonly what: Suit | Rank | "/";
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

const suitsOf: { readonly [K in "red" | "black"]: readonly Suit[] } = {
  red: ["h", "d"],
  black: ["s", "c"],
};

const four = (): readonly Sign[] =>
  suits.map((what, index) => ({
    what,
    x: index % 2 === 0 ? -0.32 : 0.32,
    y: index < 2 ? -0.32 : 0.32,
    size: 0.52,
  }));

/** As in a card's corner: the one card that goes. */
const corner = (card: Natural): readonly Sign[] => [
  { what: rankOf(card), x: 0, y: -0.27, size: 0.92 },
  { what: suitOf(card), x: 0, y: 0.45, size: 0.56 },
];

function eitherOr(wanted: readonly Suit[], rank: Rank): readonly Sign[] {
  const signs = wanted.map((what, index): Sign => ({
    what,
    x: -0.4,
    y: wanted.length === 1 ? 0 : index === 0 ? -0.3 : 0.3,
    size: wanted.length === 1 ? 0.68 : 0.5,
  }));
  return [
    ...signs,
    { what: "/", x: 0.02, y: 0, size: 0.95 },
    { what: rank, x: 0.42, y: -0.01, size: 0.86 },
  ];
}

export function wantSigns({ any, suit, rank, colour, only }: Want): readonly Sign[] {
  if (only && only !== "Jk") return corner(only);
  if (any) return four();
  const wanted = colour ? suitsOf[colour] : suit ? [suit] : [];
  if (rank !== null && wanted.length > 0) return eitherOr(wanted, rank);
  if (rank !== null) return [{ what: rank, x: 0, y: -0.01, size: 1.15 }];
  const side = wanted.length === 1 ? [0] : [-0.38, 0.38];
  return wanted.map((what, index) => ({
    what,
    x: side[index]!,
    y: 0.02,
    size: wanted.length === 1 ? 1.16 : 0.66,
  }));
}
