/** Lowest first, in the words of the rules. An ace-high straight flush is a royal flush. */
export const categories = [
  "high card",
  "one pair",
  "two pair",
  "three of a kind",
  "straight",
  "flush",
  "full house",
  "four of a kind",
  "straight flush",
  "five of a kind",
] as const;
export type Category = (typeof categories)[number];
