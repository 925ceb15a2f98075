import type { Card } from "#shared/cards/card.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { heldBy, ownHand } from "#shared/contract/seen.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { cardCount, placeOf, type Mask } from "../../melds.ts";
import { opponentOf, takenBy, type GinSeen } from "../../seen.ts";
import { Belief, type Known } from "./belief.ts";
import beliefWeights from "./beliefWeights.json" with { type: "json" };
import { HandSampler } from "./handSampler.ts";
import { maskOfCards, wholePack, without } from "./masks.ts";
import type { Moment } from "./moment.ts";
import { countHeld } from "./quickHand.ts";

export function knownBy(seen: GinSeen, viewer: Seat): Known {
  const { facts, pile, stock } = seen;
  const ownTaken = takenBy(seen, viewer);
  const last = ownTaken.at(-1);
  const justTaken = facts.drawn === "pile" && last !== undefined ? placeOf(last) : null;
  return {
    own: maskOfCards(ownHand(seen)),
    opponentTaken: maskOfCards(takenBy(seen, opponentOf(viewer))),
    pile: pile.map(placeOf),
    justTaken,
    ownTakes: ownTaken.length - (justTaken === null ? 0 : 1),
    limit: facts.limit,
    stock,
  };
}

const openTo = (seen: GinSeen, viewer: Seat): readonly Card[] => [
  ...ownHand(seen),
  ...seen.pile,
  ...takenBy(seen, opponentOf(viewer)),
];

/** The cards of a pack that may be in the opponent's hand or in the stock. */
export const unseenBy = (seen: GinSeen, viewer: Seat): Mask =>
  without(wholePack, maskOfCards(openTo(seen, viewer)));

/** Whether no card is there twice and none is lacking, as may be in a record's unusual deck. */
export function isUsual(seen: GinSeen, viewer: Seat): boolean {
  const { low, high } = unseenBy(seen, viewer);
  const unseen = countHeld(low, high);
  const opponent = opponentOf(viewer);
  const closed = heldBy(seen, opponent) - takenBy(seen, opponent).length + seen.stock;
  return cardCount - unseen === openTo(seen, viewer).length && unseen === closed;
}

/** Returns rounds that the view leaves possible, one after the other. */
export function imaginedFrom(seen: GinSeen, viewer: Seat, reader: DiceReader): () => Moment {
  const { facts, pile } = seen;
  const opponent = opponentOf(viewer);
  const known = knownBy(seen, viewer);
  const belief = new Belief(known, beliefWeights);
  const others = heldBy(seen, opponent) - takenBy(seen, opponent).length;
  const sampler = HandSampler.from(belief, known.opponentTaken, others, reader);
  const inSeats = (own: Mask, others: Mask): readonly [Mask, Mask] =>
    viewer === 0 ? [own, others] : [others, own];
  const open = {
    taken: inSeats(maskOfCards(takenBy(seen, viewer)), known.opponentTaken),
    pile: maskOfCards(pile),
    top: known.pile.at(-1) ?? -1,
    turn: viewer,
    offered: facts.offered,
    passed: facts.passed.length,
    takesInRow: facts.takesInRow,
    hasDrawn: facts.drawn !== null,
    justTaken: known.justTaken ?? -1,
  };
  return () => {
    const { hand, rest } = sampler.next();
    return { ...open, hands: inSeats(known.own, hand), stock: rest };
  };
}
