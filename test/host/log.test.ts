// Checks that a fault is one line in the log, whatever it says.

import { expect, test } from "vitest";
import { faultLine } from "#main/base/log.ts";
import { readRecord } from "#shared/record/roundRecord.ts";

/** Thrown nowhere. */
function bare<E extends Error>(error: E): E {
  error.stack = `${error.name}: ${error.message}`;
  return error;
}

test("a fault is its name and its message", () => {
  expect(faultLine(bare(new RangeError("too far")))).toBe("RangeError: too far");
  expect(faultLine("thrown bare")).toBe("thrown bare");
});

test("a message of many lines is one line, and cannot pass for another", () => {
  const forged = "a\r\nhost: all is well\u2028host: truly\u001b[2J";
  expect(faultLine(bare(new Error(forged)))).toBe("Error: a host: all is well host: truly [2J");
  expect(faultLine(forged)).toBe("a host: all is well host: truly [2J");
});

test("a message that goes on and on is cut", () => {
  expect(faultLine(bare(new Error("x".repeat(100_000)))).length).toBe(300);
});

test("where a fault was thrown stands behind it, and no line of its message is taken for that", () => {
  const error = new Error("boom\n at /main/ of the message");
  error.stack = `Error: ${error.message}\n    at step (/main/node_modules/a.js:1:1)\n    at next (node:internal/x:1:1)\n    at ask (/app/main/host/table.ts:7:1)`;
  expect(faultLine(error)).toBe(
    "Error: boom  at /main/ of the message (at ask (/app/main/host/table.ts:7:1))",
  );
});

test("C-7 of a record that cannot be read the field is named, and what stands in it is not quoted", () => {
  const record = {
    format: "round/1",
    game: "crazy-eights",
    options: {},
    seats: ["Ann", "Bob"],
    seed: 918_273_645,
    moves: [],
  };
  let thrown: unknown;
  try {
    readRecord(record);
  } catch (error) {
    thrown = error;
  }
  expect(faultLine(thrown)).toMatch(/^RecordError: "seed" in it is not right/);
  expect(faultLine(thrown)).not.toContain("918273645");
});
