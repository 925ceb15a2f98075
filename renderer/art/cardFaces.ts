/// <reference types="vite/client" />
import sheet from "../../assets/art/courts.webp?url";
import { rankOf, suitOf, type Card, type Natural, type Suit } from "#shared/cards/card.ts";
import {
  apart,
  fill,
  inset,
  middleOf,
  shaded,
  stroke,
  traceCircle,
  traceDiamond,
  traceRound,
  type Box,
  type Brush,
} from "./box.ts";
import { displayFont } from "./fonts.ts";
import { paintPip, pipPlaces, type NumberRank } from "./pips.ts";
import { paintFoolsCap } from "./badges.ts";
import { gold, twoColour, type SuitColours } from "./palette.ts";
import { courtFrame, courtGround, courtHalves } from "./courtSheet.ts";

let loaded: Promise<ImageBitmap> | null = null;

async function load() {
  const response = await fetch(sheet);
  if (!response.ok) throw new Error(`The court figures cannot be had: ${response.status}.`);
  return createImageBitmap(await response.blob());
}

/**
 * The sheet of figures, once per page; asked for again where it did not come. They keep their own
 * blue, red and gold in a four-colour deck: there the pips and indices tell the suit.
 */
export function loadCourts(): Promise<ImageBitmap> {
  loaded ??= load().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

const column = { middle: 27, width: 40 } as const;

function inBothCorners(brush: Brush, card: Box, paintCorner: () => void) {
  const middle = middleOf(card);
  for (const turn of [0, Math.PI])
    apart(brush, () => {
      brush.translate(middle.x, middle.y);
      brush.rotate(turn);
      brush.translate(-card.width / 2, -card.height / 2);
      paintCorner();
    });
}

function write(brush: Brush, size: number, colour: string) {
  brush.font = `700 ${size}px ${displayFont}`;
  brush.textAlign = "center";
  brush.textBaseline = "alphabetic";
  brush.fillStyle = colour;
}

/**
 * Wide letters are narrowed to the column rather than made smaller: height is what the eye finds
 * first.
 */
function paintIndex(brush: Brush, card: Box, name: Natural, colour: string) {
  const rank = rankOf(name);
  const letters = rank === "T" ? "10" : rank;
  inBothCorners(brush, card, () => {
    apart(brush, () => {
      write(brush, 57, colour);
      brush.fontKerning = "none";
      const squeeze = Math.min(1, column.width / brush.measureText(letters).width);
      brush.translate(column.middle, 54);
      brush.scale(squeeze, 1);
      brush.fillText(letters, 0, 0);
    });
    paintPip(brush, suitOf(name), { x: column.middle, y: 81, size: 33, colour });
  });
}

/** On a ground with an edge that hides what `paint` leaves outside. */
function paintFramed(brush: Brush, frame: Box, radius: number, ground: string, paint: () => void) {
  apart(brush, () => {
    traceRound(brush, frame, radius);
    fill(brush, ground);
    brush.clip();
    paint();
  });
  traceRound(brush, frame, radius);
  stroke(brush, gold.deep, 2);
}

const plum = "#5d2a63";

function paintHarlequin(brush: Brush, panel: Box) {
  const width = panel.width / 4;
  const height = panel.height / 6;
  for (let row = -1; row <= 12; row++) {
    const isEven = row % 2 === 0;
    for (let at = -1; at <= 4; at++) {
      const x = panel.x + (at + (isEven ? 0.5 : 0)) * width + width / 2;
      traceDiamond(brush, x, panel.y + (row * height) / 2, width, height);
      fill(brush, isEven ? "rgba(93,42,99,.13)" : "rgba(224,180,99,.2)");
    }
  }
}

function paintMedallion(brush: Brush, { x, y }: Readonly<{ x: number; y: number }>) {
  const disc = brush.createRadialGradient(x, y - 18, 6, x, y, 66);
  traceCircle(brush, x, y, 60);
  fill(brush, shaded(disc, { 0: "#fffaf0", 1: "#f3e3c3" }));
  stroke(brush, gold.deep, 3);
  traceCircle(brush, x, y, 54);
  stroke(brush, plum, 1.2);
  paintFoolsCap(
    brush,
    { x: x - 51, y: y - 46, width: 102, height: 88 },
    { left: "#c8102e", middle: "#d69b2e", right: "#27418f", outline: "#2a1430" },
  );
}

function paintJoker(brush: Brush, card: Box) {
  const frame = {
    x: card.x + 46,
    y: card.y + 30,
    width: card.width - 92,
    height: card.height - 60,
  };
  const middle = middleOf(card);
  paintFramed(brush, frame, 8, courtGround, () => paintHarlequin(brush, frame));
  paintMedallion(brush, middle);
  for (const turn of [1, -1]) {
    for (const [index, suit] of (["s", "h", "d", "c"] as const).entries())
      paintPip(brush, suit, {
        x: middle.x + turn * (index - 1.5) * 25,
        y: middle.y - turn * (frame.height / 2 - 26),
        size: 19,
        colour: twoColour[suit],
        upsideDown: turn < 0,
      });
  }
  inBothCorners(brush, card, () => {
    write(brush, 33, plum);
    for (const [index, letter] of [..."JOKER"].entries())
      brush.fillText(letter, column.middle - 3, 40 + index * 29);
  });
}

const cornerRadius = 16;
const paperWhite = "#fffefa";

export function paintPaper(brush: Brush, card: Box): void {
  const { x, y, width, height } = card;
  const paper = brush.createLinearGradient(x, y, x + width * 0.3, y + height);
  traceRound(brush, inset(card, 1), cornerRadius);
  fill(brush, shaded(paper, { 0: paperWhite, 1: "#f5efe2" }));
  stroke(brush, "rgba(48,36,24,.34)", 1.6);
  traceRound(brush, inset(card, 2.8), cornerRadius - 1.8);
  stroke(brush, "rgba(255,255,255,.9)", 1.6);
}

export function paintSmallPaper(brush: Brush, { x, y, width, height }: Box): void {
  brush.translate(x, y);
  brush.scale(0.5, 0.5);
  paintPaper(brush, { x: 0, y: 0, width: width * 2, height: height * 2 });
}

function paintNumber(brush: Brush, card: Box, name: Natural, colour: string) {
  const rank = rankOf(name) as NumberRank;
  const size = rank === "9" || rank === "T" ? 43 : 47;
  for (const [x, y] of pipPlaces[rank]) {
    const place = { x: card.x + card.width * x, y: card.y + card.height * y };
    paintPip(brush, suitOf(name), { ...place, size, colour, upsideDown: y > 0.501 });
  }
}

function paintAce(brush: Brush, card: Box, suit: Suit, colour: string) {
  const { x, y } = middleOf(card);
  if (suit !== "s") return paintPip(brush, suit, { x, y, size: 104, colour });
  for (const [size, down, ink] of [
    [142, 0, colour],
    [118, -1, paperWhite],
    [111, -1, colour],
    [62, 2, paperWhite],
    [48, 3, colour],
  ] as const)
    paintPip(brush, "s", { x, y: y + down, size, colour: ink });
}

function paintCourt(
  brush: Brush,
  card: Box,
  suit: Suit,
  half: Box,
  courts: ImageBitmap,
  colour: string,
) {
  const frame = {
    x: card.x + courtFrame.left,
    y: card.y + courtFrame.top,
    width: card.width - 2 * courtFrame.left,
    height: card.height - 2 * courtFrame.top,
  };
  const middle = middleOf(card);
  const { x, y, width, height } = half;
  paintFramed(brush, frame, 7, courtGround, () => {
    for (const turn of [1, -1])
      apart(brush, () => {
        brush.translate(middle.x, middle.y);
        brush.scale(turn, turn);
        brush.drawImage(courts, x, y, width, height, -width / 2, -height, width, height);
      });
  });
  for (const turn of [1, -1])
    paintPip(brush, suit, {
      x: middle.x - turn * (frame.width / 2 - 18),
      y: middle.y - turn * (frame.height / 2 - 20),
      size: 25,
      colour,
      upsideDown: turn < 0,
    });
}

export function paintFace(
  brush: Brush,
  card: Box,
  name: Card,
  colours: SuitColours,
  courts: ImageBitmap,
): void {
  paintPaper(brush, card);
  if (name === "Jk") return paintJoker(brush, card);
  const suit = suitOf(name);
  const colour = colours[suit];
  const half = courtHalves.get(name);
  if (half) paintCourt(brush, card, suit, half, courts, colour);
  else if (rankOf(name) === "A") paintAce(brush, card, suit, colour);
  else paintNumber(brush, card, name, colour);
  paintIndex(brush, card, name, colour);
}
