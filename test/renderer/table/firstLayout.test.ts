// A table is laid out for its first view before that is shown: nothing changes its size or place as
// the cards come.

import { describe, expect, test } from "vitest";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import { nothingShown, type Shown } from "#renderer/table/desk/deskState.ts";
import { ViewPlayer } from "#renderer/table/desk/ViewPlayer.ts";
import { companyOf, expectsView } from "#renderer/table/dom/useLayout.ts";
import { fakeLan, fakeTable } from "#test/doors/fakeTable.ts";
import { layOut, type Layout } from "#renderer/table/layout/layout.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { View } from "#shared/contract/view.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { playedRecords } from "#test/support/goldenRecords.ts";

await loadTables();

/** As a page is told of a table before it knows who sits there. */
const snapshot = { table: null, player: "p0", view: null } as unknown as TableSnapshot;
const window = { width: 1280, height: 800 };

const laid = (shown: Shown, player: ViewPlayer): Layout =>
  layOut(
    { ...window, ...companyOf(shown, player.game), textScale: 1, corner: 0 },
    (player.game?.parts ?? []).flatMap(({ places }) => places ?? []),
  );

describe.each(catalogue.map((rules) => [rules.id, rules] as const))("%s", (id, rules) => {
  const steps = playedRecords(id).map(
    ({ name, lines }) =>
      [name, lines.filter(({ error }) => error === null).map(({ step }) => step)] as const,
  );

  test.each(steps)(
    "H-24 in %s the first view, whichever it is, finds the table as it needs it",
    (_name, all) => {
      for (const step of [all[0]!, all[Math.floor(all.length / 2)]!, all.at(-1)!]) {
        const message = {
          ...View.of(rules, step, 0),
          type: "view",
          game: id,
          round: 1,
          number: 0,
        } as unknown as ViewMessage;
        const player = new ViewPlayer({
          snapshot,
          gameOf: tableGame,
          sortBy: "rank",
          memory: null,
        });
        player.take(message);
        expect(player.state().view).toBeNull();
        const before = laid(player.state(), player);
        player.attach({
          perform: (_plan, _scene, _parts, done) => done(),
          hold: () => undefined,
          shake: () => undefined,
          yourTurn: () => undefined,
          pressed: () => undefined,
        });
        expect(player.state().view).toBe(message);
        const { handPlaces: _hand, ...after } = laid(player.state(), player);
        const { handPlaces: _before, ...first } = before;
        expect(JSON.stringify(first)).toBe(JSON.stringify(after));
        // And not as a table of strangers would be laid.
        expect(companyOf(player.state(), player.game)).not.toEqual(
          companyOf(nothingShown(snapshot), null),
        );
      }
    },
  );
});

test("H-16 H-24 the first view is waited for by those who are shown one: who plays, and who may watch", () => {
  const playing = {
    ...nothingShown(snapshot).snapshot,
    table: fakeTable("t1", "playing"),
    player: "p0",
  };
  const shutOut = { ...playing.table, lan: { ...fakeLan, spectators: false } };
  expect(
    [
      playing,
      { ...playing, player: null },
      { ...playing, table: shutOut },
      { ...playing, table: shutOut, player: null },
      { ...playing, table: fakeTable("t1", "waiting") },
    ].map(expectsView),
  ).toEqual([true, true, true, false, false]);
});
