import type { Shown } from "#shared/contract/json.ts";
import { listed, shownWords } from "./words.ts";

/** Why a move is refused in any game (C-11, C-13). */
export const rules = {
  roundOver: "The round is over.",
  notInRound: "This seat is no longer in the round.",
  notYourTurn: ({ seats }: { seats: readonly number[] }) =>
    `It is not your turn: seat ${listed(seats)} is to act.`,
  notNow: "This move cannot be made now.",
};

/** Why a round cannot be dealt (C-8), and what is wrong with options. */
export const start = {
  tooManyChips: "carry.chips (C-8) holds more chips than can be counted exactly",
  notStacks: ({ seats }: { seats: number }) =>
    `carry.chips (C-8) must list one whole number of chips for each of the ${seats} seats`,
  belowStake: ({ seat, chips, stake }: { seat: number; chips: number; stake: number }) =>
    `seat ${seat} has ${chips} chips, which do not cover the stake of ${stake} (C-8)`,
  unknownField: ({
    where,
    field,
    known,
  }: {
    where: string;
    field: Shown;
    known: readonly string[];
  }) => `${where}: ${shownWords(field)} is not known here (${listed(known)})`,
  notASeat: ({ field, seats, value }: { field: string; seats: number; value: Shown }) =>
    `${field} must be a seat from 0 to ${seats - 1}, not ${shownWords(value)}`,
  unknownOption: ({ option, known }: { option: Shown; known: readonly string[] }) =>
    `there is no option ${shownWords(option)} (known: ${listed(known)})`,
  notANumber: ({
    option,
    rule,
    min,
    max,
    step,
    value,
  }: {
    option: string;
    rule: string;
    min: number;
    max: number;
    step: number;
    value: Shown;
  }) =>
    `option "${option}" (${rule}) takes ${step === 1 ? "a whole number" : `a number in steps of ${step}`} from ${min} to ${max}, not ${shownWords(value)}`,
  notASwitch: ({ option, rule, value }: { option: string; rule: string; value: Shown }) =>
    `option "${option}" (${rule}) takes true or false, not ${shownWords(value)}`,
};
