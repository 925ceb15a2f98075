// In how many rows does a shown hand lie, and how close, so that every card of it can be read in
// the same room?

/**
 * `perRow`: cards in a row. `gap`: from card to card, and `size`: of a card, in widths of the
 * largest ones.
 */
export type ShownRows = { readonly perRow: number; readonly gap: number; readonly size: number };

/**
 * By how much a row stands above the next, in card widths; further rows take the place of the
 * words.
 */
export const rowStep = 0.5;
const fewCards = 5;
const mostRows = 6;
/** Shows rank and suit of a card. */
const leastGap = 0.27;
/** Height of the room in widths of the largest cards: two rows. */
const shape = 1.4;
const roomHigh = shape + rowStep;

/**
 * The largest cards of `count` in a room so wide, in card widths; a row of few is no wider than
 * they need.
 */
export function rowsOf(count: number, roomWide: number, step: number): ShownRows {
  if (count <= fewCards) return { perRow: Math.max(1, count), gap: step, size: 1 };
  let best: ShownRows | null = null;
  for (let rows = 2; rows <= mostRows; rows += 1) {
    const perRow = Math.ceil(count / rows);
    const size = Math.min(
      1,
      roomHigh / (shape + (rows - 1) * rowStep),
      roomWide / (1 + (perRow - 1) * leastGap),
    );
    if (best && size <= best.size) continue;
    best = {
      perRow,
      size,
      gap: perRow > 1 ? Math.min(step, (roomWide / size - 1) / (perRow - 1)) : step,
    };
  }
  return best!;
}
