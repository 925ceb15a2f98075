import { typedNumber, type NumberRange } from "#renderer/ui/inputs/numberProblem.ts";

/** Splits at spaces, or at signs that occur in no number: "10 7 5", "10; 7". */
const parts = (typed: string): readonly string[] =>
  typed
    .split(/[\s;/]+/)
    .filter((part) => part !== "")
    .map((part) => part.replace(/,$/, ""));

/** Returns null if one of them is no number in the range. An empty list is valid. */
export function typedList(typed: string, range: NumberRange): number[] | null {
  const numbers = parts(typed).map((part) => typedNumber(part, range));
  return numbers.every((number) => number !== null) ? numbers : null;
}

const share = { min: 0.01, max: 100, grain: 0.01 };

/** Per cent by place. */
export const sharesOf = (typed: string): number[] | null =>
  typedList(typed.replaceAll("%", ""), share);

/**
 * Returns how much the shares lack of 100 per cent, in hundredths of a per cent, negative if they
 * exceed it; null if they cannot be read.
 */
export function missingShare(typed: string): number | null {
  const shares = sharesOf(typed);
  return shares && 10_000 - shares.reduce((sum, one) => sum + Math.round(one * 100), 0);
}
