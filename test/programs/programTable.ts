// A table at which a program of the owner's sits, and nobody waits for the clock while it thinks.

import { join } from "node:path";
import { Client } from "#test/host/support/client.ts";
import { seatedTable, type SeatedTable } from "#test/host/support/seatedTable.ts";
import type { TableAsk } from "#shared/protocol/schema.ts";
import type { OwnProgram } from "#shared/protocol/house.ts";
import { valueOf } from "#test/support/valueOf.ts";

/** Plays the first legal move; a program of the repository, as the page about the arena shows it. */
export const goodCommand = `"${process.execPath}" "${join(import.meta.dirname, "../../assets/bots/firstBot.ts")}"`;

export const inNode = (script: string): string => `"${process.execPath}" -e "${script}"`;

/** The time that a process takes; the clock of the test stands. */
export const awhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2));

/** However long processes take. */
export async function waited(wish: () => boolean): Promise<void> {
  while (!wish()) await awhile();
}

export interface ProgramTable extends SeatedTable {
  readonly owner: Client;
  readonly others: readonly Client[];
  readonly program: OwnProgram;
}

type Table = Pick<ProgramTable, "clock">;

/**
 * The owner's program as it is stored, without having been tried; it sits among so many people. The
 * next round has not begun.
 */
export async function programTable(
  command: string,
  people = 1,
  parts: Parameters<typeof seatedTable>[1] = {},
): Promise<ProgramTable> {
  const seated = await seatedTable({ people }, parts);
  seated.store.programs.add({ id: "deep", name: "Deep Red", command });
  const [owner, ...others] = seated.tokens.map((token) => Client.arrive(seated.door, token));
  const order: TableAsk<"seats">["order"] = [...seated.tokens.map((_, at) => `p${at + 1}`)];
  valueOf(await owner!.ask("seats", { order: [...order, { program: "deep" }] }));
  const [program] = valueOf(await seated.house.ask("programs", {}));
  return { ...seated, owner: owner!, others, program: program! };
}

/** Starts a round. */
export async function dealt({ owner, others }: ProgramTable): Promise<void> {
  for (const client of [owner, ...others]) valueOf(await client.ready());
}

/** People play their first legal moves, programs have all the time they need. */
export async function playedUntil(
  { clock }: Table,
  people: readonly Client[],
  wish: () => boolean,
): Promise<void> {
  while (!wish()) {
    const acting = people.find(({ isToAct }) => isToAct);
    if (acting) valueOf(await clock.answered(acting.move(acting.firstLegal())));
    await clock.advance(0);
    if (!acting) await awhile();
  }
}
