import { expect, test, vi } from "vitest";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import { Client } from "#test/host/support/client.ts";
import {
  playUntil,
  seatedTable,
  sitDown,
  type SeatedTable,
} from "#test/host/support/seatedTable.ts";
import { testHost } from "#test/host/support/testHost.ts";

/** As in a hidden window: only the seats at the table may know of a pass, not those who watch. */
function hidePasses(seats: number): void {
  const { apply } = kingsAndBastards;
  vi.spyOn(kingsAndBastards, "apply").mockImplementation((round, seat, move) => {
    const outcome = apply(round, seat, move);
    return outcome.ok && move.type === "pass"
      ? { ...outcome, noticedBy: Array.from({ length: seats }, (_, at) => at) }
      : outcome;
  });
}

const moves = (seated: SeatedTable) =>
  seated.store.rounds.latest("seated")!.record.moves as readonly { readonly type: string }[];

test("a step that a viewer may not know of is sent to him neither as a view nor as a clock, and leaves no gap in his numbers", async () => {
  hidePasses(3);
  const seated = await seatedTable({ people: 3, settings: { turnSeconds: 60 } });
  const people = await sitDown(seated);
  const watcher = Client.arrive(seated.door);
  watcher.tables.length = 0;
  await playUntil(seated, people, () => people[0]!.table.stage === "between");
  const made = moves(seated);
  const open = made.filter(({ type }) => type !== "pass").length;
  expect(made.length - open).toBeGreaterThan(10);
  expect(people[0]!.views.map(({ number }) => number)).toEqual(
    Array.from({ length: made.length + 1 }, (_, number) => number),
  );
  expect(watcher.views.map(({ number }) => number)).toEqual(
    Array.from({ length: open + 1 }, (_, number) => number),
  );
  expect(watcher.tables).toHaveLength(open);
  expect(people[0]!.tables.length).toBeGreaterThan(made.length);
});

test("numbers are the same after a restart, hidden steps or not", async () => {
  hidePasses(2);
  const seated = await seatedTable({ people: 2 });
  const people = await sitDown(seated);
  const watcher = Client.arrive(seated.door);
  await playUntil(
    seated,
    people,
    () => moves(seated).filter(({ type }) => type === "pass").length > 4,
  );
  await seated.host.close();
  const again = await testHost({ dataFolder: seated.dataFolder, clock: seated.clock });
  const door = again.house.table("seated")!;
  expect(Client.arrive(door).view.number).toBe(watcher.view.number);
  expect(Client.arrive(door, seated.tokens[1]).view.number).toBe(people[1]!.view.number);
  expect(people[1]!.view.number).toBeGreaterThan(watcher.view.number);
});
