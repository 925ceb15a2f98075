import type { Public } from "./json.ts";
import type { Move, RoundResult } from "./round.ts";
import type { Seat } from "./seats.ts";

export type Sitter = "self" | "person" | "easy" | "regular" | "shark" | "program";

/**
 * A finished round as it is stored, from one person's seat. It holds only their own moves, so no
 * achievement can depend on what others held or discarded (C-7).
 */
export type PlayedRound = Readonly<{
  options: Public;
  /** The round's start: titles, chips… */
  carry: Public;
  seat: Seat;
  seats: readonly Sitter[];
  /** `auto` marks those made for the person (C-6). */
  moves: readonly (Move & { readonly auto?: true })[];
  /** Seats that left, in order. */
  left: readonly Seat[];
  result: RoundResult;
  /** The titles that the round gave them (H-8). */
  titles: readonly string[];
  /** The round was won or lost in a tournament's chips, not the bank's (H-20). */
  inTournament?: boolean;
}>;

const motifs = [
  "chair",
  "cards",
  "trophy",
  "compass",
  "flame",
  "calendar",
  "people",
  "crowd",
  "fin",
  "sun",
  "star",
  "crown",
  "dynasty",
  "uprising",
  "quad",
  "trump",
  "coins",
  "house",
  "pat",
  "mask",
  "double",
  "eight",
  "fan",
  "feather",
  "hundred",
  "heart",
  "joker",
  "mend",
  "stop",
  "reply",
  "sets",
  "pour",
  "ladder",
] as const;
export type Motif = (typeof motifs)[number];

/**
 * A count over a person's rounds that does not depend on the order or batches in which they are
 * counted and never falls: a sum of non-negative numbers, a maximum, the number of different
 * values, or the longest run of consecutive days.
 */
export type Tally<R> =
  | Readonly<{ kind: "sum" | "most"; of: (round: R) => number }>
  | Readonly<{ kind: "different"; of: (round: R) => string | null }>
  /** Days since 1970; null for a round that does not count. */
  | Readonly<{ kind: "days"; of: (round: R) => number | null }>;

export type Achievement<K extends string = string> = Readonly<{
  key: string;
  motif: Motif;
  tally: K;
  goal: number;
}>;

export type Achievements<R, K extends string = string> = Readonly<{
  tallies: { readonly [key in K]: Tally<R> };
  list: readonly Achievement<K>[];
}>;

export interface GameAchievements extends Achievements<PlayedRound> {
  /** Points towards the level (CE-12): a non-negative integer. */
  readonly points: (round: PlayedRound) => number;
}

export const defineAchievements = <K extends string>(
  given: Achievements<PlayedRound, K> & Pick<GameAchievements, "points">,
): GameAchievements => given;

export const times = <R>(isSo: (round: R) => boolean): Tally<R> => ({
  kind: "sum",
  of: (round) => (isSo(round) ? 1 : 0),
});

export const hasWon = ({ result, seat }: PlayedRound): boolean => result.winners.includes(seat);

/** The cast holds because a stored round's moves are those of its game. */
export const movesOfType = <M extends Move>(
  { moves }: PlayedRound,
  type: M["type"],
): readonly M[] => moves.filter((move) => move.type === type) as readonly Move[] as readonly M[];

/** With fewer opponents a round brings fewer points. */
const fullTable = 3;

/** A program may be as weak as its owner likes. */
export const weightOf = (sitter: Sitter | undefined): number =>
  sitter === "easy" || sitter === "program"
    ? 0.5
    : sitter === undefined || sitter === "self"
      ? 0
      : 1;

export const hasPlayed = ({ moves }: PlayedRound): boolean =>
  moves.some(({ auto, type }) => auto !== true && type !== "leave");

/**
 * Gives `worth` to a player who beat everybody at a full table, and a proportion of it for beating
 * some. Players who left do not count as beaten, as leavers' cards do not count in Crazy Eights
 * (CE-11).
 */
export function pointsForPlaces(round: PlayedRound, worth: number): number {
  const { result, seat, seats, left } = round;
  const placeOf = (of: Seat) => result.places.findIndex((shared) => shared.includes(of));
  const own = placeOf(seat);
  if (own < 0 || !hasPlayed(round)) return 0;
  const beaten = seats.reduce(
    (sum, sitter, other) =>
      sum + (placeOf(other) > own && !left.includes(other) ? weightOf(sitter) : 0),
    0,
  );
  return Math.floor((worth * beaten) / Math.max(fullTable, seats.length - 1));
}
