// How did everybody do in a tournament, best first?

import type { TournamentEntrant, TournamentView } from '#shared/protocol/tournament.ts';

export interface TournamentResult {
  /** Null where it was closed before he had one. */
  readonly place: number | null;
  readonly name: string;
  readonly avatar: string;
  readonly bot: TournamentEntrant['bot'];
  /** Of a league; null elsewhere. */
  readonly points: number | null;
  /** The bank's chips. */
  readonly prize: number;
  readonly heads: number;
  readonly bounties: number;
  readonly rebuys: number;
  readonly addOn: boolean;
}

const resultOf = ({ place, name, avatar, bot, points, prize, heads, bounties, rebuys, addOn }: TournamentEntrant): TournamentResult =>
  ({ place, name, avatar, bot, points, prize: prize ?? 0, heads, bounties, rebuys, addOn });

/** Who shares a place stands in the order of entry. */
export const resultsOf = ({ entrants }: Pick<TournamentView, 'entrants'>): readonly TournamentResult[] =>
  entrants.toSorted((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || 0).map(resultOf);

/** For a spreadsheet: a line of column names, then a line for each entrant. Chips are the bank's. */
export function resultTable(view: Pick<TournamentView, 'entrants'>): readonly (readonly (string | number | null)[])[] {
  const lines = resultsOf(view).map(({ place, name, bot, points, prize, heads, bounties, rebuys, addOn }) => [place, name, bot ?? 'person', points, prize, heads, bounties, rebuys, addOn ? 1 : 0]);
  return [['place', 'name', 'kind', 'points', 'prize', 'heads', 'bounties', 'rebuys', 'add_ons'], ...lines];
}
