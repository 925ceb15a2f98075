// A tournament's tables have ids by which anybody who knows one finds the tournament.

/** `number`: how many the tournament has opened, this one included. */
export const tableId = (tournament: string, number: number): string => `${tournament}-${number}`;

/** Null for a table that is no tournament's. */
export const tournamentOf = (table: string): string | null =>
  /^(.+)-[1-9]\d*$/.exec(table)?.[1] ?? null;
