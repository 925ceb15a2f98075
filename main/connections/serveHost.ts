// How do a house's doors become a server that windows and guests connect to?

import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchMaker, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import express from 'express';
import { houseRoom } from '#shared/protocol/wire.ts';
import type { HouseDoor } from '#main/host/ports.ts';
import type { Report } from './asks.ts';
import { contain } from './contain.ts';
import { putGateBefore } from './gate.ts';
import { serveGuests } from './guestDoor.ts';
import { guardedSocket } from './guardedSocket.ts';
import { serveHouseFiles } from './fileRoutes.ts';
import { houseRoomOf } from './houseRoom.ts';
import { serveJoins } from './joins.ts';
import { serveOwner } from './ownerDoor.ts';
import type { OwnerKeys } from './ownerKeys.ts';
import { servePages } from './pages.ts';
import { tableRoomOf } from './tableRoom.ts';
import { keepTableRooms, tableRoomName, type TableRooms } from './tableRooms.ts';
import { visitorFrom } from './visitors.ts';
import { WrongTries } from './wrongTries.ts';

export interface ServeOptions {
  readonly house: HouseDoor;
  /** The built screen. */
  readonly rendererFolder: string;
  /** By which the owner is known. */
  readonly keys: OwnerKeys;
  /** 0, the default: any free one. */
  readonly port?: number;
  /** H-14: 127.0.0.1 unless a table was opened to the LAN. */
  readonly address?: string;
  /** Told of faults that were contained. */
  readonly report?: Report;
  /** ms of a clock that is never set back, by which floods are measured. */
  readonly now?: () => number;
}

export interface Served {
  /** Without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /** Tells every client, then ends; within about two seconds, even if a join is under way. */
  close(): Promise<void>;
}

const loopback = '127.0.0.1';
const largestMessage = 8192;
const pingMs = 5000;
/** How long a client gets to answer that its connection is closed. Not yet in the types of `ws`. */
const closing = { closeTimeout: 2000 };
/** How long clients get to say goodbye. */
const goodbyeMs = 250;

/** Colyseus prints what clients do wrong; faults of ours come by `report`. */
const silence = { debug: ignore, error: ignore, info: ignore, trace: ignore, warn: ignore };
function ignore(): void {}

let serving = false;

/** One at a time in a process: Colyseus' matchmaker is a global. Rejects with the system's error if it cannot listen. */
export async function serveHost({ house, rendererFolder, keys, port = 0, address = loopback, report = ignore, now = () => performance.now() }: ServeOptions): Promise<Served> {
  if (serving) throw new Error('this process serves a host already');
  serving = true;
  const sockets = createServer({ requestTimeout: 10_000, headersTimeout: 5_000, connectionsCheckingInterval: 2_000 });
  const server = new Server({
    greet: false,
    gracefullyShutdown: false,
    logger: silence,
    transport: new ContainedTransport({ server: sockets, maxPayload: largestMessage, pingInterval: pingMs, WebSocket: guardedSocket(now), ...closing }, report),
  });
  const close = closerOf(server, sockets);
  try {
    await open(server, house, report);
    putGateBefore(sockets, { listener: pagesOf({ house, rendererFolder, keys, report }), visitorOf: (request) => visitorFrom({ house, keys }, request), report });
    await listen(sockets, port, address);
  } catch (error) {
    await close();
    throw error;
  }
  const taken = (sockets.address() as AddressInfo).port;
  return { url: `http://${address}:${taken}`, port: taken, close };
}

/** Colyseus answers new connections in an async listener. */
class ContainedTransport extends WebSocketTransport {
  constructor(options: ConstructorParameters<typeof WebSocketTransport>[0], report: Report) {
    super(options);
    contain(this.wss, 'connection', (error, socket: { terminate(): void }) => {
      report(error);
      socket.terminate();
    });
  }
}

function pagesOf({ house, rendererFolder, keys, report }: Required<Pick<ServeOptions, 'house' | 'rendererFolder' | 'keys' | 'report'>>): express.Application {
  const app = express();
  const tries = new WrongTries();
  servePages(app, rendererFolder, report, () => {
    serveJoins(app, { house, keys, tries });
    serveOwner(app, { house, keys }, tries);
    serveGuests(app, { house, keys, tries });
    serveHouseFiles(app, { house, keys, report });
  });
  return app;
}

async function open(server: Server, house: HouseDoor, report: Report): Promise<void> {
  let rooms: TableRooms | null = null;
  const settled = async (): Promise<void> => rooms?.settled();
  server.define(houseRoom, houseRoomOf(house, settled, report));
  server.define(tableRoomName, tableRoomOf(house, report));
  // The host alone makes rooms, and places in them are kept by joins.ts: of Colyseus' own ways in none is open.
  matchMaker.controller.exposedMethods = [];
  // Everything but listening, which Colyseus' own `listen` would do before the gate is up and without telling errors.
  await server.serverless();
  await matchMaker.createRoom(houseRoom, {});
  rooms = await keepTableRooms(house, report);
}

async function listen(server: HttpServer, port: number, address: string): Promise<void> {
  server.listen(port, address);
  await once(server, 'listening');
}

function closerOf(server: Server, sockets: HttpServer): () => Promise<void> {
  const open = new Set<{ destroy(): void }>();
  sockets.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    const listening = sockets.listening;
    const closed = listening ? once(sockets, 'close') : null;
    await server.gracefullyShutdown(false);
    sockets.closeIdleConnections();
    const impatience = setTimeout(() => open.forEach((socket) => socket.destroy()), goodbyeMs);
    await closed;
    clearTimeout(impatience);
    serving = false;
  };
  return () => (closing ??= close());
}
