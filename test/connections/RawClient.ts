// Sends the host frames that Colyseus' own client would never send, and hears its answers.

import { Protocol } from "@colyseus/core";
import { decode } from "@colyseus/schema";
import { unpack } from "msgpackr";
import { WebSocket } from "ws";
import { protocolVersion } from "#shared/protocol/schema.ts";
import { askMessage } from "#shared/protocol/wire.ts";
import type { ServedHouse } from "./servedHouse.ts";

/** What the host said to a frame: an error, the answer to a request, or that it is still there. */
export type Heard =
  | Readonly<{ kind: "error"; code: number; message: string }>
  | Readonly<{ kind: "answer"; request: number; answer: unknown }>
  | { readonly kind: "pong" };

/** A frame's beginning: the request with this number is an ask. */
export const askFrame = (request: number, payload: Iterable<number>): Uint8Array =>
  Uint8Array.from([
    Protocol.ROOM_REQUEST,
    request,
    0xa0 | askMessage.length,
    ...Buffer.from(askMessage),
    ...payload,
  ]);
export const ping = Uint8Array.of(Protocol.PING);

/** A seat's connection of which every byte is ours. */
export class RawClient {
  readonly socket: WebSocket;
  /** Why the host closed the connection. */
  readonly closed: Promise<Readonly<{ code: number; reason: string }>>;
  readonly #heard: Heard[] = [];
  readonly #waiting: ((heard: Heard) => void)[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) =>
      socket.on("close", (code, reason) => resolve({ code, reason: reason.toString() })),
    );
    socket.on("message", (data: Buffer) => this.#hear(data));
  }

  /** Resolves once the client is in the room. */
  static async join({ url }: ServedHouse, table: string, token: string): Promise<RawClient> {
    const body = JSON.stringify({ protocol: protocolVersion, token });
    const headers = { "content-type": "application/json" };
    const reserved = await fetch(`${url}/matchmake/joinById/${table}`, {
      method: "POST",
      headers,
      body,
    });
    const { processId, roomId, sessionId } = (await reserved.json()) as {
      readonly [key: string]: string;
    };
    const client = new RawClient(
      new WebSocket(`${url.replace("http", "ws")}/${processId}/${roomId}?sessionId=${sessionId}`),
    );
    await new Promise<void>((resolve) =>
      client.socket.on("message", (data: Buffer) => data[0] === Protocol.JOIN_ROOM && resolve()),
    );
    client.send(Uint8Array.of(Protocol.JOIN_ROOM));
    return client;
  }

  send(frame: Uint8Array | string): void {
    this.socket.send(frame);
  }

  /** What is said next; what the table sends of itself is passed over. */
  heard(): Promise<Heard> {
    const heard = this.#heard.shift();
    return heard ? Promise.resolve(heard) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** All that is said before the host answers to a ping. */
  async heardUntilPong(): Promise<readonly Heard[]> {
    this.send(ping);
    const all: Heard[] = [];
    for (let heard = await this.heard(); heard.kind !== "pong"; heard = await this.heard())
      all.push(heard);
    return all;
  }

  #hear(frame: Buffer): void {
    const heard = readFrame(frame);
    if (!heard) return;
    const next = this.#waiting.shift();
    if (next) next(heard);
    else this.#heard.push(heard);
  }
}

function readFrame(frame: Buffer): Heard | null {
  const place = { offset: 1 };
  if (frame[0] === Protocol.PING) return { kind: "pong" };
  if (frame[0] === Protocol.ERROR)
    return {
      kind: "error",
      code: decode.number(frame, place),
      message: decode.string(frame, place),
    };
  if (frame[0] !== Protocol.ROOM_RESPONSE) return null;
  const request = decode.number(frame, place);
  return { kind: "answer", request, answer: unpack(frame.subarray(place.offset + 1)) };
}
