// Checks who may have a round finished without them when they hold no cards in it (H-30).

import { afterEach, expect, test } from "vitest";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import { Desk } from "#renderer/table/desk/Desk.ts";
import { offersOf } from "#renderer/table/desk/offers.ts";
import { notices, View } from "#shared/contract/view.ts";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";
import { replay } from "#shared/record/replay.ts";
import { readRecord } from "#shared/record/roundRecord.ts";
import { FakeTableClient, SlowDisplay } from "#test/renderer/table/fakeTableClient.ts";
import { recordOf, type RecordParts } from "#test/support/recordOf.ts";

await loadTables();

const bots: RecordParts = {
  game: "kings-and-bastards",
  hands: ["4d Td 6d", "3c Kh 7h", "4s 5s Ts"],
  moves: [
    { seat: 1, type: "play", cards: ["3c"] },
    { seat: 2, type: "play", cards: ["5s"] },
  ],
};
const idle = { id: "p0", seat: null, gone: false, sitsOut: "wish" };

let desk: Desk | null = null;
afterEach(() => desk?.close());

/** Somebody looks on at a round of bots. */
function lookingOn(me: object, alone: boolean) {
  const read = readRecord(recordOf(bots));
  const session = new FakeTableClient();
  const display = new SlowDisplay();
  const mine = new Desk(session, tableGame, "rank", { recall: () => null, keep: () => undefined });
  desk = mine;
  session.tell({
    id: "t",
    players: [me as TablePlayer],
    clocks: [],
    stage: "playing",
    roundNumber: 1,
    alone,
  } as unknown as TableState);
  mine.player.attach(display);
  const steps = [...replay(read)].filter(({ step }) => notices(step, "spectator"));
  for (const [number, { step }] of steps.entries()) {
    session.show({
      ...View.of(read.game, step, "spectator"),
      number,
      round: 1,
      game: read.game.id,
    });
    display.finishAll();
  }
  return {
    mine,
    asked: () => session.asked.map(({ request }) => request),
    labels: () => offersOf(mine.game, mine.state())?.actions.map(({ label }) => label) ?? [],
  };
}

test("who sits out among bots may have the round finished, by button and by key, and is not offered it twice", () => {
  const { mine, labels, asked } = lookingOn(idle, true);
  expect(labels()).toEqual(["Finish without me"]);
  const offers = offersOf(mine.game, mine.state())!;
  expect(offers).toMatchObject({ isMyTurn: false, legal: null });
  expect(offers.actions[0]).toMatchObject({ shortcut: "F", problem: null });
  mine.act(offers.actions[0]!);
  expect(asked()).toEqual(["finish"]);
  expect(labels()).toEqual([]);
});

test.each([
  ["at a table with other people", idle, false],
  ["who has no chair", { ...idle, id: "p7" }, true],
  ["who has left", { ...idle, gone: true }, true],
])("nothing is offered: %s", (_who, me, alone) => {
  expect(lookingOn(me, alone).labels()).toEqual([]);
});
