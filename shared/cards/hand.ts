/** Removes one copy of each of `taken`, keeping the order; null if one of them is missing. */
export function without<C>(cards: readonly C[], taken: readonly C[]): readonly C[] | null {
  if (taken.length === 1) return withoutOne(cards, taken[0] as C);
  const rest = cards.slice();
  for (const card of taken) {
    const at = rest.indexOf(card);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

function withoutOne<C>(cards: readonly C[], card: C): readonly C[] | null {
  const at = cards.indexOf(card);
  return at < 0 ? null : cards.toSpliced(at, 1);
}

export function withAt<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}

/**
 * Appends to a list. `toSpliced` allocates exactly the memory needed; a spread would take twice as
 * much at every move.
 */
export const withMore = <T>(list: readonly T[], more: readonly T[]): readonly T[] =>
  list.toSpliced(list.length, 0, ...more);
