// How does a table keep the score of a match: on a sheet, as people write it by hand?

import type { Part } from "#renderer/table/part.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { SheetAtEnd, SheetButton, SheetDialog, SheetPad } from "./SheetViews.tsx";
import { sheetDesk } from "./sheetDesk.ts";
import type { Standing } from "./sheet.ts";

export interface SheetWords {
  readonly title: string;
  /** Where earlier hands are not known one by one. */
  readonly forward: string;
  readonly total: string;
  /** "To 100 points"; empty where there is no end. */
  readonly goal: string;
  /** How a hand ended: "knock", "gin". */
  by(this: void, by: string): string;
  readonly points: (this: void, points: number) => string;
  readonly boxes: (this: void, boxes: number) => string;
}

export interface ScoreSheetHooks {
  /** Null before anything is known of a match. */
  standing(this: void, seen: AnySeen): Standing | null;
  words(this: void, seen?: AnySeen): SheetWords;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    scoreSheet: ScoreSheetHooks;
  }
}

export const scoreSheet = (hooks: ScoreSheetHooks): Part => ({
  name: "scoreSheet",
  hooks: { scoreSheet: hooks },
  desk: sheetDesk,
  controls: { corner: SheetButton, beforeHand: SheetPad, dialog: SheetDialog },
  Result: SheetAtEnd,
});
