import type { ChipColour, Counts } from "./evening.ts";

export type ChipSet = Readonly<{
  id: "home" | "cents" | "casino" | "tournament";
  colours: readonly ChipColour[];
  stack: Counts;
}>;

/** Values are those that are common for such sets. */
export const chipSets: readonly ChipSet[] = [
  {
    id: "home",
    colours: [
      { colour: "white", value: 5 },
      { colour: "red", value: 10 },
      { colour: "blue", value: 20 },
      { colour: "green", value: 50 },
      { colour: "black", value: 100 },
    ],
    stack: [20, 20, 10, 6, 2],
  },
  {
    id: "cents",
    colours: [
      { colour: "white", value: 10 },
      { colour: "red", value: 50 },
      { colour: "green", value: 100 },
      { colour: "blue", value: 500 },
    ],
    stack: [20, 6, 10, 1],
  },
  {
    id: "casino",
    colours: [
      { colour: "white", value: 1 },
      { colour: "red", value: 5 },
      { colour: "green", value: 25 },
      { colour: "black", value: 100 },
      { colour: "purple", value: 500 },
    ],
    stack: [20, 16, 4, 0, 0],
  },
  {
    id: "tournament",
    colours: [
      { colour: "green", value: 25 },
      { colour: "black", value: 100 },
      { colour: "purple", value: 500 },
      { colour: "yellow", value: 1000 },
      { colour: "red", value: 5000 },
    ],
    stack: [8, 8, 4, 2, 1],
  },
];
