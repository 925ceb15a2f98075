import type { Card } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import { refused, type Refusal } from "#shared/contract/outcome.ts";
import { arrange, type Arrangement } from "./arranger.ts";
import { goOn, type LaidOff } from "./layOff.ts";
import { inPackOrder, meldOf, pointsIn, written } from "./melds.ts";
import { say } from "./say.ts";
import type { Melds } from "./types.ts";

export const restOf = (cards: readonly Card[], lists: Melds): readonly Card[] =>
  without(cards, lists.flat()) ?? cards;

/** GR-11: as the knocker arranged them, otherwise in the best arrangement. */
export function layDown(cards: readonly Card[], melds: Melds | undefined): Refusal | Arrangement {
  if (!melds) return arrange(cards);
  const strange = melds.flat().find((card) => !cards.includes(card));
  if (strange !== undefined) return refused("C-12", say("meldNotHeld", { card: strange }));
  const found = melds.map(meldOf);
  const wrong = found.indexOf(null);
  if (wrong >= 0) return refused("GR-5", say("noMeld", { cards: melds[wrong] ?? [] }));
  const rest = without(cards, melds.flat());
  if (!rest) return refused("GR-5", say("twoMelds"));
  return { melds: written(found.filter((meld) => meld !== null)), deadwood: pointsIn(rest) };
}

/** GR-13: returns the cards laid off in the order in which they are shown. */
export function readLayOff(hand: readonly Card[], melds: Melds, on: LaidOff): Refusal | LaidOff {
  if (on.length !== melds.length)
    return refused("GR-13", say("layOffLists", { lists: on.length, melds: melds.length }));
  const strange = on.flat().find((card) => !hand.includes(card));
  if (strange !== undefined) return refused("C-12", say("notHeld", { card: strange }));
  if (!without(hand, on.flat())) return refused("C-12", say("laidTwice"));
  const wrong = on.findIndex((cards, at) => cards.length > 0 && !goOn(melds[at] ?? [], cards));
  if (wrong >= 0)
    return refused(
      "GR-13",
      say("doesNotGoOn", { cards: inPackOrder(on[wrong] ?? []), meld: melds[wrong] ?? [] }),
    );
  return on.map(inPackOrder);
}
