// With which token does this page come back to its seat after a reload?

const keyOf = (table: string): string => `cardtable.seat.${table}`;

/** Kept for this tab: the owner's other tabs ask the house. */
export function rememberSeat(
  storage: Pick<Storage, "setItem">,
  table: string,
  token: string,
): void {
  storage.setItem(keyOf(table), token);
}

export const rememberedSeat = (storage: Pick<Storage, "getItem">, table: string): string | null =>
  storage.getItem(keyOf(table));

export const forgetSeat = (storage: Pick<Storage, "removeItem">, table: string): void =>
  storage.removeItem(keyOf(table));

const newcomers = new Set<string>();

/**
 * Who has become somebody by a table's code has no seat there: the house need not be asked for one.
 */
export const cameTo = (table: string): void => void newcomers.add(table);
export const isNewAt = (table: string): boolean => newcomers.has(table);

const wishes = new Set<string>();

/** Who has just come in by a table's code wants a chair at it: he is there before the table is. */
export const wishSeat = (table: string): void => void wishes.add(table);
/** The wish is good once. */
export const takeSeatWish = (table: string): boolean => wishes.delete(table);
