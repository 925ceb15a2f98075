/** As chips are called in shops; each has its colour on the screen. */
export const chipColours = [
  "white",
  "red",
  "green",
  "blue",
  "black",
  "purple",
  "yellow",
  "pink",
  "orange",
  "grey",
  "brown",
  "turquoise",
] as const;
export type ColourName = (typeof chipColours)[number];

/**
 * `correction` of nobody's is the table's: chips that were changed at the bank, or that are missing
 * or too many.
 */
export const moveKinds = ["buy-in", "rebuy", "add-on", "cash-out", "correction"] as const;
export type MoveKind = (typeof moveKinds)[number];
