// What is counted while tables are played at?

export interface Tally {
  moves: number;
  views: number;
  /** ms from a move to the last of its views. */
  readonly latencies: number[];
}

export const newTally = (): Tally => ({ moves: 0, views: 0, latencies: [] });

/** The value that this share of them does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const inOrder = values.toSorted((one, other) => one - other);
  return inOrder[Math.min(inOrder.length - 1, Math.floor(share * inOrder.length))] ?? Number.NaN;
}
