// A page that is opened, or comes back, at any step of a round draws the same cards as one that saw
// every step (H-15).

import { describe, expect, test } from "vitest";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import { emptyScene, type Scene } from "#renderer/table/scene/scene.ts";
import { sceneOf } from "#renderer/table/scene/sceneOf.ts";
import type { AnySeen, TableGame } from "#renderer/table/tableGame.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import { notices, View } from "#shared/contract/view.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import type { AnyStep } from "#shared/record/replay.ts";
import { playedRecords } from "#test/support/goldenRecords.ts";

await loadTables();

type Sent = Readonly<{ seen: AnySeen; happened: readonly VisibleEvent[] }>;

/** What a viewer was sent of each step, over the wire. */
const sentTo = (rules: AnyGame, steps: readonly AnyStep[], viewer: Viewer): readonly Sent[] =>
  steps
    .filter((step) => notices(step, viewer))
    .map((step) => JSON.parse(JSON.stringify(View.of(rules, step, viewer))) as Sent);

function after(game: TableGame, before: Scene, { seen, happened }: Sent): Scene {
  let keys = 0;
  return sceneOf(seen, happened, before, {
    game,
    compare: game.order("rank"),
    arrange: (hand) => game.arranged(hand, "rank"),
    makeKey: () => `own-${(keys += 1)}`,
    leaving: new Set(),
  });
}

/**
 * All that lies on the table and stands at its seats. Left out: by which key a card is known to its
 * sprite, and the sentence about cards that changed hands (KB-6), which is told once, as the log
 * is.
 */
function drawn({ hand, open: _, trick, gifts: __, ...rest }: Scene): unknown {
  return {
    ...rest,
    hand: hand.map(({ card }) => card),
    ...(trick && { trick: trick.map(({ seat, cards }) => ({ seat, cards })) }),
  };
}

const viewersOf = (steps: readonly AnyStep[]): readonly Viewer[] => [
  ...(steps[0]?.round.zones.hands.keys() ?? []),
  "spectator",
];

describe.each(catalogue.map((rules) => [rules.id, rules] as const))("%s", (id, rules) => {
  const game = tableGame(id);
  const records = playedRecords(id).map(
    ({ name, lines }) =>
      [name, lines.filter(({ error }) => error === null).map(({ step }) => step)] as const,
  );

  test("H-15 has records to look at, with more than the deal", () =>
    expect(Math.max(...records.map(([, steps]) => steps.length))).toBeGreaterThan(10));

  test.each(records)(
    "H-15 in %s a fresh page draws what a page that saw it all draws, for every viewer",
    (_name, steps) => {
      for (const viewer of viewersOf(steps)) {
        let watched = emptyScene;
        for (const sent of sentTo(rules, steps, viewer)) {
          watched = after(game, watched, sent);
          expect(drawn(after(game, emptyScene, { seen: sent.seen, happened: [] }))).toEqual(
            drawn(watched),
          );
        }
      }
    },
  );

  test.each(records)(
    "H-15 in %s a page that missed some views draws the next one like any other",
    (_name, steps) => {
      for (const viewer of viewersOf(steps)) {
        const all = sentTo(rules, steps, viewer);
        const first = all[0] && after(game, emptyScene, all[0]);
        // The deal is seen, then nothing until this view, which is told of without what happened,
        // as to one who comes back.
        for (const { seen } of all.slice(1))
          expect(drawn(after(game, first!, { seen, happened: [] }))).toEqual(
            drawn(after(game, emptyScene, { seen, happened: [] })),
          );
      }
    },
  );
});
