// How is a play of Crazy Eights called?

import { rankOf, suitOf, type Card } from "#shared/cards/card.ts";
import { isEight, setOf } from "#shared/games/crazy-eights/seen.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { crazyText } from "./text.ts";

/** "three 9s"; null for anything but a set of several. */
export function setWords(cards: readonly Card[]): string | null {
  const [first, ...others] = setOf(cards) ?? [];
  return first && others.length > 0 ? eightsText().set(rankOf(first), cards.length) : null;
}

/** "9 of clubs", "three 9s, clubs on top" – CE-7: in the order in which they go on the pile. */
export function playWords(cards: readonly Card[]): string {
  const set = setWords(cards);
  const last = setOf(cards)?.at(-1);
  if (set === null || !last) return eightsText().allOf(cards.map(cardName));
  return isEight(last) ? set : crazyText().onTop(set, suitOf(last));
}
