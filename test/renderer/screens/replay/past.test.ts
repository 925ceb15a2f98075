// Checks that after a jump the table is as it would be had every move been watched.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import { moveWords } from "#renderer/screens/replay/MovesAndCards.tsx";
import { Reel, type FetchPart } from "#renderer/screens/replay/Reel.ts";
import { replayTable, type SeenLine } from "#renderer/screens/replay/replayTable.ts";
import type { Shown } from "#renderer/table/desk/deskState.ts";
import { ViewPlayer, type Display } from "#renderer/table/desk/ViewPlayer.ts";
import { replayOf } from "#main/house/history/replayOf.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Eyes, Replay } from "#shared/protocol/replay.ts";
import { parseRecord } from "#shared/record/roundRecord.ts";
import { expectSame } from "#test/support/expectSame.ts";
import { goldenRecords } from "#test/support/goldenRecords.ts";

await loadTables();

const still: Display = {
  perform: (_plan, _scene, _parts, done) => done(),
  hold: () => undefined,
  shake: () => undefined,
  yourTurn: () => undefined,
  pressed: () => undefined,
};

function replayFrom(file: string, eyes: Eyes): Replay {
  const read = parseRecord(readFileSync(file, "utf8"));
  const players = read.record.seats.map((name) => ({
    name,
    avatar: "avatar-01",
    bot: null,
    isOwn: false,
  }));
  return replayOf(read, {
    players,
    stored: null,
    eyes,
    offered: [eyes],
    practiceSeat: null,
    movesAt: [],
  });
}

/** These rounds are one part each. */
const noOther: FetchPart = () => Promise.reject(new Error("there is no other part"));
const linesOf = (reel: Reel): readonly SeenLine[] => reel.state().parts.get(1)!;

const openTable = (reel: Reel): ViewPlayer => {
  const player = new ViewPlayer({
    snapshot: reel.snapshot,
    gameOf: tableGame,
    sortBy: "rank",
    memory: null,
  });
  reel.drive(player);
  player.attach(still);
  return player;
};
/** Keys name sprites, and are given as cards come. */
const shown = ({ scene, lines, view, sealed }: Shown) => ({
  scene: { ...scene, hand: scene.hand.map(({ card }) => card) },
  lines: lines.map(({ words }) => words),
  view,
  sealed: sealed && scene.hand.flatMap(({ key, card }) => (sealed.has(key) ? [card] : [])),
});

const cases = goldenRecords().flatMap(({ game, name, file }) =>
  ([0, "spectator", "all"] as const).map((eyes) => ({
    title: `${game}: ${name}, ${eyes}`,
    file,
    eyes,
  })),
);

test.each(cases)("after every move – $title", ({ file, eyes }) => {
  const replay = replayFrom(file, eyes);
  const watching = new Reel(replay, noOther);
  const watched = openTable(watching);
  const jumping = new Reel(replay, noOther);
  const jumped = openTable(jumping);
  for (const {
    line: { number },
  } of linesOf(watching)) {
    if (number > 0) watching.step();
    jumping.jump(number);
    expectSame(shown(jumped.state()), shown(watched.state()));
  }
  watched.close();
  jumped.close();
});

test("C-6 no move of a replay is taken for one that was made because time was up", () => {
  const reel = new Reel(
    replayFrom(goldenRecords().find(({ name }) => name === "a-whole-round-by-seed")!.file, 0),
    noOther,
  );
  const table = openTable(reel);
  for (const _ of linesOf(reel)) reel.step();
  expect(table.state().lines.filter(({ words }) => words.includes("ran out of time"))).toEqual([]);
  table.close();
});

test.each(cases)("every move is told in words – $title", ({ file, eyes }) => {
  const replay = replayFrom(file, eyes);
  const table = replayTable(replay);
  for (const line of linesOf(new Reel(replay, noOther))) {
    const words = moveWords(line, table);
    expect(words.trim()).not.toBe("");
    // A clause's form has a null of its own.
    expect(words.replace("null or an object", "")).not.toMatch(/undefined|null|\[object/);
    if (line.line.error) expect(words).toContain(sentence(line.line.error));
  }
});
