import { describe, expect, test } from "vitest";
import {
  achievements,
  amount,
  edition,
  nameOf,
  noCounts,
  withRound,
} from "#main/house/achievements/counting.ts";
import type { UncountedRound } from "#main/store/achievementStore.ts";
import { isRungWon } from "#shared/contract/ladder.ts";
import { manifests } from "#shared/games/catalogue.ts";
import { ofLadder } from "#shared/profile/ladder.ts";
import type { Profile } from "#shared/protocol/house.ts";
import { openTable, playRound, testHost, type TestHost } from "#test/host/support/testHost.ts";
import { lost, played } from "./playedRounds.ts";

async function ownProfile({ house }: Pick<TestHost, "house">): Promise<Profile> {
  const answer = await house.ask("profile", {});
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

const ladderOf = (game: string) => manifests.find(({ rules }) => rules.id === game)!.ladder;
const played5 = (type: string) => Array.from({ length: 10 }, () => ({ type, cards: [] }));
const move = [{ type: "play" }];
const rungOf = (game: string, rung: number) => ladderOf(game)[rung - 1]!;

describe("H-47 a rung", () => {
  test("is won against its row, more bots or stronger ones, and against nobody else", () => {
    const second = rungOf("crazy-eights", 2);
    const won = (...seats: readonly ("easy" | "regular" | "person")[]) =>
      isRungWon(second, played({ moves: move, seats: ["self", ...seats] }));
    expect(won("easy", "regular", "regular")).toBe(true);
    expect(won("regular", "easy", "regular")).toBe(true);
    expect(won("regular", "regular", "regular")).toBe(true);
    expect(won("easy", "easy", "regular", "regular")).toBe(true);
    expect(won("easy", "easy", "regular")).toBe(false);
    expect(won("regular", "regular")).toBe(false);
    expect(won("easy", "regular", "regular", "person")).toBe(false);
  });

  test("is not won by losing, nor by a round that the table played", () => {
    const first = rungOf("crazy-eights", 1);
    expect(isRungWon(first, played({ moves: move, result: lost }))).toBe(false);
    expect(isRungWon(first, played({ moves: [{ type: "play", auto: true }] }))).toBe(false);
    expect(isRungWon(first, played({ moves: move }))).toBe(true);
  });

  test("FD-3 of draw asks for twice the buy-in after a pot that was won", () => {
    const third = rungOf("five-card-draw", 3);
    const holds = (before: number, won: number) =>
      isRungWon(
        third,
        played({
          moves: move,
          carry: { chips: [before, 1000, 1000, 1000] },
          result: { chips: [won, -won, 0, 0] },
        }),
      );
    expect(holds(1000, 1000)).toBe(true);
    expect(holds(1400, 600)).toBe(true);
    expect(holds(1400, 599)).toBe(false);
    expect(holds(2400, -300)).toBe(false);
  });

  test("GR-17 of gin asks for a hand, then for gin or undercut, then for a match", () => {
    const won = (by: string, bonus: object | null) =>
      ladderOf("gin-rummy").map((rung) =>
        isRungWon(
          rung,
          played({
            moves: move,
            seats: ["self", "regular"],
            result: { winners: [0], places: [[0], [1]], by, bonus },
          }),
        ),
      );
    expect(won("knock", null)).toEqual([true, true, false, false]);
    expect(won("gin", null)).toEqual([true, true, true, false]);
    expect(won("knock", {})).toEqual([true, true, false, true]);
  });

  test("EN-10 of Nomic is not won by ending a game that has hardly begun", () => {
    const first = rungOf("eights-nomic", 1);
    expect(isRungWon(first, played({ moves: move }))).toBe(false);
    expect(isRungWon(first, played({ moves: played5("play") }))).toBe(true);
  });
});

const stored = (given: object = {}): UncountedRound =>
  ({
    id: 1,
    game: "exordia8",
    seat: 0,
    record: { options: {}, carry: {} },
    result: { winners: [0], places: [[0], [1], [2], [3]] },
    titles: [],
    seats: [
      { profile: "me", bot: null },
      ...Array.from({ length: 3 }, () => ({ profile: null, bot: "regular" })),
    ],
    moves: [{ seat: 0, type: "play", card: "3c" }],
    winsInARow: 1,
    endedAt: 1_760_000_000_000,
    dealOfTheDay: null,
    inTournament: false,
    ...given,
  }) as unknown as UncountedRound;

const rungsBy = (given: object) =>
  withRound(noCounts, stored(given), "me").achieved.filter((name) => name.startsWith(ofLadder));

describe("H-47 rungs are counted from stored rounds", () => {
  test("each once, with all below it that the same round beats", () => {
    expect(rungsBy({})).toEqual(["ladder.exordia8/1", "ladder.exordia8/2"]);
    const { counts } = withRound(noCounts, stored(), "me");
    expect(withRound(counts, stored({ id: 2 }), "me").achieved).toEqual([]);
    const rung = achievements.find((one) => nameOf(one) === "ladder.exordia8/2")!;
    expect(amount(counts, rung)).toBe(1);
  });

  test("by the standard house rules, whether named or left out", () => {
    expect(rungsBy({ record: { options: { eightOnEight: true, stake: 0 } } })).toHaveLength(2);
    expect(rungsBy({ record: { options: { eightOnEight: false } } })).toEqual([]);
  });

  test("not in a tournament, nor with the cards of the day, which the date gives away", () => {
    expect(rungsBy({ inTournament: true })).toEqual([]);
    expect(rungsBy({ dealOfTheDay: 20_000 })).toEqual([]);
  });
});

test("H-47 every game has a ladder whose every rung fits its players, each at least as hard as the one below", () => {
  for (const { rules, ladder } of manifests) {
    expect(ladder).toHaveLength(4);
    for (const { opponents } of ladder) {
      expect(opponents.length + 1).toBeGreaterThanOrEqual(rules.players.min);
      expect(opponents.length + 1).toBeLessThanOrEqual(rules.players.max);
    }
    for (const [at, rung] of ladder.entries()) {
      const seats = ["self", ...rung.opponents.map(({ level }) => level)] as const;
      for (const below of ladder.slice(0, at))
        expect(isRungWon({ ...below, wins: () => true }, played({ moves: move, seats }))).toBe(
          true,
        );
    }
  }
});

test("H-47 the host tells the ladders with what is won, and lets a prize be worn only then", async () => {
  const host = await testHost();
  const before = await host.house.ask("ladders", {});
  expect(before.ok && before.value.flatMap(({ rungs }) => rungs.map(({ won }) => won))).toEqual(
    Array(manifests.length * 4).fill(null),
  );
  expect(await host.house.ask("wear", { back: "ermine", felt: "emerald" })).toMatchObject({
    ok: false,
    error: { code: "H-47" },
  });
  const profile = (await ownProfile(host)).id;
  const { owner } = await openTable(host.house);
  await owner.ready();
  await playRound(host.clock, owner);
  const round = host.store.achievements.uncounted(profile, 1)[0]!.id;
  host.store.achievements.keep(profile, edition, JSON.stringify(noCounts), [
    { round, points: 0, achieved: ["ladder.kings-and-bastards/1", "ladder.kings-and-bastards/2"] },
  ]);
  expect((await ownProfile(host)).ladders).toEqual({ "kings-and-bastards": 2 });
  const told = await host.house.ask("ladders", {});
  expect(told.ok && told.value[0]!.rungs.map(({ won }) => won?.round ?? null)).toEqual([
    round,
    round,
    null,
    null,
  ]);
  expect(await host.house.ask("wear", { back: "ermine", felt: "emerald" })).toMatchObject({
    ok: true,
    value: { looks: { back: "ermine" } },
  });
  expect(await host.house.ask("wear", { back: "ermine", felt: "throne" })).toMatchObject({
    ok: false,
    error: { code: "H-47" },
  });
});
