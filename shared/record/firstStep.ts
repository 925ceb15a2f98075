import type { AnyRound } from "#shared/contract/game.ts";
import type { RoundStep } from "#shared/contract/view.ts";

export const firstStep = (round: AnyRound): RoundStep => ({
  round,
  happened: [{ type: "dealt", told: { dealer: round.facts.dealer } }],
});
