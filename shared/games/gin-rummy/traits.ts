// What do host and screens have to know of Gin Rummy besides its rules?

import { usualTraits, type Traits } from "#shared/contract/traits.ts";

export const traits: Traits = { ...usualTraits, unit: "hand", honours: "gives" };
