// When a page takes part in the deals of its table (H-18).

import { expect, test } from "vitest";
import { TakingPart } from "#renderer/client/deal/takingPart.ts";
import { SimulatedClock } from "#test/client/SimulatedClock.ts";

function page() {
  const asked: string[] = [];
  let answer = (): void => {};
  const answered = new Promise<unknown>((resolve) => {
    answer = () => resolve({ ok: true, value: null });
  });
  const part = new TakingPart(
    "t4b1e",
    ((request: string) => {
      asked.push(request);
      return answered;
    }) as never,
    () => {},
  );
  return { part, asked, answer: () => answer() };
}

const settled = (): Promise<void> => new Promise(setImmediate);

test("H-18 a round is asked for once the host knows that the player’s program takes part", async () => {
  const { part, asked, answer } = page();
  let hasArrived = false;
  part.arrive("p1");
  const arrived = part.arrived(new SimulatedClock()).then(() => (hasArrived = true));
  while (asked.length === 0) await settled();
  await settled();
  expect({ asked, hasArrived }).toEqual({ asked: ["takePart"], hasArrived: false });
  answer();
  await arrived;
});

test("H-18 a host that says nothing of it is not waited for", async () => {
  const { part } = page();
  const clock = new SimulatedClock();
  part.arrive("p1");
  const arrived = part.arrived(clock);
  clock.advance(2_000);
  await arrived;
});

test("H-18 a spectator’s page asks for no part in a deal", async () => {
  const { part, asked } = page();
  part.arrive(null);
  await part.arrived(new SimulatedClock());
  expect(asked).toEqual([]);
});
