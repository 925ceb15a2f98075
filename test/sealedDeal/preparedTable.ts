// Tables of few rounds, each sealed once and played on in many ways.

import type { Public } from "#shared/contract/json.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { SealedFault, SealedPlan } from "#shared/sealedDeal/parts.ts";
import { SealedFaultError } from "#shared/sealedDeal/sealedDeal.ts";
import { fastGroup } from "./fastGroup.ts";
import { SealedTable } from "./sealedTable.ts";
import { seededRandom } from "./seededRandom.ts";

type Asked = Readonly<{
  game: string;
  seats: number;
  options?: SealedPlan["options"];
  carry?: Public;
  seed?: string;
}>;

export const planOf = ({ game, seats, options = {}, carry = {} }: Asked): SealedPlan => ({
  deal: "cd".repeat(16),
  table: "table",
  round: 1,
  game,
  options,
  players: Array.from({ length: seats }, (_, seat) => `P${seat}`),
  dealer: 0,
  carry,
});

/** Nobody has sent anything. */
export const newTable = (asked: Asked): SealedTable =>
  new SealedTable(planOf(asked), fastGroup, seededRandom(asked.seed ?? "prepared"));

const sealed = new Map<string, SealedTable>();

/** After the last shuffle, before anybody has opened a card. */
export function sealedTable(asked: Asked): SealedTable {
  const name = JSON.stringify(asked);
  const known = sealed.get(name);
  if (known) return known.copy();
  const table = newTable(asked);
  while (!table.host.course) for (const page of table.pages) table.answer(page);
  sealed.set(name, table);
  return table.copy();
}

/** Everybody has their cards. */
export const dealtTable = (asked: Asked): SealedTable => sealedTable(asked).settle();

/** What the host or a page found wrong; null: nothing. */
export function faultIn(act: () => unknown): SealedFault | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof SealedFaultError) return error.fault;
    throw error;
  }
}

/** Whose turn it is. */
export function mover({ host }: SealedTable): Seat {
  const round = host.newest?.step.round;
  const [seat] = round ? host.game.toAct(round) : [];
  if (seat === undefined) throw new Error("it is nobody's turn");
  return seat;
}

/** One move after another of whose turn it is. */
export function played(table: SealedTable, ...moves: readonly Move[]): SealedTable {
  for (const move of moves) {
    table.move(mover(table), move);
    table.settle();
  }
  return table;
}
