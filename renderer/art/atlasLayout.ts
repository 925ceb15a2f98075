import { ranks, suits, type Card } from "#shared/cards/card.ts";
import type { Box } from "./box.ts";

/** Side of the atlas in pixels; every GPU of the last fifteen years takes it. */
export const atlasSide = 2048;
/** A card's cell in atlas pixels: sharp up to 110 CSS px wide at a device-pixel ratio of 2. */
export const cardCell = { width: 220, height: 308 } as const;
/** A card's size on stage at scale 1, in CSS pixels. */
export const cardSize = { width: 100, height: 140 } as const;
/** Shadow and glow are soft, so they are painted at this fraction of the card and stretched. */
export const softScale = 0.4;
/** Room around the card inside the shadow's and glow's picture, in atlas pixels. */
export const softMargin = 24;

const columns = 9;
const gap = 4;

const softCell = {
  width: cardCell.width * softScale + 2 * softMargin,
  height: Math.round(cardCell.height * softScale) + 2 * softMargin,
};

const square = (side: number) => ({ width: side, height: side });
const large = { width: 220, height: 170 };
const chip = { width: 96, height: 80 };
const badge = { width: 100, height: 80 };

const extraSizes = {
  shadow: softCell,
  glow: softCell,
  crownLarge: large,
  bastardLarge: large,
  chip0: chip,
  chip1: chip,
  chip2: chip,
  chip3: chip,
  chip4: chip,
  dealer: square(80),
  crown: badge,
  bastard: badge,
  halo: square(168),
  paper: { width: cardCell.width / 2, height: cardCell.height / 2 },
  markAway: square(40),
  markDropped: square(40),
  markBot: square(40),
  spark: square(40),
  confetti: { width: 24, height: 36 },
  streamer: { width: 24, height: 72 },
  emblem: square(160),
  pipC: square(80),
  pipD: square(80),
  pipH: square(80),
  pipS: square(80),
} as const;

export type ExtraName = keyof typeof extraSizes;
export type FrameName = Card | "back" | ExtraName;

const cardNames: readonly (Card | "back")[] = [
  ...suits.flatMap((suit) => ranks.map((rank) => `${rank}${suit}` as const)),
  "Jk",
  "back",
];

function layOut(): ReadonlyMap<FrameName, Box> {
  const frames = new Map<FrameName, Box>();
  for (const [index, name] of cardNames.entries()) {
    const x = gap / 2 + (index % columns) * (cardCell.width + gap);
    const y = gap / 2 + Math.floor(index / columns) * (cardCell.height + gap);
    frames.set(name, { x, y, ...cardCell });
  }
  const top = gap / 2 + Math.ceil(cardNames.length / columns) * (cardCell.height + gap);
  let x = gap / 2;
  let y = top;
  let columnWidth = 0;
  for (const [name, size] of Object.entries(extraSizes)) {
    if (y + size.height > atlasSide) {
      x += columnWidth + gap;
      y = top;
      columnWidth = 0;
    }
    frames.set(name as ExtraName, { x, y, ...size });
    columnWidth = Math.max(columnWidth, size.width);
    y += size.height + gap;
  }
  return frames;
}

export const atlasFrames = layOut();

export const frameOf = (name: FrameName): Box => atlasFrames.get(name)!;
