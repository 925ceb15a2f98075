import type { RoundStore, WholeRound } from "#main/store/roundStore.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { gameOf } from "#shared/games/catalogue.ts";
import type { Eyes } from "#shared/protocol/replay.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import { granted, refusal } from "#main/base/refusal.ts";
import type { FileVisitor } from "#main/base/visitor.ts";

/** Says the same of a round that is not there and of one of others: a guest may not learn of it. */
export const unknownRound = refusal("unknown-round", "unknownRound");
export const notYours = refusal("not-yours", "otherEyes");
const stayedClosed = refusal("H-51", "cardsStayedClosed");

export type Reader = Pick<FileVisitor, "role" | "profile">;

/**
 * Returns the profile to whose rounds a visitor is limited; null for the owner, who keeps the books
 * of all players. A director's device has no profile, and so no rounds.
 */
export const boundTo = ({ role, profile }: Reader): string | null =>
  role === "owner" ? null : (profile ?? "");

export type Seating = Pick<WholeRound, "record" | "seats" | "closedCards">;

/** A bot's seat is nobody's. */
const isOwnSeat = ({ seats }: Seating, { profile }: Reader, seat: Seat): boolean =>
  seats[seat]?.bot === null && seats[seat].profile === profile;

/**
 * Decides through which eyes a reader may see a round (C-7, H-4). The owner may open a round
 * wholly, and from every seat, if only they and bots took part; of other rounds they may see their
 * own seats and the spectator's view. An unknown seat counts as another person's. A guest opens no
 * round wholly, and none in which they had no seat. A director's device opens none. Where cards
 * stayed closed the record has guessed ones, which spectators alone never see (H-51). Replay and
 * export ask only this.
 */
export function mayOpen(round: Seating, reader: Reader, eyes: Eyes): boolean {
  if (reader.role === "director") return false;
  const { record, seats, closedCards } = round;
  if (closedCards > 0 && eyes !== "spectator") return false;
  const isOwn = record.seats.map((_, seat) => isOwnSeat(round, reader, seat));
  if (reader.role === "guest")
    return eyes === "spectator" ? isOwn.includes(true) : eyes !== "all" && isOwn[eyes] === true;
  if (eyes === "spectator") return true;
  const isWhole = record.seats.every(
    (_, seat) => isOwn[seat] || (seats[seat]?.bot ?? null) !== null,
  );
  return eyes === "all" ? isWhole : eyes < record.seats.length && (isWhole || isOwn[eyes] === true);
}

/** Of a round that the reader knows of, where they may not open it by these eyes. */
export const refusedEyes = ({ closedCards }: Pick<Seating, "closedCards">): Refusal =>
  closedCards > 0 ? stayedClosed : notYours;

/** Returns all permitted eyes, the default first. */
export function offeredEyes(round: Seating, reader: Reader): readonly Eyes[] {
  const seats = round.record.seats.map((_, seat) => seat);
  const own = seats.filter((seat) => isOwnSeat(round, reader, seat));
  const others = seats.filter((seat) => !own.includes(seat));
  return [...own, "all" as const, "spectator" as const, ...others].filter((eyes) =>
    mayOpen(round, reader, eyes),
  );
}

export const mostSeen = (round: Seating, reader: Reader): Eyes =>
  mayOpen(round, reader, "all") ? "all" : (offeredEyes(round, reader)[0] ?? "spectator");

/** Null for a round that this reader may not even know of. */
export function knownRound(
  rounds: Pick<RoundStore, "find">,
  reader: Reader,
  id: number,
): WholeRound | null {
  const round = rounds.find(id);
  return round && mayOpen(round, reader, "spectator") ? round : null;
}

/**
 * Whether a reader may play a round on from this seat (H-49): a round with other people would give
 * away their cards, and where seats act although nobody waits for them there is no turn to stop at.
 * Refusals: `not-yours`, `no-practice`.
 */
export function mayPractise(round: Seating, reader: Reader, seat: Seat): Answer<null> {
  if (!mayOpen(round, reader, seat)) return refusedEyes(round);
  const isAlone = round.record.seats.every(
    (_, other) => other === seat || (round.seats[other]?.bot ?? null) !== null,
  );
  if (!isAlone) return refusal("not-yours", "practiceAmongPeople");
  return gameOf(round.record.game)?.outOfTurn
    ? refusal("no-practice", "noPractice")
    : granted(null);
}

export function practiceSeat(round: Seating, reader: Reader): Seat | null {
  const own = round.record.seats.findIndex((_, seat) => isOwnSeat(round, reader, seat));
  return own >= 0 && mayPractise(round, reader, own).ok ? own : null;
}
