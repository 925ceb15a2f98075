// Decides where a tournament leads its entrants.

import { ownTable } from "./ownState.ts";
import type { ShownTournament } from "./following.ts";

export type WayOn =
  | Readonly<{ to: "table"; id: string }>
  | { readonly to: "page" }
  /** The view is older than the table's end and still gives the entrant a chair at it. */
  | { readonly to: "wait" };

/**
 * The way on from a table that was closed, or at which the entrant has no chair.
 *
 * `endedAt`: when the page learned that the table has ended (a performance.now() time).
 */
export function afterTable({ view, at }: ShownTournament, table: string, endedAt: number): WayOn {
  const id = ownTable(view);
  if (id === null) return { to: "page" };
  if (id !== table) return { to: "table", id };
  return { to: at < endedAt ? "wait" : "page" };
}

/**
 * The table to which the tournament's page leads its entrant: one at which they get a chair, there
 * or elsewhere, while on this page. One who comes from their table to look is not sent back.
 */
export const ledTo = (before: string | null, table: string | null): string | null =>
  table === before ? null : table;
