// How are the paper, the number cards, the aces and the courts painted?
import { rankOf, suitOf, type Card, type Natural } from "#shared/cards/card.ts";
import { inset, middleOf, traceRound, type Box, type Brush } from "./box.ts";
import { paintIndex } from "./cardIndex.ts";
import { courtFrame, courtGround, courtHalves } from "./courtSheet.ts";
import { paintJoker } from "./joker.ts";
import { gold, type SuitColours } from "./palette.ts";
import { paintPip, pipPlaces, type NumberRank } from "./pips.ts";

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

/** At half size: for cards on which little else is drawn. */
export function paintSmallPaper(brush: Brush, { x, y, width, height }: Box): void {
  brush.translate(x, y);
  brush.scale(0.5, 0.5);
  paintPaper(brush, { x: 0, y: 0, width: width * 2, height: height * 2 });
}

function paintNumber(brush: Brush, card: Box, name: Natural, colour: string): void {
  const rank = rankOf(name) as NumberRank;
  const size = rank === "9" || rank === "T" ? 43 : 47;
  for (const [x, y] of pipPlaces[rank]) {
    const place = { x: card.x + card.width * x, y: card.y + card.height * y };
    paintPip(brush, suitOf(name), { ...place, size, colour, upsideDown: y > 0.501 });
  }
}

/** The ace of spades carries the deck's ornament, as printers have done since the stamp duty. */
function paintAce(brush: Brush, card: Box, name: Natural, colour: string): void {
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

type Court = { readonly sheet: ImageBitmap; readonly half: Box };

/** Pixel for pixel, and once more turned round. */
function paintFigure(
  brush: Brush,
  { x, y }: { x: number; y: number },
  { sheet, half }: Court,
): void {
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

function paintCourt(brush: Brush, card: Box, name: Natural, court: Court, colour: string): void {
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

/** `courts` is the sheet of court figures. */
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
