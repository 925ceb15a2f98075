// How does Eights Nomic look on the table?

import { asNomic } from "#shared/games/eights-nomic/seen.ts";
import { order } from "#renderer/games/eights/order.ts";
import { hasOneLeft, mostCards, place } from "#renderer/games/eights/seatMarks.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { announcing as announcingPart } from "#renderer/table/parts/announcing/announcing.ts";
import { calling as callingPart } from "#renderer/table/parts/calling/calling.ts";
import { celebrations } from "#renderer/table/parts/celebrations/celebrations.ts";
import { consent as consentPart } from "#renderer/table/parts/consent/consent.ts";
import { ending as endingPart } from "#renderer/table/parts/ending/ending.ts";
import { judging as judgingPart } from "#renderer/table/parts/judging/judging.ts";
import { naming } from "#renderer/table/parts/naming/naming.ts";
import { ruleBook } from "#renderer/table/parts/ruleBook/ruleBook.ts";
import { shed } from "#renderer/table/parts/shed/shed.ts";
import { shownHands } from "#renderer/table/parts/shownHands/shownHands.ts";
import { skips } from "#renderer/table/parts/skips/skips.ts";
import { gameOnTable } from "#renderer/table/usualGame.ts";
import { actions } from "./actions.ts";
import { ahead } from "./ahead.ts";
import { announcing } from "./announcing.ts";
import { beats } from "./beats.ts";
import { book } from "./book.ts";
import { calling } from "./calling.ts";
import { consent } from "./consent.ts";
import { directionOf, skipped } from "./cycle.ts";
import { ending } from "./ending.ts";
import { judging } from "./judged.ts";
import { outcome } from "./outcome.ts";
import { picking } from "./picking.ts";
import { nomicText } from "./text.ts";
import { pile } from "./want.ts";
import { words } from "./wording.ts";

export const nomicTable = gameOnTable({
  id: "eights-nomic",
  parts: [
    shownHands(),
    skips({ skips: skipped }),
    shed({ shed: pile }),
    judgingPart(judging),
    callingPart(calling),
    consentPart(consent),
    announcingPart(announcing),
    endingPart(ending),
    ruleBook(book),
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
  speech: (seen, seat) => {
    const { facts } = asNomic(seen);
    if (facts.result !== null || facts.left.includes(seat)) return "";
    if (facts.mustModify === seat) return nomicText().saysOwes;
    return hasOneLeft(seen, seat) ? eightsText().saysLastCard : "";
  },
  outcome,
  direction: (seen) => directionOf(asNomic(seen)),
});
