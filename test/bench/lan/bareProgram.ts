// The least that could pass the same bytes: a WebSocket server that answers a move with a view to
// each of its table, and knows nothing of either.

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { WebSocketServer, type WebSocket } from "ws";
import { measured } from "./measured.ts";

/** Bytes of a view, and of the answer to who moved. */
const [view = 0, answer = 0] = process.argv.slice(2).map(Number);
const [viewFrame, answerFrame] = [Buffer.alloc(view, 1), Buffer.alloc(answer, 2)];
const tables = new Map<string, Set<WebSocket>>();

const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
server.on("connection", (socket, request) => {
  const name = request.url ?? "";
  const table = tables.get(name) ?? new Set();
  tables.set(name, table.add(socket));
  socket.on("message", () => {
    for (const each of table) each.send(viewFrame);
    socket.send(answerFrame);
  });
});
await once(server, "listening");
measured(
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  () =>
    new Promise((resolve) => {
      for (const socket of server.clients) socket.terminate();
      server.close(() => resolve());
    }),
);
