import { isJoker, type Card } from "#shared/cards/card.ts";
import { packs } from "#shared/cards/pack.ts";
import type { AnyGame, Start } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { DiceUse } from "#shared/chance/dice.ts";
import { cardsDealt, dealingOrder, isOfSeats } from "./begunPlaces.ts";
import type { DealPlan } from "./transcript.ts";

export type PlannedDeal = Pick<
  DealPlan,
  "packs" | "jokersPerPack" | "dealt" | "order" | "lot" | "cards"
>;

/**
 * Returns what is certain of a round's deal before its seed is known; the deck of `start` is of any
 * seed. Throws a StartError if its cards or chips do not suffice.
 */
export function plannedDeal({
  game,
  start,
}: Readonly<{ game: AnyGame; start: Start<Public, Public> }>): PlannedDeal {
  const round = game.deal(start);
  const order = dealingOrder(round);
  const lot = lotIn(round.dice.uses[1]);
  return {
    ...packsIn(game.pack(start.options, start.seats)),
    dealt: order.toSorted((one, other) => one - other),
    order: lot === null ? order : null,
    lot,
    cards: cardsDealt(round),
  };
}

/** It follows the pack at once; a shuffle of cards is no lot (CE-4). */
function lotIn(use: DiceUse | undefined): DealPlan["lot"] {
  if (use === undefined) return null;
  if ("oneOf" in use) return "dealer";
  return isOfSeats(use.shuffled) ? "order" : null;
}

const inPack = packs(1, 0).length;

/** Throws an Error if the cards are not whole packs. */
function packsIn(cards: readonly Card[]): Pick<DealPlan, "packs" | "jokersPerPack"> {
  const jokers = cards.filter(isJoker).length;
  const count = (cards.length - jokers) / inPack;
  const jokersPerPack = jokers / count;
  if (packs(count, jokersPerPack).some((card, at) => card !== cards[at]))
    throw new Error("the cards of a game are whole packs in pack order (C-4)");
  return { packs: count, jokersPerPack };
}
