// What do host and screens have to know of Kings & Bastards besides its rules?

import { usualTraits, type Traits } from "#shared/contract/traits.ts";

export const traits: Traits = {
  ...usualTraits,
  playedFor: { kind: "stake", stake: "stake", besides: ["bastardPays"] },
  honours: "gives",
};
