import type { Presence, TablePlayer, TableState, TitleCounts } from "#shared/protocol/table.ts";

export type SeatPerson = Readonly<{
  name: string;
  avatar: string;
  bot: boolean;
  presence: Presence;
  titles: TitleCounts;
  chips: number | null;
}>;

const personOf = ({ name, avatar, bot, presence, titles, chips }: TablePlayer): SeatPerson => ({
  name,
  avatar,
  bot: bot !== null,
  presence,
  titles,
  chips,
});

/**
 * Players in the order of their seats; where no round is shown (before the first one, or to
 * somebody who has just been moved here), in the order in which they came.
 */
export function seated(table: TableState, isRoundShown: boolean): readonly TablePlayer[] {
  const isOthersRound = !isRoundShown && table.stage === "between";
  const inRound = isOthersRound ? [] : table.players.filter(({ seat }) => seat !== null);
  return inRound.length > 0
    ? inRound.toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0))
    : table.players.filter(({ gone }) => !gone);
}

export const peopleOf = (table: TableState, isRoundShown: boolean): readonly SeatPerson[] =>
  seated(table, isRoundShown).map(personOf);
