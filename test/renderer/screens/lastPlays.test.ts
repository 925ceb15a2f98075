// Checks that a page knows with which cards the winner went out, from what it was told of the round.

import { expect, test } from "vitest";
import { loadTables } from "#renderer/games/tableGames.ts";
import { withLastPlays, type LastPlays } from "#renderer/screens/table/result/lastPlays.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { notices, View } from "#shared/contract/view.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { playedRecords, type Played } from "#test/support/goldenRecords.ts";

await loadTables();

/** What a spectator's page is told of a round, which is what every page is told at least. */
const told = ({ read: { game }, lines }: Played): readonly ViewMessage[] =>
  lines.flatMap(({ step, error, number }) =>
    error === null && notices(step, "spectator")
      ? [{ ...View.of(game, step, "spectator"), number, round: 1, game: game.id }]
      : [],
  );
const known = (views: readonly ViewMessage[]): LastPlays =>
  views.reduce<LastPlays>(withLastPlays, new Map());

const lastPlayBy = ({ lines, read: { record } }: Played, seat: Seat): unknown =>
  lines.reduce<unknown>((last, { error, number, seat: its }) => {
    const move = record.moves[number - 1] as
      | { readonly cards?: unknown; readonly card?: unknown }
      | undefined;
    const laid = move?.cards ?? (move?.card === undefined ? undefined : [move.card]);
    return error === null && its === seat && laid !== undefined ? laid : last;
  }, null);

test("KB-13 the page knows the cards with which the King went out, a 2 that ended the trick too", () => {
  const rounds = playedRecords("kings-and-bastards").flatMap((played) => {
    const views = told(played);
    const { out, result } = views.at(-1)!.seen.facts as { out?: readonly Seat[]; result: unknown };
    const king = out?.[0];
    return king === undefined || result === null ? [] : [{ played, views, king }];
  });
  expect(rounds.length).toBeGreaterThan(5);
  for (const { played, views, king } of rounds)
    expect(known(views).get(king), played.name).toEqual(lastPlayBy(played, king));
});

test("C-7 a page that came after the King went out shows none of the King's cards", () => {
  const played = playedRecords("kings-and-bastards").find(
    ({ name }) => name === "a-whole-round-by-seed",
  )!;
  const views = told(played);
  const wentOut = views.findIndex(({ happened }) =>
    happened.some(({ type }) => type === "wentOut"),
  );
  expect(known(views.slice(wentOut)).size).toBeGreaterThan(known(views.slice(wentOut + 1)).size);
  const [king] = views.at(-1)!.seen.facts.result!.winners;
  expect(known(views.slice(wentOut + 1)).get(king!)).toBeUndefined();
});

test("CE-11, X8-18 the page knows the last card of who went out in a game of eights", () => {
  for (const game of ["crazy-eights", "exordia8"])
    for (const played of playedRecords(game)) {
      const views = told(played);
      const { hands, facts } = views.at(-1)!.seen;
      for (const seat of facts.result?.winners ?? [])
        if (hands[seat] === 0 || (hands[seat] as readonly unknown[]).length === 0)
          expect(known(views).get(seat), played.name).toEqual(lastPlayBy(played, seat));
    }
});

test("C-7 a hand that was emptied and has cards again has not gone out", () => {
  const [view] = told(playedRecords("exordia8")[0]!);
  const holding = (cards: number): ViewMessage => ({
    ...view!,
    seen: { ...view!.seen, hands: view!.seen.hands.map((_, seat) => (seat === 0 ? cards : 3)) },
    happened: cards === 0 ? [{ type: "played", seat: 0, told: { card: "7c" } }] : [],
  });
  expect([...known([holding(0)])]).toEqual([[0, ["7c"]]]);
  expect(known([holding(0), holding(2)]).size).toBe(0);
});
