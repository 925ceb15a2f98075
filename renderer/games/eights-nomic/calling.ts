// Whom may one call, and for which penalty (EN-14)?

import { asNomic, othersIn } from "#shared/games/eights-nomic/seen.ts";
import type { CallingHooks } from "#renderer/table/parts/calling/calling.ts";
import { nomicText } from "./text.ts";

/** EN-24: no clause assigns more. */
const mostCards = 5;

export const calling: CallingHooks = {
  callable: (seen) => {
    const nomic = asNomic(seen);
    return nomic.viewer === "spectator" ||
      nomic.facts.result !== null ||
      nomic.facts.left.includes(nomic.viewer)
      ? []
      : othersIn(nomic);
  },
  // Whose turn it is comes first, whatever he has done: noticing is the game.
  likely: (seen) => asNomic(seen).facts.turn,
  most: mostCards,
  moveOf: (player, penalty) =>
    ({ type: "improper", player, penalty }) as { readonly type: "improper" },
  words: nomicText,
};
