// One person who sends as much as they can on eight lines: in a thread of its own, so that what it
// reads holds up nobody but itself.

import { parentPort, workerData } from "node:worker_threads";
import { Protocol } from "@colyseus/core";
import type { Room } from "@colyseus/sdk";
import { realClock } from "#renderer/client/clientClock.ts";
import { joinRoom } from "#renderer/client/line.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import { protocolVersion, standardSettings } from "#shared/protocol/schema.ts";
import { askMessage, houseRoom } from "#shared/protocol/wire.ts";
import { tokenOf } from "../hostTable.ts";
import { ownTables, talkers } from "./flooded.ts";
import type { Flood, Flooded, Flooding } from "./flooding.ts";

const lines = 8;
/** That a line may await. */
const atOnce = 8;
/** A line that sends a hundred is closed. */
const framesPerSecond = 80;
/** Between two asks of the same one of those that a line may await, at least. */
const askMs = (1000 * atOnce) / framesPerSecond;
const patienceMs = 60_000;

const { url, flood, cookie, tournament, code } = workerData as Flooding;
const count = { answered: 0, refused: 0 };
let isOver = false;

const send: typeof fetch = (address, init) =>
  fetch(address, {
    ...init,
    headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin: url },
  });
const joined = (room: string, form: object): Promise<Room> =>
  joinRoom(
    url,
    room,
    { protocol: protocolVersion, ...form },
    { patienceMs, clock: realClock, send },
  );
const several = <T>(times: number, make: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => make(at)));

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function counted(isOk: boolean): void {
  count.answered += 1;
  if (!isOk) count.refused += 1;
}

async function again(work: () => Promise<boolean>): Promise<void> {
  while (!isOver) counted(await work());
}

/** As many asks on each line as it may await. */
const asking =
  (rooms: readonly Room[], request: string, payload: (room: Room) => object) =>
  async (): Promise<unknown> =>
    several(rooms.length * atOnce, (at) =>
      again(async () => {
        const room = rooms[at % rooms.length]!;
        const [answer] = await Promise.all([
          room.request<unknown, Answer<unknown>>(
            askMessage,
            { request, payload: payload(room) },
            { timeout: patienceMs },
          ),
          pause(askMs),
        ]);
        return answer.ok;
      }),
    );

const houseLines = (): Promise<Room[]> => several(lines, () => joined(houseRoom, {}));

/** The line of a seat, which has one, at a table where a round is being played. */
async function seatLine(numbers: WeakMap<Room, number>): Promise<Room> {
  const friend = await joined(talkers.table, { token: tokenOf(1, talkers.table) });
  const own = await joined(talkers.table, { token: tokenOf(0, talkers.table) });
  own.onMessage<{ readonly number: number }>("view", ({ number }) => numbers.set(own, number));
  own.onMessage<readonly [unknown, { readonly number: number }]>("parts", ([, { number }]) =>
    numbers.set(own, number),
  );
  for (const room of [friend, own])
    await room.request(askMessage, { request: "ready", payload: {} }, { timeout: patienceMs });
  return own;
}

const ownSeats = (): Promise<Room[]> =>
  Promise.all(ownTables.map((table) => joined(table, { token: tokenOf(0, table) })));

let turn = 0;
const everySecond = (): boolean => (turn += 1) % 2 === 0;

/** A list of lists that ends before it should: all of it is looked at. */
const wrongFrame = Uint8Array.from([
  Protocol.ROOM_REQUEST,
  1,
  0xa0 | askMessage.length,
  ...Buffer.from(askMessage),
  0xdc,
  0x07,
  0xd0,
  ...Array.from({ length: 1990 }, () => 0xc0),
]);

function frames(rooms: readonly Room[]): Promise<unknown> {
  return several(rooms.length, async (at) => {
    while (!isOver) {
      for (let frame = 0; frame < framesPerSecond; frame += 1)
        rooms[at]!.connection.send(wrongFrame);
      count.answered += framesPerSecond;
      count.refused += framesPerSecond;
      await pause(1000);
    }
  });
}

const got = async (path: string): Promise<boolean> => {
  const response = await send(`${url}${path}`);
  await response.arrayBuffer();
  return response.ok;
};
const fetching = (path: string) => (): Promise<unknown> =>
  several(lines * atOnce, () => again(() => got(path)));

async function joinAgain(): Promise<boolean> {
  const body = JSON.stringify({ protocol: protocolVersion });
  const response = await send(`${url}/matchmake/joinById/${houseRoom}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  await response.arrayBuffer();
  return response.ok;
}

/** Each comes first, and then floods. */
const ways: { readonly [flood in Flood]: () => Promise<() => Promise<unknown>> } = {
  rounds: async () => asking(await houseLines(), "rounds", () => ({ limit: 50, before: null })),
  "rounds of 200": async () =>
    asking(await houseLines(), "rounds", () => ({ limit: 200, before: null })),
  record: async () => fetching("/house/rounds/1/record"),
  replay: async () => fetching("/house/rounds/1/replay"),
  announce: async () => {
    const numbers = new WeakMap<Room, number>();
    return asking([await seatLine(numbers)], "move", (room) => ({
      answers: numbers.get(room) ?? 0,
      move: { type: "announce", text: "so it is ".repeat(20) },
    }));
  },
  announced: async () =>
    asking([await seatLine(new WeakMap())], "announced", () => ({ skip: 0, limit: 50 })),
  change: async () =>
    asking(await ownSeats(), "change", () => ({
      rotation: Array.from({ length: everySecond() ? 12 : 11 }, () => ({
        game: "exordia8",
        rounds: 1,
        options: {},
      })),
      settings: { ...standardSettings, turnSeconds: 30 },
    })),
  seats: async () =>
    asking(await ownSeats(), "seats", () => ({
      order: [
        "p0",
        "p1",
        ...Array.from({ length: everySecond() ? 6 : 5 }, () => ({ bot: "easy" })),
      ],
    })),
  watchTournament: async () => {
    const screens = await several(lines, () =>
      joinRoom(
        url,
        houseRoom,
        { protocol: protocolVersion, code },
        { patienceMs, clock: realClock },
      ),
    );
    return asking(screens, "watchTournament", () => ({ tournament }));
  },
  "wrong frames": async () => {
    const rooms = await houseLines();
    return () => frames(rooms);
  },
  joins: async () => () => several(lines * atOnce, () => again(joinAgain)),
};

if (!parentPort) throw new Error("this file runs as a worker thread only");
const port = parentPort;
const begin = await ways[flood]();
const over = new Promise<void>((resolve) =>
  port.once("message", () => {
    isOver = true;
    resolve();
  }),
);
port.postMessage("ready");
// A line that the host has ended rejects what it still awaited.
void begin().catch(() => {});
await over;
port.postMessage(count satisfies Flooded);
