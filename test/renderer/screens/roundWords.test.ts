// Checks the words for who won a round, what comes next and what the titles mean there.

import { describe, expect, it } from "vitest";
import { fakeTable } from "#test/doors/fakeTable.ts";
import {
  raceWords,
  reachedTarget,
  roundTitle,
  targetOf,
  areChipsWon,
  blockedWords,
  comingNext,
  headline,
  lossWords,
  privileges,
  titleWords,
  winningHands,
} from "#renderer/screens/table/result/roundWords.ts";
import type { RoundStanding } from "#renderer/screens/table/result/standings.ts";
import type { TableState } from "#shared/protocol/table.ts";

const kings = "kings-and-bastards";
const draw = "five-card-draw";
const table: TableState = fakeTable("t", "between");
const row = (at: number, change: Partial<RoundStanding>): RoundStanding => ({
  place: at + 1,
  player: table.players[at]!,
  title: null,
  hand: "",
  shown: [],
  wentOutWith: [],
  won: false,
  change: null,
  points: null,
  cards: null,
  left: false,
  ...change,
});

describe("chips", () => {
  const of = (
    game: string,
    options: TableState["options"],
    chips: readonly number[] | null = null,
  ): boolean =>
    areChipsWon({
      rotation: [{ game, rounds: 1, options: options as never }],
      lastResult: { winners: [0], places: [[0], [1]], ...(chips && { chips }) },
    });

  it("C-8 can be won where any game of the rotation has a stake, or is poker", () => {
    expect(of("exordia8", { stake: 5 })).toBe(true);
    expect(of(draw, { ante: 0 })).toBe(true);
    expect(areChipsWon(table)).toBe(true);
  });

  it("C-8 cannot be won where no game has one; the last round's are still told", () => {
    expect(of("exordia8", { stake: 0 }, [0, 0])).toBe(false);
    expect(of("exordia8", { stake: 0 }, [50, -50])).toBe(true);
  });
});

describe("the headline", () => {
  it("KB-13 names King and Bastard", () => {
    const rows = [row(0, { title: "king", won: true }), row(1, {}), row(2, { title: "bastard" })];
    expect([
      headline(kings, rows, "p0"),
      headline(kings, rows, "p2"),
      headline(kings, rows, "p1"),
    ]).toEqual(["You’re King!", "You’re the Bastard.", "Robin is King"]);
  });

  it("H-8 of a poker hand names who won it, not who is King", () => {
    const rows = [row(1, { won: true, change: 240 }), row(0, { title: "king", change: -240 })];
    expect([headline(draw, rows, "p1"), headline(draw, rows, "p0")]).toEqual([
      "You win 240 chips",
      "Ada wins 240 chips",
    ]);
  });

  it("CE-11 says who has won how many points, X8-18 or just the round", () => {
    const won = (points: number | null) => [
      row(1, { won: true, points }),
      row(0, { points: points && 0 }),
    ];
    expect([
      headline("crazy-eights", won(85), "p1"),
      headline("crazy-eights", won(1), "p0"),
    ]).toEqual(["You win 85 points", "Ada wins 1 point"]);
    expect(headline("crazy-eights", [row(1, { won: true, points: 85, change: 40 })], "p1")).toBe(
      "You win 85 points and 40 chips",
    );
    expect([headline("exordia8", won(null), "p1"), headline("exordia8", won(null), "p0")]).toEqual([
      "You win the round!",
      "Ada wins the round",
    ]);
    const forChips = [row(1, { won: true, change: 30 }), row(0, { change: -10 })];
    expect([headline("exordia8", forChips, "p1"), headline("exordia8", forChips, "p0")]).toEqual([
      "You win the round and 30 chips!",
      "Ada wins the round and 30 chips",
    ]);
    expect(
      headline(
        "crazy-eights",
        [row(1, { won: true, points: 4 }), row(0, { won: true, points: 4 })],
        "p0",
      ),
    ).toBe("Ada and you win the round");
  });

  it("GR-15 says that nobody has won, to whoever reads it, in games for points and for pots alike", () => {
    const rows = [row(0, { place: null, points: 0 }), row(1, { place: null, points: 0 })];
    expect([
      headline("gin-rummy", rows, "p0"),
      headline("gin-rummy", rows, null),
      headline(draw, rows, "p0"),
    ]).toEqual(["Nobody wins", "Nobody wins", "Nobody wins"]);
  });

  it("CE-10, X8-19 tells what decided a blocked round", () => {
    expect(blockedWords({ isBlocked: true }, [row(0, { points: 12 })])).toContain("fewest points");
    expect(blockedWords({ isBlocked: true }, [row(0, {})])).toContain("fewest cards");
    expect(blockedWords({ isBlocked: false }, [row(0, {})])).toBe("");
  });

  it("FD-13 names all who share, the reader last", () => {
    expect(headline(draw, [row(1, { won: true }), row(0, { won: true })], "p0")).toBe(
      "Ada and you share the pot",
    );
    expect(headline(draw, [row(0, { won: true }), row(1, { won: true })], "p0")).toBe(
      "Ada and you share the pot",
    );
    const shared = [row(1, { won: true, change: 15 }), row(0, { won: true, change: 16 })];
    expect([headline(draw, shared, "p0"), headline(draw, shared, null)]).toEqual([
      "You share the pot and win 16 chips",
      "Ada and Robin share the pot",
    ]);
  });

  it("FD-13 is followed by what the reader lost, which the strip of a hand has no table for", () => {
    const rows = [row(1, { won: true, change: 30 }), row(0, { change: -30 }), row(2, {})];
    expect(["p0", "p1", "p2", null].map((me) => lossWords(draw, rows, me))).toEqual([
      "You lose 30 chips",
      "",
      "",
      "",
    ]);
    expect(lossWords("exordia8", rows, "p0")).toBe("");
  });
});

describe("titles (KB-13)", () => {
  const rows = [
    row(0, { title: "king", won: true, change: 40 }),
    row(1, {}),
    row(2, { title: "bastard", change: -20 }),
  ];

  it("KB-13 change hands, which is told with whose they were and why", () => {
    expect(titleWords(kings, rows, { king: "p1", bastard: "p0" }, "p0")).toEqual([
      "You finished first and take the crown from Ada.",
      "Ludwig finished last and is the Bastard, no longer you.",
    ]);
    expect(titleWords(kings, rows, null, "p1")).toEqual([
      "Robin finished first and takes the crown.",
      "Ludwig finished last and is the Bastard.",
    ]);
  });

  it("KB-13 may stay with who has them", () => {
    expect(titleWords(kings, rows, { king: "p0", bastard: "p2" }, "p2")).toEqual([
      "Robin finished first again and keeps the crown.",
      "You finished last again and stay the Bastard.",
    ]);
  });

  it("H-8 are not won in a poker hand", () => {
    expect(titleWords(draw, rows, { king: "p1" }, "p0")).toEqual([]);
  });

  it("KB-15 are told with the chips that come with them", () => {
    expect([
      headline(kings, rows, "p0"),
      headline(kings, rows, "p2"),
      headline(kings, rows, "p1"),
    ]).toEqual([
      "You’re King and win 40 chips!",
      "You’re the Bastard and lose 20 chips.",
      "Robin is King and wins 40 chips",
    ]);
  });
});

describe("winning hands", () => {
  it("FD-13 are told with whose they are", () => {
    const shown = [
      row(0, { won: true, hand: "Two pair, jacks and 4s" }),
      row(1, { won: true, hand: "Two pair, jacks and 4s" }),
      row(2, { hand: "Pair of aces" }),
    ];
    expect(winningHands(shown, "p0")).toEqual([
      "You: Two pair, jacks and 4s",
      "Ada: Two pair, jacks and 4s",
    ]);
    expect(winningHands([row(0, { won: true })], "p0")).toEqual([]);
  });

  it("KB-13 of a game in which one sheds cards are those with which the winner went out", () => {
    const out = [row(0, { won: true, wentOutWith: ["7c", "7d"] }), row(1, {})];
    expect([winningHands(out, "p0"), winningHands(out, "p1")]).toEqual([
      ["You went out with 7 of clubs and 7 of diamonds"],
      ["Robin went out with 7 of clubs and 7 of diamonds"],
    ]);
  });
});

describe("what comes next", () => {
  it("H-7 is the next game, and which of its rounds", () => {
    expect(comingNext(table)).toBe("Next: Five-card draw, 1 of 4");
    expect(comingNext({ ...table, next: { entry: 0, round: 0 } })).toBe("Next: Kings & Bastards");
  });

  it("goes without saying where there is one game, and is nothing where no round can follow", () => {
    expect(
      comingNext({ ...table, rotation: table.rotation.slice(0, 1), next: { entry: 0, round: 0 } }),
    ).toBe("");
    expect(comingNext({ ...table, next: null })).toBe("");
  });

  it("H-10 is the end where the session is to be stopped", () => {
    expect(comingNext({ ...table, stopping: true })).toBe("The session ends here.");
  });
});

describe("privileges (H-8)", () => {
  it("are told before poker hands", () => {
    expect(privileges(table)).toBe(
      "King Robin deals the first hand and pays no ante; Ludwig, the Bastard, pays it for them.",
    );
    expect(privileges({ ...table, honours: { titles: { king: "p0" }, button: null } })).toBe(
      "King Robin pays no ante.",
    );
  });

  it("are none before shedding rounds, where titles do not count, and for a King who is gone", () => {
    expect(privileges({ ...table, next: { entry: 0, round: 0 } })).toBe("");
    expect(privileges({ ...table, settings: { ...table.settings, titles: false } })).toBe("");
    expect(
      privileges({
        ...table,
        players: table.players.map((player) =>
          player.id === "p0" ? { ...player, gone: true } : player,
        ),
      }),
    ).toBe("");
  });
});

describe("a match (CE-13)", () => {
  const points = (...of: readonly number[]) =>
    table.players.map((player, at) => ({ ...player, points: of[at] ?? 0 }));
  const match = (...of: readonly number[]) => ({
    rotation: [
      { game: "crazy-eights", rounds: 2, options: { target: 250 } },
      { game: draw, rounds: 1, options: {} },
    ],
    players: points(...of),
  });

  it("names the target, and who is nearest to it", () => {
    expect(raceWords(match(), "p0")).toBe("First to 250 points.");
    expect(raceWords(match(120, 30), "p0")).toBe("First to 250 points: you lead with 120.");
    expect(raceWords(match(120, 130), "p0")).toBe("First to 250 points: Ada leads with 130.");
    expect(raceWords(match(120, 120), "p0")).toBe(
      "First to 250 points: Robin and Ada lead with 120.",
    );
  });

  it("goes without saying where there is no target", () => {
    expect(
      raceWords(
        {
          rotation: [{ game: "crazy-eights", rounds: 1, options: { target: 0 } }],
          players: points(40),
        },
        "p0",
      ),
    ).toBe("");
  });

  it("is over once somebody has the points; of two targets the lower counts", () => {
    expect([reachedTarget(match(249)), reachedTarget(match(0, 250))]).toEqual([null, 250]);
    expect(
      targetOf({
        rotation: [250, 0, 100].map((target) => ({
          game: "crazy-eights",
          rounds: 1,
          options: { target },
        })),
      }),
    ).toBe(100);
  });

  it("GR-17 of two games that count names each one's target, and takes nobody's points of both together for one's", () => {
    const entry = (game: string, target: number) => ({ game, rounds: 1, options: { target } });
    const mixed = {
      rotation: [entry("crazy-eights", 250), entry("gin-rummy", 100)],
      players: points(180, 120),
    };
    expect(raceWords(mixed, "p0")).toBe(
      "First to 250 points in Crazy Eights or 100 points in Gin Rummy.",
    );
    expect(reachedTarget(mixed)).toBeNull();
    expect(
      raceWords({ ...mixed, rotation: [entry("crazy-eights", 0), entry("gin-rummy", 100)] }, "p0"),
    ).toBe("First to 100 points in Gin Rummy.");
  });

  it("counts its rounds where the last one is settled", () => {
    expect(roundTitle(table)).toBe("Round 3");
    expect(roundTitle({ ...table, settings: { ...table.settings, lastRound: 10 } })).toBe(
      "Round 3 of 10",
    );
  });
});
