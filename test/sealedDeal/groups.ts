// The libraries that compute in the group.

import type { Group } from "#shared/sealedDeal/group.ts";
import { nobleGroup } from "#shared/sealedDeal/nobleGroup.ts";
import { sodiumGroup } from "#shared/sealedDeal/sodiumGroup.ts";

/** The faster one: what both do alike needs to be tried with one alone. */
export const group = await sodiumGroup();

export const groups: readonly (readonly [string, Group])[] = [
  ["noble", nobleGroup],
  ["sodium", group],
];
