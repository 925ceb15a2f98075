import type { WholeRound } from "#main/store/roundStore.ts";
import type { Eyes } from "#shared/protocol/replay.ts";
import { refusal } from "#main/base/refusal.ts";
import type { FileVisitor } from "#main/base/visitor.ts";

export const notYours = refusal("not-yours", "otherEyes");

/** Who looks. */
export type Reader = Pick<FileVisitor, "role" | "profile">;

/**
 * Whose rounds a visitor sees at all: the house's owner keeps the books of all who play there;
 * null: everybody's. A director's device is nobody's own, and no round is nobody's.
 */
export const boundTo = ({ role, profile }: Reader): string | null =>
  role === "owner" ? null : (profile ?? "");

/** What decides: who sat where. */
export type Seating = Pick<WholeRound, "record" | "seats">;

/**
 * C-7, H-4. A round in which nobody but this profile's owner and bots took part may be opened
 * wholly, and so be seen from every seat. Of others there is what the profile's own seats were
 * shown, and what a spectator was. A seat of which nothing is known counts as another person's. A
 * guest of the host opens no round wholly, and none in which he had no seat. A
 * director's device opens none. Replay and export ask this, and nothing else.
 */
export function mayOpen(
  { record, seats }: Seating,
  { role, profile }: Reader,
  eyes: Eyes,
): boolean {
  if (role === "director") return false;
  const isOwn = record.seats.map(
    (_, seat) => seats[seat]?.bot === null && seats[seat].profile === profile,
  );
  if (role === "guest")
    return eyes === "spectator" ? isOwn.includes(true) : eyes !== "all" && isOwn[eyes] === true;
  if (eyes === "spectator") return true;
  const isWhole = record.seats.every(
    (_, seat) => isOwn[seat] || (seats[seat]?.bot ?? null) !== null,
  );
  return eyes === "all" ? isWhole : eyes < record.seats.length && (isWhole || isOwn[eyes] === true);
}

/**
 * All eyes through which it may be looked at, those that one would choose first before the others.
 */
export function offeredEyes(round: Seating, reader: Reader): readonly Eyes[] {
  const seats = round.record.seats.map((_, seat) => seat);
  const own = seats.filter((seat) => round.seats[seat]?.profile === reader.profile);
  const others = seats.filter((seat) => !own.includes(seat));
  return [...own, "all" as const, "spectator" as const, ...others].filter((eyes) =>
    mayOpen(round, reader, eyes),
  );
}

/** Through these one sees the most: what an export is made of. */
export const mostSeen = (round: Seating, reader: Reader): Eyes =>
  mayOpen(round, reader, "all") ? "all" : (offeredEyes(round, reader)[0] ?? "spectator");
