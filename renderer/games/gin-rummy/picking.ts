// Which card may be discarded or laid off, and what is the picked one (GR-7, GR-8, GR-13)?

import type { Card } from "#shared/cards/card.ts";
import type { Move as AnyMove } from "#shared/contract/round.ts";
import { ownHand } from "#shared/contract/ownHand.ts";
import {
  asGin,
  canBeLaidOff,
  meldsFor,
  meldsToLayOffOn,
  offeredDiscards,
  type GinSeen,
} from "#shared/games/gin-rummy/seen.ts";
import type { Discard, Knock, LayOff, Melds } from "#shared/games/gin-rummy/types.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { AnySeen, Reading } from "#renderer/table/tableGame.ts";
import { pickingOf } from "#renderer/table/usualGame.ts";

/** While nothing is discarded or laid off no card is told from another. */
function fits(seen: AnySeen, _picked: readonly Card[], card: Card): boolean {
  const gin = asGin(seen);
  const open = meldsToLayOffOn(gin);
  if (open) return canBeLaidOff(ownHand(gin), open.melds).has(card);
  const may = offeredDiscards(gin);
  return may.length === 0 || may.includes(card);
}

/**
 * Where it goes by itself, or else on the first meld: after which others a card goes there is seen
 * as they are put.
 */
function readLayOff(gin: GinSeen, melds: Melds, card: Card): Reading {
  const place = meldsFor(melds, [], card)[0] ?? 0;
  const move: LayOff = { type: "layOff", on: melds.map((_, at) => (at === place ? [card] : [])) };
  return {
    kind: "move",
    move,
    legal: canBeLaidOff(ownHand(gin), melds).has(card),
    words: cardName(card),
  };
}

function read(seen: AnySeen, [card]: readonly Card[]): Reading {
  const gin = asGin(seen);
  const open = meldsToLayOffOn(gin);
  if (card !== undefined && open) return readLayOff(gin, open.melds, card);
  const may = offeredDiscards(gin);
  if (card === undefined || may.length === 0) return { kind: "nothing" };
  const move: Discard = { type: "discard", card };
  return { kind: "move", move, legal: may.includes(card), words: cardName(card) };
}

function cardsOf(move: AnyMove): readonly Card[] {
  const { card, on } = move as Partial<Discard | Knock> & Partial<LayOff>;
  return card === undefined ? (on?.flat() ?? []) : [card];
}

export const picking = pickingOf({ fits, read, cardsOf });
