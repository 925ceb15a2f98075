// How does a hand lie that was shown: which card stands where, which count, and how is it called?

import { isJoker, type Card } from "#shared/cards/card.ts";
import type { ShownHand as Shown } from "#shared/games/five-card-draw/types.ts";
import type { ShownHand } from "#renderer/table/parts/shownHands/shownScene.ts";
import { drawText } from "./text.ts";
import { cardsThatCount, handKind } from "./handKind.ts";

/** One card of the hand with the card it is read as: another one only for a joker. */
export type ReadCard = { readonly card: Card; readonly as: Card };

/** In the order of reading: those that count first. */
export function readCards({ cards, read }: Pick<Shown, "cards" | "read">): readonly ReadCard[] {
  const held: Card[] = cards.filter((card) => !isJoker(card));
  const jokers = cards.filter(isJoker);
  return read.map((as) => {
    const at = held.indexOf(as);
    if (at >= 0) return { card: held.splice(at, 1)[0]!, as };
    return { card: jokers.pop() ?? as, as };
  });
}

const inWords = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function shownHand(shown: Shown): ShownHand {
  const { category, read } = shown;
  return {
    cards: readCards(shown).map(({ card }) => card),
    lit: read.map((_, at) => at < cardsThatCount(category)),
    words: inWords(drawText().hand(handKind(category, read))),
  };
}
