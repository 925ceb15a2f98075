import { text } from "#renderer/text/text.ts";

export type NumberRange = Readonly<{
  min: number;
  max: number;
  /** Smallest step, for example 0.1; whole numbers by default. */
  grain?: number | undefined;
}>;

type NumberForm = Readonly<{
  minValue: number | null;
  maxValue: number | null;
}>;

/**
 * Takes the range of a whole number from the schema of the request, so that no form has a range of
 * its own.
 */
export const rangeOf = ({ minValue, maxValue }: NumberForm): NumberRange => ({
  min: minValue ?? 0,
  max: maxValue ?? Number.MAX_SAFE_INTEGER,
});

const whole = /^\d{1,15}$/;
const fraction = /^\d{1,15}(\.\d{1,6})?$/;

/**
 * Returns the typed number, or null if it is not one or out of range. Spaces and thousands
 * separators are allowed; for fractions a comma is a decimal point.
 */
export function typedNumber(typed: string, { min, max, grain = 1 }: NumberRange): number | null {
  const bare = typed.replace(/\s/g, "").replace(/,/g, grain < 1 ? "." : "");
  if (!(grain < 1 ? fraction : whole).test(bare)) return null;
  const value = Number(bare);
  return value >= min && value <= max && (grain === 1 || isInGrains(value, grain)) ? value : null;
}

/** Tenths are not exact in binary, so a small difference is allowed. */
const isInGrains = (value: number, grain: number) =>
  Math.abs(value / grain - Math.round(value / grain)) < 1e-6;

export const numberProblem = (typed: string, range: NumberRange): string | null =>
  typedNumber(typed, range) === null ? wanted(range) : null;

function wanted({ min, max, grain = 1 }: NumberRange) {
  return grain === 1 ? text().setup.whole(min, max) : text().setup.inSteps(min, max, grain);
}
