// Replays a record that a user uploads, as JSON.

import { refused } from "#shared/contract/outcome.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { Eyes } from "#shared/protocol/replay.ts";
import { parseRecord, RecordError } from "#shared/record/roundRecord.ts";
import { granted, refusal } from "#main/base/refusal.ts";
import { notYours } from "./mayOpen.ts";
import { anyFaces, partsOf, replayText } from "./replayOf.ts";

/** The JSON of a `Replay`, UTF-8; sent without being parsed on the way. */
export type ReplayJson = Uint8Array<ArrayBuffer>;

const megabyte = 1024 * 1024;
/** Far more than a part of a round of many players needs; more would overload the screen too. */
const mostBytes = 64 * megabyte;

/** Refusals: `not-a-record`, `not-yours`, `unknown-part`, `too-large`. `most` is in bytes. */
export function broughtReplay(
  text: string,
  asked: Eyes | null,
  part = 1,
  most = mostBytes,
): Answer<ReplayJson> {
  try {
    return replayJson(text, asked ?? "all", part, most);
  } catch (error) {
    if (error instanceof RecordError) return refused("not-a-record", error.said);
    throw error;
  }
}

function replayJson(text: string, eyes: Eyes, part: number, most: number): Answer<ReplayJson> {
  const read = parseRecord(text);
  const seats = read.record.seats.map((_, seat) => seat);
  if (typeof eyes === "number" && eyes >= seats.length) return notYours;
  const { of } = partsOf(read);
  if (part > of) return unknownPart(of);
  const faces = anyFaces(seats);
  const players = read.record.seats.map((name, seat) => ({
    name,
    avatar: faces[seat]!,
    bot: null,
    isOwn: false,
  }));
  const pieces: Uint8Array[] = [];
  let [size, move] = [0, -1];
  for (const piece of replayText(
    read,
    {
      players,
      stored: null,
      eyes,
      offered: ["all", "spectator", ...seats],
      practiceSeat: null,
      movesAt: [],
    },
    { number: part },
  )) {
    move += 1;
    if (piece === "") continue;
    pieces.push(Buffer.from(piece));
    size += pieces.at(-1)!.length;
    if (size > most)
      return refusal("too-large", "replaySize", { megabytes: Math.floor(most / megabyte), move });
  }
  // A buffer of its own can be transferred to another thread.
  return granted(new Uint8Array(Buffer.concat(pieces)));
}

export const unknownPart = (of: number) => refusal("unknown-part", "unknownPart", { of });
