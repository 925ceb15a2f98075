// How is what many clients are sent alike packed only once, in Colyseus' own frames?

import { getMessageBytes, Protocol } from '@colyseus/core';
import type { PartedView, TableMessages } from '#shared/protocol/messages.ts';
import type { TableState } from '#shared/protocol/table.ts';

type MessageName = keyof TableMessages;

/** What stands before the packed message in a frame without a name. */
const bare = getMessageBytes.raw(Protocol.ROOM_DATA, '').length;
/** What stands before the two parts of a view; MessagePack: a list of two follows. */
const partsHead = getMessageBytes.raw(Protocol.ROOM_DATA, 'parts' satisfies MessageName, undefined, Buffer.of(0x92));

/** By what was packed, as long as that is kept. */
const packed = new WeakMap<object, Uint8Array>();

function once(message: object, pack: () => Uint8Array): Uint8Array {
  const known = packed.get(message);
  if (known) return known;
  const bytes = pack();
  packed.set(message, bytes);
  return bytes;
}

const pack = (message: unknown): Uint8Array => getMessageBytes.raw(Protocol.ROOM_DATA, '', message).subarray(bare);

/** One frame for all who are sent this same state. */
export const tableFrame = (state: TableState): Uint8Array => once(state, () => getMessageBytes.raw(Protocol.ROOM_DATA, 'table' satisfies MessageName, state));

/** The same of its clocks alone. */
export const clocksFrame = (clocks: TableState['clocks']): Uint8Array => once(clocks, () => getMessageBytes.raw(Protocol.ROOM_DATA, 'clocks' satisfies MessageName, clocks));

/** The first part is packed once for all who are sent the same; never while it can still change. */
export function partsFrame([open, own]: PartedView): Uint8Array {
  const first = once(open, () => Buffer.concat([partsHead, pack({ seen: open.seen, happened: open.happened })]));
  return Buffer.concat([first, pack(own)]);
}
