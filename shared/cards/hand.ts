/** The list without one copy of each of `taken`, order kept; null when one of them is not there. */
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
 * The list with more at its end. `toSpliced` asks for just the memory it needs; a spread takes
 * twice as much, move after move.
 */
export const withMore = <T>(list: readonly T[], more: readonly T[]): readonly T[] =>
  list.toSpliced(list.length, 0, ...more);
