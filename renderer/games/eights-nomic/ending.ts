// When may a turn of Eights Nomic be ended (EN-15), and when is there nothing else to do in it?

import { isAsked } from "#shared/contract/asked.ts";
import { asNomic, mayAtAnyTime } from "#shared/games/eights-nomic/seen.ts";
import type { EndingHooks } from "#renderer/table/parts/ending/ending.ts";

export const ending: EndingHooks = {
  floor: (seen) => {
    const nomic = asNomic(seen);
    const { facts, options, legal, phase } = nomic;
    if (phase !== "turn" || !isAsked(seen) || !legal.some(({ type }) => type === "endTurn"))
      return null;
    const { played, drew } = facts.counts;
    return {
      // Another one with each command of the turn, and with each turn.
      key: `${facts.turns} ${played} ${drew} ${facts.history.length} ${facts.plays}`,
      seconds: played + drew > 0 ? options.improperFloor : 0,
      // What is left to do everybody sees: a turn's limits are public, and so is a Pending Rule.
      isOnly:
        legal.length === 1 && !mayAtAnyTime(nomic).modify && facts.done.played && facts.done.drew,
    };
  },
  move: { type: "endTurn" },
};
