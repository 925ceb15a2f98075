// Which part of a face tells the card from all others, where the whole would be too small to read?

import { isJoker, type Card } from "#shared/cards/card.ts";
import type { Box } from "./box.ts";

/**
 * The index, and the joker's cap on its ground; in atlas pixels from the card's upper left corner.
 */
const index: Box = { x: 4, y: 8, width: 46, height: 93 };
const cap: Box = { x: 54, y: 52, width: 112, height: 204 };

export const boldPart = (card: Card): Box => (isJoker(card) ? cap : index);
