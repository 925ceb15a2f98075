// Who sits at which seat, by name?

import type { Seat, Viewer } from "#shared/contract/seats.ts";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";
import type { Whose } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";

export const playerAt = (table: TableState | null, seat: Seat): TablePlayer | null =>
  table?.players.find((player) => player.seat === seat) ?? null;

export const whoAt =
  (table: TableState | null, viewer: Viewer): Whose =>
  (seat) => ({
    name: playerAt(table, seat)?.name ?? tableText().seat(seat + 1),
    isYou: seat === viewer,
  });
