// Which lines does the log get once the host has told how the table stands: who buys in again, sits
// out or is back?

import type { TablePlayer, TableState } from "#shared/protocol/table.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import { tableText } from "#renderer/table/tableText.ts";
import type { Line } from "./deskState.ts";

/** What is said of one player; `name` is null for the reader himself. */
function newsOf(before: TablePlayer, now: TablePlayer, name: string | null): readonly string[] {
  const words = tableText();
  // A first buy-in comes with the cards; who runs out is told by the round.
  const again = before.bought > 0 ? now.bought - before.bought : 0;
  return [
    again > 0 ? words.buysAgain(name, again) : "",
    now.sitsOut === "wish" && before.sitsOut !== "wish" ? words.sitsOutNow(name) : "",
    before.sitsOut === "wish" && now.sitsOut === null && !now.gone ? words.isDealtIn(name) : "",
  ].filter((sentence) => sentence !== "");
}

/** Between two states of one table, by the players' ids: seats change from round to round. */
function news(
  before: TableState | null,
  now: TableState | null,
  reader: string | null,
  makeId: () => number,
): readonly Line[] {
  if (!before || !now || before.id !== now.id) return [];
  return now.players.flatMap((player) => {
    const known = before.players.find(({ id }) => id === player.id);
    return known
      ? newsOf(known, player, player.id === reader ? null : player.name).map((words) => ({
          id: makeId(),
          words,
        }))
      : [];
  });
}

/** H-9, H-11: such things happen between views, so no happening tells them. */
export const heardLines = (
  before: TableState | null,
  { table, player }: TableSnapshot,
  makeId: () => number,
): readonly Line[] => news(before, table, player, makeId);
