import type { HouseAsk } from "#shared/protocol/schema.ts";

/** Empty fields do not filter. Days have the form of a date input: `2026-11-21`. */
export interface RoundFilter {
  readonly game: string;
  readonly table: string;
  readonly player: string;
  readonly from: string;
  readonly to: string;
}

export const noFilter: RoundFilter = { game: "", table: "", player: "", from: "", to: "" };

export const isFiltering = (filter: RoundFilter): boolean =>
  Object.values(filter).some((value) => value !== "");

/** Returns the start of a day in local time, `later` days on; null for what is no day. */
function dayStart(day: string, later: number): number | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return year === undefined
    ? null
    : new Date(Number(year), Number(month) - 1, Number(date) + later).getTime();
}

/** Both days are included. */
export function askedFilter({
  game,
  table,
  player,
  from,
  to,
}: RoundFilter): Omit<HouseAsk<"rounds">, "limit" | "before"> {
  const [begin, end] = [dayStart(from, 0), dayStart(to, 1)];
  return {
    ...(game !== "" && { game }),
    ...(table !== "" && { table }),
    ...(player !== "" && { player }),
    ...(begin !== null && { from: begin }),
    ...(end !== null && { to: end }),
  };
}
