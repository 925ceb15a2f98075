// Lets a test write cards so that they read like a hand on a table.

import { isCard, type Card } from "#shared/cards/card.ts";

/**
 * `hand('3c 7d Jk')`. Throws on anything that is not a card, so that a slip of the pen is no green
 * test.
 */
export function hand(text: string): readonly Card[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => {
      if (isCard(word)) return word;
      throw new Error(`"${word}" is not a card`);
    });
}
