import type { TableState, ViewMessage } from "#shared/protocol/table.ts";
import type { SealedPlan } from "#shared/sealedDeal/parts.ts";

/** Options that an entry of the rotation leaves out are the game's usual ones. */
const isOf =
  ({ game, options }: SealedPlan) =>
  (entry: TableState["rotation"][number]): boolean =>
    entry.game === game &&
    Object.entries(entry.options).every(([name, value]) => options[name] === value);

/**
 * Whether a plan is of the round that the table plays, or of the next one, and deals to its people
 * alone.
 */
export function fitsTable(plan: SealedPlan, table: TableState): boolean {
  const { id, roundNumber, rotation, players } = table;
  const isPerson = (one: string): boolean =>
    players.some((player) => player.id === one && player.bot === null);
  return (
    plan.table === id &&
    (plan.round === roundNumber || plan.round === roundNumber + 1) &&
    rotation.some(isOf(plan)) &&
    plan.players.every(isPerson) &&
    new Set(plan.players).size === plan.players.length
  );
}

/** Whether everybody sits where the plan says, in a round that is played. */
export const isSeated = (plan: SealedPlan, { roundNumber, players }: TableState): boolean =>
  roundNumber !== plan.round ||
  plan.players.every((id, seat) => {
    const sitting = players.find((one) => one.id === id)?.seat ?? null;
    return sitting === null || sitting === seat;
  });

/**
 * Whether the host shows a player their own cards in the round that is played. If the table deals
 * sealed, it knows what it should not: its owner can change that between rounds alone.
 */
export const isOpenTo = (
  { seen, round }: ViewMessage,
  { stage, roundNumber }: TableState,
): boolean => stage === "playing" && round === roundNumber && seen.viewer !== "spectator";

/** Whether the host shows a player who is in the round no more than a spectator. */
export function isSealedTo(player: string, { seen }: ViewMessage, table: TableState): boolean {
  const own = table.players.find(({ id }) => id === player);
  return seen.viewer === "spectator" && own !== undefined && own.seat !== null && !own.out;
}
