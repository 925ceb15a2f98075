/** Lowest first, in the words of the rules. The ace-high straight flush is the royal one. */
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
