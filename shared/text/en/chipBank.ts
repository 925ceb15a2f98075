import type { Widened } from "#shared/text/said.ts";
import { noun } from "./words.ts";

export const chipBank = {
  unknownEvening: "There is no such evening.",
  unknownPerson: "There is nobody like that at this evening.",
  unknownEntry: ({ entry }: { entry: number }) => `There is no entry ${entry} at this evening.`,
  unknownPayment: "There is no such payment.",
  unknownCurrency: ({ currency }: { currency: string }) => `There is no currency ${currency}.`,
  twoOfAColour: "A colour has one value: choose another colour.",
  otherColours: ({ colours }: { colours: number }) =>
    `This evening has ${colours} ${noun(colours, "colour", "colours")}: each needs its count, also where it is nothing.`,
  noneBought: "No chips were counted: count at least one.",
  belowZero: "Nobody has fewer than no chips of a colour: only a correction takes any away.",
  ofNobody: "Chips are bought and given back by somebody: choose whom.",
  noteMissing: "Say what was corrected, so that everybody understands it later.",
  nameTaken: ({ name }: { name: string }) =>
    `There is somebody called ${name} at this evening: choose another name.`,
  tooManyPeople: ({ most }: { most: number }) =>
    `No more than ${most} people are counted at one evening.`,
  tooMuch: "So much cannot be counted exactly.",
  settledAlready: "This evening is settled: count it again to change it.",
  notSettled: "This evening is still being counted.",
  movedOn:
    "Something else was written down meanwhile: look again, and press once more if it is still to be done.",
  reversedBefore: ({ entry }: { entry: number }) =>
    `Entry ${entry} was undone before, or undoes another itself.`,
  differs: ({ value, isMissing }: { value: number; isMissing: boolean }) =>
    `${isMissing ? "Chips are missing" : "There are too many chips"}: ${value} ${isMissing ? "must still be on the table" : "more were given back than were handed out"}. Count again, or say where they are by a correction.`,
  nothingCounted: "Nobody has bought a chip: there is nothing to settle.",
  noClock: "No clock has been set up yet.",
  paidAlready: "Somebody has paid already: take those ticks away first.",
};

export type ChipBankSaid = Widened<typeof chipBank>;
