// The name and picture under which this browser last joined a table of any host.

import { profileSchema, type HouseAsk } from "#shared/protocol/schema.ts";
import { store, stored, type Reads, type Writes } from "./stored.ts";

type Person = HouseAsk<"addProfile">;

const keptAs = "cardtable.person";

export const rememberedPerson = (storage: Reads): Person | null =>
  profileSchema.safeParse(stored(storage, keptAs)).data ?? null;

export const rememberPerson = (storage: Writes, person: Person): void =>
  store(storage, keptAs, person);
