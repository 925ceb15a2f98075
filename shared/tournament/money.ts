import { entered } from "./elimination.ts";
import { evenly, prizesOf, shareOut, sumOf, type Prizes } from "./payouts.ts";
import type { Places, TournamentState } from "./state.ts";
import type { TournamentStep } from "./step.ts";

const account = ({ id }: Pick<TournamentState, "id">): string => `tournament:${id}`;

export function poolOf(state: TournamentState): number {
  const { bounty } = state.setup.structure;
  return sumOf(entered(state).map(({ paid, rebuys }) => paid - bounty * (1 + rebuys)));
}

/** If nobody enters or buys in any more. */
export const prizesNow = (state: TournamentState): Prizes =>
  prizesOf(state.setup.structure, poolOf(state), entered(state).length);

/** On players still in, and those that nobody could take. */
export const bountiesLeft = (state: TournamentState): number =>
  state.setup.structure.bounty * entered(state).filter(({ head }) => head).length + state.unclaimed;

/** All of it in advance, so that it is covered whoever enters. */
export function payGuarantee(step: TournamentStep): void {
  const amount = sumOf(step.state.setup.structure.guaranteed);
  step.transfer("guarantee", step.state.host, account(step.state), amount);
}

/**
 * Prizes, bounties – the unclaimed ones to the winners – and the rest of the guarantee. Nothing is
 * left.
 */
export function payOut(step: TournamentStep, places: Places): void {
  const { state } = step;
  const { amounts, added } = prizesNow(state);
  for (const [id, amount] of shareOut(amounts, places)) pay(step, "payout", id, amount);
  for (const { id, bounties } of entered(state)) pay(step, "bounty", id, bounties);
  payHeads(step, places[0]?.entrants ?? []);
  returnGuarantee(step, added);
}

function returnGuarantee(step: TournamentStep, spent: number): void {
  const { host, setup } = step.state;
  const back = sumOf(setup.structure.guaranteed) - spent;
  step.transfer("guarantee", account(step.state), host, back);
}

const pay = (
  step: TournamentStep,
  kind: "payout" | "bounty" | "refund",
  id: string,
  amount: number,
): void => step.transfer(kind, account(step.state), step.entrant(id).purse, amount);

/** The bounties on the winners' own heads and the unclaimed ones. */
function payHeads(step: TournamentStep, winners: readonly string[]): void {
  const left = bountiesLeft(step.state);
  if (left === 0 || winners.length === 0) return;
  evenly(left, winners).forEach(([id, amount]) => {
    pay(step, "bounty", id, amount);
    step.setEntrant(id, { bounties: step.entrant(id).bounties + amount });
  });
}

export function returnStacks(step: TournamentStep): void {
  for (const { id, stack } of step.state.entrants) {
    if (stack === 0) continue;
    step.postStack("forfeit", id, -stack);
    step.setEntrant(id, { stack: 0 });
  }
}

export function refund(step: TournamentStep, id: string): void {
  const { paid } = step.entrant(id);
  pay(step, "refund", id, paid);
  step.setEntrant(id, { paid: 0 });
}

export function refundAll(step: TournamentStep): void {
  for (const { id } of entered(step.state)) refund(step, id);
  if (step.state.phase !== "registering") returnGuarantee(step, 0);
}
