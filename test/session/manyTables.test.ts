// Does anything and everything to many tables of one session and restarts the host at any time, and
// checks that everybody is in exactly one place, with the chips that the ledger says.

import { expect, test } from "vitest";
import type { SessionHost } from "#main/table/sessionHost.ts";
import {
  brokenUp,
  seatedAt,
  unseated,
  withNewTable,
  type PaidSession,
} from "#main/session/sessionState.ts";
import { booksOf, refuseUnsound } from "#main/store/soundTable.ts";
import type { EndedRound } from "#main/store/roundStore.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { Client } from "#test/host/support/client.ts";
import {
  asHouse,
  cup,
  kindOf,
  everybody,
  manyTables,
  seatedBefore,
  withStack,
  tokenOf,
  type Places,
} from "#test/host/support/manyTables.ts";
import { testHost, type TestHost } from "#test/host/support/testHost.ts";
import { sweep } from "#test/support/sweep.ts";

const sessions = sweep(2, 100);
const actions = 40;
const kinds = [
  "deal",
  "deal",
  "deal",
  "wait",
  "wait",
  "move",
  "move",
  "move",
  "leave",
  "open",
  "breakUp",
  "pay",
  "change",
  "come",
  "drop",
  "restart",
] as const;

const people = ["a1", "a2", "a3", "a4"];
const places: Places = {
  one: ["a1", "a2", "b1", "b2"],
  two: ["a3", "b3", "b4"],
  three: ["a4", "b5", "b6"],
};

class Cup {
  readonly did: string[] = [];
  readonly #dice: DiceReader;
  readonly #clients = new Map<string, Client>();
  #host: TestHost;
  #session: SessionHost;
  #over: EndedRound[];
  #opened = 0;

  private constructor(
    seed: string,
    { session, over, ...host }: Awaited<ReturnType<typeof manyTables>>,
  ) {
    this.#dice = new DiceReader(newDice(seed));
    this.#host = host;
    this.#session = session;
    this.#over = over;
  }

  static async of(seed: string): Promise<Cup> {
    return new Cup(seed, await manyTables(places));
  }

  async act(): Promise<void> {
    const kind = kinds[this.#dice.below(kinds.length)]!;
    this.did.push(kind);
    await this[kind]();
    await this.#host.clock.advance(0);
    this.check();
  }

  check(): void {
    const { store, log } = this.#host;
    expect(store.bank.audit().problems).toEqual([]);
    const state = this.#session.state();
    const books = booksOf(store, this.#session.id);
    for (const table of state.tables.values()) {
      expect(store.tables.load(table.id)).toEqual(table);
      refuseUnsound(books, table, store.rounds.latest(table.id));
      // Every end was told, once and in order.
      expect(store.rounds.endedAfter(table.id, 0)).toEqual(
        this.#over.filter((ended) => ended.table === table.id),
      );
    }
    const all = everybody(state);
    expect(all.map(({ id }) => id).toSorted()).toEqual(Object.values(places).flat().toSorted());
    expect(all.reduce((sum, { chips }) => sum + chips, 0)).toBe(
      -store.bank.balance(`stacks:${cup}`),
    );
    for (const [player, client] of this.#clients) this.#checkTold(player, client);
    expect(log).toEqual([]);
  }

  async deal(): Promise<void> {
    const host = this.#session.tables.get(this.#table());
    await this.#host.clock.answered(host!.deal());
  }

  async wait(): Promise<void> {
    await this.#host.clock.advance(1000 * this.#dice.below(90));
  }

  move(): void {
    const player = this.#player();
    this.#try(
      ({ state, postings }) => ({
        state: seatedBefore(state, player, this.#table(), this.#dice.below(5)),
        postings,
      }),
      () => this.#isInRound(player),
    );
  }

  leave(): void {
    const player = this.#player();
    this.#try(
      ({ state, postings }) => ({ state: unseated(state, player), postings }),
      () => this.#isInRound(player),
    );
  }

  open(): void {
    this.#opened += 1;
    this.#try(
      ({ state, postings }) => ({ state: withNewTable(state, `new-${this.#opened}`), postings }),
      () => false,
    );
  }

  breakUp(): void {
    const [id, other] = [this.#table(), this.#table()];
    if (id === other) return;
    const { players } = this.#session.tables.get(id)!.table;
    this.#try(
      ({ state, postings }) => ({
        state: brokenUp(
          players.reduce((moved, player) => seatedAt(moved, player.id, other), state),
          id,
        ),
        postings,
      }),
      () => this.#session.tables.get(id)!.table.stage === "playing",
    );
  }

  pay(): void {
    const player = this.#player();
    const { chips } = everybody(this.#session.state()).find(({ id }) => id === player)!;
    const amount = this.#dice.below(3) === 0 ? -chips : 100;
    this.#try(
      (paid) => withStack(paid, player, amount < 0 ? "cash-out" : "rebuy", amount),
      () => amount !== 0 && this.#isInRound(player),
    );
  }

  change(): void {
    const { session } = this.#session;
    const turnSeconds = 10 + this.#dice.below(30);
    this.#try(
      ({ state, postings }) => ({
        state: {
          ...state,
          session: { ...session, settings: { ...session.settings, turnSeconds } },
        },
        postings,
      }),
      () => false,
    );
  }

  /** Somebody comes to some table: to their seat, or to be told where it is. */
  come(): void {
    const player = people[this.#dice.below(people.length)]!;
    this.drop(player);
    const client = Client.arrive(this.#session.tables.get(this.#table())!, tokenOf(player));
    this.#clients.set(player, client);
  }

  drop(player = people[this.#dice.below(people.length)]!): void {
    const client = this.#clients.get(player);
    this.#clients.delete(player);
    client?.door.depart(client.connection);
  }

  async restart(): Promise<void> {
    const { dataFolder, clock, host } = this.#host;
    const { id } = this.#session;
    const before = this.#session.state();
    this.#clients.clear();
    await host.close();
    this.#host = await testHost({ dataFolder, clock });
    this.#session = asHouse(this.#host).restoreSession(id, kindOf(this.#over))!;
    expect(this.#session.state()).toEqual(before);
    for (const table of this.#session.tables.values()) table.wake();
  }

  #table(): string {
    const ids = [...this.#session.tables.keys()];
    return ids[this.#dice.below(ids.length)]!;
  }

  #player(): string {
    const all = Object.values(places).flat();
    return all[this.#dice.below(all.length)]!;
  }

  #isInRound(player: string): boolean {
    return [...this.#session.state().tables.values()].some(
      ({ stage, players }) =>
        stage === "playing" && players.some(({ id, seat }) => id === player && seat !== null),
    );
  }

  /** It is stored, or refused because of a round that goes on; then nothing has changed. */
  #try(work: (paid: PaidSession) => PaidSession, isRefused: () => boolean): void {
    const before = this.#session.state();
    const { state, postings } = work({ state: before, postings: [] });
    if (!isRefused()) return this.#session.commit({ after: state, postings });
    expect(() => this.#session.commit({ after: state, postings })).toThrow(
      expect.objectContaining({ code: "store-conflict" }),
    );
    expect(this.#session.state()).toEqual(before);
  }

  /** A player who is connected sits there, or knows at which table they do. */
  #checkTold(player: string, client: Client): void {
    const at = [...this.#session.state().tables.values()].find(({ players }) =>
      players.some(({ id }) => id === player),
    )?.id;
    if (client.ended !== null) return;
    if (at === client.door.id) expect(client.table.place).toBeUndefined();
    else expect(client.table.place).toBe(at);
  }
}

test(
  `H-3 H-20 ${sessions} sessions of several tables that chance leads: rounds, moves from table to table, stacks, tables opened and broken up, restarts`,
  { timeout: 600_000 },
  async () => {
    const told = new Set<string>();
    for (let number = 0; number < sessions; number += 1) {
      const made = await Cup.of(`cup ${number}`);
      try {
        for (let action = 0; action < actions; action += 1) await made.act();
      } catch (error) {
        throw new Error(`cup ${number} after ${made.did.join(", ")}`, { cause: error });
      }
      for (const kind of made.did) told.add(kind);
    }
    expect([...told].toSorted()).toEqual([...new Set(kinds)].toSorted());
  },
);
