// Which rows the list of moves has: of parts that are here the lines that are seen, of others every
// line, as nobody knows yet which of them are.

import type { ReelState } from "./Reel.ts";
import type { SeenLine } from "./replayTable.ts";

export interface MoveRow {
  /** The line's. */
  readonly number: number;
  /** Null while its part is not here. */
  readonly seen: SeenLine | null;
}

export interface MoveRows {
  readonly count: number;
  at(index: number): MoveRow;
  /** The row of this line; of one that has none, the last row before it. */
  indexOf(number: number): number;
}

export function moveRows({
  parts,
  size,
  count,
}: Pick<ReelState, "parts" | "size" | "count">): MoveRows {
  const starts: number[] = [];
  let rows = 0;
  for (let first = 0; first < count; first += size) {
    starts.push(rows);
    rows += parts.get(starts.length)?.length ?? Math.min(size, count - first);
  }
  return {
    count: rows,
    at: (index) => {
      const part = starts.findLastIndex((start) => start <= index);
      const within = index - (starts[part] ?? 0);
      const seen = parts.get(part + 1)?.[within] ?? null;
      return { number: seen?.line.number ?? part * size + within, seen };
    },
    indexOf: (number) => {
      const part = Math.floor(number / size);
      const lines = parts.get(part + 1);
      return (
        (starts[part] ?? 0) +
        (lines ? lines.findLastIndex(({ line }) => line.number <= number) : number - part * size)
      );
    },
  };
}
