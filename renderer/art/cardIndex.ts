// How is a card's corner index painted, so that it reads in a narrow fan?
import type { Natural } from "#shared/cards/card.ts";
import { rankOf, suitOf } from "#shared/cards/card.ts";
import { middleOf, type Box, type Brush } from "./box.ts";
import { displayFont } from "./fonts.ts";
import { paintPip } from "./pips.ts";

/** The index's column, in atlas pixels from the card's left edge. */
export const indexColumn = { middle: 27, width: 40 } as const;

const letterSize = 57;
const baseline = 54;
const pipMiddle = 81;
const pipSize = 33;

/** Paints `paintCorner` in the upper left corner and, turned, in the lower right one. */
export function inBothCorners(brush: Brush, card: Box, paintCorner: () => void): void {
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
function paintLetters(brush: Brush, letters: string, colour: string): void {
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

export function paintIndex(brush: Brush, card: Box, name: Natural, colour: string): void {
  const rank = rankOf(name);
  inBothCorners(brush, card, () => {
    paintLetters(brush, rank === "T" ? "10" : rank, colour);
    paintPip(brush, suitOf(name), { x: indexColumn.middle, y: pipMiddle, size: pipSize, colour });
  });
}
