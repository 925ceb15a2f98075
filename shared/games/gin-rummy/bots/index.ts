import type { Bot, UsualLevel } from "#shared/bots/bot.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { without } from "#shared/cards/hand.ts";
import { offers, ownHand } from "#shared/contract/seen.ts";
import type { Said } from "#shared/text/said.ts";
import { because } from "../say.ts";
import {
  arrange,
  asGin,
  bestLayOffOf,
  knockingWith,
  leastKnock,
  mustDraw,
  offeredDiscards,
  ownArrangement,
  pointsOf,
  type GinSeen,
} from "../seen.ts";
import type { Facts, Move, Options } from "../types.ts";
import { regularChoice } from "./regular.ts";

export type GinBot = Bot<Options, Facts, Move>;

export const ginBots: { readonly [L in UsualLevel]: GinBot } = {
  easy: {
    choose: ({ seen }, dice) => easyChoice(asGin(seen), dice),
    reason: ({ seen }, move) => reasonFor(asGin(seen), move),
    advise: ({ seen }) => regularChoice(asGin(seen)),
  },
  regular: {
    choose: ({ seen }) => regularChoice(asGin(seen)),
    reason: ({ seen }, move) => reasonFor(asGin(seen), move),
  },
};

/**
 * Percentages of turns in which the easy bot overlooks a meld on the pile, does not knock although
 * it may, and discards any card that lies in no meld.
 */
const overlooks = 15;
const waits = 20;
const throwsAny = 20;

function makesMeld(seen: GinSeen) {
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

function easyChoice(seen: GinSeen, dice: DiceReader): Move {
  if (offers(seen, "layOff")) return { type: "layOff" };
  if (seen.phase !== "discard") {
    if (offers(seen, "take") && makesMeld(seen) && dice.below(100) >= overlooks)
      return { type: "take" };
    return { type: offers(seen, "pass") ? "pass" : "draw" };
  }
  const down = leastKnock(seen);
  return down && dice.below(100) >= waits
    ? { type: "knock", card: down.card }
    : throwsAway(seen, dice);
}

function reasonFor(seen: GinSeen, move: Move): Said {
  switch (move.type) {
    case "leave":
      return because("leaves");
    case "take":
      return because(makesMeld(seen) ? "takesForMeld" : "takesLow");
    case "pass":
      return because("passes");
    case "draw":
      return because(mustDraw(seen.facts) ? "mustDraw" : "draws");
    case "bigGin":
      return because("bigGin");
    case "layOff":
      return because("laysOff", { deadwood: bestLayOffOf(seen)?.deadwood ?? 0 });
    case "knock": {
      const deadwood = knockingWith(seen, move.card, move.melds) ?? 0;
      return deadwood === 0 ? because("gin") : because("knocks", { deadwood });
    }
    case "discard":
      return because("discards", {
        deadwood: arrange(without(ownHand(seen), [move.card]) ?? []).deadwood,
      });
  }
}
