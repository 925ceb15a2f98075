// Is what a column holds still JSON, and of the form that it had?

import type { z } from 'zod';
import { firstProblem } from '#shared/game/moveReader.ts';
import { StoreError } from './storeError.ts';

/**
 * `what` names it in the error. Throws a StoreError `store-corrupt` – without the text, of which JSON.parse would quote a
 * piece: it may hold cards or a seed (C-7).
 */
export function storedJson<T>(text: unknown, what: string): T {
  try {
    return JSON.parse(String(text)) as T;
  } catch {
    throw new StoreError('store-corrupt', `${what} is damaged: it is no JSON`);
  }
}

/** The same of a column that holds nothing secret, and of this form. Throws a StoreError `store-corrupt`. */
export function formedJson<T>(text: unknown, form: z.ZodType, what: string): T {
  const value = storedJson<T>(text, what);
  const read = form.safeParse(value);
  if (!read.success) throw new StoreError('store-corrupt', `${what} is damaged: ${firstProblem(read.error)}`);
  return value;
}

/** The same with something in place of what is damaged. */
export function formedJsonOr<T>(text: unknown, form: z.ZodType, otherwise: T): T {
  try {
    return formedJson<T>(text, form, '');
  } catch (error) {
    if (error instanceof StoreError) return otherwise;
    throw error;
  }
}
