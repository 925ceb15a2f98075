export type SeatMetrics = Readonly<{
  radius: number;
  plateWidth: number;
  /** Height of the plate with the name alone, and what a second line adds. */
  nameHeight: number;
  countHeight: number;
  /** How far the plate covers the avatar's lower edge. */
  overlap: number;
  nameSize: number;
  countSize: number;
  badge: number;
  dealer: number;
  mark: number;
  ring: number;
  /** Chips from this amount on are written in thousands. */
  shortFrom: number;
}>;

/** Pixels at scale 1. Down to scale 0.8 the texts stay above 11 px. */
export const roomySeat: SeatMetrics = {
  radius: 39,
  plateWidth: 118,
  nameHeight: 25,
  countHeight: 18,
  overlap: 10,
  nameSize: 15,
  countSize: 15,
  badge: 33,
  dealer: 27,
  mark: 21,
  ring: 6,
  shortFrom: 100_000,
};

/** For windows under about 600 px: text shrinks less than the avatar. */
export const compactSeat: SeatMetrics = {
  radius: 25,
  plateWidth: 82,
  nameHeight: 18,
  countHeight: 14,
  overlap: 8,
  nameSize: 12,
  countSize: 12,
  badge: 25,
  dealer: 19,
  mark: 16,
  ring: 4,
  shortFrom: 10_000,
};

/** With a name, or a face and a number alone. */
export type PuckSize = "puck" | "bead";

export type PuckMetrics = Readonly<{
  radius: number;
  /** Of the name's plate; 0 where no name is written. */
  nameWidth: number;
  nameHeight: number;
  overlap: number;
  nameSize: number;
  /** The small card that tells how many are held: its size and its middle about the avatar's. */
  count: Readonly<{
    width: number;
    height: number;
    x: number;
    y: number;
    size: number;
  }>;
  ring: number;
  dealer: number;
}>;

/** For a large company, with names. Down to scale 0.93 the names stay above 10 px. */
export const puckSeat: PuckMetrics = {
  radius: 20,
  nameWidth: 60,
  nameHeight: 15,
  overlap: 4,
  nameSize: 11,
  count: { width: 20, height: 23, x: 18, y: -11, size: 14 },
  ring: 3,
  dealer: 15,
};

/**
 * For a large company on a phone: faces and counts. Down to scale 0.75 the counts stay above 10 px.
 */
export const beadSeat: PuckMetrics = {
  radius: 17,
  nameWidth: 0,
  nameHeight: 0,
  overlap: 0,
  nameSize: 11,
  count: { width: 19, height: 21, x: 11, y: 9, size: 14 },
  ring: 2.5,
  dealer: 13,
};
