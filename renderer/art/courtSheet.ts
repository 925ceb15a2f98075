import { suits, type Card } from "#shared/cards/card.ts";
import { cardCell } from "./atlasLayout.ts";
import type { Box } from "./box.ts";

export const courtFrame = { left: 49, top: 35 } as const;
/**
 * A figure on its card, atlas pixels. Its lower half is the upper one turned round, so that is all
 * the sheet has.
 */
export const figureSize = {
  width: cardCell.width - 2 * courtFrame.left,
  height: cardCell.height - 2 * courtFrame.top,
} as const;
export const halfFigure = { width: figureSize.width, height: figureSize.height / 2 } as const;
export const courtGround = "#fdf6e4";

const rows = (["J", "Q", "K"] as const).map((rank) =>
  suits.map((suit) => `${rank}${suit}` as const),
);
export const courtSheetSize = {
  width: suits.length * halfFigure.width,
  height: rows.length * halfFigure.height,
} as const;

export const courtHalves: ReadonlyMap<Card, Box> = new Map(
  rows.flatMap((row, down) =>
    row.map((card, across) => [
      card,
      { x: across * halfFigure.width, y: down * halfFigure.height, ...halfFigure },
    ]),
  ),
);
