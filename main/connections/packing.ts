// Packs what many clients are sent alike only once, in Colyseus' own frames.

import { getMessageBytes, Protocol } from "@colyseus/core";
import type { PartedView, TableMessages, TableState } from "#shared/protocol/table.ts";
import type { TournamentMessage } from "#shared/protocol/tournament.ts";
import { tournamentMessage } from "#shared/protocol/wire.ts";

type MessageName = keyof TableMessages;

/** Length of what precedes the packed message in a frame without a name. */
const bare = getMessageBytes.raw(Protocol.ROOM_DATA, "").length;
/**
 * What precedes the parts of a message of this name: in MessagePack, the head of a list of so many.
 */
const headOf = (name: string, parts: number): Uint8Array =>
  getMessageBytes.raw(Protocol.ROOM_DATA, name, undefined, Buffer.of(0x90 + parts));
const partsHead = headOf("parts" satisfies MessageName, 2);
const tournamentHead = headOf(tournamentMessage, 3);

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

export const tableFrame = (state: TableState): Uint8Array =>
  once(state, () => getMessageBytes.raw(Protocol.ROOM_DATA, "table" satisfies MessageName, state));

export const clocksFrame = (clocks: TableState["clocks"]): Uint8Array =>
  once(clocks, () =>
    getMessageBytes.raw(Protocol.ROOM_DATA, "clocks" satisfies MessageName, clocks),
  );

/** `open` must not change any more. */
export function partsFrame([open, own]: PartedView): Uint8Array {
  const first = once(open, () =>
    Buffer.concat([partsHead, pack({ seen: open.seen, happened: open.happened })]),
  );
  return Buffer.concat([first, pack(own)]);
}

/** Packs the common part once. */
export function tournamentFrame([times, change, own]: TournamentMessage): Uint8Array {
  const open =
    change === null
      ? pack(null)
      : once("whole" in change ? change.whole : change, () => pack(change));
  return Buffer.concat([tournamentHead, pack(times), open, pack(own)]);
}
