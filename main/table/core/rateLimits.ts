// Rate limits by key: `RecentCount` as plain data.

export type Counts = ReadonlyMap<string, readonly number[]>;

interface Span {
  readonly spanMs: number;
  readonly most: number;
}

/** The most keys that are remembered; the one idle for longest is forgotten first. */
const mostKeys = 1000;

const lately = (counts: Counts, key: string, at: number, { spanMs }: Span): readonly number[] =>
  (counts.get(key) ?? []).filter((then) => at - then < spanMs);

export const isFull = (counts: Counts, key: string, at: number, span: Span): boolean =>
  lately(counts, key, at, span).length >= span.most;

export function counted(counts: Counts, key: string, at: number, span: Span): Counts {
  const after = new Map(counts);
  after.delete(key);
  after.set(key, [...lately(counts, key, at, span), at].slice(-span.most - 1));
  for (const [oldest] of after) if (after.size > mostKeys) after.delete(oldest);
  return after;
}
