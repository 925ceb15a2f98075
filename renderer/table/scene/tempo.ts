// H-36: how long the page shows what happens, by what is at stake in it for the person who looks.

import type { AnySeen } from "#shared/contract/seen.ts";
import type { AnimationStep, Beat, Plan } from "./animation.ts";

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

const unhurried: ReadonlySet<AnimationStep["type"]> = new Set(["moment", "count-down"]);

/** Whether the plan slows for something that people remember. */
export const hasMoment = ({ steps }: Plan): boolean =>
  steps.some(({ type }) => unhurried.has(type));

const shareOfEach = 0.8;
const most = { move: 3, moment: 1.5 } as const;

/**
 * Returns the factor on the speed of a plan while so many views wait to be shown: never so large that
 * nothing is seen.
 */
export const catchUp = (waiting: number, isMoment: boolean): number =>
  Math.min(1 + waiting * shareOfEach, isMoment ? most.moment : most.move);
