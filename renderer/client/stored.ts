// What a browser keeps as JSON. It may keep nothing: in a private window, or when it is full.

export type Reads = Pick<Storage, "getItem">;
export type Writes = Pick<Storage, "setItem">;

/** Null where nothing is kept, or nothing that can be read. */
export function stored(storage: Reads, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Those that were kept as a list; none where nothing was. */
export function storedTexts(storage: Reads, key: string): ReadonlySet<string> {
  const kept = stored(storage, key);
  return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : []);
}

export function store(storage: Writes, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // It holds until the page is closed.
  }
}
