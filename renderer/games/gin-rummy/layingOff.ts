// On which melds does a card go after a knock, and what is said of it (GR-13)?

import { ownHand } from "#shared/contract/ownHand.ts";
import {
  asGin,
  deadwoodAfter,
  meldsFor,
  meldsToLayOffOn,
  restOf,
  takenBack,
} from "#shared/games/gin-rummy/seen.ts";
import type { LayOffHooks, LayOffWords } from "#renderer/table/parts/layOff/layOff.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { laidHand } from "./laid.ts";
import { ginText } from "./text.ts";

const words = (): LayOffWords => {
  const { putting } = ginText();
  return {
    meld: putting.meld,
    put: (card, meld) => putting.put(cardName(card), meld),
    takeBack: (card) => putting.takeBack(cardName(card)),
    doesNotGo: (card) => putting.doesNotGo(cardName(card)),
    whichMeld: (card) => putting.whichMeld(cardName(card)),
    whichCard: (cards) => putting.whichCard(cards.map(cardName)),
  };
};

export const layOffHooks: LayOffHooks = {
  offer: (seen) => {
    const gin = asGin(seen);
    const open = meldsToLayOffOn(gin);
    if (!open) return null;
    const { to, melds } = open;
    // GR-19: a knocker's ten lie open.
    const ten = ownHand({ viewer: to, hands: gin.hands });
    return {
      to,
      melds,
      takes: (on, card) => meldsFor(melds, on, card),
      without: (on, card) => takenBack(melds, on, card),
      hand: (on) => laidHand(melds, restOf(ten, melds), on),
    };
  },
  words,
  holding: (seen, on) => ginText().saysDeadwood(deadwoodAfter(asGin(seen), on)),
};
