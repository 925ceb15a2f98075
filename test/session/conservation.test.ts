import { expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { TableAsk } from "#shared/protocol/schema.ts";
import { sweep } from "#test/support/sweep.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import { Client } from "#test/host/support/client.ts";
import { playUntil, seatedTable, type SeatedTable } from "#test/host/support/seatedTable.ts";
import { testHost } from "#test/host/support/testHost.ts";

const sessions = sweep(2, 200);
const actions = 40;

const rotation = [
  { game: "kings-and-bastards", rounds: 1, options: { stake: 150, bastardPays: 40 } },
  { game: "five-card-draw", rounds: 2, options: { ante: 60 } },
  { game: "crazy-eights", rounds: 1, options: { stake: 75 } },
  { game: "exordia8", rounds: 1, options: { stake: 50 } },
  { game: "kings-and-bastards", rounds: 1, options: {} },
];

/** One session that chance leads: its host, its people, and what they may do. */
class Session {
  seated: SeatedTable;
  /** By place; null for who has left. */
  people: (Client | null)[];
  readonly #dice: DiceReader;
  readonly did: string[] = [];

  private constructor(seated: SeatedTable, dice: DiceReader) {
    this.seated = seated;
    this.#dice = dice;
    this.people = seated.tokens.map((token) => Client.arrive(seated.door, token));
  }

  static async of(seed: string): Promise<Session> {
    const dice = new DiceReader(newDice(seed));
    const settings = {
      buyIn: 400,
      rebuys: dice.below(3) > 0,
      titles: dice.below(4) > 0,
      standIns: dice.below(2) > 0,
      keepSeconds: 10,
      turnSeconds: 10,
      timeBankSeconds: 0,
    };
    return new Session(
      await seatedTable({ people: 1 + dice.below(3), bots: 1 + dice.below(3), rotation, settings }),
      dice,
    );
  }

  get isClosed(): boolean {
    return this.seated.store.tables.load("seated")!.stage === "closed";
  }

  async act(): Promise<void> {
    const kinds = [
      "play",
      "play",
      "play",
      "play",
      "play",
      "ready",
      "ready",
      "rebuy",
      "sitOut",
      "seats",
      "change",
      "wait",
      "drop",
      "restart",
      "leave",
      "stop",
      "close",
    ] as const;
    // What ends the session is rare, else nothing would come of it.
    const kind =
      kinds[this.#dice.below(this.#dice.below(4) === 0 ? kinds.length : kinds.length - 3)]!;
    this.did.push(kind);
    await this[kind](this.#someone());
    await this.seated.clock.advance(0);
  }

  async play(): Promise<void> {
    const here = this.#here();
    for (const person of here) await person.ask("rebuy", {});
    for (const person of here) await person.ready();
    let moves = this.#dice.below(3) === 0 ? this.#dice.below(12) : 1000;
    const isEnough = (): boolean => here[0]?.table.stage !== "playing" || (moves -= 1) < 0;
    if (here[0]) await playUntil(this.seated, here, isEnough);
  }

  readonly ready = (one: Client) => one.ready();
  readonly rebuy = (one: Client) => one.ask("rebuy", {});
  readonly sitOut = (one: Client) => one.ask("sitOut", { out: this.#dice.below(2) === 0 });
  readonly stop = (one: Client) => one.ask("stop", {});
  readonly close = () => this.seated.house.ask("closeTable", { table: "seated" });
  readonly wait = () => this.seated.clock.advance(this.#dice.below(30_000));

  change(one: Client) {
    const { settings } = one.table;
    const from = this.#dice.below(4);
    return one.ask("change", {
      rotation: rotation.slice(from),
      settings: {
        ...settings,
        rebuys: this.#dice.below(3) > 0,
        buyIn: 300 + this.#dice.below(200),
      },
    });
  }

  seats(one: Client) {
    const present = one.table.players.filter(({ gone }) => !gone);
    const kept: TableAsk<"seats">["order"] = present
      .filter(({ bot }) => bot === null || this.#dice.below(3) > 0)
      .map(({ id }) => id);
    return one.ask("seats", {
      order: this.#dice.below(2) === 0 ? [{ bot: "easy" }, ...kept] : kept.toReversed(),
    });
  }

  /** Somebody's connection is lost, or they come back. */
  drop(): void {
    const place = this.#dice.below(this.people.length);
    const person = this.people[place];
    if (!person) return;
    if (this.#dice.below(2) === 0) this.seated.door.depart(person.connection);
    else this.people[place] = Client.arrive(this.seated.door, this.seated.tokens[place]);
  }

  async leave(one: Client): Promise<void> {
    const answer = await one.ask("leave", {});
    if (answer.ok) this.people = this.people.map((person) => (person === one ? null : person));
  }

  async restart(): Promise<void> {
    const { host, dataFolder, clock, log, tokens } = this.seated;
    await host.close();
    expect(log.filter((line) => !line.includes("default move"))).toEqual([]);
    const again = await testHost({ dataFolder, clock });
    this.seated = { ...this.seated, ...again, door: again.house.table("seated")! };
    this.people = this.people.map(
      (person, place) => person && Client.arrive(this.seated.door, tokens[place]),
    );
  }

  /** Whoever has not left; who had dropped is back. */
  #here(): readonly Client[] {
    const stayed = this.people.filter((person) => person !== null);
    for (const person of stayed)
      void this.seated.door.arrive(person.connection, {
        token: this.seated.tokens[this.people.indexOf(person)]!,
        visitor: null,
      });
    return stayed;
  }

  #someone(): Client {
    const present = this.people.filter((person) => person !== null);
    return present[this.#dice.below(present.length)]!;
  }
}

test(`H-2 H-3 no chip is lost or made over ${sessions} random sessions of rounds, seats, rebuys, departures, restarts and endings`, async () => {
  let rounds = 0;
  const did = new Map<string, number>();
  for (let number = 0; number < sessions; number += 1) {
    const session = await Session.of(`conservation ${process.env["SEED"] ?? "1"} ${number}`);
    try {
      for (let count = 0; count < actions && !session.isClosed; count += 1) {
        await session.act();
        expectSoundBooks(session.seated.store, ["seated"]);
      }
      if (!session.isClosed) await session.close();
      expectSoundBooks(session.seated.store, ["seated"]);
      const { players, roundNumber } = session.seated.store.tables.load("seated")!;
      expect(players.every(({ chips }) => chips === 0)).toBe(true);
      expect(players.reduce((sum, { bought, cashedOut }) => sum + cashedOut - bought, 0)).toBe(0);
      rounds += roundNumber;
    } catch (error) {
      throw new Error(`session ${number}: ${session.did.join(" ")}`, { cause: error });
    }
    for (const kind of session.did) did.set(kind, (did.get(kind) ?? 0) + 1);
    await session.seated.host.close();
  }
  expect(rounds).toBeGreaterThan(sessions * 4);
  if (sessions >= 12)
    for (const kind of [
      "play",
      "rebuy",
      "sitOut",
      "seats",
      "change",
      "restart",
      "leave",
      "stop",
      "close",
    ])
      expect(did.get(kind) ?? 0, kind).toBeGreaterThan(0);
}, 3_600_000);
