// The name and picture under which this browser last joined a table of any host.

import { profileSchema } from "#shared/protocol/schema.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";

type Person = HouseAsk<"addProfile">;

const keptAs = "cardtable.person";

/** A suggestion for the next house; null if there is none or the browser stores nothing. */
export function rememberedPerson(storage: Pick<Storage, "getItem">): Person | null {
  try {
    return profileSchema.safeParse(JSON.parse(storage.getItem(keptAs) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

export function rememberPerson(storage: Pick<Storage, "setItem">, person: Person): void {
  try {
    storage.setItem(keptAs, JSON.stringify(person));
  } catch {
    // The name must be typed again.
  }
}
