// How are a client's frames looked at, and counted, before Colyseus sees them?

import type { Socket } from "node:net";
import { CloseCode, getMessageBytes, Protocol, ResponseStatus } from "@colyseus/core";
import { WebSocket } from "ws";
import { refused } from "#shared/contract/outcome.ts";
import { sentence } from "#shared/games/texts.ts";
import { wireCodes } from "#shared/protocol/wire.ts";
import { FrameBudget } from "./FrameBudget.ts";
import { wrongWith, type WrongFrame } from "./frames.ts";

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
