// The house of a host as its owner asks it: what a test of the house is about, who asks apart.

import type { HouseDoor } from "#main/base/ports.ts";
import type { HouseVisitor } from "#main/base/visitor.ts";
import type { HouseFiles } from "#main/base/houseFiles.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { HouseAnswers } from "#shared/protocol/house.ts";
import type { HouseAsk, HouseRequest } from "#shared/protocol/schema.ts";

export interface OwnersHouse extends Pick<HouseDoor, "table" | "onTables"> {
  ask<R extends HouseRequest>(request: R, payload: HouseAsk<R>): Promise<Answer<HouseAnswers[R]>>;
  readonly files: HouseFiles;
}

export const ownersHouse = (house: HouseDoor): OwnersHouse => ({
  // The owner may ask everything; the compiler does not know it of a request that it does not know.
  ask: <R extends HouseRequest>(request: R, payload: HouseAsk<R>) =>
    house.ask({ role: "owner", profile: house.owner } as HouseVisitor<R>, request, payload),
  table: (id) => house.table(id),
  onTables: (listener) => house.onTables(listener),
  get files() {
    return house.files({ role: "owner", profile: house.owner });
  },
});
