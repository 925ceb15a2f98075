import type { PlayedRound } from "#shared/contract/achievements.ts";

/** A stored round with what the house knows of it besides. */
export interface HouseRound extends PlayedRound {
  readonly game: string;
  readonly points: number;
  /** Rounds won in a row up to and including this one, in all games; 0 if it was not won. */
  readonly winsInARow: number;
  /** The day on which it ended, counted since 1970 in the host's time zone. */
  readonly day: number;
  /** The day of the deal of the day; null for any other round. */
  readonly dealOfTheDay: number | null;
}
