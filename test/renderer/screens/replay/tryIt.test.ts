// Checks where the replayer offers to try a round again.

import { expect, test } from "vitest";
import { startAt } from "#renderer/screens/practice/practise.ts";
import type { SeenLine } from "#renderer/screens/replay/replayTable.ts";

const shown = (number: number, result: object | null = null): SeenLine =>
  ({ line: { number }, message: { seen: { facts: { result } } } }) as unknown as SeenLine;
const stored = {
  id: 17,
  table: "t",
  number: 3,
  beganAt: 0,
  endedAt: 1,
  deal: null,
  closedCards: 0,
};

test("H-49 a round is tried again from the shown position: the next line is the first one played anew", () => {
  expect(startAt({ stored, practiceSeat: 2 }, shown(6))).toEqual({ round: 17, seat: 2, at: 7 });
  expect(startAt({ stored, practiceSeat: 0 }, shown(0))).toEqual({ round: 17, seat: 0, at: 1 });
});

test("H-49 not at its end, where the house lets nobody, or where the round is only a file", () => {
  expect(startAt({ stored, practiceSeat: 2 }, shown(60, { winners: [0] }))).toBe("over");
  expect(startAt({ stored, practiceSeat: null }, shown(6))).toBe("nowhere");
  expect(startAt({ stored: null, practiceSeat: 2 }, shown(6))).toBe("nowhere");
});
