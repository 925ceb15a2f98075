// What may be chosen in five-card draw before it is one's turn, and when is there nothing to
// choose?

import { offers } from "#shared/contract/asked.ts";
import type { Move } from "#shared/contract/round.ts";
import { asDraw, mostThrown, type DrawSeen } from "#shared/games/five-card-draw/seen.ts";
import { ahead as aheadPart } from "#renderer/table/parts/ahead/ahead.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { drawText } from "./text.ts";

/** What each choice comes to: the first of these that may be done. */
const wishes = { callAny: ["call", "check"], checkFold: ["check", "fold"] } as const;

const isChoice = (id: string): id is keyof typeof wishes => id in wishes;

function moveOf(seen: DrawSeen, id: string): Move | null {
  const type = isChoice(id) ? wishes[id].find((wish) => offers(seen, wish)) : undefined;
  return type ? { type } : null;
}

/** FD-11: no card is left to draw, which everybody can count. */
const standsPat = (seen: DrawSeen): boolean =>
  seen.phase === "draw" && offers(seen, "draw") && mostThrown(seen) === 0;

/** Of one stage: what was meant before the draw means nothing after it. */
export const ahead = aheadPart({
  choices: (seen) => {
    if (asDraw(seen).phase === "draw") return [];
    const { callAny, checkFold, fold } = drawText();
    return [
      { id: "callAny", label: callAny, shortcut: "C", stays: false },
      {
        id: "checkFold",
        label: asDraw(seen).options.allowCheck ? checkFold : tableText().next(fold),
        shortcut: "F",
        stays: false,
      },
    ];
  },
  moveOf: (seen, id) => moveOf(asDraw(seen), id),
  stands: (before, now) => before.phase === now.phase,
  onlyMove: (seen) => (standsPat(asDraw(seen)) ? ({ type: "draw", cards: [] } as Move) : null),
  isForcedOpenly: (seen) => standsPat(asDraw(seen)),
});
