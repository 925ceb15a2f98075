import type { TournamentStanding } from "#renderer/screens/tournament/standing.ts";
import type {
  TournamentEntrant,
  TournamentTable,
  TournamentView,
} from "#shared/protocol/tournament.ts";

export function namedLike(
  standings: readonly TournamentStanding[],
  typed: string,
): readonly TournamentStanding[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return wanted === ""
    ? standings
    : standings.filter(({ entrant }) => entrant.name.toLocaleLowerCase().includes(wanted));
}

/** Returns several if they share first place, nobody until that is certain. */
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
