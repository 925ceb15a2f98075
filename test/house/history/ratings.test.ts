import { expect, test } from "vitest";
import { Ratings } from "#main/house/history/ratings.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { RatedRound } from "#main/store/roundHistory.ts";
import type { GameRatings } from "#shared/protocol/history.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";

type Seat = RatedRound["seats"][number];
const person = (profile: string, place: number): Seat => ({ profile, bot: null, place });
const bot = (level: BotLevel, place: number): Seat => ({ profile: null, bot: level, place });
const guest = (place: number): Seat => ({ profile: null, bot: null, place });

const round = (id: number, seats: readonly Seat[], more: Partial<RatedRound> = {}): RatedRound => ({
  id,
  game: "gin-rummy",
  endedAt: 1000 * id,
  seats,
  ...more,
});

/** As the store has them, some of them left out so far. */
const known = (all: readonly RatedRound[]) => {
  const inOrder = all.toSorted((one, other) => one.endedAt - other.endedAt || one.id - other.id);
  return {
    rounds: {
      ratedCount: () => all.length,
      ratedAfter: ({ endedAt, id }: Pick<RatedRound, "endedAt" | "id">, most: number) =>
        inOrder
          .filter((one) => one.endedAt > endedAt || (one.endedAt === endedAt && one.id > id))
          .slice(0, most),
    },
    profiles: {
      faceOf: (id: string) => (id === "gone" ? null : { name: id, avatar: "avatar-1" }),
    },
  };
};

const nameOf = ({ player }: GameRatings["players"][number]): string =>
  "bots" in player ? player.bots : player.name;

/** The first game's, by name. */
function ratingsOf(profile: string, all: readonly RatedRound[], ratings = new Ratings()) {
  const [game] = ratings.of(profile, known(all));
  return new Map(
    game?.players.map((entry) => [nameOf(entry), [entry.rating, entry.margin, entry.rounds]]),
  );
}

/** A thousand rounds of four; the lower somebody stands in the list, the worse they play. */
function manyRounds(): readonly RatedRound[] {
  const dice = new DiceReader(newDice("ratings"));
  const names = ["Ann", "Ben", "Cy", "Dee", "Eve"];
  return Array.from({ length: 1000 }, (_, id) => {
    const seated = dice.shuffled(names).slice(0, 4);
    const scores = seated.map((name) => dice.below(100) - 12 * names.indexOf(name));
    return round(
      id,
      seated.map((name, at) =>
        person(name, 1 + scores.filter((score) => score > scores[at]!).length),
      ),
    );
  });
}

test("H-5 everybody begins at 1,500; whoever finishes ahead rises, and each round makes the rating surer", () => {
  const one = ratingsOf("Ann", [round(1, [person("Ann", 1), person("Ben", 2)])]);
  const [ann, ben] = [one.get("Ann")!, one.get("Ben")!];
  expect(ann[0]! - 1500).toBeGreaterThan(50);
  expect(ann[0]! + ben[0]!).toBe(3000);
  expect(ann[1]).toBeLessThan(1000);
  const even = ratingsOf("Ann", [round(1, [person("Ann", 1), person("Ben", 1)])]);
  expect(even.get("Ann")![0]).toBe(1500);
  expect(even.get("Ann")![1]).toBeLessThan(1000);
});

test("H-5 over many rounds the ratings stand in the order of skill, further apart than they are unsure", () => {
  const ratings = [...ratingsOf("Ann", manyRounds())];
  expect(ratings.map(([name]) => name)).toEqual(["Ann", "Ben", "Cy", "Dee", "Eve"]);
  const [first, , , , last] = ratings.map(([, figures]) => figures);
  expect(first![0]! - last![0]!).toBeGreaterThan(first![1]! + last![1]!);
  expect(first![2]).toBeGreaterThan(750);
});

test("H-5 it comes to the same whether they are asked for after each round or once at the end", () => {
  const all = manyRounds();
  const often = new Ratings();
  for (let count = 0; count < all.length; count += 41) ratingsOf("Ann", all.slice(0, count), often);
  expect(ratingsOf("Ann", all, often)).toEqual(ratingsOf("Ann", all));
});

test("H-5 a round that ended before others that are counted, the clock having been put back, counts in its place", () => {
  const all = manyRounds().slice(0, 200);
  const ratings = new Ratings();
  ratingsOf("Ann", all.toSpliced(100, 1), ratings);
  expect(ratingsOf("Ann", all, ratings)).toEqual(ratingsOf("Ann", all));
});

test("H-5 the bots of a level are one player, in however many seats, and a round counts once for them", () => {
  const ratings = ratingsOf("Ann", [
    round(1, [person("Ann", 1), bot("regular", 2), bot("regular", 3), bot("easy", 4)]),
  ]);
  expect([...ratings.keys()]).toEqual(["Ann", "regular", "easy"]);
  expect([...ratings.values()].map(([, , rounds]) => rounds)).toEqual([1, 1, 1]);
});

test("H-5 guests without a profile are not rated, and a round that leaves one player alone changes nothing", () => {
  expect(ratingsOf("Ann", [round(1, [person("Ann", 1), guest(2)])])).toEqual(new Map());
  const three = round(1, [person("Ann", 1), guest(2), person("Ben", 3)]);
  expect([...ratingsOf("Ann", [three]).keys()]).toEqual(["Ann", "Ben"]);
  expect(ratingsOf("Ann", [round(1, [])])).toEqual(new Map());
});

test("H-5 a player is told of those they met in the game, and of nobody who is gone", () => {
  const all = [
    round(1, [person("Ann", 1), person("Ben", 2)]),
    round(2, [person("Cy", 1), person("Dee", 2)]),
    round(3, [person("Ann", 1), person("gone", 2)]),
    round(4, [person("Ann", 1), person("Cy", 2)], { game: "exordia8" }),
  ];
  const told = (profile: string) =>
    new Ratings()
      .of(profile, known(all))
      .map(({ game, players }) => [game, ...players.map(nameOf)]);
  expect(told("Ann")).toEqual([
    ["gin-rummy", "Ann", "Ben"],
    ["exordia8", "Ann", "Cy"],
  ]);
  expect(told("Dee")).toEqual([["gin-rummy", "Cy", "Dee"]]);
  expect(told("Eve")).toEqual([]);
});
