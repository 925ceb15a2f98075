// Checks that each event of a host is one line that programs can read, and gives away nothing
// private.

import { expect, test } from "vitest";
import { lanNews, newsLine } from "#main/start/hostEvents.ts";

const noon = Date.UTC(2026, 0, 1, 12);

test("H-19 an event is one line of JSON with its time, whatever its words hold", () => {
  expect(newsLine({ event: "guest-came", profile: "g1", name: 'An\nn "x"' }, noon)).toBe(
    '{"at":"2026-01-01T12:00:00.000Z","event":"guest-came","profile":"g1","name":"An\\nn \\"x\\""}',
  );
  expect(JSON.parse(newsLine({ event: "fault", fault: "a\u2028b" }, noon))).toEqual({
    at: "2026-01-01T12:00:00.000Z",
    event: "fault",
    fault: "a\u2028b",
  });
});

test("H-19 of the network its addresses are told, or in a sentence why there are none", () => {
  expect(
    lanNews({ addresses: [{ url: "http://192.168.1.5:8484", network: "wlan0" }], problem: null }),
  ).toEqual({ event: "lan", addresses: ["http://192.168.1.5:8484"], problem: null });
  expect(
    lanNews({ addresses: [], problem: { key: "lan.portTaken", args: { port: 8484 } } }),
  ).toEqual({
    event: "lan",
    addresses: [],
    problem: "Another program is using port 8484. Close it, or choose another port with --port.",
  });
});
