import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { sweep } from "#test/support/sweep.ts";
import {
  bracketPlaces,
  drawBracket,
  isToPlay,
  loserOf,
  reopenedMatch,
  withWalkovers,
  wonMatch,
  type Bracket,
} from "#shared/tournament/bracket.ts";
import type { BracketMatch } from "#shared/protocol/tournament.ts";

const named = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `e${at + 1}`);
const drawn = (
  count: number,
  how: Partial<Parameters<typeof drawBracket>[1]> = {},
  seed = "friday",
): Bracket =>
  drawBracket(
    named(count),
    { seeding: "entered", thirdPlace: true, ...how },
    new DiceReader(newDice(seed)),
  );
const placed = (bracket: Bracket): readonly (readonly string[])[] =>
  bracketPlaces(bracket).map(({ entrants }) => entrants);

const isMatch = ({ isBye }: BracketMatch): boolean => !isBye;
const toPlay = (bracket: Bracket): readonly string[] =>
  bracket.filter(isToPlay).map(({ id, players }) => `${id} ${players.join(" ")}`);
const bySeed = (entrant: string): number => Number(entrant.slice(1));

/** To the end; `choose` says who wins. */
function played(bracket: Bracket, choose: (players: readonly string[]) => string): Bracket {
  let now = bracket;
  for (let next = now.find(isToPlay); next; next = now.find(isToPlay))
    now = wonMatch(now, next.id, choose(next.players as readonly string[]));
  return now;
}
const better = (players: readonly string[]): string =>
  players.toSorted((one, other) => bySeed(one) - bySeed(other))[0]!;
const wonAll = (
  bracket: Bracket,
  ...won: readonly (readonly [match: string, winner: string])[]
): Bracket => won.reduce((now, [match, winner]) => wonMatch(now, match, winner), bracket);

const sizes = [...Array.from({ length: 70 }, (_, at) => at + 2), 127, 128, 129, 255, 256, 1000];

describe("H-20 the draw of a bracket", () => {
  test.each([
    [2, "1-1 e1 e2"],
    [3, "1-2 e2 e3"],
    [4, "1-1 e1 e4, 1-2 e2 e3"],
    [5, "1-2 e4 e5, 2-2 e2 e3"],
    [8, "1-1 e1 e8, 1-2 e4 e5, 1-3 e2 e7, 1-4 e3 e6"],
  ])("of %i: who meets whom is written out", (count, matches) =>
    expect(toPlay(drawn(count)).join(", ")).toBe(matches),
  );

  test("any number has one match fewer than entrants, and one more for third place from four on", () => {
    for (const count of sizes) {
      expect(drawn(count).filter(isMatch).length).toBe(count - 1 + Number(count > 3));
      expect(drawn(count, { thirdPlace: false }).filter(isMatch).length).toBe(count - 1);
    }
  });

  test("every match comes after those that it waits for, and the final last", () => {
    for (const count of sizes) {
      const bracket = drawn(count);
      const order = bracket.map(({ id }) => id);
      for (const { id, from } of bracket)
        for (const before of from)
          if (before !== null) expect(order.indexOf(before)).toBeLessThan(order.indexOf(id));
      expect(new Set(order).size).toBe(order.length);
      expect(bracket.at(-1)).toMatchObject({
        isThirdPlace: false,
        round: Math.ceil(Math.log2(count)),
      });
    }
  });

  test("byes go to who entered first, each to another, and they stand in the second round", () => {
    for (const count of sizes) {
      const bracket = drawn(count);
      const withBye = bracket.filter(({ isBye }) => isBye).map(({ winner }) => winner!);
      expect(withBye.toSorted()).toEqual(
        named(2 ** Math.ceil(Math.log2(count)) - count).toSorted(),
      );
      const second = bracket
        .filter(({ round, isThirdPlace }) => round === 2 && !isThirdPlace)
        .flatMap(({ players }) => players)
        .filter((player) => player !== null);
      expect(second.toSorted()).toEqual(withBye.toSorted());
    }
  });

  test("the first 2ⁿ meet no sooner than 2ⁿ are left, and come out in order where the better one always wins", () => {
    for (const count of sizes) {
      const over = played(drawn(count), better);
      const rounds = Math.ceil(Math.log2(count));
      for (const { players, round } of over.filter(
        (match) => isMatch(match) && !match.isThirdPlace,
      )) {
        expect(Math.max(...players.map((player) => bySeed(player!)))).toBeGreaterThan(
          2 ** (rounds - round),
        );
      }
      expect(placed(over).slice(0, 4)).toEqual([["e1"], ["e2"], ["e3"], ["e4"]].slice(0, count));
    }
  });

  test("at random the dice decide, and other dice draw otherwise", () => {
    const first = drawn(40, { seeding: "random" });
    const players = first.flatMap(({ players: two, round }) =>
      round === 1 ? two.filter((player) => player !== null) : [],
    );
    expect(drawn(40, { seeding: "random" })).toEqual(first);
    expect(players.toSorted()).toEqual(named(40).toSorted());
    expect(
      first
        .filter(({ isBye }) => isBye)
        .map(({ winner }) => winner)
        .toSorted(),
    ).not.toEqual(named(24).toSorted());
    expect(drawn(40, { seeding: "random" }, "saturday")).not.toEqual(first);
  });

  test("too few, and one twice, are refused", () => {
    const dice = new DiceReader(newDice(""));
    expect(() => drawn(1)).toThrow("a bracket needs two entrants, and there are 1");
    expect(() =>
      drawBracket(["a", "b", "a"], { seeding: "entered", thirdPlace: true }, dice),
    ).toThrow("named twice");
  });
});

describe("H-20 the course of a bracket", () => {
  test("a match waits until it is won, in whatever order the others are", () => {
    const bracket = wonAll(drawn(8), ["1-4", "e6"], ["1-1", "e8"]);
    expect(toPlay(bracket)).toEqual(["1-2 e4 e5", "1-3 e2 e7"]);
    expect(toPlay(wonMatch(bracket, "1-2", "e4"))).toEqual(["1-3 e2 e7", "2-1 e8 e4"]);
  });

  test("losers of the semi-finals play for third place; without that match they share it", () => {
    const semis = wonAll(drawn(4), ["1-1", "e4"], ["1-2", "e3"]);
    expect(toPlay(semis)).toEqual(["third e1 e2", "2-1 e4 e3"]);
    expect(placed(semis)).toEqual([]);
    expect(placed(wonAll(semis, ["third", "e2"], ["2-1", "e3"]))).toEqual([
      ["e3"],
      ["e4"],
      ["e2"],
      ["e1"],
    ]);
    expect(placed(wonAll(drawn(4, { thirdPlace: false }), ["1-1", "e4"], ["1-2", "e3"]))).toEqual([
      ["e1", "e2"],
    ]);
  });

  test("of three the loser of the only semi-final is third", () =>
    expect(placed(wonAll(drawn(3), ["1-2", "e3"], ["2-1", "e3"]))).toEqual([
      ["e3"],
      ["e1"],
      ["e2"],
    ]));

  test("who lost in the same round shares the place", () =>
    expect(placed(played(drawn(11), better)).map((group) => group.toSorted().join(" "))).toEqual([
      "e1",
      "e2",
      "e3",
      "e4",
      "e5 e6 e7 e8",
      "e10 e11 e9",
    ]));

  test("places are known before the final is played", () => {
    expect(bracketPlaces(played(drawn(11), better)).map(({ place }) => place)).toEqual([
      1, 2, 3, 4, 5, 9,
    ]);
    expect(bracketPlaces(wonAll(drawn(4, { thirdPlace: false }), ["1-1", "e4"]))).toEqual([
      { place: 3, entrants: ["e1"] },
    ]);
  });

  test("who has gone loses as soon as his opponent is known; of two who have gone the later one goes on", () => {
    const bracket = withWalkovers(drawn(8), ["e1"]);
    expect(bracket[0]).toMatchObject({ winner: "e8" });
    expect(placed(bracket)).toEqual([["e1"]]);
    const both = withWalkovers(drawn(8), ["e1", "e8"]);
    expect(both[0]).toMatchObject({ winner: "e8" });
    const met = withWalkovers(wonMatch(both, "1-2", "e4"), ["e1", "e8"]);
    expect(met.find(({ id }) => id === "2-1")).toMatchObject({
      players: ["e8", "e4"],
      winner: "e4",
    });
  });

  test("who goes before the match for third place leaves it to the other, and who goes after his last match keeps his place", () => {
    const semis = wonAll(drawn(4), ["1-1", "e1"], ["1-2", "e2"]);
    const over = withWalkovers(wonMatch(withWalkovers(semis, ["e3"]), "2-1", "e1"), ["e3", "e1"]);
    expect(placed(over)).toEqual([["e1"], ["e2"], ["e4"], ["e3"]]);
  });

  test("when all go, who stayed longest has won", () => {
    const over = withWalkovers(drawn(9), named(9));
    expect(over.some(isToPlay)).toBe(false);
    expect(placed(over)[0]).toEqual(["e9"]);
  });

  test("a match may be played again until one after it is decided", () => {
    const bracket = wonAll(drawn(4), ["1-1", "e4"], ["1-2", "e3"]);
    const again = wonMatch(reopenedMatch(bracket, "1-1")!, "1-1", "e1");
    expect(toPlay(again)).toEqual(["third e4 e2", "2-1 e1 e3"]);
    expect(toPlay(reopenedMatch(bracket, "1-1")!)).toEqual(["1-1 e1 e4"]);
    expect(reopenedMatch(wonMatch(again, "third", "e2"), "1-1")).toBeNull();
    expect(reopenedMatch(drawn(4), "1-1")).toBeNull();
    expect(reopenedMatch(drawn(3), "1-1")).toBeNull();
    expect(reopenedMatch(drawn(4), "fourth")).toBeNull();
  });

  test("what cannot be won is refused", () => {
    const bracket = wonMatch(drawn(4), "1-1", "e1");
    expect(() => wonMatch(bracket, "9-9", "e1")).toThrow("no match of this bracket is 9-9");
    for (const [match, winner] of [
      ["2-1", "e1"],
      ["1-1", "e4"],
      ["1-2", "e1"],
      ["1-2", "nobody"],
    ] as const)
      expect(() => wonMatch(bracket, match, winner)).toThrow(
        `match ${match} is not ${winner}'s to win`,
      );
  });
});

test("H-20 whoever wins, goes, and has a match open again: every bracket ends, nobody plays who is out, and all have one place", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 40 }),
      fc.string(),
      fc.constantFrom("random", "entered"),
      fc.boolean(),
      (count, seed, seeding, thirdPlace) => {
        const dice = new DiceReader(newDice(seed));
        let bracket = drawn(count, { seeding, thirdPlace }, seed);
        let gone: readonly string[] = [];
        for (let steps = 0; bracket.some(isToPlay); steps += 1) {
          const waiting = bracket.filter(isToPlay);
          const players = waiting.flatMap((match) => match.players as readonly string[]);
          expect(new Set(players).size).toBe(players.length);
          expect(
            players.filter(
              (player) => gone.includes(player) || placed(bracket).flat().includes(player),
            ),
          ).toEqual([]);
          const lot = steps < 100 ? dice.below(10) : 9;
          const match = waiting[dice.below(waiting.length)]!;
          if (lot === 0) gone = [...new Set([...gone, named(count)[dice.below(count)]!])];
          else if (lot === 1)
            bracket = reopenedMatch(bracket, bracket[dice.below(bracket.length)]!.id) ?? bracket;
          else bracket = wonMatch(bracket, match.id, match.players[dice.below(2)]!);
          bracket = withWalkovers(bracket, gone);
        }
        expect(
          bracket.every(({ winner, players }) => winner !== null && players.includes(winner)),
        ).toBe(true);
        expect(placed(bracket).flat().toSorted()).toEqual(named(count).toSorted());
        const lost = bracket.filter(isMatch).map(loserOf);
        expect(new Set(lost.filter((entrant, at) => lost.indexOf(entrant) === at)).size).toBe(
          count - 1,
        );
      },
    ),
    { numRuns: sweep(40, 2000) },
  );
});
