// Who has agreed to end the game (EN-10)?

import { activeIn, asNomic, standingIn } from "#shared/games/eights-nomic/seen.ts";
import type { ConsentHooks } from "#renderer/table/parts/consent/consent.ts";
import { nomicText } from "./text.ts";

export const consent: ConsentHooks = {
  consents: (seen) => {
    const nomic = asNomic(seen);
    const { viewer, facts } = nomic;
    if (facts.result !== null) return null;
    const isIn = viewer !== "spectator" && !facts.left.includes(viewer);
    return {
      agreed: facts.consents.filter((seat) => !facts.left.includes(seat)),
      all: activeIn(standingIn(nomic)).length,
      mayAgree: isIn && !facts.consents.includes(viewer),
    };
  },
  move: { type: "endGame" },
  words: nomicText,
};
