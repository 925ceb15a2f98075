// H-36: how long the page shows what happens, by what is at stake in it for the person who looks.

import type { AnySeen } from "#shared/contract/seen.ts";
import type { Beat, Plan } from "./animation.ts";

/** `dull`: nothing for the viewer, or decided anyway. `high`: much of what they have. */
export type Stake = "dull" | "usual" | "high";

type Kind = "deal" | "result" | "move";

/** The longest plan of each kind at normal speed, ms; what is planned for longer runs faster. */
const budgets: { readonly [kind in Kind]: { readonly [stake in Stake]: number } } = {
  deal: { dull: 1500, usual: Infinity, high: Infinity },
  result: { dull: 1400, usual: 2600, high: Infinity },
  move: { dull: 360, usual: Infinity, high: Infinity },
};

/** ms for which a hand's result stays before the next deal, and more for each hand shown. */
export const resultPauses = {
  dull: { least: 800, perHand: 0 },
  usual: { least: 1400, perHand: 300 },
  high: { least: 4000, perHand: 1200 },
} as const satisfies { readonly [stake in Stake]: object };

function kindOf(seen: AnySeen, beats: readonly Beat[]): Kind {
  if (beats.some(({ type }) => type === "deal")) return "deal";
  return seen.facts.result === null ? "move" : "result";
}

/** The same plan within its budget. A moment has a budget of its own. */
export function paced(plan: Plan, seen: AnySeen, beats: readonly Beat[], stake: Stake): Plan {
  if (beats.some(({ type }) => type === "moment")) return plan;
  const budget = budgets[kindOf(seen, beats)][stake];
  if (plan.ms <= budget) return plan;
  const share = budget / plan.ms;
  return {
    steps: plan.steps.map((step) => ({ ...step, at: step.at * share, ms: step.ms * share })),
    ms: budget,
  };
}
