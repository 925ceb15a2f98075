// Did the viewer's own move lead to this view, and who made it?

import type { Seat } from "#shared/contract/seats.ts";
import type { Told } from "#shared/contract/view.ts";
import type { ViewMessage } from "#shared/protocol/tableMessages.ts";
import type { TableState } from "#shared/protocol/table.ts";
import type { Part } from "#renderer/table/part.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import { playerAt } from "./people.ts";
import { isOpenToAll } from "./turns.ts";

/** `timeUp`, `away`: the host made it (C-6). Null: it was another's. */
export type OwnMove = "sent" | "timeUp" | "away" | null;

/**
 * Did another begin it while it was the viewer's turn? Whoever plays may leave at any time (C-5).
 */
function begunByAnother(first: Told | undefined, viewer: Seat, parts: readonly Part[]): boolean {
  if (!first || first.seat === viewer) return false;
  return (
    first.type === "left" || parts.some(({ outOfTurn }) => outOfTurn?.includes(first.type) === true)
  );
}

/** A move of the viewer's that was not sent from here was made for the person. */
export function ownMoveIn(
  { seen, happened }: ViewMessage,
  before: Scene,
  parts: readonly Part[],
  table: TableState | null,
  wasSent: boolean,
): OwnMove {
  const { viewer } = seen;
  // Another's leaving may end a round with something for the viewer, and another's call cost him
  // something, who did nothing.
  if (
    viewer === "spectator" ||
    !before.toAct.includes(viewer) ||
    begunByAnother(happened[0], viewer, parts) ||
    !happened.some(({ seat }) => seat === viewer)
  )
    return null;
  // What the window's end passes for everybody is nobody's time-out.
  if (isOpenToAll(before, parts)) return wasSent ? "sent" : null;
  const player = playerAt(table, viewer);
  if (wasSent || player === null) return "sent";
  return player.presence === "here" ? "timeUp" : "away";
}
