// Checks that, in a session in which several games give points, each game is played to its target
// by its own points alone.

import { storedForms } from "#main/store/sessionStore.ts";
import { expect, test } from "vitest";
import { endedRound, isPast, settled } from "#main/session/endings.ts";
import { ordinarySession } from "#main/session/sessionRules.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import { discard, knock, laid, made } from "#test/games/gin-rummy/moment.ts";
import { eveningOf } from "#test/host/support/eveningOf.ts";

const player = (seat: number, points: number | null): StoredPlayer => ({
  id: `p${seat + 1}`,
  profile: null,
  name: `P${seat}`,
  avatar: "avatar-01",
  bot: null,
  gone: false,
  seat,
  wins: 0,
  titles: {},
  rounds: 3,
  points,
  chips: 0,
  bought: 0,
  cashedOut: 0,
  broughtBack: 0,
  sitsOut: false,
  program: null,
  bankMs: 0,
});

/** 70 points in one game and 50 in the other, each of which is played to 100. */
const table = (carried: StoredTable["carried"]): StoredTable => ({
  id: "mixed",
  session: eveningOf(
    "mixed",
    [
      { game: "crazy-eights", rounds: 1, options: { target: 100 } },
      { game: "gin-rummy", rounds: 1, options: { target: 100 } },
    ],
    { settings: standardSettings },
  ),
  position: { entry: 0, round: 0 },
  honours: { titles: {}, button: "p2" },
  carried,
  stage: "between",
  roundNumber: 4,
  revision: 0,
  players: [player(0, 120), player(1, 30)],
});
const carried = (
  points: StoredTable["carried"][string]["points"],
): StoredTable["carried"][string] => ({
  carry: {},
  seats: ["p1", "p2"],
  ...(points && { points }),
});
const apart = { "crazy-eights": carried({ p1: 70, p2: 30 }), "gin-rummy": carried({ p1: 50 }) };

/** Seat 0 knocks with 0 against 61. */
const gin = () =>
  made(
    laid(["4c 5c 6c 7c Jd Jh Js 9d 9h 9s Kd", "Qc Qd 8h 8s 7d 6d 2h 3s 4d As"], {
      facts: { drawn: "stock" },
    }),
    [0, knock("Kd")],
  );

test("CE-13 GR-17 what other games brought does not end the match of one", () => {
  expect(settled({ table: table(apart), postings: [] }).table.stage).toBe("between");
  expect(isPast(table(apart))).toBeNull();
  const reached = table({ ...apart, "gin-rummy": carried({ p1: 50, p2: 100 }) });
  expect(settled({ table: reached, postings: [] }).table.stage).toBe("stopped");
  expect(isPast(reached)).not.toBeNull();
});

test("CE-13 GR-17 each round adds to the points of its game, and its end is the session's where they reach the target", () => {
  const round = gin();
  const points = round.facts.result!.points;
  const { table: after } = endedRound(
    ordinarySession,
    { ...table(apart), stage: "playing" },
    ginRummy,
    round,
  );
  expect(after.carried["gin-rummy"]!.points).toEqual({ p1: 50 + points[0]!, p2: 0 });
  expect(after.carried["crazy-eights"]).toEqual(apart["crazy-eights"]);
  expect(after.players.map(({ points: all }) => all)).toEqual([120 + points[0]!, 30]);
  expect(after.stage).toBe(50 + points[0]! >= 100 ? "stopped" : "between");
  expect(storedForms.carried.safeParse(JSON.parse(JSON.stringify(after.carried))).success).toBe(
    true,
  );
});

test("CE-13 of a session that was begun before they were kept apart the sum of all counts, as it did", () => {
  const old = table({ "crazy-eights": carried(undefined) });
  expect(storedForms.carried.safeParse(old.carried).success).toBe(true);
  expect(settled({ table: old, postings: [] }).table.stage).toBe("stopped");
  expect(settled({ table: { ...old, carried: {} }, postings: [] }).table.stage).toBe("between");
});

test("GR-18 H-8 a dead hand leaves the button with whom it was, a won one brings it", () => {
  const dead = made(
    laid(["4c 5c 6c 7c Jd Jh Js 9d 9h 9s Kd", "Qc Qd 8h 8s 7d 6d 2h 3s 4d As"], {
      stock: "Ac 2c",
      facts: { drawn: "stock" },
    }),
    [0, discard("Kd")],
  );
  expect(
    endedRound(ordinarySession, { ...table(apart), stage: "playing" }, ginRummy, dead).table
      .honours,
  ).toEqual({ titles: {}, button: "p2" });
  expect(
    endedRound(ordinarySession, { ...table(apart), stage: "playing" }, ginRummy, gin()).table
      .honours,
  ).toEqual({ titles: {}, button: "p1" });
});
