import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";

export interface TournamentResult {
  /** Null if the tournament was closed before. */
  readonly place: number | null;
  readonly name: string;
  readonly avatar: string;
  readonly bot: TournamentEntrant["bot"];
  /** Null except in a league. */
  readonly points: number | null;
  /** The bank's chips. */
  readonly prize: number;
  readonly heads: number;
  readonly bounties: number;
  readonly rebuys: number;
  readonly addOn: boolean;
  /** The entrant's payments in the bank's chips. */
  readonly paid: number;
}

const resultOf = ({
  place,
  name,
  avatar,
  bot,
  points,
  prize,
  heads,
  bounties,
  rebuys,
  addOn,
  paid,
}: TournamentEntrant): TournamentResult => ({
  place,
  name,
  avatar,
  bot,
  points,
  prize: prize ?? 0,
  heads,
  bounties,
  rebuys,
  addOn,
  paid,
});

export const resultsOf = ({
  entrants,
}: Pick<TournamentView, "entrants">): readonly TournamentResult[] =>
  entrants
    .toSorted((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || 0)
    .map(resultOf);

/**
 * For a spreadsheet: a line of column names, then a line for each entrant. Chips are the bank's; a
 * cancelled tournament has refunded them all.
 */
export function resultTable(
  view: Pick<TournamentView, "entrants" | "stage">,
): readonly (readonly (string | number | null)[])[] {
  const lines = resultsOf(view).map(
    ({ place, name, bot, points, prize, heads, bounties, rebuys, addOn, paid }) => {
      const cost = view.stage === "cancelled" ? 0 : paid;
      return [
        place,
        name,
        bot === null ? "person" : "bot",
        points,
        prize,
        heads,
        bounties,
        rebuys,
        addOn ? 1 : 0,
        cost,
        prize + bounties - cost,
      ];
    },
  );
  return [
    [
      "place",
      "name",
      "kind",
      "points",
      "prize",
      "heads",
      "bounties",
      "rebuys",
      "add_ons",
      "cost",
      "net",
    ],
    ...lines,
  ];
}
