// What may be chosen in Kings & Bastards before it is one's turn?

import { offers } from "#shared/contract/asked.ts";
import { asKings } from "#shared/games/kings-and-bastards/seen.ts";
import { ahead as aheadPart } from "#renderer/table/parts/ahead/ahead.ts";
import { kingsText } from "./text.ts";

const passTrick = "passTrick";

/** A trick lasts as long as there is something to beat: a pass ends nobody's part in it. */
export const ahead = aheadPart({
  choices: (seen) =>
    asKings(seen).facts.lead
      ? [{ id: passTrick, label: kingsText().passTrick, shortcut: "P", stays: true }]
      : [],
  moveOf: (seen) => (offers(asKings(seen), "pass") ? { type: "pass" } : null),
  stands: (_before, now) => asKings(now).facts.lead !== null,
});
