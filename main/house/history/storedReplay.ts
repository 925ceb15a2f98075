// What the replayer gets of a stored round, through given eyes.

import type { WholeRound } from "#main/store/roundStore.ts";
import type { Eyes, Replay } from "#shared/protocol/replay.ts";
import { readRecord } from "#shared/record/roundRecord.ts";
import { offeredEyes, type Reader } from "./mayOpen.ts";
import { replayOf, type Circumstances } from "./replayOf.ts";

/**
 * What is known of it besides its record. `faces`: avatars by seat. Who calls this has asked
 * `mayOpen`.
 */
export function circumstancesOf(
  round: WholeRound,
  reader: Reader,
  eyes: Eyes,
  faces: readonly string[],
): Circumstances {
  const { id, table, number, beganAt, endedAt, movesAt, record, seats } = round;
  return {
    players: record.seats.map((name, seat) => ({
      name,
      avatar: faces[seat] ?? "",
      bot: seats[seat]?.bot ?? null,
      isOwn: seats[seat]?.profile === reader.profile,
    })),
    stored: { id, table, number, beganAt, endedAt },
    eyes,
    offered: offeredEyes(round, reader),
    movesAt,
  };
}

/**
 * The whole of it. Who calls this has asked `mayOpen`. Throws a RecordError where the rules of
 * today cannot deal the record.
 */
export const storedReplay = (round: WholeRound, reader: Reader, eyes: Eyes): Replay =>
  replayOf(readRecord(round.record), circumstancesOf(round, reader, eyes, []));
