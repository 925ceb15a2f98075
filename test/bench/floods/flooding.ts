// With what others are flooded, and what came of it.

/** What is sent. */
export const floods = [
  "rounds",
  "rounds of 200",
  "record",
  "replay",
  "announce",
  "announced",
  "change",
  "seats",
  "watchTournament",
  "wrong frames",
  "joins",
] as const;
export type Flood = (typeof floods)[number];

export interface Flooding {
  readonly url: string;
  readonly flood: Flood;
  /** Of the one who floods. */
  readonly cookie: string;
  readonly tournament: string;
  /** By which a screen that is nobody's comes to the tournament. */
  readonly code: string;
}

/** `refused`: of what was answered. */
export interface Flooded {
  readonly answered: number;
  readonly refused: number;
}
