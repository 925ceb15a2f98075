// Checks and counts a client's frames before Colyseus sees them.
import type { Socket } from "node:net";
import { CloseCode, getMessageBytes, Protocol, ResponseStatus } from "@colyseus/core";
import { WebSocket } from "ws";
import { refused } from "#shared/contract/outcome.ts";
import { sentence } from "#shared/games/texts.ts";
import { wireCodes, askMessage } from "#shared/protocol/wire.ts";
import { decode } from "@colyseus/schema";
import type { Said } from "#shared/text/said.ts";
import { saysOfFrame, scanPayload } from "./unpacking.ts";

/** `request`: the number by which the sender awaits the answer. */
type WrongFrame = Readonly<{
  why: Said;
  request: number | null;
}>;

/** Colyseus' frames without a payload. */
const bare: ReadonlySet<number> = new Set([Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING]);
/** Colyseus' frames with a message that cannot be answered. */
const unanswerable: ReadonlySet<number> = new Set([Protocol.ROOM_DATA, Protocol.ROOM_DATA_BYTES]);
/** A short MessagePack string. */
const askName = Buffer.from([0xa0 | askMessage.length, ...Buffer.from(askMessage)]);
const largestNumber = 0xffff_ffff;

/**
 * Returns null for the four kinds of frame that Colyseus' client sends us; nothing else may reach
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
  // Colyseus' number, not MessagePack's: its byte order is reversed.
  const number: unknown = decode.number(frame, place);
  if (!isNumber(number) || place.offset > frame.length) return wrong(saysOfFrame("noNumber"));
  const payload = place.offset + askName.length;
  if (!askName.equals(frame.subarray(place.offset, payload)))
    return wrong(saysOfFrame("onlyAsks"), number);
  // The room refuses a missing payload.
  const problem = payload === frame.length ? null : scanPayload(frame, payload).problem;
  return problem === null ? null : wrong(problem, number);
}

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= largestNumber;
const wrong = (why: Said, request: number | null = null): WrongFrame => ({ why, request });

const second = 1000;

/** Allows so many frames at once, and as many again in each second. */
export class FrameBudget {
  /** ms that one frame costs. */
  readonly #cost: number;
  readonly #now: () => number;
  /** ms, a second at most. */
  #saved = second;
  #at: number;

  /** `now`: ms of a clock that only goes forward. */
  constructor(perSecond: number, now: () => number) {
    this.#cost = second / perSecond;
    this.#now = now;
    this.#at = now();
  }

  take(): boolean {
    const now = this.#now();
    this.#saved = Math.min(second, this.#saved + now - this.#at);
    this.#at = now;
    if (this.#saved < this.#cost) return false;
    this.#saved -= this.#cost;
    return true;
  }
}

/** No person plays so fast, but programs that probe the table do. */
const mostFramesPerSecond = 100;
/** Bytes; a view has some thousands. */
const mostUnread = 4 * 1024 * 1024;

/** Calls back after everything that follows from the present work, including answers. */
const whenDone = (callback: () => void): void => queueMicrotask(() => process.nextTick(callback));

/**
 * Answers a wrong frame – a request by a refusal, else by an error – and passes it no further. Too
 * many frames, or too many unread bytes, close the connection. `now`: ms of a clock that is never
 * set.
 */
export function guardedSocket(now: () => number): typeof WebSocket {
  return class GuardedSocket extends WebSocket {
    readonly #budget = new FrameBudget(mostFramesPerSecond, now);

    override emit(event: string | symbol, ...args: unknown[]): boolean {
      if (event === "ping") this.#counted();
      return event === "message" && !this.#takes(args[0] as Buffer, args[1] === true)
        ? false
        : super.emit(event, ...args);
    }

    override send(...message: unknown[]): void {
      // A closing handshake would wait behind everything unread.
      if (this.bufferedAmount > mostUnread) return this.terminate();
      this.#gather();
      super.send(...(message as Parameters<WebSocket["send"]>));
    }

    /**
     * A move sends several frames to each client: they leave in one system call, which is the
     * greater part of a frame's cost.
     */
    #gather(): void {
      // Null once the socket is closed; not yet in the types of `ws`.
      const { _socket: socket } = this as unknown as { readonly _socket: Socket | null };
      if (!socket || socket.writableCorked > 0) return;
      socket.cork();
      whenDone(() => socket.uncork());
    }

    #takes(frame: Buffer, isBinary: boolean): boolean {
      if (!this.#counted()) return false;
      const wrong = wrongWith(frame, isBinary);
      if (wrong) this.send(answerTo(wrong));
      return wrong === null;
    }

    /** Returns false also after the connection began to close. */
    #counted(): boolean {
      if (this.readyState !== WebSocket.OPEN) return false;
      if (this.#budget.take()) return true;
      this.close(CloseCode.WITH_ERROR, `flood: at most ${mostFramesPerSecond} frames a second`);
      return false;
    }
  };
}

function answerTo({ why, request }: WrongFrame): Uint8Array {
  if (request === null)
    return getMessageBytes[Protocol.ERROR](wireCodes.wrongFrame, `wrong-form: ${sentence(why)}`);
  return getMessageBytes[Protocol.ROOM_RESPONSE](
    request,
    ResponseStatus.OK,
    refused("wrong-form", why),
  );
}
