// Counts moves, views and latencies while tables are being played at.

export interface Tally {
  moves: number;
  views: number;
  /** ms from a move to the last of its views. */
  readonly latencies: number[];
  /** Told at each move that all have seen. */
  played: () => void;
}

export const newTally = (): Tally => ({ moves: 0, views: 0, latencies: [], played: () => {} });

/** Resolves after so many more moves that all have seen, however slow the machine is. */
export const afterMoves = (tally: Tally, moves: number): Promise<void> =>
  new Promise((resolve) => {
    let left = moves;
    tally.played = () => {
      left -= 1;
      if (left === 0) resolve();
    };
  });

/** The value that this share of them does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const inOrder = values.toSorted((one, other) => one - other);
  return inOrder[Math.min(inOrder.length - 1, Math.floor(share * inOrder.length))] ?? Number.NaN;
}
