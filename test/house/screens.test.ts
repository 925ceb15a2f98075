// The keys of screens for the room: how many there are, whose give way, and what a ban ends (H-39).

import { expect, onTestFinished, test } from "vitest";
import { Screens } from "#main/house/screens.ts";
import { openStore } from "#main/store/store.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { testFolder } from "#test/host/support/testHost.ts";

function kept() {
  const clock = new SimulatedClock();
  const store = openStore(testFolder());
  onTestFinished(() => store.close());
  const screens = new Screens({
    store,
    clock,
    random: seededRandom("screens"),
    isTaken: () => false,
  });
  onTestFinished(() => screens.stop());
  const admit = (session: string | null, from: string): string =>
    screens.admit({ session, name: "", from }) ?? "";
  const come = (code: string, from = "10.0.0.7"): string | null =>
    screens.admitByCode(code, { name: "", from });
  const areGood = (...keys: readonly string[]): boolean[] =>
    keys.map(
      (key) =>
        typeof screens.find(key, "10.0.0.1") === "object" && screens.find(key, "10.0.0.1") !== null,
    );
  return { clock, store, screens, admit, come, areGood };
}

test("H-39 of more than four screens of one device at one session the one that was not used for longest gives way, and is told so", async () => {
  const { clock, screens, admit } = kept();
  const removed: string[] = [];
  screens.onRemoved((screen) => void removed.push(screen));
  const keys: string[] = [];
  for (let many = 0; many < 4; many += 1) {
    await clock.advance(120_000);
    keys.push(admit("s", "10.0.0.7"));
  }
  const [other, elsewhere] = [admit("s", "10.0.0.8"), admit("t", "10.0.0.7")];
  await clock.advance(120_000);
  screens.find(keys[0]!, "10.0.0.7");
  expect(removed).toEqual([]);
  admit("s", "10.0.0.7");
  expect(removed).toHaveLength(1);
  expect(
    [keys[0]!, keys[1]!, keys[2]!, other, elsewhere].map(
      (key) => screens.find(key, "10.0.0.7") === "removed",
    ),
  ).toEqual([false, true, false, false, false]);
});

test("H-39 a session keeps fifty screens, and no newcomer pushes another device’s out", () => {
  const { screens, admit } = kept();
  for (let many = 0; many < 50; many += 1) expect(admit("s", `10.0.1.${many}`)).not.toBe("");
  expect(admit("s", "10.0.0.7")).toBe("");
  expect(screens.list()).toHaveLength(50);
  expect(admit("t", "10.0.0.7")).not.toBe("");
});

test("H-17 H-39 a ban ends what the banned one’s device shows of this session, and nothing on the host’s own machine", () => {
  const { screens, admit, areGood } = kept();
  const keys = [
    admit("s", "10.0.0.7"),
    admit("s", "10.0.0.8"),
    admit("t", "10.0.0.7"),
    admit("s", "127.0.0.1"),
    admit(null, "10.0.0.7"),
  ];
  screens.removeFrom("s", "10.0.0.7");
  screens.removeFrom("s", "127.0.0.1");
  screens.removeFrom("s", null);
  expect(areGood(...keys)).toEqual([false, true, true, true, true]);
});

test("H-39 a screen that nobody turned on for longer than a browser keeps anything is forgotten", async () => {
  const { clock, screens, admit } = kept();
  const key = admit("s", "10.0.0.7");
  await clock.advance(401 * 24 * 3_600_000);
  admit("s", "10.0.0.8");
  expect(screens.find(key, "10.0.0.7")).toBeNull();
});

test("H-39 a code lets one screen show whatever is on, for ten minutes; the network is awaited while there is one, or such a screen", async () => {
  const { clock, screens, come } = kept();
  const awaited: boolean[] = [];
  screens.onAwaited(() => void awaited.push(screens.isAwaited));
  const late = screens.newCode();
  await clock.advance(600_000);
  expect([come(late), screens.isAwaited]).toEqual([null, false]);
  const [older, code] = [screens.newCode(), screens.newCode()];
  expect(come(older)).toBeNull();
  const key = come(code) ?? "";
  expect(screens.isAwaited).toBe(true);
  screens.remove((screens.find(key, "10.0.0.7") as { readonly id: string }).id);
  expect(come(code)).toBeNull();
  expect(awaited).toEqual([true, false, true, false]);
});

test("H-39 a screen whose answer was lost may come again by its code, from where it came, until it uses its key", async () => {
  const { screens, come } = kept();
  const code = screens.newCode();
  const lost = come(code) ?? "";
  expect(come(code, "10.0.0.8")).toBeNull();
  const key = come(code) ?? "";
  expect(key).not.toBe("");
  expect(key).toBe(lost);
  expect(screens.list()).toHaveLength(1);
  expect(screens.find(key, "10.0.0.7")).toMatchObject({ session: null });
  expect(come(code)).toBeNull();
});
