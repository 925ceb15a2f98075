import { expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { catalogue as games } from "#shared/games/catalogue.ts";
import type { TableDoor, Ticket } from "#main/base/ports.ts";
import { booksOf, refuseUnsound } from "#main/store/soundTable.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { mostPlayers, takesSoMany } from "#main/session/dealtIn.ts";
import { present } from "#main/session/players.ts";
import {
  standardSettings,
  type Rotation,
  type TableAsk,
  type TableRequest,
} from "#shared/protocol/schema.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { TableAnswers } from "#shared/protocol/table.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import { Client, moveOf } from "#test/host/support/client.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { openTable, testHost, type TestHost } from "#test/host/support/testHost.ts";
import { sweep } from "#test/support/sweep.ts";

const evenings = sweep(1, 200);
const actions = 60;
const codes =
  /^(?:not-yours|not-open|banned|locked|full|not-now|unknown-player|stopped|muted|flood|nameless|closed|gone|wrong-option|stale|bank-short|[A-Z0-9]+-\d+)$/;

interface Person {
  readonly profile: string;
  client: Client | null;
  token: string | null;
}

const stakes: { readonly [game: string]: Rotation[number]["options"] } = {
  "five-card-draw": { ante: 20 },
  "eights-nomic": { stake: 20, maxTurns: 8 },
};
const entryOf = (game: string): Rotation[number] => ({
  game,
  rounds: 1,
  options: stakes[game] ?? { stake: 20 },
});

/** An evening on the network that chance leads. */
class Evening {
  readonly did: string[] = [];
  /** What was asked and done. */
  readonly done: TableRequest[] = [];
  readonly #dice: DiceReader;
  readonly people: Person[] = [];
  #host: TestHost;
  #id = "";

  private constructor(host: TestHost, dice: DiceReader) {
    this.#host = host;
    this.#dice = dice;
  }

  static async of(seed: string): Promise<Evening> {
    const dice = new DiceReader(newDice(seed));
    const evening = new Evening(await testHost(), dice);
    await evening.#open();
    return evening;
  }

  get stored(): StoredTable {
    return this.#host.store.tables.load(this.#id)!;
  }

  get isClosed(): boolean {
    return this.stored.stage === "closed";
  }

  close(): Promise<void> {
    return this.#host.host.close();
  }

  async act(): Promise<void> {
    const kinds = [
      "play",
      "play",
      "play",
      "play",
      "play",
      "everybody",
      "everybody",
      "everybody",
      "everybody",
      "ready",
      "come",
      "come",
      "sit",
      "sit",
      "sit",
      "leave",
      "swap",
      "swap",
      "remove",
      "mute",
      "lock",
      "handOver",
      "say",
      "rebuy",
      "sitOut",
      "drop",
      "drop",
      "wait",
      "open",
      "shut",
      "restart",
    ] as const;
    const drawn = this.#one(kinds);
    // Else the last of them would soon have left.
    const kind = drawn === "leave" && this.#players().length < 2 ? "sit" : drawn;
    this.did.push(kind);
    await this[kind]();
    await this.#host.clock.advance(0);
    this.check();
  }

  /** What must be so at every moment. */
  check(): void {
    const table = this.stored;
    expectSoundBooks(this.#host.store, [this.#id]);
    if (table.stage === "closed") return;
    refuseUnsound(
      booksOf(this.#host.store, table.session.id),
      table,
      this.#host.store.rounds.latest(this.#id),
    );
    const sitting = present(table);
    const profiles = sitting.flatMap(({ profile }) => (profile === null ? [] : [profile]));
    expect(new Set(profiles).size).toBe(profiles.length);
    expect(sitting.find(({ id }) => id === table.session.owner)).toMatchObject({ bot: null });
    const { lan } = table.session;
    if (lan && !lan.closed) expect(profiles.length).toBeLessThanOrEqual(lan.seats);
    expect(
      this.#host.log.filter(
        (line) => !/default move|next round could not begin: (?:C-15|H-9)$/.test(line),
      ),
    ).toEqual([]);
  }

  /**
   * Whatever has happened: those who are left come back, and another round can be played to its
   * end.
   */
  async goOn(): Promise<void> {
    await this.lock(false);
    for (const person of this.people)
      if (person.token !== null) this.#arrive(person, { token: person.token, visitor: null });
    await this.#finish();
    if (this.stored.stage === "stopped" || this.isClosed) return;
    valueOf(
      await this.#host.house.ask("openToLan", {
        table: this.#id,
        seats: Math.min(
          Math.max(4, present(this.stored).length),
          mostPlayers(this.stored.session.rotation),
        ),
        fill: "easy",
        spectators: true,
        listed: true,
      }),
    );
    await this.everybody();
    expect(this.stored.stage, JSON.stringify(this.stored)).toBe("playing");
    await this.#finish();
    expect(["between", "stopped"]).toContain(this.stored.stage);
  }

  async play(moves = this.#dice.below(3) === 0 ? 1000 : this.#dice.below(12)): Promise<void> {
    for (let count = 0; count < moves; count += 1) {
      const here = this.#players();
      if (this.stored.stage !== "playing" || here.length === 0) return;
      await this.#host.clock.until(
        () => this.stored.stage !== "playing" || here.some((client) => client.isToAct),
      );
      const acting = here.find((client) => client.isToAct);
      if (this.stored.stage !== "playing" || !acting) return;
      const answer = await this.#ask(acting, "move", {
        answers: acting.view.number,
        move: moveOf(acting.view, this.#one(acting.view.seen.legal.slice(0, 6))),
      });
      // NE-20: the player may have passed by the line that they had before, and others are waited
      // for.
      if (!answer.ok) await this.#host.clock.advance(1000);
    }
  }

  async everybody(): Promise<void> {
    for (const client of this.#players()) {
      await this.#ask(client, "back", {});
      await this.#ask(client, "sitOut", { out: false });
      await this.#ask(client, "rebuy", {});
    }
    for (const client of this.#players()) await this.#ask(client, "ready", {});
  }

  readonly ready = () => this.#asked("ready", {});
  readonly leave = () => this.#asked("leave", {});
  readonly rebuy = () => this.#asked("rebuy", {});
  readonly sitOut = () => this.#asked("sitOut", { out: this.#dice.below(2) === 0 });
  readonly swap = () => this.#asked("swap", { with: this.#anyPlayer() });
  readonly remove = () =>
    this.#asked(
      "remove",
      { player: this.#anyPlayer(), ban: this.#dice.below(4) === 0 },
      this.#owner(),
    );
  readonly mute = () =>
    this.#asked(
      "mute",
      { player: this.#anyPlayer(), muted: this.#dice.below(2) === 0 },
      this.#owner(),
    );
  readonly lock = (locked = this.#dice.below(3) === 0) =>
    this.#asked("lock", { locked }, this.#owner());
  readonly handOver = () => this.#asked("handOver", { to: this.#anyPlayer() }, this.#owner());
  readonly say = () => this.#asked("say", { text: "well, well" });
  readonly wait = () => this.#host.clock.advance(this.#dice.below(15_000));

  /** Somebody watches, or comes back to their seat. */
  async come(): Promise<void> {
    const person = this.#one(this.people);
    if (!person.client)
      this.#arrive(
        person,
        person.token !== null && this.#dice.below(4) > 0
          ? { token: person.token, visitor: null }
          : this.#ticketOf(person),
      );
  }

  async sit(): Promise<void> {
    const person = this.#one(this.people);
    if (!person.client) this.#arrive(person, this.#ticketOf(person));
    if (!person.client) return;
    const bot = present(this.stored).find((player) => player.bot !== null);
    const answer = await this.#ask(
      person.client,
      "sit",
      bot && this.#dice.below(3) === 0 ? { instead: bot.id } : {},
    );
    if (answer.ok) person.token = answer.value.token;
  }

  async drop(): Promise<void> {
    const person = this.#one(this.people);
    if (person.client) this.#door.depart(person.client.connection);
    person.client = null;
  }

  async open(): Promise<void> {
    const answer = await this.#host.house.ask("openToLan", {
      table: this.#id,
      seats: 2 + this.#dice.below(6),
      fill: this.#one([null, "easy", "regular"]),
      spectators: this.#dice.below(2) === 0,
      listed: true,
    });
    if (!answer.ok) expect(answer.error.code).toMatch(codes);
  }

  /** Closed to the network, and opened again. */
  async shut(): Promise<void> {
    valueOf(await this.#host.house.ask("closeToLan", { table: this.#id }));
    await this.#host.clock.advance(0);
    for (const person of this.people.slice(1)) person.client = null;
    this.check();
    if (this.isClosed) return;
    await this.open();
  }

  async restart(): Promise<void> {
    const { host, dataFolder, clock } = this.#host;
    await host.close();
    this.#host = await testHost({ dataFolder, clock });
    for (const person of this.people)
      if (person.client)
        this.#arrive(
          person,
          person.token === null ? this.#ticketOf(person) : { token: person.token, visitor: null },
        );
  }

  async #open(): Promise<void> {
    const { house, host } = this.#host;
    const rotation =
      this.#dice.below(2) === 0
        ? [entryOf(this.#one(games).id)]
        : [this.#one(games), this.#one(games), this.#one(games)].map(({ id }) => entryOf(id));
    const settings = {
      ...standardSettings,
      botPace: 0,
      buyIn: 100,
      keepSeconds: 10,
      turnSeconds: 10,
      timeBankSeconds: 0,
      standIns: this.#dice.below(2) === 0,
    };
    const { id, token, owner } = await openTable(house, {
      rotation,
      settings,
      bots:
        this.#dice.below(2) === 0 || !rotation.every((entry) => takesSoMany(entry, 3))
          ? []
          : ["easy", "regular"],
    });
    this.#id = id;
    this.people.push({ profile: host.house.owner, client: this.#watched(owner), token });
    const { code } = valueOf(
      await house.ask("openToLan", {
        table: id,
        seats: Math.min(3 + this.#dice.below(4), mostPlayers(rotation)),
        fill: this.#one([null, "easy"]),
        spectators: this.#dice.below(2) === 0,
        listed: true,
      }),
    );
    for (let guest = 1; guest < 2 + this.#dice.below(5); guest += 1) {
      const { profile } = valueOf(
        host.house.guests.come(code, { name: `Guest ${guest}`, avatar: "avatar-09" }),
      );
      this.people.push({ profile, client: null, token: null });
    }
  }

  /** Plays and waits until no round is under way; where nobody is to act any more, time does it. */
  async #finish(): Promise<void> {
    for (let tries = 0; this.stored.stage === "playing"; tries += 1) {
      if (tries > 400) throw new Error("the round does not end");
      if (this.#players().length === 0) throw new Error("nobody is there to play on");
      await this.play(5);
    }
  }

  async #asked<R extends TableRequest>(
    request: R,
    payload: TableAsk<R>,
    client: Client | undefined = this.#anybody(),
  ): Promise<void> {
    if (client) await this.#ask(client, request, payload);
  }

  /** Everything is answered; a refusal is one of those that have a name. */
  async #ask<R extends TableRequest>(
    client: Client,
    request: R,
    payload: TableAsk<R>,
  ): Promise<Answer<TableAnswers[R]>> {
    const answer = await this.#host.clock.answered(client.ask(request, payload));
    if (!answer.ok)
      expect(answer.error.code, `${request}: ${JSON.stringify(answer.error)}`).toMatch(codes);
    if (answer.ok) this.done.push(request);
    await this.#host.clock.advance(0);
    for (const person of this.people) if (person.client?.ended) person.client = null;
    for (const person of this.people) if (!this.#playerOf(person)) person.token = null;
    return answer;
  }

  #arrive(person: Person, ticket: Ticket): void {
    if (person.client) this.#door.depart(person.client.connection);
    const client = this.#watched(new Client(this.#door));
    const arrival = this.#door.arrive(client.connection, ticket);
    if ("ok" in arrival) expect(arrival.error.code).toMatch(codes);
    person.client = "ok" in arrival ? null : client;
  }

  /** C-7, H-16: true if they may see something at the moment when it is shown to them. */
  #watched(client: Client): Client {
    const { connection } = client;
    const sendView = connection.sendView.bind(connection);
    Object.assign(connection, {
      sendView: (...sent: Parameters<typeof sendView>) => {
        const {
          session: { lan },
          players,
        } = this.stored;
        const attendee = client.door.attendee(connection);
        const viewer = sent[0].seen.viewer;
        if (attendee?.role === "spectator") expect(lan?.spectators).toBe(true);
        if (attendee?.role === "spectator" || !attendee)
          expect([viewer, players.find(({ seat }) => seat === viewer)?.gone ?? true]).toEqual([
            viewer,
            true,
          ]);
        else
          expect(viewer).toBe(
            players.find(({ profile, gone }) => profile === attendee.profile && !gone)?.seat ??
              "spectator",
          );
        sendView(...sent);
      },
    });
    return client;
  }

  get #door(): TableDoor {
    const door = this.#host.house.table(this.#id);
    if (!door) throw new Error("the table is not there");
    return door;
  }

  #playerOf({ profile }: Person) {
    return present(this.stored).find((player) => player.profile === profile);
  }

  /** Of those who sit and are connected. */
  #players(): readonly Client[] {
    return this.people.flatMap(({ client }) =>
      client && this.#door.attendee(client.connection)?.role !== "spectator" ? [client] : [],
    );
  }

  #ticketOf({ profile }: Person): Ticket {
    return {
      visitor: { role: profile === this.#host.host.house.owner ? "owner" : "guest", profile },
    };
  }

  #owner(): Client | undefined {
    return (
      this.people.find((person) => this.#playerOf(person)?.id === this.stored.session.owner)
        ?.client ?? undefined
    );
  }

  #anybody(): Client | undefined {
    const here = this.people.flatMap(({ client }) => client ?? []);
    return here.length === 0 ? undefined : this.#one(here);
  }

  #anyPlayer(): string {
    return this.#one([...this.stored.players.map(({ id }) => id), "p99"]);
  }

  #one<T>(list: readonly T[]): T {
    return list[this.#dice.below(list.length)]!;
  }
}

test(`H-2 H-11 H-16 H-17 over ${evenings} evenings of people who come, sit, change chairs, are sent away and go, no chip is lost, nobody is shown what he may not see, everything is answered and the table can always go on`, async () => {
  const done = new Set<TableRequest>();
  let rounds = 0;
  for (let number = 0; number < evenings; number += 1) {
    const evening = await Evening.of(`night ${process.env["SEED"] ?? "1"} ${number}`);
    try {
      for (let count = 0; count < actions && !evening.isClosed; count += 1) await evening.act();
      if (!evening.isClosed) await evening.goOn();
      evening.check();
    } catch (error) {
      throw new Error(`evening ${number}: ${evening.did.join(" ")}`, { cause: error });
    }
    for (const request of evening.done) done.add(request);
    rounds += evening.stored.roundNumber;
    await evening.close();
  }
  expect(rounds).toBeGreaterThan(evenings * 2);
  const wanted: readonly TableRequest[] = [
    "move",
    "ready",
    "leave",
    "sit",
    "swap",
    "remove",
    ...(evenings < 30 ? [] : (["mute", "lock", "handOver", "say", "sitOut", "rebuy"] as const)),
  ];
  if (evenings >= 5) expect([...done]).toEqual(expect.arrayContaining([...wanted]));
}, 3_600_000);
