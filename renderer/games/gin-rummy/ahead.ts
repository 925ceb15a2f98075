// What may be chosen in Gin Rummy before it is one's turn, and when is there nothing to choose?

import { offers } from "#shared/contract/asked.ts";
import { asGin, bestLayOffOf } from "#shared/games/gin-rummy/seen.ts";
import { ahead as aheadPart, onlyMove } from "#renderer/table/parts/ahead/ahead.ts";
import { tableText } from "#renderer/table/tableText.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { ginText } from "./text.ts";

/** What is laid off, and of what, lies open as soon as it is done. */
const laysNothingOff = (seen: AnySeen): boolean =>
  bestLayOffOf(asGin(seen))?.on.flat().length === 0;

/** GR-6, GR-8: all can count that only the stock is left. */
const mustDraw = (seen: AnySeen): boolean =>
  asGin(seen).phase === "draw" && !offers(asGin(seen), "take");

export const ahead = aheadPart({
  choices: (seen) =>
    asGin(seen).phase === "layoff"
      ? []
      : [{ id: "draw", label: tableText().next(ginText().draw), shortcut: "D", stays: false }],
  moveOf: (seen) => (offers(asGin(seen), "draw") ? { type: "draw" } : null),
  onlyMove: (seen) =>
    asGin(seen).phase === "layoff" && !laysNothingOff(seen) ? null : onlyMove(seen),
  isForcedOpenly: (seen) => mustDraw(seen),
});
