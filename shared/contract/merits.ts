import type { Public } from "./json.ts";
import type { Move, Result } from "./round.ts";
import type { Seat } from "./seats.ts";

export type Sitter = "self" | "person" | "easy" | "regular";

/**
 * A finished round as it is stored, from one person's seat. Of moves it holds his own alone: what
 * others held or threw away can be in no achievement of his (C-7).
 */
export interface PlayedRound {
  readonly options: Public;
  /** What the round started from: titles, chips… */
  readonly carry: Public;
  readonly seat: Seat;
  readonly seats: readonly Sitter[];
  /** His own, in order; `auto` are those that he did not make himself (C-6). */
  readonly moves: readonly (Move & { readonly auto?: true })[];
  /** Seats that left, in order. */
  readonly left: readonly Seat[];
  readonly result: Result;
  /** That the round gave him (H-8). */
  readonly titles: readonly string[];
  /** What was won there are a tournament's own chips, and no chips of the bank (H-20). */
  readonly inTournament?: boolean;
}

/** The pictures that achievements have. */
const motifs = [
  "chair",
  "cards",
  "trophy",
  "compass",
  "flame",
  "calendar",
  "people",
  "crowd",
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
] as const;
export type Motif = (typeof motifs)[number];

/**
 * What is counted over somebody's rounds, such that neither the order of the rounds nor the pieces
 * in which they are counted matter, and nothing ever falls: a sum of what is never negative, the
 * most of any round, how many different ones there are, or how many days follow one another at
 * most.
 */
export type Tally<R> =
  | { readonly kind: "sum" | "most"; readonly of: (round: R) => number }
  | { readonly kind: "different"; readonly of: (round: R) => string | null }
  /** Days are counted since 1970; null for a round that does not count. */
  | { readonly kind: "days"; readonly of: (round: R) => number | null };

export interface Achievement<K extends string = string> {
  readonly key: string;
  readonly motif: Motif;
  readonly tally: K;
  /** Reached with so many of the tally. */
  readonly goal: number;
}

export interface Achievements<R, K extends string = string> {
  readonly tallies: { readonly [key in K]: Tally<R> };
  readonly achievements: readonly Achievement<K>[];
}

export interface Merits extends Achievements<PlayedRound> {
  /** Towards the level (CE-12): a whole number from 0 up. */
  readonly points: (round: PlayedRound) => number;
}

export const merits = <K extends string>(
  given: Achievements<PlayedRound, K> & Pick<Merits, "points">,
): Merits => given;

/** The commonest tally: rounds of which something is true. */
export const times = <R>(isSo: (round: R) => boolean): Tally<R> => ({
  kind: "sum",
  of: (round) => (isSo(round) ? 1 : 0),
});

export const hasWon = ({ result, seat }: PlayedRound): boolean => result.winners.includes(seat);

/** Of this type, as the game has them: a stored round's moves were its game's. */
export const movesOfType = <M extends Move>(
  { moves }: PlayedRound,
  type: M["type"],
): readonly M[] => moves.filter((move) => move.type === type) as readonly Move[] as readonly M[];

/** With fewer opponents a round brings less. */
const fullTable = 3;

export const weightOf = (sitter: Sitter | undefined): number =>
  sitter === "easy" ? 0.5 : sitter === undefined || sitter === "self" ? 0 : 1;

export const hasPlayed = ({ moves }: PlayedRound): boolean =>
  moves.some(({ auto, type }) => auto !== true && type !== "leave");

/**
 * `worth` for who left everybody behind at a full table, in proportion for who left some behind.
 * Who went away cannot be left behind, as in Crazy Eights leavers' cards do not count (CE-11).
 */
export function pointsForPlaces(round: PlayedRound, worth: number): number {
  const { result, seat, seats, left } = round;
  const placeOf = (of: Seat): number => result.places.findIndex((shared) => shared.includes(of));
  const own = placeOf(seat);
  if (own < 0 || !hasPlayed(round)) return 0;
  const beaten = seats.reduce(
    (sum, sitter, other) =>
      sum + (placeOf(other) > own && !left.includes(other) ? weightOf(sitter) : 0),
    0,
  );
  return Math.floor((worth * beaten) / Math.max(fullTable, seats.length - 1));
}
