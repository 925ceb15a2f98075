import type { Card } from "#shared/cards/card.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { offers, ownHand } from "#shared/contract/seen.ts";
import {
  arrange,
  deadwoodWithout,
  offeredDiscards,
  offeredKnocks,
  ownArrangement,
  pointsOf,
  type GinSeen,
} from "../seen.ts";
import type { Move } from "../types.ts";

/**
 * Percentages of turns in which it overlooks a meld on the pile, does not knock although it may,
 * and discards any card that lies in no meld.
 */
const overlooks = 15;
const waits = 20;
const throwsAny = 20;

function makesMeld(seen: GinSeen): boolean {
  const top = seen.pile.at(-1);
  return (
    top !== undefined && arrange([...ownHand(seen), top]).melds.some((meld) => meld.includes(top))
  );
}

function throwsAway(seen: GinSeen, dice: DiceReader): Move {
  const may = offeredDiscards(seen);
  const rest = ownArrangement(seen).rest.filter((card) => may.includes(card));
  const among = rest.length > 0 ? rest : may;
  const [highest] = among.toSorted((one, other) => pointsOf(other) - pointsOf(one));
  const card = dice.below(100) < throwsAny ? among[dice.below(among.length)] : highest;
  if (card === undefined) throw new Error("a bot was asked for a move when its seat is not to act");
  return { type: "discard", card };
}

export function easyChoice(seen: GinSeen, dice: DiceReader): Move {
  if (offers(seen, "layOff")) return { type: "layOff" };
  if (seen.phase !== "discard") {
    if (offers(seen, "take") && makesMeld(seen) && dice.below(100) >= overlooks)
      return { type: "take" };
    return { type: offers(seen, "pass") ? "pass" : "draw" };
  }
  const hand = ownHand(seen);
  const left = deadwoodWithout(hand);
  const leftBy = (card: Card): number => left[hand.indexOf(card)] ?? 0;
  const [down] = offeredKnocks(seen).toSorted((one, other) => leftBy(one) - leftBy(other));
  return down !== undefined && dice.below(100) >= waits
    ? { type: "knock", card: down }
    : throwsAway(seen, dice);
}
