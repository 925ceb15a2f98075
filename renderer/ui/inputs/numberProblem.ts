// Numbers as they are typed, against the range that the house takes.

import { text } from "#renderer/text/text.ts";

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** Whole numbers unless it says otherwise: a tenth, 0.1. */
  readonly grain?: number | undefined;
}

interface NumberForm {
  readonly minValue: number | null;
  readonly maxValue: number | null;
}

/** Of a whole number, as the schema of what is sent has it: no form has a range of its own. */
export const rangeOf = ({ minValue, maxValue }: NumberForm): NumberRange => ({
  min: minValue ?? 0,
  max: maxValue ?? Number.MAX_SAFE_INTEGER,
});

const whole = /^\d{1,15}$/;
const fraction = /^\d{1,15}(\.\d{1,6})?$/;

/**
 * The number typed, or null where it is none or out of range. Spaces and thousands' commas are no
 * mistake; among fractions a comma is a point.
 */
export function typedNumber(typed: string, { min, max, grain = 1 }: NumberRange): number | null {
  const bare = typed.replace(/\s/g, "").replace(/,/g, grain < 1 ? "." : "");
  if (!(grain < 1 ? fraction : whole).test(bare)) return null;
  const value = Number(bare);
  return value >= min && value <= max && (grain === 1 || isInGrains(value, grain)) ? value : null;
}

/** Tenths are not exact in binary: near enough counts. */
const isInGrains = (value: number, grain: number): boolean =>
  Math.abs(value / grain - Math.round(value / grain)) < 1e-6;

/** What to tell the person; null when all is well. */
export const numberProblem = (typed: string, range: NumberRange): string | null =>
  typedNumber(typed, range) === null ? wanted(range) : null;

function wanted({ min, max, grain = 1 }: NumberRange): string {
  return grain === 1 ? text().setup.whole(min, max) : text().setup.inSteps(min, max, grain);
}
