// How does Gin Rummy look on the table?

import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { GinHappening } from "#shared/games/gin-rummy/types.ts";
import { celebrations } from "#renderer/table/parts/celebrations/celebrations.ts";
import { layOff } from "#renderer/table/parts/layOff/layOff.ts";
import { meldChoice } from "#renderer/table/parts/meldChoice/meldChoice.ts";
import { melds } from "#renderer/table/parts/melds/melds.ts";
import { drawPile } from "#renderer/table/parts/drawPile/drawPile.ts";
import { scoreSheet } from "#renderer/table/parts/scoreSheet/scoreSheet.ts";
import { shownHands } from "#renderer/table/parts/shownHands/shownHands.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { gameOnTable } from "#renderer/table/usualGame.ts";
import { actions } from "./actions.ts";
import { ahead } from "./ahead.ts";
import { arrange, asGin, asTheyLie, takenBy } from "#shared/games/gin-rummy/seen.ts";
import { beats } from "./beats.ts";
import { laid } from "./laid.ts";
import { layOffHooks } from "./layingOff.ts";
import { arranged, order } from "./order.ts";
import { outcome } from "./outcome.ts";
import { picking } from "./picking.ts";
import { standing, words as sheetWords } from "./sheet.ts";
import { ginText } from "./text.ts";
import { ways } from "./ways.ts";
import { words } from "./wording.ts";

/** GR-3, GR-7: ten, and the one that was drawn or taken. */
const mostCards = 11;

/** GR-19: in a hand that is closed. */
function knownOf(seen: AnySeen, seat: Seat): readonly Card[] {
  const { facts } = asGin(seen);
  return facts.result !== null || facts.melds[seat] ? [] : takenBy({ facts }, seat);
}

export const ginTable = gameOnTable<GinHappening>({
  id: "gin-rummy",
  parts: [
    shownHands({ isElsewhere: (seen, seat) => laid(seen, seat) !== null }),
    drawPile({
      known: knownOf,
      words: () => ginText().fromPile,
      isAway: (seen) => asGin(seen).facts.knocker !== null,
    }),
    melds({
      laid,
      held: (cards, isPut) => (isPut ? asTheyLie(cards) : arrange(cards).melds),
      words: ({ name, isYou }, ...lying) => ginText().lie(isYou ? null : name, ...lying),
    }),
    layOff(layOffHooks),
    meldChoice({ ways, words: () => ginText().ways }),
    scoreSheet({ standing, words: sheetWords }),
    celebrations,
    ahead,
  ],
  picking,
  words,
  actions,
  beats,
  order,
  mostCards: () => mostCards,
  arranged,
  ordersByHand: true,
  outcome,
});
