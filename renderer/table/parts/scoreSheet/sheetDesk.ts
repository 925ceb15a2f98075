// How are hands written down as they end, and when does the score sheet lie open?

import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { Companion, DeskPart } from "#renderer/table/desk/deskPart.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { playerAt } from "#renderer/table/desk/people.ts";
import { hooksOf } from "#renderer/table/tableGame.ts";
import { SheetMemory } from "./sheetMemory.ts";

declare module "#renderer/table/desk/deskState.ts" {
  interface DeskState {
    /** Lies open over the table. */
    readonly isSheetOpen?: boolean;
  }
}

/** One for the page: the round's result shows it too. */
let memory: SheetMemory | null = null;
export const sheetMemory = (): SheetMemory => (memory ??= new SheetMemory(sessionStorage));

export const isSheetOpen = ({ isSheetOpen: isOpen = false }: DeskState): boolean => isOpen;
export const openSheet = (desk: Desk, isOpen: boolean): void =>
  desk.change({ isSheetOpen: isOpen });

/** Writes down what is over; what is shown of it waits for the cards. */
const writing = (desk: Desk): Companion => ({
  hear: ({ seen, round, game }, { table }) => {
    const hooks = hooksOf(desk.gameOf(game), "scoreSheet");
    const standing = hooks?.standing(seen);
    if (!standing?.hand || !table) return;
    const { winner, points, by } = standing.hand;
    sheetMemory().write(table.id, {
      round,
      winner: winner === null ? null : (playerAt(table, winner)?.id ?? null),
      points,
      by,
      ends: standing.extras !== null,
    });
  },
  told: () => undefined,
  wish: () => undefined,
  close: () => undefined,
});

export const sheetDesk: DeskPart = {
  first: { isSheetOpen: false },
  cleared: () => ({}),
  companion: writing,
  key: (desk, typed) => {
    const hooks = hooksOf(desk.game, "scoreSheet");
    return typed === "b" && hooks
      ? { words: hooks.words().title, run: () => openSheet(desk, !isSheetOpen(desk.state())) }
      : null;
  },
};
