// Counts each of a profile's rounds once, and tallies over rounds, however these are split into slices
// (H-34).
import { createHash } from "node:crypto";
import type {
  AchievementStore,
  RoundAchievements,
  RoundPlace,
  UncountedRound,
} from "#main/store/achievementStore.ts";
import {
  hasWon,
  times,
  weightOf,
  type Achievement,
  type PlayedRound,
  type Sitter,
  type Achievements,
  type Tally,
} from "#shared/contract/achievements.ts";
import { manifests, catalogue } from "#shared/games/catalogue.ts";
import { ofLadder } from "#shared/profile/ladder.ts";
import { challengeTallies, ofChallenge } from "./challenge.ts";
import { localDay } from "./days.ts";
import type { HouseRound } from "./houseRound.ts";
import { ladderAchievements } from "./ladders.ts";

/** A number per tally, or the different values or days, ascending. Plain data, as stored. */
export type Counts = Readonly<{
  numbers: { readonly [tally: string]: number };
  different: { readonly [tally: string]: readonly string[] };
  days: { readonly [tally: string]: readonly number[] };
}>;

export const noCounts: Counts = { numbers: {}, different: {}, days: {} };

type Values = { readonly [key: string]: readonly (string | number)[] };

/** Inserts the value in order; returns the same list if it was there. */
function withValue<T extends string | number>(list: readonly T[], value: T): readonly T[] {
  if (list.includes(value)) return list;
  const at = list.findIndex((other) => other > value);
  return list.toSpliced(at < 0 ? list.length : at, 0, value);
}

const added = <V extends Values>(lists: V, key: string, value: V[string][number] | null): V =>
  value === null ? lists : { ...lists, [key]: withValue(lists[key] ?? [], value) };

function withTally<R>(counts: Counts, key: string, tally: Tally<R>, round: R): Counts {
  switch (tally.kind) {
    case "different":
      return { ...counts, different: added(counts.different, key, tally.of(round)) };
    case "days":
      return { ...counts, days: added(counts.days, key, tally.of(round)) };
    case "sum":
    case "most": {
      const [before, value] = [counts.numbers[key] ?? 0, tally.of(round)];
      const after = tally.kind === "sum" ? before + value : Math.max(before, value);
      return { ...counts, numbers: { ...counts.numbers, [key]: after } };
    }
  }
}

/** The tallies of a game, or of the house, have its name as a prefix. */
const keyOf = (of: string, tally: string): string => `${of}.${tally}`;

export const counted = <R>(
  counts: Counts,
  of: string,
  { tallies }: Pick<Achievements<R>, "tallies">,
  round: R,
): Counts =>
  Object.entries(tallies).reduce(
    (before, [key, tally]) => withTally(before, keyOf(of, key), tally, round),
    counts,
  );

export function longestRun(days: readonly number[]): number {
  let [longest, run] = [0, 0];
  days.forEach((day, at) => {
    run = days[at - 1] === day - 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

/** The run may end yesterday: not having played yet today does not break it. */
export function runUpTo(days: readonly number[], today: number): number {
  const last = days.at(-1);
  if (last === undefined || last < today - 1) return 0;
  return days.length - days.findLastIndex((day, at) => days[at - 1] !== day - 1);
}

export function amountOf<R>(
  counts: Counts,
  of: string,
  { tallies }: Pick<Achievements<R>, "tallies">,
  { tally }: Pick<Achievement, "tally">,
): number {
  const key = keyOf(of, tally);
  switch (tallies[tally]?.kind) {
    case "different":
      return counts.different[key]?.length ?? 0;
    case "days":
      return longestRun(counts.days[key] ?? []);
    default:
      return counts.numbers[key] ?? 0;
  }
}

const wonAgainst = (isMet: (round: HouseRound) => boolean): Tally<HouseRound> =>
  times((round) => hasWon(round) && isMet(round));
/** Against two or more, all of this kind. */
const wonAmong = (isKind: (sitter: Sitter) => boolean): Tally<HouseRound> =>
  wonAgainst(
    ({ seats }) => seats.length > 2 && seats.every((sitter) => sitter === "self" || isKind(sitter)),
  );
const crowd = 8;

const asHouseAchievements = <K extends string>(
  given: Achievements<HouseRound, K>,
): Achievements<HouseRound> => given;

export const houseAchievements = asHouseAchievements({
  tallies: {
    rounds: times(() => true),
    wins: times(hasWon),
    games: { kind: "different", of: (round) => (hasWon(round) ? round.game : null) },
    winsInARow: { kind: "most", of: ({ winsInARow }) => winsInARow },
    days: { kind: "days", of: ({ day }) => day },
    differentDays: { kind: "different", of: ({ day }) => String(day) },
    people: wonAgainst(({ seats }) => seats.includes("person")),
    crowd: wonAgainst(({ seats }) => seats.length >= crowd),
    regulars: wonAmong((sitter) => weightOf(sitter) === 1),
    sharks: wonAmong((sitter) => sitter === "shark"),
    points: { kind: "sum", of: ({ points }) => points },
    deals: times(({ dealOfTheDay }) => dealOfTheDay !== null),
    dealsWon: wonAgainst(({ dealOfTheDay }) => dealOfTheDay !== null),
    dealDays: { kind: "days", of: ({ dealOfTheDay }) => dealOfTheDay },
  },
  list: [
    { key: "chair", motif: "chair", tally: "rounds", goal: 1 },
    { key: "rounds25", motif: "cards", tally: "rounds", goal: 25 },
    { key: "rounds100", motif: "cards", tally: "rounds", goal: 100 },
    { key: "rounds1000", motif: "cards", tally: "rounds", goal: 1000 },
    { key: "wins50", motif: "trophy", tally: "wins", goal: 50 },
    { key: "everyGame", motif: "compass", tally: "games", goal: catalogue.length },
    { key: "row3", motif: "flame", tally: "winsInARow", goal: 3 },
    { key: "row6", motif: "flame", tally: "winsInARow", goal: 6 },
    { key: "days3", motif: "calendar", tally: "days", goal: 3 },
    { key: "days7", motif: "calendar", tally: "days", goal: 7 },
    { key: "days50", motif: "calendar", tally: "differentDays", goal: 50 },
    { key: "person", motif: "people", tally: "people", goal: 1 },
    { key: "crowd", motif: "crowd", tally: "crowd", goal: 1 },
    { key: "regulars", motif: "trophy", tally: "regulars", goal: 10 },
    { key: "sharks", motif: "fin", tally: "sharks", goal: 5 },
    { key: "points1000", motif: "star", tally: "points", goal: 1000 },
    { key: "deal", motif: "sun", tally: "deals", goal: 1 },
    { key: "dealWon", motif: "sun", tally: "dealsWon", goal: 1 },
    { key: "dealDays7", motif: "sun", tally: "dealDays", goal: 7 },
  ],
});

export const ofHouse = "house";

/** The days on which the deal of the day was finished, ascending. */
export const dealDays = ({ days }: Counts): readonly number[] =>
  days[keyOf(ofHouse, "dealDays")] ?? [];

/** The legs of weekly challenges that were won. */
export const legsWon = ({ different }: Counts): readonly string[] =>
  different[keyOf(ofChallenge, "legs")] ?? [];

/** Its full name is stored. */
export interface NamedAchievement extends Achievement {
  readonly of: string;
}

/** What is counted over the rounds of all games. */
export const overAll: { readonly [of: string]: Achievements<HouseRound> } = {
  [ofHouse]: houseAchievements,
  [ofLadder]: ladderAchievements,
  [ofChallenge]: challengeTallies,
};

export const achievements: readonly NamedAchievement[] = [
  ...Object.entries(overAll).flatMap(([of, { list }]) =>
    list.map((achievement) => ({ of, ...achievement })),
  ),
  ...manifests.flatMap(({ rules, achievements }) =>
    achievements.list.map((achievement) => ({ of: rules.id, ...achievement })),
  ),
];

export const nameOf = ({ of, key }: Pick<NamedAchievement, "of" | "key">): string => `${of}.${key}`;

const gameAchievements = (game: string) =>
  manifests.find(({ rules }) => rules.id === game)?.achievements ?? null;

/**
 * Must be increased when a tally changes its meaning but keeps its name: then everything is counted
 * again.
 */
const version = 1;
/** Changes with the tallies and achievements. */
export const edition = createHash("sha256")
  .update(
    JSON.stringify([
      version,
      achievements.map((achievement) => [nameOf(achievement), achievement.tally, achievement.goal]),
      Object.values(overAll).map(({ tallies }) => Object.keys(tallies)),
      manifests.map(({ rules, achievements }) => [rules.id, Object.keys(achievements.tallies)]),
    ]),
  )
  .digest("base64url")
  .slice(0, 16);

export function amount(counts: Counts, achievement: NamedAchievement): number {
  const achievements = overAll[achievement.of] ?? gameAchievements(achievement.of);
  return achievements ? amountOf(counts, achievement.of, achievements, achievement) : 0;
}

const reached = (counts: Counts, achievement: NamedAchievement): boolean =>
  amount(counts, achievement) >= achievement.goal;

const sitterOf = (
  profile: string,
  { profile: other, bot }: UncountedRound["seats"][number],
): Sitter => (other === profile ? "self" : (bot ?? "person"));

type RoundOfSeat = Pick<
  UncountedRound,
  "record" | "seat" | "seats" | "moves" | "result" | "titles"
> &
  Partial<Pick<UncountedRound, "inTournament">>;

/** A stored round from the profile's seat: only the player's own moves, and who left (C-7). */
export function playedRound(
  { record, seat, seats, moves, result, titles, inTournament }: RoundOfSeat,
  profile: string,
): PlayedRound {
  return {
    options: record.options,
    carry: record.carry ?? {},
    seat,
    seats: seats.map((sitter) => sitterOf(profile, sitter)),
    moves: moves.filter((move) => move.seat === seat),
    left: moves.filter(({ type }) => type === "leave").map((move) => move.seat),
    result,
    titles,
    ...(inTournament && { inTournament }),
  };
}

export function withRound(before: Counts, stored: UncountedRound, profile: string) {
  const played = playedRound(stored, profile);
  const { game, winsInARow, dealOfTheDay, endedAt } = stored;
  const ofGame = gameAchievements(game);
  const points = ofGame?.points(played) ?? 0;
  const round: HouseRound = {
    ...played,
    game,
    points,
    winsInARow,
    dealOfTheDay,
    day: localDay(endedAt),
  };
  const inGame = ofGame ? counted(before, game, ofGame, played) : before;
  const counts = Object.entries(overAll).reduce(
    (sofar, [of, its]) => counted(sofar, of, its, round),
    inGame,
  );
  const achieved = achievements.filter(
    (achievement) =>
      (achievement.of in overAll || achievement.of === game) &&
      !reached(before, achievement) &&
      reached(counts, achievement),
  );
  return { counts, points, achieved: achieved.map(nameOf) };
}

/**
 * Returns null for a round not in the form in which its game stores it today: it is skipped,
 * because it would block all others.
 */
function takenFrom(before: Counts, round: UncountedRound, profile: string) {
  try {
    return withRound(before, round, profile);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

export type Slice = Readonly<{
  counts: Counts;
  rounds: readonly RoundPlace[];
}>;

/** Counts at most `most` of the profile's uncounted rounds, oldest first. Throws a StoreError. */
export function countSome(store: AchievementStore, profile: string, most: number): Slice {
  store.forgetOthers(profile, edition);
  const kept = store.counts(profile, edition);
  let counts = kept === null ? noCounts : (JSON.parse(kept) as Counts);
  const rounds = store.uncounted(profile, most);
  const achievements: RoundAchievements[] = [];
  for (const { id, round } of rounds) {
    const taken = round && takenFrom(counts, round, profile);
    const { points = null, achieved = [] } = taken ?? {};
    achievements.push({ round: id, points, achieved });
    counts = taken?.counts ?? counts;
  }
  if (achievements.length > 0) store.keep(profile, edition, JSON.stringify(counts), achievements);
  return { counts, rounds };
}
