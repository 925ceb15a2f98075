// A line puts together what it is told of tournaments, and shows nothing that it was not told from
// its beginning.

import { expect, test } from "vitest";
import { WatchedTournaments } from "#renderer/client/watchedTournaments.ts";
import type { TournamentMessage, TournamentView } from "#shared/protocol/tournament.ts";
import { openViewOf, ownViewOf, timesOf } from "#shared/tournament/view.ts";
import { changeOf } from "#shared/tournament/watched.ts";
import { PlayedTournament } from "#test/tournament/PlayedTournament.ts";
import { entry, openingOf } from "#test/tournament/tournamentOf.ts";

/**
 * The whole, what changes once it begins, and what changes then by a hand: as they come over a
 * line.
 */
function told(): readonly [
  whole: TournamentMessage,
  begun: TournamentMessage,
  played: TournamentMessage,
] {
  const evening = new PlayedTournament(openingOf(), "told");
  for (let number = 1; number <= 20; number += 1) evening.tell(entry(number));
  const open = () => openViewOf(evening.state, { log: [], presence: () => "here" });
  const plain = (message: TournamentMessage): TournamentMessage =>
    JSON.parse(JSON.stringify(message)) as TournamentMessage;
  const before = open();
  const whole = plain([
    timesOf(evening.state, 0),
    { whole: before },
    ownViewOf(evening.state, { purse: "profile:p1", directs: false, code: "ABCDEF" }),
  ]);
  evening.tell({ type: "start" });
  const begun = open();
  const news = plain([timesOf(evening.state, 0), changeOf(before, begun), null]);
  evening.next();
  return [whole, news, plain([timesOf(evening.state, evening.at), changeOf(begun, open()), null])];
}

test("H-23 changes are put into what was told before; the whole is told to nobody, for it answers the ask to watch", () => {
  const [whole, begun, played] = told();
  const line = new WatchedTournaments();
  expect(line.view("t1")).toBeNull();
  expect(line.take(whole)).toBeNull();
  expect(line.view("t1")).toMatchObject({
    stage: "registering",
    code: "ABCDEF",
    you: { entrant: "e1", directs: false },
    tables: [],
  });
  expect(line.take(begun)).toMatchObject({
    stage: "running",
    code: "ABCDEF",
    you: { entrant: "e1" },
    tables: [{ number: 1 }, { number: 2 }, { number: 3 }],
  });
  expect(line.take(played)!.tables.filter(({ round }) => round > 0).length).toBeGreaterThan(0);
});

test("H-23 a change of what was never told on this line is no news, nor one of what is not watched any more", () => {
  const [whole, begun] = told();
  const line = new WatchedTournaments();
  expect(line.take(begun)).toBeNull();
  expect(line.view("t1")).toBeNull();
  line.take(whole);
  line.forget("t1");
  expect(line.take(begun)).toBeNull();
  expect(line.view("t1")).toBeNull();
});

test("a view that was shown stays as it was, and nobody can change it; what has not changed is the same object in the next", () => {
  const [whole, begun, played] = told();
  const line = new WatchedTournaments();
  line.take(whole);
  const before = line.take(begun)!;
  const kept = JSON.stringify(before);
  const after = line.take(played)!;
  expect(JSON.stringify(before)).toBe(kept);
  expect(() => ((after.entrants[0] as { stack: number }).stack = 1)).toThrow(TypeError);
  const same = (one: TournamentView, other: TournamentView): number =>
    one.entrants.filter((entrant, at) => entrant === other.entrants[at]).length;
  expect(same(before, after)).toBeGreaterThan(8);
});
