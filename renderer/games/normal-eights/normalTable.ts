// How does Normal Eights look on the table?

import { asNormal } from "#shared/games/normal-eights/seen.ts";
import { mostCards, place } from "#renderer/games/eights/seatMarks.ts";
import { celebrations } from "#renderer/table/parts/celebrations/celebrations.ts";
import { chain } from "#renderer/table/parts/chain/chain.ts";
import { choices } from "#renderer/table/parts/choices/choices.ts";
import { exchange } from "#renderer/table/parts/exchange/exchange.ts";
import { naming } from "#renderer/table/parts/naming/naming.ts";
import { shownHands } from "#renderer/table/parts/shownHands/shownHands.ts";
import { sets } from "#renderer/table/parts/sets/sets.ts";
import { shed } from "#renderer/table/parts/shed/shed.ts";
import { skips } from "#renderer/table/parts/skips/skips.ts";
import { gameOnTable } from "#renderer/table/usualGame.ts";
import { actions } from "./actions.ts";
import { ahead } from "./ahead.ts";
import { beats } from "./beats.ts";
import { chosen, setsOf, windows } from "./interrupts.ts";
import { order, shown } from "./handLook.ts";
import { picking } from "./picking.ts";
import { speech } from "./speech.ts";
import { pile } from "./want.ts";
import { words } from "./wording.ts";

export const normalTable = gameOnTable({
  id: "normal-eights",
  parts: [
    shownHands({ shown }),
    skips({ skips: (seen) => asNormal(seen).facts.skips }),
    shed({ shed: pile }),
    chain(windows),
    choices({ chosen }),
    sets({ sets: setsOf }),
    exchange,
    celebrations,
    naming,
    ahead,
  ],
  picking,
  words,
  actions,
  beats,
  order,
  mostCards,
  place,
  speech,
  direction: (seen) => asNormal(seen).facts.direction,
});
