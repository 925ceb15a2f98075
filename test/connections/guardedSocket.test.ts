// Checks how outgoing messages leave, and what happens to a client that reads none of them.

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { guardedSocket } from "#main/connections/guardedSocket.ts";

async function connected() {
  const server = new WebSocketServer({
    port: 0,
    host: "127.0.0.1",
    WebSocket: guardedSocket(() => 0),
  });
  await once(server, "listening");
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [[socket]] = (await Promise.all([once(server, "connection"), once(client, "open")])) as [
    [WebSocket],
    unknown,
  ];
  const end = async (): Promise<void> => {
    client.terminate();
    server.close();
    await once(server, "close");
  };
  return { socket, client, end };
}

test("what is sent in one go leaves together when all is said, in its order, and so does what is sent next", async () => {
  const { socket, client, end } = await connected();
  const heard: string[] = [];
  client.on("message", (data: Buffer) => heard.push(data.toString()));
  for (const words of [["the view", "the clocks", "the answer"], ["another view"]]) {
    for (const word of words) socket.send(word);
    const waiting = socket.bufferedAmount;
    expect(waiting).toBeGreaterThanOrEqual(words.join("").length);
    await Promise.resolve();
    // An answer that is known a little later goes with them.
    expect(socket.bufferedAmount).toBe(waiting);
    while (heard.at(-1) !== words.at(-1)) await once(client, "message");
  }
  expect(heard).toEqual(["the view", "the clocks", "the answer", "another view"]);
  await end();
});

test("a connection that is closed has said what it had to say", async () => {
  const { socket, client, end } = await connected();
  const heard: string[] = [];
  client.on("message", (data: Buffer) => heard.push(data.toString()));
  const closed = once(client, "close");
  socket.send("the last word");
  socket.close(4000, "it is over");
  const [code] = (await closed) as [number];
  expect([heard, code]).toEqual([["the last word"], 4000]);
  await end();
});

test("a client who reads nothing loses his connection before what waits for him fills the memory", async () => {
  const { socket, client, end } = await connected();
  client.pause();
  const megabyte = new Uint8Array(1024 * 1024);
  let sent = 0;
  while (socket.readyState === WebSocket.OPEN && sent < 100) {
    socket.send(megabyte);
    sent += 1;
  }
  // Four wait in the host; the system takes some more.
  expect(sent).toBeGreaterThan(4);
  expect(sent).toBeLessThan(50);
  await once(socket, "close");
  await end();
});
