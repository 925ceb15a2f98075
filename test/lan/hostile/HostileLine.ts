// A line to a host of which every byte is ours: what is sent on it waits for the host's word about
// it.

import { Protocol } from "@colyseus/core";
import { decode } from "@colyseus/schema";
import { unpack } from "msgpackr";
import { WebSocket } from "ws";
import type { Answer } from "#shared/protocol/answer.ts";
import type {
  Hello,
  PartedView,
  TableMessages,
  ViewMessage,
  TableState,
} from "#shared/protocol/table.ts";
import { viewOfParts } from "#shared/contract/viewParts.ts";
import { protocolVersion } from "#shared/protocol/schema.ts";
import { askMessage } from "#shared/protocol/wire.ts";
import type { JoinForm } from "#renderer/client/line.ts";

/** What the host says of one frame. */
export type Verdict =
  | Readonly<{ kind: "answer"; answer: Answer<unknown> }>
  | Readonly<{ kind: "error"; code: number; message: string }>
  | { readonly kind: "pong" }
  | Readonly<{ kind: "closed"; code: number; reason: string }>;

/** What waits for a word of this kind. */
type Word = "error" | "pong" | "closed";
type Hear = (verdict: Verdict) => void;

/** Requests' numbers that take one byte. */
const mostNumbers = 128;
const head = Buffer.from([0xa0 | askMessage.length, ...Buffer.from(askMessage)]);

export class TurnedAway extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`turned away with ${status}: ${body}`);
    this.status = status;
    this.body = body;
  }
}

/** Where to, and with whose cookie. */
export type Door = Readonly<{
  origin: string;
  room: string;
  send: typeof fetch;
}>;

export class HostileLine {
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, Hear>();
  readonly #others: { readonly [W in Word]: Hear[] } = { error: [], pong: [], closed: [] };
  /** The newest of each name, as it came: most are never looked at. */
  readonly #told = new Map<string, Buffer>();
  #number = 0;
  #closed: Extract<Verdict, { kind: "closed" }> | null = null;
  /** Answers that nobody had asked for. */
  readonly unasked: string[] = [];

  private constructor(socket: WebSocket, onFrame: (frame: Buffer) => void) {
    this.#socket = socket;
    socket.on("message", (data: Buffer) => {
      onFrame(data);
      this.#hear(data);
    });
    socket.on("error", () => {});
    socket.on("close", (code, reason) => this.#close(code, reason.toString()));
  }

  /**
   * Rejects with TurnedAway where no place is kept, or it is not let in. `onFrame` is given all
   * that ever comes.
   */
  static async come(
    { origin, room, send }: Door,
    form: Partial<JoinForm> = {},
    onFrame: (frame: Buffer) => void = () => undefined,
  ): Promise<HostileLine> {
    const headers = { "content-type": "application/json" };
    const reserved = await send(`${origin}/matchmake/joinById/${room}`, {
      method: "POST",
      headers,
      body: JSON.stringify({ protocol: protocolVersion, ...form }),
    });
    const body = await reserved.text();
    if (!reserved.ok) throw new TurnedAway(reserved.status, body);
    const { processId, roomId, sessionId } = JSON.parse(body) as { readonly [key: string]: string };
    const socket = new WebSocket(
      `${origin.replace("http", "ws")}/${processId}/${roomId}?sessionId=${sessionId}`,
    );
    const line = new HostileLine(socket, onFrame);
    await new Promise<void>((resolve, reject) => {
      socket.on("message", (data: Buffer) => void (data[0] === Protocol.JOIN_ROOM && resolve()));
      socket.on("close", (code, reason) => reject(new TurnedAway(code, reason.toString())));
    });
    socket.send(Uint8Array.of(Protocol.JOIN_ROOM));
    return line;
  }

  get isOpen(): boolean {
    return this.#closed === null;
  }

  /** Of a table alone; null before it was told. */
  get hello(): Hello | null {
    return this.#last("hello");
  }

  get table(): TableState | null {
    return this.#last("table");
  }

  get view(): ViewMessage | null {
    const parts: PartedView | null = this.#last("parts");
    if (!parts) return this.#last("view");
    const [open, { number, round, game, ...own }] = parts;
    return { ...viewOfParts(open, own), number, round, game };
  }

  /** A request with these bytes as its payload. */
  ask(payload: Uint8Array): Promise<Verdict> {
    return this.#request(Buffer.concat([head, payload]));
  }

  /** A request that is no ask. */
  misname(bytes: Uint8Array): Promise<Verdict> {
    return this.#request(bytes);
  }

  /** A frame that is none, or that is answered by a word of this kind. */
  frame(frame: Uint8Array | string, awaited: Word = "error"): Promise<Verdict> {
    return this.#awaiting((hear) => this.#others[awaited].push(hear), frame);
  }

  /** A frame that is answered by nothing: what is told is how the line does after it. */
  async quiet(frame: Uint8Array): Promise<Verdict> {
    this.#socket.send(frame);
    return this.frame(Uint8Array.of(Protocol.PING), "pong");
  }

  /** More than any time allows. */
  flood(frames: number): Promise<Verdict> {
    for (let at = 0; at < frames; at += 1) this.#socket.send(Uint8Array.of(Protocol.PING));
    return this.closed();
  }

  /** Resolves when the line has ended. */
  closed(): Promise<Verdict> {
    return this.#awaiting((hear) => this.#others.closed.push(hear));
  }

  end(): void {
    this.#socket.terminate();
  }

  /** Reads nothing of what it is sent from now on. */
  stopReading(): void {
    this.#socket.pause();
  }

  readAgain(): void {
    this.#socket.resume();
  }

  #request(rest: Uint8Array): Promise<Verdict> {
    this.#number = (this.#number + 1) % mostNumbers;
    const number = this.#number;
    return this.#awaiting(
      (hear) => this.#answers.set(number, hear),
      Buffer.concat([Uint8Array.of(Protocol.ROOM_REQUEST, number), rest]),
    );
  }

  #awaiting(wait: (hear: Hear) => void, frame?: Uint8Array | string): Promise<Verdict> {
    if (this.#closed) return Promise.resolve(this.#closed);
    return new Promise((resolve) => {
      wait(resolve);
      if (frame !== undefined) this.#socket.send(frame);
    });
  }

  #close(code: number, reason: string): void {
    const closed = (this.#closed = { kind: "closed", code, reason } as const);
    for (const hear of [...this.#answers.values(), ...Object.values(this.#others).flat()])
      hear(closed);
    this.#answers.clear();
    for (const waiting of Object.values(this.#others)) waiting.length = 0;
  }

  #hear(frame: Buffer): void {
    const place = { offset: 1 };
    if (frame[0] === Protocol.ROOM_DATA) {
      const name = decode.string(frame, place);
      this.#told.set(name, Buffer.from(frame.subarray(place.offset)));
      if (name === "view") this.#told.delete("parts");
    } else if (frame[0] === Protocol.PING) {
      this.#others.pong.shift()?.({ kind: "pong" });
    } else if (frame[0] === Protocol.ERROR) {
      this.#others.error.shift()?.({
        kind: "error",
        code: decode.number(frame, place),
        message: decode.string(frame, place),
      });
    } else if (frame[0] === Protocol.ROOM_RESPONSE) {
      const number = decode.number(frame, place);
      const hear = this.#answers.get(number);
      this.#answers.delete(number);
      if (hear)
        hear({
          kind: "answer",
          answer: unpack(frame.subarray(place.offset + 1)) as Answer<unknown>,
        });
      else this.unasked.push(`an answer to request ${number}, which was not asked`);
    }
  }

  #last<K extends keyof TableMessages>(name: K): TableMessages[K] | null {
    const frame = this.#told.get(name);
    return frame ? (unpack(frame) as TableMessages[K]) : null;
  }
}
