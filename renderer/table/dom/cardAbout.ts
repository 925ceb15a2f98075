// What is there to be said of a card of the own hand: what it does, or why it may not be played
// now?

import type { Card } from "#shared/cards/card.ts";
import { sentence } from "#renderer/text/text.ts";
import type { AnySeen, Words } from "#renderer/table/tableGame.ts";

/** For readers, besides the card's name and its note; "" for nothing. */
export function aboutCard(words: Words, seen: AnySeen, card: Card, isUnfit: boolean): string {
  const why = isUnfit ? words.unfit(seen, card) : null;
  if (why) return sentence(why);
  const caption = words.caption(seen, card);
  return caption === words.note(card) ? "" : caption;
}
