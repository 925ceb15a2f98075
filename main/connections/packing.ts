// How is what many clients are sent alike packed only once, in Colyseus' own frames?

import { getMessageBytes, Protocol } from "@colyseus/core";
import type { PartedView, TableMessages } from "#shared/protocol/tableMessages.ts";
import type { TableState } from "#shared/protocol/table.ts";
import type { TournamentMessage } from "#shared/protocol/tournament.ts";
import { tournamentMessage } from "#shared/protocol/wire.ts";

type MessageName = keyof TableMessages;

/** What stands before the packed message in a frame without a name. */
const bare = getMessageBytes.raw(Protocol.ROOM_DATA, "").length;
/**
 * What stands before the parts of a message of this name; MessagePack: a list of so many follows.
 */
const headOf = (name: string, parts: number): Uint8Array =>
  getMessageBytes.raw(Protocol.ROOM_DATA, name, undefined, Buffer.of(0x90 + parts));
const partsHead = headOf("parts" satisfies MessageName, 2);
const tournamentHead = headOf(tournamentMessage, 3);

/** By what was packed, as long as that is kept. */
const packed = new WeakMap<object, Uint8Array>();

function once(message: object, pack: () => Uint8Array): Uint8Array {
  const known = packed.get(message);
  if (known) return known;
  const bytes = pack();
  packed.set(message, bytes);
  return bytes;
}

const pack = (message: unknown): Uint8Array =>
  getMessageBytes.raw(Protocol.ROOM_DATA, "", message).subarray(bare);

/** One frame for all who are sent this same state. */
export const tableFrame = (state: TableState): Uint8Array =>
  once(state, () => getMessageBytes.raw(Protocol.ROOM_DATA, "table" satisfies MessageName, state));

/** The same of its clocks alone. */
export const clocksFrame = (clocks: TableState["clocks"]): Uint8Array =>
  once(clocks, () =>
    getMessageBytes.raw(Protocol.ROOM_DATA, "clocks" satisfies MessageName, clocks),
  );

/** The first part is packed once for all who are sent the same; never while it can still change. */
export function partsFrame([open, own]: PartedView): Uint8Array {
  const first = once(open, () =>
    Buffer.concat([partsHead, pack({ seen: open.seen, happened: open.happened })]),
  );
  return Buffer.concat([first, pack(own)]);
}

/**
 * Of a tournament, what all are told alike is packed once: whole for all who begin to watch, and
 * each change.
 */
export function tournamentFrame([times, change, own]: TournamentMessage): Uint8Array {
  const open =
    change === null
      ? pack(null)
      : once("whole" in change ? change.whole : change, () => pack(change));
  return Buffer.concat([tournamentHead, pack(times), open, pack(own)]);
}
