import { expect, test } from "vitest";
import { pingAll, type Pinged } from "#main/connections/serveHost.ts";

class FakeClient implements Pinged {
  pingCount = 0;
  pings = 0;
  ended = false;

  ping(): void {
    this.pings += 1;
  }

  terminate(): void {
    this.ended = true;
  }
}

const clientsOf = (count: number): readonly FakeClient[] =>
  Array.from({ length: count }, () => new FakeClient());
const pinged = (clients: readonly FakeClient[]): number =>
  clients.filter(({ pings }) => pings > 0).length;

test("a few clients are pinged at once, and nothing is left to do", () => {
  const clients = clientsOf(50);
  pingAll(clients, 2, () => expect.unreachable());
  expect(pinged(clients)).toBe(50);
});

test("of many clients each is pinged once, with room between some and the next", () => {
  const clients = clientsOf(120);
  const waiting: (() => void)[] = [];
  pingAll(clients, 2, (callback) => void waiting.push(callback));
  const after = [pinged(clients)];
  while (waiting.length > 0) {
    waiting.shift()?.();
    after.push(pinged(clients));
  }
  expect(after).toEqual([50, 100, 120]);
  expect(clients.every(({ pings }) => pings === 1)).toBe(true);
});

test("who has left two pings unanswered is cut off; who answered is not", () => {
  const clients = clientsOf(2);
  const [silent, awake] = clients;
  for (let times = 0; times < 3; times += 1) {
    pingAll(clients, 2, () => undefined);
    awake!.pingCount = 0;
  }
  expect([silent!.ended, silent!.pings]).toEqual([true, 2]);
  expect([awake!.ended, awake!.pings]).toEqual([false, 3]);
});
