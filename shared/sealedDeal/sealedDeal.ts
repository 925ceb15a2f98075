// All that host and page use of a sealed deal (H-51), beside the messages in parts.ts.

export { begunDeal } from "./begunDeal.ts";
export { withBlame, type FaultPart } from "./blame.ts";
export { resumedDeal, withBoxes } from "./boxesIn.ts";
export { isQuiet, type SealedDeal, type SealedMemory, type SealedStep } from "./dealState.ts";
export { withEntry } from "./entries.ts";
export { SealedFaultError, SealedRefusalError } from "./faults.ts";
export { hostsMove } from "./moves.ts";
export { defaultPart, movedPart, type MovedPart } from "./movedPart.ts";
export { partsOwed } from "./owed.ts";
export { withSent } from "./sent.ts";
export { sealedSeed } from "./sealing.ts";
export { hostMoved, withPart, type Taken } from "./taken.ts";
export {
  areHandsDealt,
  awaitedSeats,
  closedPlaces,
  finalFault,
  guessedDeck,
  progressOf,
  recordedMoves,
  sealedWords,
  stageOf,
  stuckSeat,
} from "./told.ts";
