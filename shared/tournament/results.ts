import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";

/** `place`: null if the tournament was closed before its end. */
export type TournamentResult = TournamentEntrant & { readonly prize: number };

export const resultsOf = ({
  entrants,
}: Pick<TournamentView, "entrants">): readonly TournamentResult[] =>
  entrants
    .toSorted((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || 0)
    .map((entrant) => ({ ...entrant, prize: entrant.prize ?? 0 }));

type Cell = string | number | null;
const columns: { readonly [name: string]: (result: TournamentResult, cost: number) => Cell } = {
  place: ({ place }) => place,
  name: ({ name }) => name,
  kind: ({ bot }) => (bot === null ? "person" : "bot"),
  points: ({ points }) => points,
  prize: ({ prize }) => prize,
  heads: ({ heads }) => heads,
  bounties: ({ bounties }) => bounties,
  rebuys: ({ rebuys }) => rebuys,
  add_ons: ({ addOn }) => (addOn ? 1 : 0),
  cost: (_, cost) => cost,
  net: ({ prize, bounties }, cost) => prize + bounties - cost,
};

/**
 * For a spreadsheet: a line of column names, then one for each entrant. A cancelled tournament has
 * refunded everything.
 */
export const resultTable = (
  view: Pick<TournamentView, "entrants" | "stage">,
): readonly (readonly Cell[])[] => [
  Object.keys(columns),
  ...resultsOf(view).map((result) =>
    Object.values(columns).map((cell) =>
      cell(result, view.stage === "cancelled" ? 0 : result.paid),
    ),
  ),
];
