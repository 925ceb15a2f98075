// How does Exordia8 look on the table?

import { asExordia } from "#shared/games/exordia8/seen.ts";
import { order } from "#renderer/games/eights/order.ts";
import { mostCards, place, speechOf } from "#renderer/games/eights/seatMarks.ts";
import { ahead } from "#renderer/table/parts/ahead/ahead.ts";
import { celebrations } from "#renderer/table/parts/celebrations/celebrations.ts";
import { naming } from "#renderer/table/parts/naming/naming.ts";
import { shownHands } from "#renderer/table/parts/shownHands/shownHands.ts";
import { sequent as sequentPart } from "#renderer/table/parts/sequent/sequent.ts";
import { shed } from "#renderer/table/parts/shed/shed.ts";
import { gameOnTable } from "#renderer/table/usualGame.ts";
import { actions } from "./actions.ts";
import { beats } from "./beats.ts";
import { exordiaText } from "./text.ts";
import { picking } from "./picking.ts";
import { pile, sequent } from "./want.ts";
import { words } from "./wording.ts";

export const exordiaTable = gameOnTable({
  id: "exordia8",
  parts: [
    shownHands(),
    shed({ shed: pile }),
    sequentPart({ sequent }),
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
    (seen) => asExordia(seen).facts.skipped,
    () => exordiaText().saysSkip,
  ),
  direction: (seen) => asExordia(seen).facts.direction,
});
