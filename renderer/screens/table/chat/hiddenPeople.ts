// Whose words does this person not wish to read?

const keptAs = "cardtable.hidden";

type Kept = Pick<Storage, "getItem" | "setItem">;

/** By their names, which are each one's own in a house; for as long as this tab is open. */
export function hiddenNames(storage: Kept): ReadonlySet<string> {
  try {
    const names: unknown = JSON.parse(storage.getItem(keptAs) ?? "[]");
    return new Set(Array.isArray(names) ? names.filter((name) => typeof name === "string") : []);
  } catch {
    return new Set();
  }
}

export function keepHidden(storage: Kept, names: ReadonlySet<string>): void {
  try {
    storage.setItem(keptAs, JSON.stringify([...names]));
  } catch {
    // They are hidden until the page is closed.
  }
}
