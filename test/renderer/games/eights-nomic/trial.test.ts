// Checks that a proposal is tried out apart from the page, and that no trial is left running once
// nobody waits for it.

import { describe, expect, test } from "vitest";
import { tryOut, type Trial } from "#renderer/games/eights-nomic/trial.ts";
import type { NomicSeen } from "#shared/games/eights-nomic/seen.ts";
import { modify } from "#test/games/eights-nomic/moment.ts";

const seen = { viewer: 0 } as unknown as NomicSeen;
const change = modify("Hats", "Hats off.");
const trial = (done: number): Trial => ({
  done,
  of: 300,
  ended: done,
  lengths: { median: 40, longest: 90 },
  warning: null,
});

function begun() {
  const given: unknown[] = [];
  const worker = {
    isRunning: true,
    postMessage: (data: unknown) => given.push(data),
    terminate: () => (worker.isRunning = false),
    onmessage: null,
    onerror: null,
    onmessageerror: null,
  } as never as {
    isRunning: boolean;
    onmessage: (event: { data: Trial }) => void;
    onerror: () => void;
  };
  const heard: (number | null)[] = [];
  const stop = tryOut(
    seen,
    change,
    (told) => heard.push(told?.done ?? null),
    () => worker as never,
  );
  return { worker, given, heard, stop };
}

describe("a trial", () => {
  test("is given the view and the proposal, is heard as it goes on, and ends its worker when all games are played", () => {
    const { worker, given, heard } = begun();
    expect(given).toEqual([{ seen, change }]);
    worker.onmessage({ data: trial(20) });
    expect([heard, worker.isRunning]).toEqual([[20], true]);
    worker.onmessage({ data: trial(300) });
    expect([heard, worker.isRunning]).toEqual([[20, 300], false]);
  });

  test("that is not waited for any more is ended, and nothing of it is heard", () => {
    const { worker, heard, stop } = begun();
    stop();
    worker.onmessage({ data: trial(20) });
    worker.onerror();
    expect([heard, worker.isRunning]).toEqual([[], false]);
  });

  test("that breaks, or cannot begin, says so once", () => {
    const { worker, heard } = begun();
    worker.onerror();
    worker.onerror();
    expect([heard, worker.isRunning]).toEqual([[null], false]);
    const failed: unknown[] = [];
    tryOut(
      seen,
      change,
      (told) => failed.push(told),
      () => {
        throw new Error("no workers here");
      },
    )();
    expect(failed).toEqual([null]);
  });
});
