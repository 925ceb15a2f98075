// Whom does the director look for, and who has won?

import type { Standing } from "#renderer/screens/tournament/standing.ts";
import type {
  TournamentEntrant,
  TournamentTable,
  TournamentView,
} from "#shared/protocol/tournament.ts";

/** Names in which what was typed stands, wherever, in whatever case. */
export function namedLike(standings: readonly Standing[], typed: string): readonly Standing[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return wanted === ""
    ? standings
    : standings.filter(({ entrant }) => entrant.name.toLocaleLowerCase().includes(wanted));
}

/** Who came first, once that is certain; several where they share it. */
export const winnersOf = ({
  stage,
  entrants,
}: Pick<TournamentView, "stage" | "entrants">): readonly TournamentEntrant[] =>
  stage === "over" ? entrants.filter(({ place }) => place === 1) : [];

export const tableOf = (
  { tables }: Pick<TournamentView, "tables">,
  { table }: Pick<TournamentEntrant, "table">,
): TournamentTable | null =>
  table === null ? null : (tables.find(({ id }) => id === table) ?? null);
