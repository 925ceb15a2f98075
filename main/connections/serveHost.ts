import { once } from "node:events";
import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { matchMaker, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import express from "express";
import { ownAddress } from "#shared/protocol/addresses.ts";
import { houseRoom } from "#shared/protocol/wire.ts";
import type { HouseDoor } from "#main/base/ports.ts";
import { doorLimits } from "./addressLimits.ts";
import type { Report } from "./GuardedRoom.ts";
import { serveDoors } from "./doors.ts";
import { FairTurns, systemTurning } from "./FairTurns.ts";
import { contain, putGateBefore } from "./gate.ts";
import { guardedSocket } from "./guardedSocket.ts";
import { serveHouseFiles } from "./fileRoutes.ts";
import { houseRoomOf } from "./houseRoom.ts";
import { serveJoins } from "./admission.ts";
import type { OwnerKeys } from "./ownerKeys.ts";
import { servePages } from "./pages.ts";
import { DeviceLines, Presence } from "./presence.ts";
import { keepTableRooms, tableRoomName, tableRoomOf } from "./tableRoom.ts";
import { visitorFrom } from "./visitors.ts";

/** A client as Colyseus keeps it; a pong resets the count. */
export interface Pinged {
  pingCount: number;
  ping(done: () => void): void;
  terminate(): void;
}

/** About a millisecond's work. */
const atOnce = 50;

/**
 * Pings a few, then lets pending work run. Terminates clients that left `mostMissed` pings
 * unanswered.
 */
export function pingAll(
  clients: readonly Pinged[],
  mostMissed: number,
  later: (callback: () => void) => void,
): void {
  for (const client of clients.slice(0, atOnce)) {
    if (client.pingCount >= mostMissed) client.terminate();
    else {
      client.pingCount += 1;
      // The client may be closing, which is no fault.
      client.ping(() => undefined);
    }
  }
  if (clients.length > atOnce) later(() => pingAll(clients.slice(atOnce), mostMissed, later));
}

type Watched = Readonly<{
  house: Pick<HouseDoor, "onTables">;
  presence: Presence;
  /** ms of a clock that is never set back. */
  now: () => number;
}>;

/** `GET /health`: `tables` are the open ones, `uptime` is in whole seconds. */
function serveHealth(app: express.Application, { house, presence, now }: Watched): void {
  const since = now();
  const tables = new Set<string>();
  house.onTables(({ id, open }) => void (open ? tables.add(id) : tables.delete(id)));
  app.get("/health", (_request, response) => {
    response.set("Cache-Control", "no-store").json({
      ok: true,
      tables: tables.size,
      people: presence.people(),
      uptime: Math.floor((now() - since) / 1000),
    });
  });
}

export type ServeOptions = Readonly<{
  house: HouseDoor;
  rendererFolder: string;
  keys: OwnerKeys;
  /** The first that no other program uses; 0 is any free one. */
  ports?: readonly number[];
  /** Then an address is printed when anybody comes over the network without a key. */
  isOwnerRemote?: boolean;
  /** Resolves when the network follows the house's state. */
  settled?: () => Promise<void>;
  onGuest?: (profile: string) => void;
  report?: Report;
  /** ms of a clock that is never set back, by which floods are measured. */
  now?: () => number;
  /** ms; delays answers while very many guess. */
  pause?: (ms: number) => Promise<unknown>;
}>;

export interface Served {
  /** Without a slash at its end. */
  readonly url: string;
  readonly port: number;
  take(this: void, socket: Socket): void;
  /** Within about two seconds, even if a join is under way. */
  close(): Promise<void>;
}

/**
 * Bytes. The longest message is a deck shuffled for a sealed deal, with its proof, or the boxes for
 * the hands of all others (H-51).
 */
const largestMessage = 65_536;
const pingMs = 5000;
/** ms to confirm that a connection is closed. Not yet in the types of `ws`. */
const closing = { closeTimeout: 2000 };
/** H-40: handles frames that arrive together one at a time, with others' messages in between. */
const oneByOne = { allowSynchronousEvents: false };
/** ms */
const goodbyeMs = 250;

/** Colyseus logs clients' mistakes; our own faults come by `report`. */
const silence = { debug: ignore, error: ignore, info: ignore, trace: ignore, warn: ignore };
function ignore(): void {}

let serving = false;

type Serving = Required<Omit<ServeOptions, "ports" | "pause">> &
  Pick<ServeOptions, "pause"> &
  Readonly<{ presence: Presence; turns: FairTurns }>;

/**
 * Serves one host at a time in a process, because Colyseus' matchmaker is a global. H-14: only at
 * the machine's own address. Rejects with the system's error if it cannot listen.
 */
export async function serveHost({ ports = [0], ...options }: ServeOptions): Promise<Served> {
  const serves: Serving = {
    isOwnerRemote: false,
    settled: () => Promise.resolve(),
    onGuest: ignore,
    report: ignore,
    now: () => performance.now(),
    presence: new Presence(),
    turns: new FairTurns(systemTurning(options.now ?? (() => performance.now()))),
    ...options,
  };
  const { report, now } = serves;
  if (serving) throw new Error("this process serves a host already");
  serving = true;
  const sockets = createServer({
    requestTimeout: 10_000,
    headersTimeout: 5_000,
    connectionsCheckingInterval: 2_000,
  });
  const server = new Server({
    greet: false,
    gracefullyShutdown: false,
    logger: silence,
    transport: new ContainedTransport(
      {
        server: sockets,
        maxPayload: largestMessage,
        pingInterval: pingMs,
        WebSocket: guardedSocket(now),
        ...oneByOne,
        ...closing,
      },
      report,
    ),
  });
  const close = closerOf(server, sockets);
  try {
    await open(server, serves);
    putGateBefore(sockets, {
      listener: pagesOf(serves),
      visitorOf: (request) => visitorFrom(serves, request),
      report,
    });
    await listen(sockets, ports);
  } catch (error) {
    await close();
    throw error;
  }
  const taken = (sockets.address() as AddressInfo).port;
  return {
    url: `http://${ownAddress}:${taken}`,
    port: taken,
    take: (socket) => void sockets.emit("connection", socket),
    close,
  };
}

/**
 * Colyseus handles new connections in an async listener, and pings all clients in one go, during
 * which nobody is answered.
 */
class ContainedTransport extends WebSocketTransport {
  constructor(options: ConstructorParameters<typeof WebSocketTransport>[0], report: Report) {
    super(options);
    contain(this.wss, "connection", (error, socket: { terminate(): void }) => {
      report(error);
      socket.terminate();
    });
  }

  protected override autoTerminateUnresponsiveClients(everyMs: number, mostMissed: number): void {
    const later = (callback: () => void): void => void setImmediate(callback);
    this.pingInterval = setInterval(
      () => pingAll([...this.wss.clients] as unknown as readonly Pinged[], mostMissed, later),
      everyMs,
    );
  }
}

function pagesOf({ rendererFolder, report, ...serves }: Serving): express.Application {
  const app = express();
  const limits = doorLimits(serves);
  servePages(app, rendererFolder, report, () => {
    serveHealth(app, serves);
    serveJoins(app, { ...serves, ...limits });
    serveDoors(app, { ...serves, ...limits, report });
    serveHouseFiles(app, { ...serves, report });
  });
  return app;
}

async function open(
  server: Server,
  { house, presence, turns, report, onGuest, ...serves }: Serving,
): Promise<void> {
  let roomsSettled: (() => Promise<void>) | null = null;
  const settled = async (): Promise<void> =>
    void (await Promise.all([roomsSettled?.(), serves.settled()]));
  const devices = new DeviceLines(house.devices, house.directors);
  server.define(
    houseRoom,
    houseRoomOf({ house, presence, devices, turns, settled, onGuest, report }),
  );
  server.define(tableRoomName, tableRoomOf({ house, presence, devices, turns, report }));
  // Only admission.ts keeps places; none of Colyseus' own methods is open.
  matchMaker.controller.exposedMethods = [];
  // Colyseus' own `listen` would start before the gate is up and hide errors.
  await server.serverless();
  await matchMaker.createRoom(houseRoom, {});
  roomsSettled = await keepTableRooms(house, report);
}

async function listen(server: HttpServer, ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    server.listen(port, ownAddress);
    try {
      await once(server, "listening");
      return;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
      if (!isTaken || port === ports.at(-1)) throw error;
    }
  }
}

function closerOf(server: Server, sockets: HttpServer): () => Promise<void> {
  const open = new Set<{ destroy(): void }>();
  sockets.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    const listening = sockets.listening;
    const closed = listening ? once(sockets, "close") : null;
    await server.gracefullyShutdown(false);
    sockets.closeIdleConnections();
    const impatience = setTimeout(() => open.forEach((socket) => socket.destroy()), goodbyeMs);
    await closed;
    clearTimeout(impatience);
    serving = false;
  };
  return () => (closing ??= close());
}
