// A player's progress in a fake house that stores nothing, for looking at achievements, statistics
// and the deal of the day.

import type {
  AchievementState,
  DailyDeal,
  LadderState,
  WeeklyChallenge,
  RoundProgress,
  Progress,
  Statistics,
} from "#shared/protocol/history.ts";

import { manifests } from "#shared/games/catalogue.ts";

const now = 1_760_000_000_000;

type Row = readonly [
  of: string,
  key: string,
  motif: AchievementState["motif"],
  goal: number,
  amount: number,
];

const rows: readonly Row[] = [
  ["house", "chair", "chair", 1, 1],
  ["house", "rounds25", "cards", 25, 25],
  ["house", "rounds100", "cards", 100, 63],
  ["house", "rounds1000", "cards", 1000, 63],
  ["house", "wins50", "trophy", 50, 21],
  ["house", "everyGame", "compass", 5, 3],
  ["house", "row3", "flame", 3, 3],
  ["house", "row6", "flame", 6, 3],
  ["house", "days3", "calendar", 3, 3],
  ["house", "days7", "calendar", 7, 4],
  ["house", "days50", "calendar", 50, 9],
  ["house", "person", "people", 1, 1],
  ["house", "crowd", "crowd", 1, 0],
  ["house", "regulars", "trophy", 10, 6],
  ["house", "sharks", "fin", 5, 2],
  ["house", "points1000", "star", 1000, 1000],
  ["house", "deal", "sun", 1, 1],
  ["house", "dealWon", "sun", 1, 0],
  ["house", "dealDays7", "sun", 7, 2],
  ["kings-and-bastards", "crowned", "crown", 1, 1],
  ["kings-and-bastards", "dynasty", "dynasty", 1, 1],
  ["kings-and-bastards", "uprising", "uprising", 1, 0],
  ["kings-and-bastards", "quad", "quad", 4, 3],
  ["kings-and-bastards", "trump", "trump", 1, 0],
  ["kings-and-bastards", "reign", "crown", 25, 9],
  ["five-card-draw", "pot", "coins", 1, 1],
  ["five-card-draw", "pat", "pat", 1, 0],
  ["five-card-draw", "threeNew", "fan", 1, 1],
  ["five-card-draw", "allFolded", "mask", 10, 7],
  ["five-card-draw", "fullHouse", "house", 1, 0],
  ["five-card-draw", "fourOfAKind", "quad", 1, 0],
  ["five-card-draw", "doubled", "double", 1, 0],
  ["five-card-draw", "fiftyPots", "coins", 50, 12],
  ["crazy-eights", "first", "eight", 1, 1],
  ["crazy-eights", "three", "fan", 3, 2],
  ["crazy-eights", "twoEights", "double", 1, 0],
  ["crazy-eights", "undrawn", "feather", 1, 1],
  ["crazy-eights", "hundred", "hundred", 100, 84],
  ["crazy-eights", "thousand", "star", 1000, 310],
  ["exordia8", "first", "trophy", 1, 0],
  ["exordia8", "joker", "joker", 5, 1],
  ["exordia8", "mended", "mend", 1, 0],
  ["exordia8", "undrawn", "feather", 1, 0],
  ["exordia8", "queenLast", "heart", 1, 0],
  ["exordia8", "amongEight", "crowd", 1, 0],
  ["normal-eights", "first", "trophy", 1, 0],
  ["normal-eights", "nope", "stop", 1, 0],
  ["normal-eights", "sentBack", "reply", 5, 0],
  ["normal-eights", "nopedAndWon", "mask", 1, 0],
  ["normal-eights", "twoSets", "sets", 2, 0],
  ["normal-eights", "twoKings", "pour", 2, 0],
  ["normal-eights", "nopes", "stop", 50, 0],
];

const none: Statistics = {
  rounds: 0,
  wins: 0,
  streak: 0,
  bestStreak: 0,
  chips: null,
  bestChips: null,
  points: 0,
  bestPoints: 0,
  titles: {},
};

export const fakeProgress: Progress = {
  left: 0,
  points: 1020,
  level: 5,
  achievements: rows.map(([of, key, motif, goal, amount], at) => ({
    of,
    key,
    motif,
    goal,
    amount,
    reached: amount >= goal ? { round: at + 1, at: now - at * 4_000_000 } : null,
  })),
  all: {
    ...none,
    rounds: 63,
    wins: 21,
    streak: 1,
    bestStreak: 4,
    chips: 640,
    bestChips: 420,
    points: 1020,
    bestPoints: 84,
    titles: { king: 9, bastard: 4 },
  },
  games: [
    {
      ...none,
      game: "kings-and-bastards",
      rounds: 24,
      wins: 9,
      streak: 1,
      bestStreak: 3,
      chips: 120,
      bestChips: 60,
      points: 472,
      bestPoints: 40,
      titles: { king: 9, bastard: 4 },
    },
    {
      ...none,
      game: "five-card-draw",
      rounds: 26,
      wins: 7,
      bestStreak: 2,
      chips: 520,
      bestChips: 420,
      points: 168,
      bestPoints: 48,
    },
    {
      ...none,
      game: "crazy-eights",
      rounds: 11,
      wins: 5,
      streak: 2,
      bestStreak: 2,
      points: 310,
      bestPoints: 84,
    },
    { ...none, game: "exordia8", rounds: 2, points: 70, bestPoints: 40 },
  ],
  days: { played: 9, bestRun: 4, run: 2 },
};

export const fakeRoundProgress: RoundProgress = {
  points: 40,
  achieved: [{ of: "kings-and-bastards", key: "uprising", motif: "uprising" }],
};

export const fakeDaily: DailyDeal = {
  date: "2026-11-22",
  game: "exordia8",
  players: 4,
  tries: [{ table: "daily", practice: false, isOpen: false, result: { place: 2, points: 26 } }],
  streak: { run: 3, best: 5 },
  bots: [
    { name: "Ada", avatar: "avatar-12", level: "regular", place: 1, points: 40 },
    { name: "Hugo", avatar: "avatar-23", level: "easy", place: 4, points: 0 },
    { name: "Iris", avatar: "avatar-05", level: "regular", place: 2, points: 26 },
    { name: "Milo", avatar: "avatar-31", level: "easy", place: 3, points: 13 },
    { name: "Mei", avatar: "avatar-44", level: "regular", place: 1, points: 40 },
  ],
};

const fakeHeights: { readonly [game: string]: number } = {
  "kings-and-bastards": 2,
  "gin-rummy": 1,
};

export const fakeLadders: readonly LadderState[] = manifests.map(({ rules, ladder }) => ({
  game: rules.id,
  rungs: ladder.map(({ opponents, goal, options }, at) => ({
    opponents,
    goal,
    options,
    won: at < (fakeHeights[rules.id] ?? 0) ? { round: at + 1, at: now - at * 4_000_000 } : null,
  })),
}));

export const fakeChallenge: WeeklyChallenge = {
  from: "2025-10-06",
  to: "2025-10-12",
  kind: "rotation",
  bots: ["regular", "regular", "regular"],
  legs: ["kings-and-bastards", "crazy-eights", "exordia8"].map((game, at) => ({
    game,
    options: {},
    goal: "round",
    isWon: at === 1,
  })),
  weeksWon: 2,
};
