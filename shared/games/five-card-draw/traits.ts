// What do host and screens have to know of five-card draw besides its rules?

import { usualTraits, type Traits } from "#shared/contract/traits.ts";

export const traits: Traits = {
  ...usualTraits,
  playedFor: { kind: "pots" },
  unit: "hand",
  honours: "heeds",
  flows: true,
};
