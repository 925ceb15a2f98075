// How are a client's frames looked at, and counted, before Colyseus sees them?
import type { Socket } from "node:net";
import { CloseCode, getMessageBytes, Protocol, ResponseStatus } from "@colyseus/core";
import { WebSocket } from "ws";
import { refused } from "#shared/contract/outcome.ts";
import { sentence } from "#shared/games/texts.ts";
import { wireCodes, askMessage } from "#shared/protocol/wire.ts";
import { decode } from "@colyseus/schema";
import type { Said } from "#shared/text/said.ts";
import { saysOfFrame, scanPayload } from "./unpacking.ts";

/**
 * A frame that is not taken: what is wrong with it and, where it is a request, the number by which
 * its sender awaits the answer.
 */
interface WrongFrame {
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

const second = 1000;

/** So many frames at once, and as many again in each second. */
export class FrameBudget {
  /** ms that one frame takes of its second. */
  readonly #cost: number;
  readonly #now: () => number;
  /** ms of which frames have not been sent, a second at most. */
  #saved = second;
  #at: number;

  /** `now`: ms of a clock that only goes forward; the time of day can be set back. */
  constructor(perSecond: number, now: () => number) {
    this.#cost = second / perSecond;
    this.#now = now;
    this.#at = now();
  }

  /** Counts one frame; false when it is too much. */
  take(): boolean {
    const now = this.#now();
    this.#saved = Math.min(second, this.#saved + now - this.#at);
    this.#at = now;
    if (this.#saved < this.#cost) return false;
    this.#saved -= this.#cost;
    return true;
  }
}

/**
 * Frames a client may send at once, and in each second; nobody plays so fast, but programs that try
 * the table out do.
 */
const mostFramesPerSecond = 100;
/** Bytes that wait for a client who does not read; a view has some thousands. */
const mostUnread = 4 * 1024 * 1024;

/**
 * Calls back once all is done that hangs on what is being done now, the answers to what was asked
 * among it.
 */
const whenDone = (callback: () => void): void => queueMicrotask(() => process.nextTick(callback));

/**
 * The kind of socket the host gives every client. A wrong frame is answered – a request by a
 * refusal, else by an error – and goes no further; more frames than a person could send close the
 * connection, and so does reading nothing of what is sent. `now`: ms of a clock that is never set.
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
      // A closing handshake would wait behind all that is unread.
      if (this.bufferedAmount > mostUnread) return this.terminate();
      this.#gather();
      super.send(...(message as Parameters<WebSocket["send"]>));
    }

    /**
     * A move sends several frames to each client: they leave in one write to the system, which is
     * what costs most of a frame.
     */
    #gather(): void {
      // As long as it is open; not yet in the types of `ws`.
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

    /** False when the frame comes too much, or after the connection began to close. */
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
