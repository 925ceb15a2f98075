// How does a list that is longer than a screen is high stand on it, page by page?

/** Of words as large as everything else, em. */
export const rowHeight = 1.75;
/** From so wide a screen on two columns stand side by side, em. */
const wide = 22;
/** What a name and what stands beside it need, em. */
const lineWidth = 13;
const largest = 1.7;

interface PageOfRows {
  readonly columns: number;
  /** On a page, in a column. */
  readonly rows: number;
  readonly pages: number;
  /** By so much its words are larger than others. */
  readonly scale: number;
}

/**
 * `room` in em. A list that fits has all the room there is; of one that does not, every page has as
 * much as can be read.
 */
export function pageOf(
  count: number,
  room: { readonly width: number; readonly height: number },
): PageOfRows {
  const most = Math.max(1, Math.floor(room.height / rowHeight));
  const columns = count > most && room.width >= wide ? 2 : 1;
  const inColumn = Math.ceil(count / columns);
  const pages = Math.max(1, Math.ceil(inColumn / most));
  const rows = Math.max(1, Math.ceil(inColumn / pages));
  const scale = Math.min(largest, room.height / rows / rowHeight, room.width / columns / lineWidth);
  return { columns, rows, pages, scale: Math.max(1, scale) };
}
