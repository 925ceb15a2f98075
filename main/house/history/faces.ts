// Which picture stands at each seat of a round that is over?

import type { WholeRound } from "#main/store/roundStore.ts";
import type { Store } from "#main/store/store.ts";
import { avatarAt } from "#main/bots/botCast.ts";

/** For who is not known any more: another one at each seat, as far as there are others. */
export const anyFaces = (seats: readonly unknown[]): readonly string[] =>
  seats.map((_, seat) => avatarAt(seat));

/** People as they look today, bots as they looked at that table. */
export function facesAt(
  { profiles, tables }: Pick<Store, "profiles" | "tables">,
  { table, record, seats }: WholeRound,
): readonly string[] {
  const others = tables.load(table)?.players ?? [];
  const spare = anyFaces(record.seats);
  return record.seats.map((name, seat) => {
    const profile = seats[seat]?.profile ?? null;
    const face =
      profile === null
        ? others.find((player) => player.name === name)?.avatar
        : profiles.find(profile)?.avatar;
    return face ?? spare[seat]!;
  });
}
