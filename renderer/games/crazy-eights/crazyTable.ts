// How does Crazy Eights look on the table?

import { asCrazy } from "#shared/games/crazy-eights/seen.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { order } from "#renderer/games/eights/order.ts";
import { mostCards, place, speechOf } from "#renderer/games/eights/seatMarks.ts";
import { ahead } from "#renderer/table/parts/ahead/ahead.ts";
import { celebrations } from "#renderer/table/parts/celebrations/celebrations.ts";
import { naming } from "#renderer/table/parts/naming/naming.ts";
import { shed } from "#renderer/table/parts/shed/shed.ts";
import { showdown } from "#renderer/table/parts/showdown/showdown.ts";
import { tally } from "#renderer/table/parts/tally/tally.ts";
import { gameOnTable } from "#renderer/table/usualGame.ts";
import { actions } from "./actions.ts";
import { beats } from "./beats.ts";
import { countedLook } from "./handLook.ts";
import { picking } from "./picking.ts";
import { pile } from "./want.ts";
import { words } from "./wording.ts";

export const crazyTable = gameOnTable({
  id: "crazy-eights",
  parts: [
    showdown({ shown: (seen, seat) => countedLook(asCrazy(seen), seat) }),
    shed({ shed: pile }),
    tally,
    celebrations,
    naming,
    ahead(),
  ],
  picking,
  words,
  actions,
  beats,
  order,
  mostCards,
  place,
  speech: speechOf(
    (seen) => asCrazy(seen).facts.passed,
    () => eightsText().saysPass,
  ),
  // CE-5: play goes round the order, which is how the seats sit here.
  direction: () => 1,
  circle: (seen) => asCrazy(seen).facts.order,
});
