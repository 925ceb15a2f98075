// A form sends the same request under the same key until it has been answered (H-2).

import { expect, test } from "vitest";
import { askOnce, OnceKey } from "#renderer/client/onceKey.ts";
import { saysOfLine } from "#renderer/client/saysOfLine.ts";
import { refused } from "#shared/contract/outcome.ts";
import { houseRequests } from "#shared/protocol/schema.ts";

const tea = { to: "ben", amount: 100, note: "tea" };

test("H-2 a request that nobody answered is sent again under its key, and the host takes that", () => {
  const once = new OnceKey();
  const key = once.for(tea);
  expect(once.for({ ...tea })).toBe(key);
  once.answered(refused("no-answer", saysOfLine("closed")));
  expect(once.for(tea)).toBe(key);
  expect(houseRequests.transfer.parse({ ...tea, key })).toEqual({ ...tea, key });
});

test("H-2 another request, and the same one once it was answered, have other keys", () => {
  const once = new OnceKey();
  const key = once.for(tea);
  expect(once.for({ ...tea, amount: 101 })).not.toBe(key);
  const second = once.for(tea);
  once.answered({ ok: true });
  const third = once.for(tea);
  once.answered(refused("bank-short", saysOfLine("closed")));
  expect(new Set([key, second, third, once.for(tea)]).size).toBe(4);
});

test.each([
  ["openTable", { rotation: [], settings: {}, bots: [] }],
  ["openChipEvening", { name: "" }],
  ["createTournament", { name: "Friday" }],
  ["seatEntrant", { tournament: "t", bots: ["easy"] }],
  ["penalise", { tournament: "t", entrant: "e1", rounds: 1, note: "" }],
] as const)(
  "H-2 %s is sent with a key, twice with the same one where it is pressed twice, and what needs none without",
  async (request, payload) => {
    const sent: { readonly key?: string }[] = [];
    const house = {
      ask: (_request: string, asked: object) => {
        sent.push(asked);
        return Promise.resolve({ ok: true, value: null });
      },
    } as never;
    const once = new OnceKey();
    await Promise.all([
      askOnce(house, once, request, payload as never),
      askOnce(house, once, request, payload as never),
    ]);
    await askOnce(house, once, request, payload as never);
    await askOnce(house, once, "startTournament", { tournament: "t" });
    const [first, second, third, keyless] = sent.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third === first, keyless]).toEqual([first, false, undefined]);
  },
);
