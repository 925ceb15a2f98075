/** At normal text size, em. */
export const rowHeight = 1.75;
/** From this width on there are two columns, em. */
const wide = 22;
/** The width of a name with what stands beside it, em. */
const lineWidth = 13;
const largest = 1.7;

type PageOfRows = Readonly<{
  columns: number;
  rows: number;
  pages: number;
  scale: number;
}>;

/**
 * `room` in em. A list that fits fills all the room; a longer one gets as many rows on each page as
 * can be read.
 */
export function pageOf(
  count: number,
  room: Readonly<{ width: number; height: number }>,
): PageOfRows {
  const most = Math.max(1, Math.floor(room.height / rowHeight));
  const columns = count > most && room.width >= wide ? 2 : 1;
  const inColumn = Math.ceil(count / columns);
  const pages = Math.max(1, Math.ceil(inColumn / most));
  const rows = Math.max(1, Math.ceil(inColumn / pages));
  const scale = Math.min(largest, room.height / rows / rowHeight, room.width / columns / lineWidth);
  return { columns, rows, pages, scale: Math.max(1, scale) };
}
