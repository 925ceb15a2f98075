// What becomes of a client who reads nothing of what he is sent?

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { guardedSocket } from '#main/connections/guardedSocket.ts';

test('his connection ends before what waits for him fills the memory', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', WebSocket: guardedSocket(() => 0) });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [[socket]] = (await Promise.all([once(server, 'connection'), once(client, 'open')])) as [[WebSocket], unknown];
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
  await once(socket, 'close');
  client.terminate();
  server.close();
  await once(server, 'close');
});
