import { hasNoStatus } from "#renderer/screens/tournament/standing.ts";
import type {
  TournamentEntrant,
  TournamentTable,
  TournamentView,
} from "#shared/protocol/tournament.ts";

export type Chair = Readonly<{
  /** From 0. */
  chair: number;
  entrant: TournamentEntrant | null;
  isButton: boolean;
}>;

export type Seating = Readonly<{
  table: TournamentTable;
  chairs: readonly Chair[];
  sitting: number;
}>;

export function seatingsOf({
  tables,
  entrants,
}: Pick<TournamentView, "tables" | "entrants">): readonly Seating[] {
  const byId = new Map(entrants.map((entrant) => [entrant.id, entrant]));
  return tables
    .toSorted((one, other) => one.number - other.number)
    .map((table) => {
      const chairs = table.chairs.map((id, chair): Chair => ({
        chair,
        entrant: id === null ? null : (byId.get(id) ?? null),
        isButton: chair === table.button,
      }));
      return { table, chairs, sitting: chairs.filter(({ entrant }) => entrant !== null).length };
    });
}

export type FreeTable = Readonly<{
  table: TournamentTable;
  /** From 0. */
  chairs: readonly number[];
}>;

/**
 * Returns the tables to which somebody may be moved, none that breaks. The emptiest come first
 * because a move there harms the balance least.
 */
export function freeTables(
  view: Pick<TournamentView, "tables" | "entrants">,
): readonly FreeTable[] {
  return seatingsOf(view)
    .filter(({ table, chairs, sitting }) => !table.breaking && sitting < chairs.length)
    .toSorted((one, other) => one.sitting - other.sitting)
    .map(({ table, chairs }) => ({
      table,
      chairs: chairs.filter(({ entrant }) => entrant === null).map(({ chair }) => chair),
    }));
}

/**
 * Returns entrants who are still in but at no table: called to one, deciding on a rebuy, or between
 * rounds.
 */
export const withoutChair = ({
  entrants,
  stage,
}: Pick<TournamentView, "entrants" | "stage">): readonly TournamentEntrant[] =>
  hasNoStatus(stage)
    ? []
    : entrants.filter(
        ({ status, table }) => table === null && (status === "waiting" || status === "broke"),
      );

export const inRows = <T>(list: readonly T[], columns: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / columns) }, (_, row) =>
    list.slice(row * columns, (row + 1) * columns),
  );
