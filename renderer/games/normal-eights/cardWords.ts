// How are cards called in Normal Eights: jokers as what they were named, and sets?

import type { Card } from "#shared/cards/card.ts";
import { kindOfSet } from "#shared/games/normal-eights/seen.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { normalText } from "./text.ts";

/** "king of hearts", "joker as king of hearts" (NE-24). */
export const countedName = (card: Card, as: Card | null | undefined): string =>
  as && as !== card ? normalText().namedAs(cardName(card), cardName(as)) : cardName(card);

/** "three 7s", "4 to 7 of hearts" */
export function setName(cards: readonly Card[]): string {
  const set = kindOfSet(cards);
  if (!set) return eightsText().allOf(cards.map(cardName));
  if (set.kind === "rank") return eightsText().set(set.rank, set.count);
  const { rankInRun } = normalText();
  return normalText().run(rankInRun[set.from], rankInRun[set.to], set.suit);
}
