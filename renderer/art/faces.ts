import sheet from "../../assets/art/courts.webp?url";
import { rankOf, suitOf, type Card, type Natural } from "#shared/cards/card.ts";
import { inset, middleOf, traceRound, type Box, type Brush } from "./box.ts";
import { displayFont } from "./fonts.ts";
import { paintPip, pipPlaces, type NumberRank } from "./pips.ts";
import { paintFoolsCap } from "./badges.ts";
import { gold, type SuitColours } from "./palette.ts";
import { courtFrame, courtGround, courtHalves } from "./courtSheet.ts";

// Where do the figures of kings, queens and jacks come from?
/// <reference types="vite/client" />

let loaded: Promise<ImageBitmap> | null = null;

async function load(): Promise<ImageBitmap> {
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

const indexColumn = { middle: 27, width: 40 } as const;

const letterSize = 57;
const baseline = 54;
const pipMiddle = 81;
const pipSize = 33;

function inBothCorners(brush: Brush, card: Box, paintCorner: () => void) {
  const middle = middleOf(card);
  for (const turn of [0, Math.PI]) {
    brush.save();
    brush.translate(middle.x, middle.y);
    brush.rotate(turn);
    brush.translate(-card.width / 2, -card.height / 2);
    paintCorner();
    brush.restore();
  }
}

/**
 * Wide letters are narrowed to the column rather than made smaller: height is what the eye finds
 * first.
 */
function cardIndexPaintLetters(brush: Brush, letters: string, colour: string) {
  brush.save();
  brush.font = `700 ${letterSize}px ${displayFont}`;
  brush.textAlign = "center";
  brush.textBaseline = "alphabetic";
  brush.fontKerning = "none";
  const squeeze = Math.min(1, indexColumn.width / brush.measureText(letters).width);
  brush.translate(indexColumn.middle, baseline);
  brush.scale(squeeze, 1);
  brush.fillStyle = colour;
  brush.fillText(letters, 0, 0);
  brush.restore();
}

function paintIndex(brush: Brush, card: Box, name: Natural, colour: string) {
  const rank = rankOf(name);
  inBothCorners(brush, card, () => {
    cardIndexPaintLetters(brush, rank === "T" ? "10" : rank, colour);
    paintPip(brush, suitOf(name), { x: indexColumn.middle, y: pipMiddle, size: pipSize, colour });
  });
}

const plum = "#5d2a63";
const letterStep = 29;

function paintHarlequin(brush: Brush, panel: Box) {
  const width = panel.width / 4;
  const height = panel.height / 6;
  for (let row = -1; row <= 12; row++) {
    for (let column = -1; column <= 4; column++) {
      const x = panel.x + (column + (row % 2 === 0 ? 0.5 : 0)) * width + width / 2;
      const y = panel.y + (row * height) / 2;
      brush.beginPath();
      brush.moveTo(x, y - height / 2);
      brush.lineTo(x + width / 2, y);
      brush.lineTo(x, y + height / 2);
      brush.lineTo(x - width / 2, y);
      brush.closePath();
      brush.fillStyle = row % 2 === 0 ? "rgba(93,42,99,.13)" : "rgba(224,180,99,.2)";
      brush.fill();
    }
  }
}

function paintMedallion(brush: Brush, x: number, y: number) {
  const disc = brush.createRadialGradient(x, y - 18, 6, x, y, 66);
  disc.addColorStop(0, "#fffaf0");
  disc.addColorStop(1, "#f3e3c3");
  brush.beginPath();
  brush.arc(x, y, 60, 0, Math.PI * 2);
  brush.fillStyle = disc;
  brush.fill();
  brush.strokeStyle = gold.deep;
  brush.lineWidth = 3;
  brush.stroke();
  brush.beginPath();
  brush.arc(x, y, 54, 0, Math.PI * 2);
  brush.strokeStyle = plum;
  brush.lineWidth = 1.2;
  brush.stroke();
  paintFoolsCap(
    brush,
    { x: x - 51, y: y - 46, width: 102, height: 88 },
    { left: "#c8102e", middle: "#d69b2e", right: "#27418f", outline: "#2a1430" },
  );
}

function paintLetters(brush: Brush) {
  brush.fillStyle = plum;
  brush.textAlign = "center";
  brush.textBaseline = "alphabetic";
  brush.font = `700 33px ${displayFont}`;
  for (const [index, letter] of [..."JOKER"].entries())
    brush.fillText(letter, indexColumn.middle - 3, 40 + index * letterStep);
}

function paintJoker(brush: Brush, card: Box) {
  const frame = {
    x: card.x + 46,
    y: card.y + 30,
    width: card.width - 92,
    height: card.height - 60,
  };
  const middle = middleOf(card);
  brush.save();
  traceRound(brush, frame, 8);
  brush.fillStyle = "#fdf6e4";
  brush.fill();
  brush.clip();
  paintHarlequin(brush, frame);
  brush.restore();
  traceRound(brush, frame, 8);
  brush.strokeStyle = gold.deep;
  brush.lineWidth = 2;
  brush.stroke();
  paintMedallion(brush, middle.x, middle.y);
  for (const turn of [1, -1]) {
    for (const [index, suit] of (["s", "h", "d", "c"] as const).entries()) {
      const colour = suit === "s" || suit === "c" ? "#17181c" : "#c8102e";
      const x = middle.x + turn * (index - 1.5) * 25;
      paintPip(brush, suit, {
        x,
        y: middle.y - turn * (frame.height / 2 - 26),
        size: 19,
        colour,
        upsideDown: turn < 0,
      });
    }
  }
  inBothCorners(brush, card, () => paintLetters(brush));
}

const cornerRadius = 16;
const paperWhite = "#fffefa";

export function paintPaper(brush: Brush, card: Box): void {
  const paper = brush.createLinearGradient(
    card.x,
    card.y,
    card.x + card.width * 0.3,
    card.y + card.height,
  );
  paper.addColorStop(0, paperWhite);
  paper.addColorStop(1, "#f5efe2");
  traceRound(brush, inset(card, 1), cornerRadius);
  brush.fillStyle = paper;
  brush.fill();
  brush.strokeStyle = "rgba(48,36,24,.34)";
  brush.lineWidth = 1.6;
  brush.stroke();
  traceRound(brush, inset(card, 2.8), cornerRadius - 1.8);
  brush.strokeStyle = "rgba(255,255,255,.9)";
  brush.lineWidth = 1.6;
  brush.stroke();
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

function paintAce(brush: Brush, card: Box, name: Natural, colour: string) {
  const { x, y } = middleOf(card);
  const suit = suitOf(name);
  if (suit !== "s") {
    paintPip(brush, suit, { x, y, size: 104, colour });
    return;
  }
  paintPip(brush, "s", { x, y, size: 142, colour });
  paintPip(brush, "s", { x, y: y - 1, size: 118, colour: paperWhite });
  paintPip(brush, "s", { x, y: y - 1, size: 111, colour });
  paintPip(brush, "s", { x, y: y + 2, size: 62, colour: paperWhite });
  paintPip(brush, "s", { x, y: y + 3, size: 48, colour });
}

type Court = Readonly<{ sheet: ImageBitmap; half: Box }>;

function paintFigure(brush: Brush, { x, y }: { x: number; y: number }, { sheet, half }: Court) {
  for (const turn of [1, -1]) {
    brush.save();
    brush.translate(x, y);
    brush.scale(turn, turn);
    brush.drawImage(
      sheet,
      half.x,
      half.y,
      half.width,
      half.height,
      -half.width / 2,
      -half.height,
      half.width,
      half.height,
    );
    brush.restore();
  }
}

function paintCourt(brush: Brush, card: Box, name: Natural, court: Court, colour: string) {
  const frame = {
    x: card.x + courtFrame.left,
    y: card.y + courtFrame.top,
    width: card.width - 2 * courtFrame.left,
    height: card.height - 2 * courtFrame.top,
  };
  const middle = middleOf(card);
  brush.save();
  traceRound(brush, frame, 7);
  brush.fillStyle = courtGround;
  brush.fill();
  brush.clip();
  paintFigure(brush, middle, court);
  brush.restore();
  traceRound(brush, frame, 7);
  brush.strokeStyle = gold.deep;
  brush.lineWidth = 2;
  brush.stroke();
  for (const turn of [1, -1]) {
    const place = {
      x: middle.x - turn * (frame.width / 2 - 18),
      y: middle.y - turn * (frame.height / 2 - 20),
    };
    paintPip(brush, suitOf(name), { ...place, size: 25, colour, upsideDown: turn < 0 });
  }
}

export function paintFace(
  brush: Brush,
  card: Box,
  name: Card,
  colours: SuitColours,
  courts: ImageBitmap,
): void {
  paintPaper(brush, card);
  if (name === "Jk") {
    paintJoker(brush, card);
    return;
  }
  const colour = colours[suitOf(name)];
  const half = courtHalves.get(name);
  if (half !== undefined) paintCourt(brush, card, name, { sheet: courts, half }, colour);
  else if (rankOf(name) === "A") paintAce(brush, card, name, colour);
  else paintNumber(brush, card, name, colour);
  paintIndex(brush, card, name, colour);
}
