import { peekAll } from "#shared/cards/faceDown.ts";
import { placeOf } from "./melds.ts";
import { maskOfCards } from "./bots/shark/masks.ts";
import { countHeld } from "./bots/shark/quickHand.ts";
import type { Moment } from "./bots/shark/moment.ts";
import type { GinRound } from "./types.ts";

/** Null where the pack is unusual: masks cannot hold a card twice. */
export function openMoment({ facts, zones }: Pick<GinRound, "facts" | "zones">): Moment | null {
  const [first = [], second = []] = zones.hands.map(peekAll);
  const stock = peekAll(zones.stock);
  const cards = [...first, ...second, ...stock, ...zones.pile];
  const all = maskOfCards(cards);
  if (countHeld(all.low, all.high) < cards.length) return null;
  const [firstTaken = [], secondTaken = []] = facts.taken;
  const turn = facts.turn ?? 0;
  const taken = facts.taken[turn]?.at(-1);
  const top = zones.pile.at(-1);
  return {
    hands: [maskOfCards(first), maskOfCards(second)],
    taken: [maskOfCards(firstTaken), maskOfCards(secondTaken)],
    pile: maskOfCards(zones.pile),
    top: top === undefined ? -1 : placeOf(top),
    stock: stock.map(placeOf),
    turn,
    offered: facts.offered,
    passed: facts.passed.length,
    takesInRow: facts.takesInRow,
    hasDrawn: facts.drawn !== null,
    justTaken: facts.drawn === "pile" && taken !== undefined ? placeOf(taken) : -1,
  };
}
