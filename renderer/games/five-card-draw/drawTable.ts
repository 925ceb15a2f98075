// How does five-card draw look on the table?

import { isNatural, rankOf, type Card } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { DrawHappening } from "#shared/games/five-card-draw/types.ts";
import { asDraw, handSize } from "#shared/games/five-card-draw/seen.ts";
import { orderBy } from "#renderer/games/handOrder.ts";
import { titleHeld } from "#renderer/games/titleHeld.ts";
import { exchange } from "#renderer/table/parts/exchange/exchange.ts";
import type { ShownHand } from "#renderer/table/parts/shownHands/shownScene.ts";
import { showdown } from "#renderer/table/parts/showdown/showdown.ts";
import { wager } from "#renderer/table/parts/wager/wager.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { gameOnTable } from "#renderer/table/usualGame.ts";
import { actions } from "./actions.ts";
import { ahead } from "./ahead.ts";
import { beats } from "./beats.ts";
import { drawText } from "./text.ts";
import { picking } from "./picking.ts";
import { shownHand } from "./handLook.ts";
import { wagered } from "./wagered.ts";
import { wager as wagerOf } from "./wager.ts";
import { words } from "./wording.ts";

/** 2 to ace, jokers last. */
const heights = "23456789TJQKA";
const height = (card: Card): number =>
  isNatural(card) ? heights.indexOf(rankOf(card)) : heights.length;

/** What stands at the seat without its being its turn: what it drew, that it checked. */
function speech(seen: AnySeen, seat: Seat): string {
  const { facts, phase } = asDraw(seen);
  if (facts.result !== null || facts.folded[seat]) return "";
  const drew = facts.drew[seat] ?? null;
  if (phase === "draw" && drew !== null) return drawText().saysDrew(drew);
  if (facts.acted[seat] && facts.toMatch === 0) return drawText().saysCheck;
  return phase === "bet2" && drew !== null && !facts.acted[seat] ? drawText().saysDrew(drew) : "";
}

function shown(seen: AnySeen, seat: Seat): ShownHand | null {
  const hand = asDraw(seen).facts.result?.hands[seat] ?? null;
  return hand && shownHand(hand);
}

const amountOf = (move: Move): number | null =>
  "to" in move && typeof move.to === "number" ? move.to : null;

export const drawTable = gameOnTable<DrawHappening>({
  id: "five-card-draw",
  parts: [showdown({ shown }), wager({ wagered, wager: wagerOf, amountOf }), exchange, ahead],
  picking,
  words,
  actions,
  speech,
  beats,
  mostCards: () => handSize,
  title: (seen, seat) => titleHeld(asDraw(seen).facts.titles, seat),
  folded: (seen, seat) => asDraw(seen).facts.folded[seat] ?? false,
  order: orderBy(height),
});
