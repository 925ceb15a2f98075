// Buying in again after running out of chips (H-21).

import { rebuyPrice } from "./clock.ts";
import type { Bust, Entrant, TournamentState } from "./state.ts";
import type { TournamentStep } from "./step.ts";

/** When an offer of a rebuy made now expires, in ms, as the step's `at`. */
export const thinksUntil = ({ at, state }: TournamentStep): number =>
  at + 1000 * state.setup.rebuySeconds;

/** Where people may buy in again without limit; a bot does not weigh the cost. */
const mostOfBot = 2;

/** By the level and the entrant's earlier rebuys. */
export function mayRebuy(
  { setup: { structure, format } }: TournamentState,
  { rebuys, bot }: Entrant,
  level: number,
): boolean {
  if (format.kind !== "freezeout") return false;
  const { until, most } = structure.rebuys;
  const allowed = bot === null ? (most ?? Infinity) : Math.min(most ?? mostOfBot, mostOfBot);
  return level <= until && rebuys < allowed;
}

/**
 * Offers a rebuy to an entrant without chips; a bot takes it at once (H-9). Returns false if they may
 * not buy in again, and changes nothing then.
 */
export function staysOn(step: TournamentStep, id: string, bust: Bust, level: number): boolean {
  const entrant = step.entrant(id);
  if (entrant.leaving !== null || !mayRebuy(step.state, entrant, level)) return false;
  step.setEntrant(id, {
    status: "broke",
    bust,
    thinksUntil: thinksUntil(step),
  });
  if (entrant.bot === null) step.tell("ranOut", { name: entrant.name });
  else buyAgain(step, id);
  return true;
}

/** Charges the price of the present level, and gives a new stack. */
export function buyAgain(step: TournamentStep, id: string): void {
  const { rebuys } = step.state.setup.structure;
  step.postPaid("rebuy", id, rebuyPrice(step.state.setup.structure, step.state.clock.level));
  step.postStack("stack", id, rebuys.stack);
  const entrant = step.entrant(id);
  step.setEntrant(id, {
    status: "in",
    stack: entrant.stack + rebuys.stack,
    rebuys: entrant.rebuys + 1,
    bust: null,
    thinksUntil: null,
    head: step.state.setup.structure.bounty > 0,
  });
  step.tell("boughtAgain", { name: entrant.name, stack: rebuys.stack });
}
