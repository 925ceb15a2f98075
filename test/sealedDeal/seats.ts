// Seats of a deal with their keys.

import { newSeatKeys } from "#shared/sealedDeal/keys.ts";
import type { SeatSecrets } from "#shared/sealedDeal/keys.ts";
import { group } from "./groups.ts";
import { seededRandom } from "./seededRandom.ts";

export const planHash = "5ea1".repeat(16);

export const seatsOf = (count: number): readonly SeatSecrets[] =>
  Array.from(
    { length: count },
    (_, seat) => newSeatKeys(group, { planHash, seat }, seededRandom(`seat ${seat}`)).secrets,
  );
