import type { Shown } from "#shared/contract/json.ts";
import { allOf, listed, shownWords } from "./words.ts";

/** Why a move is refused in any game (C-11, C-13). */
export const rules = {
  roundOver: "The round is over.",
  notInRound: "This seat is out of the round.",
  /** `names` are given where they are known. */
  notYourTurn: ({
    seats,
    names = seats.map((seat) => `seat ${seat + 1}`),
  }: {
    seats: readonly number[];
    names?: readonly string[];
  }) =>
    names.length === 0 ? "It’s not your turn." : `It’s ${allOf(names)}’s turn. Wait for yours.`,
  notNow: "You can’t make this move now.",
};

/** Why a round can’t be dealt (C-8), and what is wrong with options. */
export const start = {
  tooManyChips: "chips: these are more chips than can be counted exactly",
  notStacks: ({ seats }: { seats: number }) =>
    `chips: give one whole number of chips for each of the ${seats} seats`,
  belowStake: ({ seat, chips, stake }: { seat: number; chips: number; stake: number }) =>
    `seat ${seat + 1} has only ${chips} chips, too few for the stake of ${stake} (C-8)`,
  unknownField: ({
    where,
    field,
    known,
  }: {
    where: string;
    field: Shown;
    known: readonly string[];
  }) => `${where}: ${shownWords(field)} is unknown (known: ${listed(known)})`,
  notASeat: ({ field, seats, value }: { field: string; seats: number; value: Shown }) =>
    `${field} must be a seat from 0 to ${seats - 1}, not ${shownWords(value)}`,
  unknownOption: ({ option, known }: { option: Shown; known: readonly string[] }) =>
    `there’s no option ${shownWords(option)} (known: ${listed(known)})`,
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
