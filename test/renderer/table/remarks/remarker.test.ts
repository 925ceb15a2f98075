// Checks when a remark is heard, and when it goes.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import { realClock } from "#renderer/client/clientClock.ts";
import { Desk } from "#renderer/table/desk/Desk.ts";
import { noRecords, type Records } from "#renderer/table/records.ts";
import { Remarker } from "#renderer/table/remarks/Remarker.ts";
import { remarks } from "#renderer/text/en/parts/remarks.ts";
import { loadPart } from "#renderer/text/text.ts";
import { crazyEights } from "#shared/games/crazy-eights/index.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { fakeTable } from "#test/doors/fakeTable.ts";
import { dealt, viewOf } from "#test/renderer/games/eights/eightsRounds.ts";
import { FakeTableClient, SlowDisplay } from "../fakeTableClient.ts";

await loadTables();
await loadPart("remarks");

const noMemory = { recall: () => null, keep: () => undefined };
const first = dealt(crazyEights, { hands: ["9c 9h 9s 8d 4h", "2c 2d 2s 3c 3d"] });
const opening: ViewMessage = {
  ...viewOf(crazyEights, first, 0),
  number: 0,
  round: 1,
  game: crazyEights.id,
};
const known: Records = new Map([["Hugo", { ahead: 9, behind: 14 }]]);

let end: () => void = () => undefined;
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => {
  end();
  vi.useRealTimers();
});

/** Robin plays against Hugo, in a tab that keeps what was said. */
function seated({ table = "t", records = known, kept = new Map<string, string>() } = {}) {
  const session = new FakeTableClient();
  const display = new SlowDisplay();
  const state = fakeTable(table, "playing");
  const [robin, ada] = state.players;
  session.table = { ...state, alone: true, players: [robin!, { ...ada!, name: "Hugo" }] };
  const desk = new Desk(session, tableGame, "rank", noMemory);
  desk.player.attach(display);
  const faces: string[] = [];
  const remarker = new Remarker({
    desk,
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (...to) => void kept.set(...to) },
    clock: realClock,
    moveFace: (seat, move) => faces.push(`${seat} ${move}`),
  });
  remarker.know(records);
  end = () => {
    remarker.close();
    desk.close();
  };
  const show = (view: ViewMessage) => session.show(view);
  return { show, display, remarker, faces, kept, words: () => remarker.remark()?.words ?? null };
}

const hello = "14–9. Even I am surprised.";
const waits = remarks.of.Hugo.waits[0];

test("H-11 a greeting is heard while the cards are dealt, and for four seconds", () => {
  const { show, words, faces } = seated();
  show(opening);
  expect([words(), ...faces]).toEqual([hello, "1 nod"]);
  vi.advanceTimersByTime(3999);
  expect(words()).toBe(hello);
  vi.advanceTimersByTime(1);
  expect(words()).toBeNull();
});

test("H-11 a greeting is heard where the record comes only after the deal, and once in a tab", () => {
  const { show, words, remarker, kept } = seated({ records: noRecords });
  show(opening);
  expect(words()).toBeNull();
  remarker.know(known);
  expect(words()).toBe(hello);
  end();
  const again = seated({ kept });
  again.show(opening);
  expect(again.words()).toBeNull();
});

test("H-11 a press takes a remark away", () => {
  const { show, words, remarker } = seated();
  show(opening);
  remarker.pressed();
  expect(words()).toBeNull();
});

test("H-11 somebody speaks up where a person does nothing for forty seconds, not where they are busy", () => {
  const { show, display, words, remarker } = seated({ records: noRecords });
  show({ ...opening, seen: { ...opening.seen, toAct: [0] } });
  display.finishAll();
  vi.advanceTimersByTime(39_000);
  remarker.pressed();
  vi.advanceTimersByTime(39_000);
  expect(words()).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(words()).toBe(waits);
});

test("H-11 nobody speaks of what happened before its cards have landed", () => {
  const hit: ViewMessage = {
    ...opening,
    number: 1,
    happened: [{ type: "drew", seat: 1, told: { count: 4 } }],
  };
  const heard = Array.from({ length: 20 }, (_, at) => {
    const { show, display, words } = seated({ table: `t${at}`, records: noRecords });
    show(opening);
    display.finishAll();
    show(hit);
    expect(words()).toBeNull();
    display.finishAll();
    const said = words();
    end();
    return said;
  });
  expect(new Set(heard)).toEqual(new Set([null, remarks.of.Hugo.hit[0]]));
});
