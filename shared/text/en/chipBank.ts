import type { Widened } from "#shared/text/said.ts";
import { noun } from "./words.ts";

export const chipBank = {
  unknownEvening: "There’s no such evening.",
  unknownPerson: "That person isn’t part of this evening.",
  unknownEntry: ({ entry }: { entry: number }) => `This evening has no entry ${entry}.`,
  unknownPayment: "There’s no such payment.",
  unknownCurrency: ({ currency }: { currency: string }) => `There’s no currency ${currency}.`,
  twoOfAColour: "This colour already has a value. Choose another colour.",
  otherColours: ({ colours }: { colours: number }) =>
    `This evening has ${colours} ${noun(colours, "colour", "colours")}. Enter a count for each, even if it’s 0.`,
  allBought: "Everybody has bought chips already.",
  noneBought: "Count at least 1 chip.",
  belowZero: "A count can’t be below 0. Only a correction takes chips away.",
  ofNobody: "Choose who buys or gives back the chips.",
  noteMissing: "Say what you corrected, so that everybody understands it later.",
  nameTaken: ({ name }: { name: string }) =>
    `There’s already somebody called ${name}. Choose another name.`,
  tooManyPeople: ({ most }: { most: number }) => `An evening can have at most ${most} people.`,
  tooMuch: "That number is too large to count exactly.",
  settledAlready: "This evening is settled. Choose “Count again” to change it.",
  notSettled: "This evening isn’t settled yet.",
  movedOn:
    "Somebody else made an entry in the meantime. Check it, then try again if you still need to.",
  reversedBefore: ({ entry }: { entry: number }) =>
    `Entry ${entry} can’t be undone: it was undone before, or undoes another entry.`,
  differs: ({ value, isMissing }: { value: number; isMissing: boolean }) =>
    `${isMissing ? "Chips are missing" : "There are too many chips"}: ${value} ${isMissing ? "should still be on the table" : "more were given back than handed out"}. Count again, or add a correction.`,
  nothingCounted: "Nobody has bought chips, so there’s nothing to settle.",
  noClock: "No clock set up yet.",
  paidAlready: "Somebody has already paid. Untick those payments first.",
};

export type ChipBankSaid = Widened<typeof chipBank>;
