// Is what somebody typed a whole number in the range, and if not, what is to be said?

import { text } from '#renderer/text/text.ts';

export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** The number typed, or null where it is none or out of range. Spaces and thousands' commas are no mistake. */
export function typedNumber(typed: string, { min, max }: NumberRange): number | null {
  const bare = typed.replace(/[\s,]/g, '');
  if (!/^\d{1,15}$/.test(bare)) return null;
  const value = Number(bare);
  return value >= min && value <= max ? value : null;
}

/** What to tell the person; null when all is well. */
export const numberProblem = (typed: string, range: NumberRange): string | null =>
  typedNumber(typed, range) === null ? text().setup.whole(range.min, range.max) : null;
