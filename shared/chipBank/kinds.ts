/** Usual colours of chips in shops. */
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
 * A `correction` without a person is the table's: chips changed at the bank, missing chips or
 * surplus ones.
 */
export const moveKinds = ["buy-in", "rebuy", "add-on", "cash-out", "correction"] as const;
export type MoveKind = (typeof moveKinds)[number];
