import type { WholeRound } from "#main/store/roundStore.ts";
import type { Store } from "#main/store/store.ts";
import { avatarAt } from "#main/bots/botNames.ts";

/** Avatars for unknown players, all different as far as there are enough. */
export const anyFaces = (seats: readonly unknown[]): readonly string[] =>
  seats.map((_, seat) => avatarAt(seat));

/** Returns people's present avatars, and bots' as at that table. */
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
