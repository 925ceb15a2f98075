// Is what a column holds still JSON?

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

/** The same with something in place of what is damaged. */
export function storedJsonOr<T>(text: unknown, otherwise: T): T {
  try {
    return JSON.parse(String(text)) as T;
  } catch {
    return otherwise;
  }
}
