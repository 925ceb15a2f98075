const keyOf = (table: string) => `cardtable.seat.${table}`;

/** Only for this tab: the owner's other tabs ask the house. */
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

/** A newcomer by a table's code has no seat there yet, so the house need not be asked for one. */
export const cameTo = (table: string): void => void newcomers.add(table);
export const isNewAt = (table: string): boolean => newcomers.has(table);

const wishes = new Set<string>();

/** A guest who came by a table's code wants a seat at it, but the table is not loaded yet. */
export const wishSeat = (table: string): void => void wishes.add(table);
export const takeSeatWish = (table: string): boolean => wishes.delete(table);
