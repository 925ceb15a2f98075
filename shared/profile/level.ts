const pointsOfALevel = 50;

/** Returns the level, from 1. It unlocks looks and has no effect on play. */
export const levelOf = (points: number): number =>
  Math.floor(Math.sqrt(points / pointsOfALevel)) + 1;

export const pointsFor = (level: number): number => pointsOfALevel * (level - 1) ** 2;
