// A double of a table as seen from its door, with no game behind it. It remembers everything.

import type { RuleError } from "#shared/contract/outcome.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { TableAnswers, TableState } from "#shared/protocol/table.ts";
import { View } from "#shared/contract/view.ts";
import { standardSettings, type TableAsk, type TableRequest } from "#shared/protocol/schema.ts";
import type { Arrival, Attendee, Connection, TableDoor, Ticket } from "#main/base/ports.ts";
import { refusedWith } from "#test/support/inEnglish.ts";

export class FakeTable implements TableDoor {
  readonly id: string;
  /** Player by seat token. */
  readonly players: ReadonlyMap<string, string>;
  readonly asked: Readonly<{
    request: string;
    payload: unknown;
    player: string | undefined;
  }>[] = [];
  readonly here = new Map<string, Connection>();
  /** Those who came without a token, and by what. */
  readonly watchers = new Map<Connection, Ticket>();
  /** Why nobody watches, if so. */
  turnsAway: RuleError | null = null;
  readonly #departures: ((player: string) => void)[] = [];
  /** Number of the newest view. */
  number = 0;
  round = 1;
  /** Thrown by the next calls. */
  fault: Error | null = null;
  /** Thrown when a token is looked at, before anybody arrives. */
  doorFault: Error | null = null;
  answer: Answer<TableAnswers[TableRequest]> = { ok: true, value: null };

  constructor(id: string, tokens: readonly string[]) {
    this.id = id;
    this.players = new Map(tokens.map((token, at) => [token, `player-${at}`]));
  }

  arrive(
    connection: Connection,
    ticket: Ticket,
  ): Arrival | Readonly<{ ok: false; error: RuleError }> {
    if (this.fault) throw this.fault;
    const { token } = ticket;
    if (token === undefined) return this.#watch(connection, ticket);
    const player = this.players.get(token);
    if (player === undefined)
      return refusedWith("not-yours", "No seat at this table has this token.");
    this.here.get(player)?.end("taken-over");
    this.here.set(player, connection);
    connection.sendTable(this.state());
    this.#sendTo(connection);
    return { player };
  }

  refusalOf({ token }: Ticket) {
    if (this.doorFault) throw this.doorFault;
    if (token === undefined) return this.turnsAway && { ok: false as const, error: this.turnsAway };
    return this.players.has(token)
      ? null
      : refusedWith("wrong-token", "No seat at this table has this token.");
  }

  depart(connection: Connection): void {
    this.watchers.delete(connection);
    for (const [player, other] of this.here) {
      if (other !== connection) continue;
      this.here.delete(player);
      for (const heard of this.#departures.splice(0)) heard(player);
    }
  }

  /** `player-0` owns the table. */
  attendee(connection: Connection): Attendee | null {
    const watcher = this.watchers.get(connection);
    if (watcher) return { profile: watcher.visitor?.profile ?? null, role: "spectator" };
    const player = [...this.here].find(([, other]) => other === connection)?.[0];
    return player === undefined
      ? null
      : { profile: player, role: player === "player-0" ? "owner" : "guest" };
  }

  async ask<R extends TableRequest>(
    connection: Connection,
    request: R,
    payload: TableAsk<R>,
  ): Promise<Answer<TableAnswers[R]>> {
    // Pages ask this by themselves, at a time of their own (H-18).
    if (request === "takePart") return { ok: true, value: null } as Answer<TableAnswers[R]>;
    const player = [...this.here].find(([, other]) => other === connection)?.[0];
    this.asked.push({ request, payload, player });
    if (this.fault) throw this.fault;
    return this.answer as Answer<TableAnswers[R]>;
  }

  /** A new view for everyone. */
  step(): void {
    this.number += 1;
    for (const connection of this.here.values()) this.#sendTo(connection);
  }

  departed(): Promise<string> {
    return new Promise((resolve) => this.#departures.push(resolve));
  }

  state(): TableState {
    return {
      id: this.id,
      game: "kings-and-bastards",
      options: {},
      rotation: [{ game: "kings-and-bastards", rounds: 1, options: {} }],
      position: { entry: 0, round: 0 },
      waiting: [],
      next: null,
      honours: { titles: {}, button: null },
      stopping: false,
      lan: null,
      alone: false,
      hints: true,
      settings: standardSettings,
      stage: "playing",
      players: [],
      owner: "player-0",
      roundNumber: this.round,
      clocks: [],
      lastResult: null,
      sequel: null,
      tournament: null,
    };
  }

  #watch(
    connection: Connection,
    ticket: Ticket,
  ): Arrival | Readonly<{ ok: false; error: RuleError }> {
    if (this.turnsAway) return { ok: false, error: this.turnsAway };
    this.watchers.set(connection, ticket);
    connection.sendTable(this.state());
    return { player: null };
  }

  #sendTo(connection: Connection): void {
    connection.sendView(
      View.received({ seen: someSeen, happened: [] }),
      this.number,
      this.round,
      "kings-and-bastards",
    );
  }
}

const someSeen = {
  viewer: 0,
  options: {},
  phase: "trick",
  facts: { dealer: 0, left: [], result: null },
  hands: [["3c", "4d"] as never, 13, 13, 13],
  stock: 0,
  pile: [],
  removed: 0,
  known: [],
  chosen: null,
  toAct: [0],
  legal: [{ type: "pass" }],
} as const;
