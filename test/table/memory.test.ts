import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { seatedTable, sitDown, toAct } from "#test/host/support/seatedTable.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

test("H-19 a table keeps nothing of the moves before: what was sent long ago can be collected", async () => {
  const clock = new SimulatedClock();
  const seated = await seatedTable({ people: 3, settings: { turnSeconds: null } }, { clock });
  const people = await sitDown(seated);
  const sent: WeakRef<object>[] = [];
  // Clients keep copies; these are the table's own views.
  for (const { connection } of people) {
    const sendView = connection.sendView.bind(connection);
    connection.sendView = (view, ...more) => {
      sent.push(new WeakRef(view));
      sendView(view, ...more);
    };
  }
  for (let moves = 0; moves < 6; moves += 1) {
    const acting = toAct(people);
    expect(await acting.move(acting.firstLegal())).toEqual({ ok: true, value: null });
  }
  expect(sent).toHaveLength(6 * people.length);
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  const old = sent.slice(0, 4 * people.length);
  expect(old.filter((view) => view.deref() !== undefined)).toHaveLength(0);
});
