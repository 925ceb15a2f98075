import { describe, expect, onTestFinished, test } from "vitest";
import {
  achievements,
  countSome as countSlice,
  edition,
  nameOf,
  houseAchievements,
  overAll,
  amountOf,
  type Counts,
} from "#main/house/achievements/counting.ts";
import {
  mostAtOnce,
  AchievementCounter,
  sliceRounds,
  sliceRows,
} from "#main/house/achievements/achievementRequests.ts";
import type { AchievementStore, StatisticsRow } from "#main/store/achievementStore.ts";
import { openStore, type Store } from "#main/store/store.ts";
import { Database } from "#main/store/database.ts";
import { storeFile } from "#main/store/storeFile.ts";
import { manifests } from "#shared/games/catalogue.ts";
import { openTable, playRound, testFolder, testHost } from "#test/host/support/testHost.ts";
import { addProfiles, play, tableOf } from "#test/store/support/ledgerTable.ts";
import { join } from "node:path";

/** Ann and three bots, and so many rounds of which she won every other, one an hour. */
function evening(
  rounds: number,
  folder = testFolder(),
): Readonly<{ store: Store; folder: string }> {
  const store = openStore(folder);
  onTestFinished(() => store.close());
  addProfiles(store, "Ann", "Ben");
  store.tables.add(tableOf("t", ["ann", null, null, null]));
  for (let round = 0; round < rounds; round += 1)
    play(store, "t", {
      chips: null,
      at: (round + 1) * 3_600_000,
      game: round % 3 === 0 ? "crazy-eights" : "kings-and-bastards",
      ...(round % 3 === 0 && { points: [30, 0, 0, 0] }),
    });
  return { store, folder };
}

const countSome = (achievements: AchievementStore, profile: string, most = mostAtOnce): Counts =>
  countSlice(achievements, profile, most).counts;
const playedBy = (store: Store, profile: string): readonly StatisticsRow[] =>
  store.achievements.played(profile, null, 1000);
const roundsOf = (counts: Counts): number =>
  amountOf(counts, "house", houseAchievements, { tally: "rounds" });
const reached = (store: Store): readonly string[] =>
  store.achievements.reached("ann").flatMap(({ achieved }) => achieved);

describe("H-34 somebody's rounds", () => {
  test("of old evenings count, a few at a time, each once, oldest first", () => {
    const { store } = evening(30);
    expect(store.achievements.left("ann")).toBe(30);
    expect(
      [20, 20, 20].map((most) => roundsOf(countSome(store.achievements, "ann", most))),
    ).toEqual([20, 30, 30]);
    expect(store.achievements.left("ann")).toBe(0);
    const [first, twentyFifth] = ["house.chair", "house.rounds25"].map((name) =>
      store.achievements.reached("ann").find(({ achieved }) => achieved.includes(name))!,
    );
    expect([first!.at, twentyFifth!.at]).toEqual([3_600_000, 25 * 3_600_000]);
    expect(new Set(reached(store)).size).toBe(reached(store).length);
  });

  test("come to the same in one piece and in many", () => {
    const [whole, pieces] = [evening(14).store, evening(14).store];
    const atOnce = countSome(whole.achievements, "ann");
    for (let piece = 0; piece < 14; piece += 1) countSome(pieces.achievements, "ann", 1);
    expect(countSome(pieces.achievements, "ann")).toEqual(atOnce);
    expect(reached(pieces)).toEqual(reached(whole));
  });

  test("that were counted by another edition are counted anew", () => {
    const { store, folder } = evening(5);
    countSome(store.achievements, "ann");
    const before = [store.achievements.counts("ann", edition), reached(store)];
    store.close();
    const database = new Database(join(folder, storeFile));
    database.run("UPDATE counts SET edition = 'older', counts = '{}'");
    database.close();
    const again = openStore(folder);
    onTestFinished(() => again.close());
    expect(roundsOf(countSome(again.achievements, "ann"))).toBe(5);
    expect([again.achievements.counts("ann", edition), reached(again)]).toEqual(before);
  });

  test.each(["{", "{}", "null", '{"numbers":{"house.rounds":"many"},"different":{},"days":{}}'])(
    "are counted anew where what was counted cannot be read: %s",
    (spoilt) => {
      const { store, folder } = evening(5);
      countSome(store.achievements, "ann");
      const before = [store.achievements.counts("ann", edition), reached(store)];
      store.close();
      const database = new Database(join(folder, storeFile));
      database.run("UPDATE counts SET counts = ?", spoilt);
      database.close();
      const again = openStore(folder);
      onTestFinished(() => again.close());
      expect(roundsOf(countSome(again.achievements, "ann"))).toBe(5);
      expect([again.achievements.counts("ann", edition), reached(again)]).toEqual(before);
    },
  );

  test("of which one is damaged count but for it, and its own points stay", () => {
    const { store, folder } = evening(4);
    store.close();
    const database = new Database(join(folder, storeFile));
    database.run("UPDATE rounds SET record = 'no JSON' WHERE number = 1");
    database.close();
    const again = openStore(folder);
    onTestFinished(() => again.close());
    expect(roundsOf(countSome(again.achievements, "ann"))).toBe(3);
    expect(again.achievements.left("ann")).toBe(0);
    const points = playedBy(again, "ann").map((round) => round.points);
    expect(points).toEqual([30, 20, 20, 30]);
    expect(
      [1, 2, 3, 4].map((round) => again.achievements.ofRound("ann", "t", round)?.points),
    ).toEqual(points);
  });

  test("of which one is not as its game stores it today count but for it", () => {
    const { store } = evening(2);
    play(store, "t", { chips: null, at: 9e7, game: "five-card-draw" });
    play(store, "t", { chips: null, at: 9.1e7, game: "exordia8" });
    expect(roundsOf(countSome(store.achievements, "ann"))).toBe(3);
    expect([store.achievements.left("ann"), playedBy(store, "ann").length]).toEqual([0, 4]);
  });

  test("CE-12 of Crazy Eights bring its points before and after they are counted", () => {
    const { store } = evening(9);
    expect(store.profiles.find("ann")).toMatchObject({ points: 90, level: 2 });
    countSome(store.achievements, "ann");
    // First before three Easy bots, in six rounds of Kings & Bastards.
    expect(store.profiles.find("ann")!.points).toBe(90 + 6 * 20);
    expect(
      playedBy(store, "ann")
        .filter(({ game }) => game === "crazy-eights")
        .map(({ points }) => points),
    ).toEqual([30, 30, 30]);
  });

  test("are his own: others have theirs", () => {
    const { store } = evening(3);
    expect([
      roundsOf(countSome(store.achievements, "ben")),
      store.achievements.reached("ben"),
      playedBy(store, "ben"),
    ]).toEqual([0, [], []]);
  });
});

/** A store that says in what pieces it was asked, and turns that come only when they are called. */
function slowly(store: Store): Readonly<{
  counter: AchievementCounter;
  pieces: number[];
  turns: (() => void)[];
}> {
  const pieces: number[] = [];
  const turns: (() => void)[] = [];
  const watched = <R>(rows: readonly R[]): readonly R[] => {
    pieces.push(rows.length);
    return rows;
  };
  const achievements: AchievementStore = {
    ...store.achievements,
    uncounted: (profile, most) => watched(store.achievements.uncounted(profile, most)),
    played: (profile, after, most) => watched(store.achievements.played(profile, after, most)),
  };
  return {
    counter: new AchievementCounter(achievements, (callback) => void turns.push(callback)),
    pieces,
    turns,
  };
}

/** Gives turns until it is done; how many it took. */
async function done<T>(work: Promise<T>, turns: (() => void)[]): Promise<readonly [T, number]> {
  let isDone = false;
  let taken = 0;
  void work.then(() => (isDone = true));
  for (;;) {
    await new Promise((resolve) => setImmediate(resolve));
    if (isDone) return [await work, taken];
    for (const turn of turns.splice(0)) {
      taken += 1;
      turn();
    }
  }
}

describe("H-34 whoever plays waits for a few rounds at most, for", () => {
  test("they are counted a few at a time, and others have their turn in between", async () => {
    const { store } = evening(23);
    const { counter, pieces, turns } = slowly(store);
    const [counts, taken] = await done(counter.counted("ann"), turns);
    expect([roundsOf(counts), pieces, taken]).toEqual([23, [5, 5, 5, 5, 3], 4]);
    expect(Math.max(...pieces)).toBeLessThanOrEqual(sliceRounds);
  });

  test("who asks has no more than a hundred counted, and two who ask the same have them counted once", async () => {
    const { store } = evening(mostAtOnce + 4);
    const { counter, pieces, turns } = slowly(store);
    const [, taken] = await done(
      Promise.all([counter.counted("ann"), counter.counted("ann")]),
      turns,
    );
    expect([pieces.length, taken, store.achievements.left("ann")]).toEqual([
      mostAtOnce / sliceRounds,
      mostAtOnce / sliceRounds - 1,
      4,
    ]);
    expect(roundsOf((await done(counter.counted("ann"), turns))[0])).toBe(mostAtOnce + 4);
  });

  test("a round that ends in between is counted too, and once", async () => {
    const { store } = evening(10);
    const { counter, turns } = slowly(store);
    const counting = counter.counted("ann");
    play(store, "t", { chips: null, at: 9e8, game: "kings-and-bastards" });
    expect(roundsOf((await done(counting, turns))[0])).toBe(11);
  });

  test("statistics are gone through but once; then only what is new", async () => {
    const { store } = evening(7);
    const { counter, pieces, turns } = slowly(store);
    await done(counter.counted("ann"), turns);
    expect(
      (await counter.figures("ann")).progress(["kings-and-bastards", "crazy-eights"], 9e8),
    ).toMatchObject({ all: { rounds: 7 }, games: [{ rounds: 4 }, { rounds: 3 }] });
    play(store, "t", { chips: null, at: 8e8, game: "kings-and-bastards" });
    await counter.counted("ann");
    pieces.length = 0;
    expect((await counter.figures("ann")).progress([], 9e8)).toMatchObject({ all: { rounds: 8 } });
    expect((await counter.figures("ann")).progress([], 9e8)).toMatchObject({ all: { rounds: 8 } });
    expect(pieces).toEqual([1, 0]);
  });

  test("what is not counted yet is in no statistics until it is", async () => {
    const { store } = evening(7);
    const { counter, turns } = slowly(store);
    expect((await counter.figures("ann")).progress([], 9e8)).toMatchObject({ all: { rounds: 0 } });
    await done(counter.counted("ann"), turns);
    expect((await counter.figures("ann")).progress([], 9e8)).toMatchObject({ all: { rounds: 7 } });
  });

  test("a round that ended before others, by a clock that was set back, is put among them", async () => {
    const { store } = evening(6);
    const { counter, turns } = slowly(store);
    await done(counter.counted("ann"), turns);
    const before = (await counter.figures("ann")).progress([], 9e8).all;
    play(store, "t", { chips: null, at: 1, game: "kings-and-bastards" });
    await counter.counted("ann");
    const after = (await counter.figures("ann")).progress([], 9e8).all;
    expect(after.rounds).toBe(before.rounds + 1);
    const fresh = await new AchievementCounter(
      store.achievements,
      (callback) => void setImmediate(callback),
    ).figures("ann");
    expect(fresh.progress([], 9e8).all).toEqual(after);
  });

  test("statistics of more rounds than one go takes are made in several, two at a time to the same", async () => {
    const { store } = evening(3);
    const rows = Array.from({ length: sliceRows * 2 + 1 }, (_, at): StatisticsRow => ({
      id: at + 1,
      endedAt: at + 1,
      game: "exordia8",
      won: true,
      place: 1,
      chips: null,
      points: 1,
      titles: [],
    }));
    const turns: (() => void)[] = [];
    const counter = new AchievementCounter(
      {
        ...store.achievements,
        played: (_profile, after, most) => rows.slice(after?.id ?? 0, (after?.id ?? 0) + most),
      },
      (callback) => void turns.push(callback),
    );
    const [[one, other], taken] = await done(
      Promise.all([counter.figures("ann"), counter.figures("ann")]),
      turns,
    );
    expect([one.progress([], 9e8).all.rounds, other]).toEqual([rows.length, one]);
    expect(taken).toBeGreaterThanOrEqual(2);
  });
});

test("H-34 every achievement names a tally that is there", () => {
  for (const { of, tally, ...achievement } of achievements) {
    const { tallies } = overAll[of] ?? manifests.find(({ rules }) => rules.id === of)!.achievements;
    expect(Object.keys(tallies), nameOf({ of, ...achievement })).toContain(tally);
  }
});

describe("H-34 the house", () => {
  test("tells what a round brought whoever was in it, and nobody else", async () => {
    const { house, host, clock } = await testHost();
    const { owner, id } = await openTable(house);
    await owner.ready();
    await playRound(clock, owner);
    const progress = await house.ask("merit", { table: id, round: 1 });
    expect(progress.ok && progress.value?.achieved).toContainEqual({
      of: "house",
      key: "chair",
      motif: "chair",
    });
    expect(await house.ask("merit", { table: id, round: 1 })).toEqual(progress);
    expect(await house.ask("merit", { table: id, round: 2 })).toEqual({ ok: true, value: null });
    const other = await house.ask("addProfile", { name: "Mia", avatar: "avatar-05" });
    if (!other.ok) throw new Error(other.error.code);
    expect(
      await host.house.ask({ role: "guest", profile: other.value.id }, "merit", {
        table: id,
        round: 1,
      }),
    ).toEqual({ ok: true, value: null });
    expect(
      await host.house.ask({ role: "guest", profile: other.value.id }, "progress", {}),
    ).toMatchObject({ ok: true, value: { left: 0, all: { rounds: 0 }, games: [] } });
  });

  test("tells the same points in the profile, in what it has come to and by game", async () => {
    const { house, clock } = await testHost();
    const { owner } = await openTable(house);
    await owner.ready();
    await playRound(clock, owner);
    const [progress, profile] = [await house.ask("progress", {}), await house.ask("profile", {})];
    if (!progress.ok || !profile.ok) throw new Error("refused");
    expect(progress.value.points).toBe(profile.value.points);
    expect(progress.value.level).toBe(profile.value.level);
    expect(progress.value.games.reduce((sum, { points }) => sum + points, 0)).toBe(
      profile.value.points,
    );
    expect(
      progress.value.achievements.filter(({ reached: by }) => by !== null).map(({ key }) => key),
    ).toContain("chair");
    expect(progress.value.achievements.every(({ amount, goal }) => amount <= goal)).toBe(true);
  });
});
