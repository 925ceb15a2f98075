// In which groups do tournaments stand in their list?

import type { TournamentSummary } from "#shared/protocol/tournament.ts";

type Group = "open" | "running" | "past";

const groups: readonly Group[] = ["open", "running", "past"];

function groupOf({ stage }: TournamentSummary): Group {
  if (stage === "registering") return "open";
  return stage === "over" || stage === "cancelled" ? "past" : "running";
}

/** Those to come into first, one's own before others'; none is empty. */
export const grouped = (
  all: readonly TournamentSummary[],
): readonly { readonly name: Group; readonly tournaments: readonly TournamentSummary[] }[] =>
  groups.flatMap((name) => {
    const tournaments = all.filter((tournament) => groupOf(tournament) === name);
    return tournaments.length === 0
      ? []
      : [
          {
            name,
            tournaments: [
              ...tournaments.filter(({ yours }) => yours),
              ...tournaments.filter(({ yours }) => !yours),
            ],
          },
        ];
  });
