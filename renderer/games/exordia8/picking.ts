// Which card may be played now, and what would the picked one be (X8-7…X8-17)?

import { isNatural, suitOf, type Card, type Suit } from "#shared/cards/card.ts";
import { isAsked } from "#shared/contract/asked.ts";
import { heldBy } from "#shared/contract/ownHand.ts";
import type { Move as AnyMove } from "#shared/contract/round.ts";
import { asExordia, namesSuit, offeredPlays } from "#shared/games/exordia8/seen.ts";
import type { Play } from "#shared/games/exordia8/types.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { AnySeen, Reading } from "#renderer/table/tableGame.ts";
import { pickingOf } from "#renderer/table/usualGame.ts";

const fits = (seen: AnySeen, picked: readonly Card[], card: Card): boolean =>
  picked.length === 0 &&
  (!isAsked(asExordia(seen)) || offeredPlays(asExordia(seen), card).length > 0);

const ownSuit = (card: Card): Suit => (isNatural(card) ? suitOf(card) : "c");

/**
 * Who goes out with the card names a suit to nobody, so that he is not asked. A refused one is sent
 * whole: the host says what is wrong with it.
 */
function read(seen: AnySeen, picked: readonly Card[]): Reading {
  const exordia = asExordia(seen);
  const [card] = picked;
  if (card === undefined) return { kind: "nothing" };
  const words = cardName(card);
  const offers = offeredPlays(exordia, card);
  const moveAs = (suit: Suit): Play => ({ type: "play", card, suit });
  const suits = offers.flatMap(({ suit }) => (suit === undefined ? [] : [suit]));
  const isLast = exordia.viewer !== "spectator" && heldBy(seen, exordia.viewer) === 1;
  if (suits.length > 0 && !isLast) return { kind: "suit", suits, legal: true, words, moveAs };
  const move: Play = namesSuit(exordia, card) ? moveAs(ownSuit(card)) : { type: "play", card };
  return { kind: "move", move, legal: offers.length > 0, words };
}

const cardsOf = (move: AnyMove): readonly Card[] => {
  const { card } = move as Partial<Play>;
  return card === undefined ? [] : [card];
};

export const picking = pickingOf({ fits, read, cardsOf });
