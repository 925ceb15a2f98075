// Which of the frames that a client sends does the host take?

import { Protocol } from "@colyseus/core";
import { decode } from "@colyseus/schema";
import { askMessage } from "#shared/protocol/wire.ts";
import type { Said } from "#shared/text/said.ts";
import { saysOfFrame, scanPayload } from "./unpacking.ts";

/**
 * A frame that is not taken: what is wrong with it and, where it is a request, the number by which
 * its sender awaits the answer.
 */
export interface WrongFrame {
  readonly why: Said;
  readonly request: number | null;
}

/** Colyseus' frames without a payload. */
const bare: ReadonlySet<number> = new Set([Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING]);
/** Colyseus' frames that carry a message which nobody can answer. */
const unanswerable: ReadonlySet<number> = new Set([Protocol.ROOM_DATA, Protocol.ROOM_DATA_BYTES]);
/** MessagePack: a short text. */
const askName = Buffer.from([0xa0 | askMessage.length, ...Buffer.from(askMessage)]);
const largestNumber = 0xffff_ffff;

/**
 * Null for the four kinds of frame that Colyseus' client sends to us; nothing else may reach
 * Colyseus.
 */
export function wrongWith(frame: Uint8Array, isBinary: boolean): WrongFrame | null {
  if (!isBinary) return wrong(saysOfFrame("text"));
  const [kind] = frame;
  if (kind === undefined) return wrong(saysOfFrame("empty"));
  if (kind === Protocol.ROOM_REQUEST) return wrongWithRequest(frame);
  if (unanswerable.has(kind)) return wrong(saysOfFrame("onlyRequests"));
  if (!bare.has(kind)) return wrong(saysOfFrame("unknown", { kind }));
  return frame.length === 1 ? null : wrong(saysOfFrame("surplus", { kind }));
}

function wrongWithRequest(frame: Uint8Array): WrongFrame | null {
  const place = { offset: 1 };
  // Colyseus' number, not MessagePack's: its bytes run the other way.
  const number: unknown = decode.number(frame, place);
  if (!isNumber(number) || place.offset > frame.length) return wrong(saysOfFrame("noNumber"));
  const payload = place.offset + askName.length;
  if (!askName.equals(frame.subarray(place.offset, payload)))
    return wrong(saysOfFrame("onlyAsks"), number);
  // No payload is no ask either; that is for the room to say.
  const problem = payload === frame.length ? null : scanPayload(frame, payload).problem;
  return problem === null ? null : wrong(problem, number);
}

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= largestNumber;
const wrong = (why: Said, request: number | null = null): WrongFrame => ({ why, request });
