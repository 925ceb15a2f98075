// Which numbers has somebody typed one after the other?

import { typedNumber, type NumberRange } from "#renderer/ui/inputs/numberProblem.ts";

/** Apart by spaces, or by signs that no number has in it: "10 7 5", "10; 7". */
const parts = (typed: string): readonly string[] =>
  typed
    .split(/[\s;/]+/)
    .filter((part) => part !== "")
    .map((part) => part.replace(/,$/, ""));

/** Null where one of them is no number in the range. None at all is a list too. */
export function typedList(typed: string, range: NumberRange): number[] | null {
  const numbers = parts(typed).map((part) => typedNumber(part, range));
  return numbers.every((number) => number !== null) ? numbers : null;
}

const share = { min: 0.01, max: 100, grain: 0.01 };

/** Per cent by place. */
export const sharesOf = (typed: string): number[] | null =>
  typedList(typed.replaceAll("%", ""), share);

/**
 * How much the shares lack of 100 per cent, in hundredths; negative for what they have too much.
 * Null where they cannot be read.
 */
export function missingShare(typed: string): number | null {
  const shares = sharesOf(typed);
  return shares && 10_000 - shares.reduce((sum, one) => sum + Math.round(one * 100), 0);
}
