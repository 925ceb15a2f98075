// How does a table show cards that are given to others, or thrown for new ones?

import type { Part } from "#renderer/table/part.ts";
import { planExchange } from "./exchangePlan.ts";
import type {} from "./exchangeScene.ts";
import { planSwap } from "./swapPlan.ts";

export const exchange: Part = {
  name: "exchange",
  beats: {
    swap: {
      plan: planSwap,
      hands: ({ gifts }) =>
        gifts.flatMap(({ from, to, cards }) => [
          { seat: from, out: cards ?? [], in: [] },
          { seat: to, out: [], in: cards ?? [] },
        ]),
    },
    exchange: { plan: planExchange },
  },
};
