import { nextPosition } from "#shared/session/rotation.ts";
import { levelAt } from "./clock.ts";
import { cannotPay, hasStacks } from "./elimination.ts";
import type { Dealing, Entrant, Playing, TournamentState, TournamentTable } from "./state.ts";
import type { TournamentStep } from "./step.ts";

/** By chair. Absent entrants are dealt in, too, and pay (TDA, "At Your Seat"; H-22). */
export function dealable(state: TournamentState, { chairs }: TournamentTable): readonly Entrant[] {
  const isDealt = ({ status, leaving, stack }: Entrant): boolean =>
    status === "in" && leaving === null && (stack > 0 || !hasStacks(state));
  return chairs.flatMap((id) => {
    const entrant = id === null ? undefined : state.entrants[Number(id.slice(1)) - 1];
    return entrant && isDealt(entrant) ? [entrant] : [];
  });
}

/** For so many players; null if no game takes them (C-15). */
function positionFor(
  { setup: { rotation }, games }: TournamentState,
  { position }: TournamentTable,
  count: number,
): Dealing["position"] | null {
  return nextPosition(rotation, position, (entry) => {
    const players = games[rotation.indexOf(entry)]?.players;
    return players !== undefined && count >= players.min && count <= players.max;
  });
}

export function canDeal(state: TournamentState, table: TournamentTable): boolean {
  if (table.playing) return false;
  const count = dealable(state, table).length;
  return count >= 2 && positionFor(state, table, count) !== null;
}

/**
 * What each player pays, by the level and their stacks before the round. The table asks, too, and
 * gets the same for a stored round. The stake is at most the second largest stack, since otherwise
 * nobody could play (C-8).
 */
export function dueOf(
  state: TournamentState,
  { stacks, level }: Pick<Playing, "stacks" | "level">,
): Pick<Dealing, "ante" | "stake"> {
  if (!hasStacks(state)) return { ante: 0, stake: 0 };
  const { ante, stake } = levelAt(state.setup.structure, level);
  const second = Object.values(stacks).toSorted((one, other) => other - one)[1] ?? 0;
  return { ante, stake: Math.min(stake, second) };
}

/** If a player cannot pay the stake, they have run out and nothing is dealt yet. */
export function deal(step: TournamentStep, id: string, wave: number): void {
  const table = step.table(id);
  const players = dealable(step.state, table);
  const position = positionFor(step.state, table, players.length);
  if (position === null) return;
  const { clock, games } = step.state;
  const round = table.round + 1;
  const stacks = Object.fromEntries(players.map(({ id: entrant, stack }) => [entrant, stack]));
  const { ante, stake } = dueOf(step.state, { stacks, level: clock.level });
  const short =
    games[position.entry]?.playedFor === "stake"
      ? players.filter(({ stack }) => stack < stake)
      : [];
  const idsOf = (all: readonly Entrant[]): readonly string[] => all.map((entrant) => entrant.id);
  if (short.length > 0) return cannotPay(step, idsOf(short));
  const missing = idsOf(players.filter((entrant) => entrant.missing > 0));
  step.setTable(id, {
    round,
    position,
    wave,
    playing: { stacks, level: clock.level, missing },
  });
  step.effects.push({
    type: "deal",
    table: id,
    round,
    position,
    ante,
    stake,
    missing,
    dealt: players.map(({ id: entrant, stack }) => ({ entrant, stack })),
  });
}
