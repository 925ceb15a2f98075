// What chance gave in a round whose secrets are all open: its decks, and the order of the deal.

import type { Card } from "#shared/cards/card.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { seatsFromLeftOf, type Seat } from "#shared/contract/seats.ts";
import type { DealFault } from "./fault.ts";
import { openedPlace, packOf, sealOf } from "./commitments.ts";
import type { ChanceUse, DealPlan, DealTranscript, CardPlace } from "./transcript.ts";

export type Drawn = Readonly<{
  /** The cards of each, top first. */
  decks: readonly (readonly Card[])[];
  /** What was shuffled into each; of the first, which is the pack, nothing. */
  sources: readonly (readonly CardPlace[])[];
  /** In which cards are dealt. */
  order: readonly Seat[];
}>;

const isShuffleOfPlaces = (use: ChanceUse): use is Readonly<{ shuffled: readonly CardPlace[] }> =>
  "shuffled" in use && use.shuffled !== "pack";

/** The dealer or the order by lot; null if the plan allows no such use of chance. */
function orderByLot(plan: DealPlan, use: ChanceUse | undefined, reader: DiceReader) {
  const { lot, dealt, players } = plan;
  if (use === undefined) return null;
  if (lot === "dealer" && "oneOf" in use && use.oneOf === dealt.length) {
    const dealer = dealt[reader.below(use.oneOf)] ?? 0;
    return seatsFromLeftOf(players.length, dealer).filter((seat) => dealt.includes(seat));
  }
  return lot === "order" && "seats" in use && use.seats === dealt.length
    ? reader.shuffled(dealt)
    : null;
}

/** Repeats all that chance was asked for. */
export function drawn(
  plan: DealPlan,
  seed: string,
  [first, ...uses]: readonly ChanceUse[],
): Drawn | DealFault {
  if (first === undefined || !("shuffled" in first) || first.shuffled !== "pack")
    return { kind: "chance" };
  const reader = new DiceReader(newDice(seed));
  const decks: (readonly Card[])[] = [reader.shuffled(packOf(plan))];
  const order = plan.order ?? orderByLot(plan, uses.shift(), reader);
  if (order === null) return { kind: "chance" };
  const sources: (readonly CardPlace[])[] = [[]];
  for (const use of uses) {
    if (!isShuffleOfPlaces(use)) return { kind: "chance", deck: decks.length };
    const cards: Card[] = [];
    for (const { deck, place } of use.shuffled) {
      const card = decks[deck]?.[place];
      if (card === undefined) return { kind: "chance", deck, place };
      cards.push(card);
    }
    decks.push(reader.shuffled(cards));
    sources.push(use.shuffled);
  }
  return { decks, sources, order };
}

/** Whether all that was published of the decks follows from the seed. */
export function sealedFault(
  { plan, seals, openings }: DealTranscript,
  seed: string,
  { decks }: Drawn,
): DealFault | null {
  for (const deck of Array(Math.max(decks.length, seals.length)).keys()) {
    const [cards, published] = [decks[deck], seals[deck]];
    if (cards?.length !== published?.length) return { kind: "seal", deck };
    for (const [place, card] of (cards ?? []).entries())
      if (published?.[place] !== sealOf(plan.deal, openedPlace(seed, { deck, place }, card)))
        return { kind: "seal", deck, place, card };
  }
  const wrong = openings.find(({ deck, place, card }) => decks[deck]?.[place] !== card);
  return wrong ? { kind: "opening", deck: wrong.deck, place: wrong.place, card: wrong.card } : null;
}
