import { problemIn } from "#shared/contract/formProblem.ts";
import { refused, type Refusal } from "#shared/contract/outcome.ts";
import { goNow, hasStacks, isIn, takeComing } from "./elimination.ts";
import type { EventOf, Entrant, TournamentState, TournamentTable } from "./state.ts";
import { type FormatRules, refusal, type TournamentStep } from "./step.ts";
import { sitting } from "./seating.ts";
import { refusedSetup } from "./setupCheck.ts";
import { structureSchema } from "./structure.ts";

export const entrantOf = ({ entrants }: TournamentState, id: string): Entrant | undefined =>
  entrants.find((entrant) => entrant.id === id && entrant.status !== "withdrawn");
const tableOf = ({ tables }: TournamentState, id: string | null): TournamentTable | undefined =>
  tables.find((table) => table.id === id);

export const isInHand = (state: TournamentState, { id, table }: Entrant): boolean =>
  tableOf(state, table)?.playing?.stacks[id] !== undefined;

export const noEntrant = (): Refusal => refusal("unknown-entrant", "noEntrant");

export function entrantIn(
  state: TournamentState,
  id: string,
): Readonly<{ ok: true; entrant: Entrant }> | Refusal {
  if (state.phase !== "running") return refusal("not-now", "notRunning");
  const entrant = entrantOf(state, id);
  if (!entrant) return noEntrant();
  return isIn(entrant) && entrant.leaving === null
    ? { ok: true, entrant }
    : refusal("not-now", "notIn", { name: entrant.name });
}

/** As soon as the player's hand is over, never during it. */
export function move(
  step: TournamentStep,
  { entrant: id, table: tableId, chair }: EventOf<"move">,
): Refusal | null {
  if (step.state.setup.format.kind !== "freezeout") return refusal("not-now", "noMoves");
  const found = entrantIn(step.state, id);
  if (!found.ok) return found;
  const table = tableOf(step.state, tableId);
  if (!table) return refusal("unknown-table", "noTable");
  if (chair >= table.chairs.length)
    return refusal("wrong-option", "noChair", { chairs: table.chairs.length });
  if (table.chairs[chair] === id)
    return refusal("wrong-option", "sameChair", { name: found.entrant.name });
  if (table.chairs[chair] !== null) return refusal("wrong-option", "chairTaken");
  step.change({
    pending: [
      ...step.state.pending.filter((each) => each.entrant !== id),
      { entrant: id, table: tableId, chair },
    ],
  });
  return null;
}

/**
 * Who leaves or is removed during a hand leaves the hand at once (C-5), and the tournament when it
 * is over.
 */
export function goFromTable(
  step: TournamentStep,
  id: string,
  leaving: "left" | "removed",
  note: string,
): void {
  const entrant = step.entrant(id);
  if (leaving === "left") step.tell("left", { name: entrant.name });
  else step.tell("removed", { name: entrant.name, note });
  if (isInHand(step.state, entrant) && entrant.table !== null) {
    step.setEntrant(id, { leaving });
    step.effects.push({ type: "expel", entrant: id, table: entrant.table });
  } else goNow(step, id);
}

export function undo(
  step: TournamentStep,
  { elimination }: EventOf<"undo">,
  rules: FormatRules,
): Refusal | null {
  const { lastElimination, phase } = step.state;
  if (phase !== "running") return refusal("not-now", "notRunning");
  if (!lastElimination) return refusal("not-now", "nothingToUndo");
  if (lastElimination.number !== elimination) return refusal("stale", "notLast");
  return rules.undo(step, lastElimination) ? null : refusal("not-now", "nothingToUndo");
}

/** With its note in the ledger (H-2). */
export function correct(
  step: TournamentStep,
  { entrant: id, stack, note }: EventOf<"correct">,
): Refusal | null {
  const found = entrantIn(step.state, id);
  if (!found.ok) return found;
  if (!hasStacks(step.state)) return refusal("not-now", "noStacks");
  if (isInHand(step.state, found.entrant))
    return refusal("not-now", "handRunning", { name: found.entrant.name });
  takeComing(step, id);
  const { name, stack: from, status } = step.entrant(id);
  step.postStack("correction", id, stack - from, note);
  step.setEntrant(id, {
    stack,
    ...(status === "broke" && stack > 0 && { status: "in", thinksUntil: null, bust: null }),
  });
  step.tell("corrected", { name, from, to: stack, note });
  return null;
}

export function changeLevel(
  step: TournamentStep,
  { level, to }: EventOf<"changeLevel">,
): Refusal | null {
  const { setup, games, clock } = step.state;
  const { levels } = setup.structure;
  if (level > levels.length) return refusal("wrong-option", "noLevel", { levels: levels.length });
  if (level <= clock.level) return refusal("not-now", "levelBegun", { level });
  const [before, after] = [levels[level - 2], levels[level]];
  const isLower = (one: typeof to, other: typeof to): boolean =>
    one.ante < other.ante || one.stake < other.stake;
  if ((before && isLower(to, before)) || (after && isLower(after, to)))
    return refusal("wrong-option", "outOfOrder");
  const changed = {
    ...setup,
    structure: { ...setup.structure, levels: levels.with(level - 1, to) },
  };
  const read = structureSchema.safeParse(changed.structure);
  if (!read.success) return refused("wrong-option", problemIn(read.error));
  const unfit = refusedSetup({ setup: changed, games });
  if (unfit) return unfit;
  step.change({ setup: changed });
  step.tell("levelChanged", { level, ante: to.ante, stake: to.stake, length: to.length });
  return null;
}

/**
 * A round is as many hands as there are people at the table, including the player (TDA, "Warnings,
 * Penalties and Disqualification").
 */
export function penalise(
  step: TournamentStep,
  { entrant: id, rounds, note }: EventOf<"penalise">,
): Refusal | null {
  const found = entrantIn(step.state, id);
  if (!found.ok) return found;
  const { name, missing, table } = found.entrant;
  if (rounds === 0) {
    step.tell("warned", { name, note });
    return null;
  }
  const at = tableOf(step.state, table);
  const hands = rounds * (at ? sitting(at).length : step.state.setup.chairs);
  step.setEntrant(id, { missing: missing + hands });
  step.tell("penalised", { name, hands, note });
  return null;
}
