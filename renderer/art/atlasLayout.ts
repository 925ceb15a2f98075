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

const extraSizes = {
  shadow: softCell,
  glow: softCell,
  crownLarge: { width: 220, height: 170 },
  bastardLarge: { width: 220, height: 170 },
  chip0: { width: 96, height: 80 },
  chip1: { width: 96, height: 80 },
  chip2: { width: 96, height: 80 },
  chip3: { width: 96, height: 80 },
  chip4: { width: 96, height: 80 },
  dealer: { width: 80, height: 80 },
  crown: { width: 100, height: 80 },
  bastard: { width: 100, height: 80 },
  halo: { width: 168, height: 168 },
  paper: { width: cardCell.width / 2, height: cardCell.height / 2 },
  markAway: { width: 40, height: 40 },
  markDropped: { width: 40, height: 40 },
  markBot: { width: 40, height: 40 },
  spark: { width: 40, height: 40 },
  confetti: { width: 24, height: 36 },
  streamer: { width: 24, height: 72 },
  emblem: { width: 160, height: 160 },
  pipC: { width: 80, height: 80 },
  pipD: { width: 80, height: 80 },
  pipH: { width: 80, height: 80 },
  pipS: { width: 80, height: 80 },
} as const;

export type ExtraName = keyof typeof extraSizes;
export type FrameName = Card | "back" | ExtraName;

const cardNames: readonly (Card | "back")[] = [
  ...suits.flatMap((suit) => ranks.map((rank) => `${rank}${suit}` as const)),
  "Jk",
  "back",
];

function layCards(frames: Map<FrameName, Box>) {
  const stepX = cardCell.width + gap;
  const stepY = cardCell.height + gap;
  for (const [index, name] of cardNames.entries()) {
    const x = gap / 2 + (index % columns) * stepX;
    const y = gap / 2 + Math.floor(index / columns) * stepY;
    frames.set(name, { x, y, ...cardCell });
  }
  return gap / 2 + Math.ceil(cardNames.length / columns) * stepY;
}

function layExtras(frames: Map<FrameName, Box>, top: number) {
  let x = gap / 2;
  let y = top;
  let columnWidth = 0;
  for (const [name, size] of Object.entries(extraSizes) as [
    ExtraName,
    { width: number; height: number },
  ][]) {
    if (y + size.height > atlasSide) {
      x += columnWidth + gap;
      y = top;
      columnWidth = 0;
    }
    frames.set(name, { x, y, width: size.width, height: size.height });
    columnWidth = Math.max(columnWidth, size.width);
    y += size.height + gap;
  }
}

function layOut(): ReadonlyMap<FrameName, Box> {
  const frames = new Map<FrameName, Box>();
  layExtras(frames, layCards(frames));
  return frames;
}

export const atlasFrames: ReadonlyMap<FrameName, Box> = layOut();

export function frameOf(name: FrameName): Box {
  const frame = atlasFrames.get(name);
  if (frame === undefined) throw new Error(`The atlas holds no picture named ${name}.`);
  return frame;
}
