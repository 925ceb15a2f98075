const pointsOfALevel = 50;

/** From 1; it opens looks, and changes nothing about play. */
export const levelOf = (points: number): number =>
  Math.floor(Math.sqrt(points / pointsOfALevel)) + 1;

/** The points with which a level begins. */
export const pointsFor = (level: number): number => pointsOfALevel * (level - 1) ** 2;
