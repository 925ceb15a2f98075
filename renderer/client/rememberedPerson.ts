// As whom did this browser come to a table before, whoever's it was?

import { profileSchema } from "#shared/protocol/schema.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";

type Person = HouseAsk<"addProfile">;

const keptAs = "cardtable.person";

/**
 * A suggestion for the next house; null where there is none, or where the browser keeps nothing.
 */
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
    // He types his name again.
  }
}
