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

export type Flooding = Readonly<{
  url: string;
  flood: Flood;
  /** Of the one who floods. */
  cookie: string;
  tournament: string;
  /** By which a screen that is nobody's comes to the tournament. */
  code: string;
}>;

/** `refused`: of what was answered. */
export type Flooded = Readonly<{
  answered: number;
  refused: number;
}>;
