// What do host and screens have to know of Exordia8 besides its rules?

import { usualTraits, type Traits } from "#shared/contract/traits.ts";

export const traits: Traits = { ...usualTraits, honours: "gives" };
