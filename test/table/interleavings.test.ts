// Whatever happens in whatever order at a table, through its core and its runner, while the store
// answers at once, late, or with a refusal.

import { describe, expect, test } from "vitest";
import { hashOf } from "#main/base/chance.ts";
import { SealedGroup } from "#main/base/sealedGroup.ts";
import type { Clock } from "#main/base/clock.ts";
import type { Arrival, Connection } from "#main/base/ports.ts";
import { caught, whenKnown, type Soon } from "#main/base/soon.ts";
import { noLine } from "#main/bots/botTurns.ts";
import { boughtIn } from "#main/session/chipMoves.ts";
import { ordinarySession } from "#main/session/sessionRules.ts";
import { newcomer } from "#main/session/players.ts";
import { noHonours } from "#main/session/endings.ts";
import type { Posting } from "#main/store/bankStore.ts";
import type { Store } from "#main/store/store.ts";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { TableRunner } from "#main/table/runner.ts";
import { SessionHost } from "#main/table/sessionHost.ts";
import { TableChanges, type NotStored, type TableStore } from "#main/table/tableStore.ts";
import { completeOptions } from "#shared/contract/options.ts";
import type { Offer } from "#shared/contract/game.ts";
import type { Move } from "#shared/contract/round.ts";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import type { TableState } from "#shared/protocol/table.ts";
import { moveOf, type ClientView } from "#test/host/support/client.ts";
import { eveningOf } from "#test/host/support/eveningOf.ts";
import { settled } from "#test/host/support/simulatedClock.ts";
import { soaking } from "#test/support/sweep.ts";

const happenings = ["move", "time-out", "leave", "kick", "store failure", "close"] as const;
type Happening = (typeof happenings)[number];

/** Time that stands until it is told to go on to the next timer. */
class HandClock implements Clock {
  readonly timers = new Map<number, Readonly<{ at: number; callback: () => void }>>();
  #elapsed = 0;
  #last = 0;
  now = (): number => Date.UTC(2026, 0, 1) + this.#elapsed;
  elapsed = (): number => this.#elapsed;
  setTimeout = (callback: () => void, ms: number): number => {
    this.timers.set((this.#last += 1), { at: this.#elapsed + Math.max(0, ms), callback });
    return this.#last;
  };
  clearTimeout = (id: unknown): void => void this.timers.delete(id as number);

  toNextTimer(): void {
    const [next] = [...this.timers].toSorted(([, one], [, other]) => one.at - other.at);
    if (!next) return;
    this.timers.delete(next[0]);
    this.#elapsed = next[1].at;
    next[1].callback();
  }
}

const buyIn = 200;
const options = completeOptions(fiveCardDraw.options, {});

/** Three people who have brought their chips, and nothing is dealt yet. */
function laidTable(): Readonly<{ table: StoredTable; postings: readonly Posting[] }> {
  const players = ["p1", "p2", "p3"].map((id) =>
    newcomer({ id, profile: id, name: id, avatar: "avatar-01", bot: null, bankMs: 0 }),
  );
  return boughtIn(
    {
      id: "small",
      session: eveningOf("small", [{ game: fiveCardDraw.id, rounds: 1, options }], {
        settings: { ...standardSettings, buyIn, turnSeconds: 10, timeBankSeconds: 0 },
        lan: {
          code: "AAAAAA",
          seats: 3,
          fill: null,
          spectators: true,
          listed: false,
          locked: false,
          muted: [],
          banned: [],
        },
      }),
      position: { entry: 0, round: 0 },
      honours: noHonours,
      carried: {},
      stage: "waiting",
      roundNumber: 0,
      revision: 0,
      players,
    },
    "buy-in",
    () => true,
  );
}

type StoredChange = Parameters<TableStore["put"]>[0][number];

/** Keeps what it is given, as a store does; answers when it is told to where it is late. */
class MemoryStore implements TableStore {
  readonly ledger = new Map<string, number>();
  table: StoredTable;
  moves = 0;
  failures = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #isLate: boolean;

  constructor(isLate: boolean) {
    this.#isLate = isLate;
    const { table, postings } = laidTable();
    this.table = table;
    postings.forEach((posting) => this.#post(posting));
  }

  put(changes: readonly StoredChange[]): Soon<readonly NotStored[]> {
    const put = (): readonly NotStored[] => changes.map((change) => this.#put(change));
    return this.#isLate
      ? new Promise((resolve) => void this.#waiting.push(() => resolve(put())))
      : put();
  }

  read(): never {
    throw new Error(`nothing is to be read anew of ${this.table.id}`);
  }

  playerOf(_session: string, hash: string): Soon<string | null> {
    return this.#found(people.find((id) => hashOf(id) === hash) ?? null);
  }

  profile = (): Soon<null> => this.#found(null);
  isGuest = (): Soon<boolean> => this.#found(true);
  addToken = (): never => this.read();
  said = (): never => this.read();
  dealt = (): never => this.read();
  judge = (): never => this.read();

  #found<T>(value: T): Soon<T> {
    return this.#isLate ? Promise.resolve(value) : value;
  }

  /** The oldest change that waits is answered; false where none does. */
  async answer(): Promise<boolean> {
    await settled();
    const next = this.#waiting.shift();
    next?.();
    await settled();
    return next !== undefined;
  }

  #put({ before, change }: StoredChange): NotStored {
    if (this.failures > 0) {
      this.failures -= 1;
      return { error: new StoreError("store-full", saysOfStore("full", { detail: "no room" })) };
    }
    expect([before.revision, change.after.revision]).toEqual([
      this.table.revision,
      this.table.revision + 1,
    ]);
    this.table = change.after;
    if (change.begun) this.moves = 0;
    if (change.moves) {
      expect(change.moves.first).toBe(this.moves + 1);
      this.moves += change.moves.made.length;
    }
    (change.postings ?? []).forEach((posting) => this.#post(posting));
    return null;
  }

  #post({ entries }: Posting): void {
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    for (const { account, amount } of entries)
      this.ledger.set(account, (this.ledger.get(account) ?? 0) + amount);
  }
}

const people = ["p1", "p2", "p3"] as const;

/** A table in its first hand, with everybody there. */
class Scene {
  readonly clock = new HandClock();
  readonly store: MemoryStore;
  readonly runner: TableRunner;
  readonly log: string[] = [];
  readonly answers: { isThere: boolean; readonly what: string }[] = [];
  readonly #views = new Map<string, ClientView>();
  readonly #connections = new Map<string, Connection>();
  /** What a connection was sent wrongly: a connection that throws would count as lost. */
  readonly #wrong: string[] = [];
  /** Why somebody who came was refused; the others were let in. */
  readonly refusals: string[] = [];
  readonly #comers: { hasEnded: boolean }[] = [];
  closings = 0;

  constructor(isLate: boolean) {
    this.store = new MemoryStore(isLate);
    const { session } = this.store.table;
    let bytes = 0;
    this.runner = new SessionHost(
      {
        store: null as unknown as Store,
        changes: new TableChanges(this.store),
        clock: this.clock,
        random: (count) => Uint8Array.from({ length: count }, () => (bytes = (bytes + 7) % 251)),
        mind: {} as never,
        programs: { find: () => null, seat: () => null },
        line: noLine,
        log: (line) => void this.log.push(line),
        newCode: () => "BBBBBB",
        group: new SealedGroup(),
        screens: { remove: () => true, removeFrom: () => {} },
        onOpened: () => {},
        onClosed: () => void (this.closings += 1),
      },
      { rules: ordinarySession },
      session,
    ).setUp(this.store.table, null);
  }

  static async begun(isLate: boolean): Promise<Scene> {
    const scene = new Scene(isLate);
    for (const id of people) await scene.#arrive(id);
    for (const id of people) scene.#ask(id, "ready", {});
    await scene.drain();
    return scene;
  }

  async #arrive(id: string): Promise<void> {
    const connection: Connection = {
      sendTable: (state) => this.#shown(state),
      sendClocks: () => {},
      sendView: (view, number, round, game) => {
        const { roundNumber } = this.store.table;
        if (round !== roundNumber || number > this.store.moves)
          this.#wrong.push(`${id} sees move ${number} of round ${round} before it is stored`);
        this.#views.set(id, { ...(view as unknown as ClientView), number, round, game });
      },
      sendChat: () => {},
      sendDeal: () => {},
      sendSealed: () => {},
      end: () => {},
    };
    this.#connections.set(id, connection);
    const arrival = await this.runner.arrive(connection, { token: id, visitor: null });
    expect(arrival).toEqual({ player: id });
  }

  /** Somebody comes while whatever else happens: back to their seat, or to watch. */
  comes(ticket: { readonly token: string } | { readonly code: string }): void {
    const comer = { isIn: false, hasEnded: false };
    const connection: Connection = {
      sendTable: (state) => {
        if (!comer.isIn && "code" in ticket && state.lan?.code !== ticket.code)
          this.#wrong.push("somebody came in by a join code that is no longer the table's");
        comer.isIn = true;
        this.#shown(state);
      },
      sendClocks: () => {},
      sendView: () => {},
      sendChat: () => {},
      sendDeal: () => {},
      sendSealed: () => {},
      end: () => void (comer.hasEnded = true),
    };
    const told = (arrival: Arrival | Refusal): void => {
      if ("ok" in arrival) this.refusals.push(arrival.error.code);
      else this.#comers.push(comer);
    };
    void whenKnown(this.runner.arrive(connection, { ...ticket, visitor: null }), told);
  }

  /** What is shown is stored, and was before it was shown. */
  #shown({ stage, roundNumber, players, owner }: TableState): void {
    const { table } = this.store;
    const shown = [
      stage,
      roundNumber,
      owner,
      players.map((one) => [one.id, one.gone, one.chips ?? 0]),
    ];
    const stored = [
      table.stage,
      table.roundNumber,
      table.session.owner,
      table.players.map(({ id, gone, chips }) => [id, gone, chips]),
    ];
    if (JSON.stringify(shown) !== JSON.stringify(stored))
      this.#wrong.push(`${JSON.stringify(shown)} is shown, ${JSON.stringify(stored)} is stored`);
  }

  #ask(
    id: string,
    ...[request, payload]: Parameters<TableRunner["ask"]> extends [unknown, ...infer R] ? R : never
  ): void {
    const answer = { isThere: false, what: `${id} ${request}` };
    this.answers.push(answer);
    void this.runner
      .ask(this.#connections.get(id)!, request, payload)
      .then((_answer: Answer<unknown>) => {
        expect(answer.isThere).toBe(false);
        answer.isThere = true;
      });
  }

  /** Whoever is to act makes their first legal move; of a table that has ended, whoever acted last. */
  #move(): void {
    const [id, view] = [...this.#views].find(([, { seen }]) => seen.legal.length > 0) ?? [];
    if (!id || !view) return this.#ask("p1", "ready", {});
    const move = moveOf(view, view.seen.legal[0] as Offer<Move>);
    this.#ask(id, "move", { answers: view.number, move });
  }

  happens(happening: Happening): void {
    if (happening === "move") this.#move();
    if (happening === "time-out") this.clock.toNextTimer();
    if (happening === "leave") this.#ask("p2", "leave", {});
    if (happening === "kick") this.#ask("p1", "remove", { player: "p3", ban: true });
    if (happening === "store failure") this.store.failures += 1;
    if (happening === "close") void this.close();
  }

  /** False where it cannot be stored. */
  close(): Soon<boolean> {
    return caught(
      () => whenKnown(this.runner.close(), () => true),
      (error) => {
        expect(error).toBeInstanceOf(StoreError);
        return false;
      },
    );
  }

  async drain(): Promise<void> {
    while (await this.store.answer());
  }

  /** Chips are neither made nor lost: every stack is what the ledger says. */
  check(): void {
    const { ledger, table } = this.store;
    expect(this.#wrong).toEqual([]);
    expect([...ledger.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
    for (const { id, chips } of table.players)
      expect(ledger.get(`seat:small:${id}`) ?? 0).toBe(chips);
    expect(this.runner.table.revision).toBe(table.revision);
    expect(this.runner.table.players).toEqual(table.players);
  }

  async end(): Promise<void> {
    await this.drain();
    this.store.failures = 0;
    this.check();
    const closing = this.close();
    await this.drain();
    expect(await closing).toBe(true);
    for (let timers = 0; this.clock.timers.size > 0 && timers < 9; timers += 1)
      this.clock.toNextTimer();
    await settled();
    expect([this.clock.timers.size, this.closings]).toEqual([0, 1]);
    expect(this.store.table.stage).toBe("closed");
    for (const { chips } of this.store.table.players) expect(chips).toBe(0);
    expect(this.answers.filter(({ isThere }) => !isThere)).toEqual([]);
    expect(this.#comers.filter(({ hasEnded }) => !hasEnded)).toEqual([]);
    expect(this.log.filter((line) => /nothing is to be read/.test(line))).toEqual([]);
  }
}

/** All orders of so many; nothing comes after a close. */
function* orders(left: number, before: readonly Happening[]): Generator<readonly Happening[]> {
  if (left === 0 || before.at(-1) === "close") {
    yield before;
    return;
  }
  for (const next of happenings) yield* orders(left - 1, [...before, next]);
}

describe.each([
  ["at once", false, 5],
  ["late", true, soaking ? 5 : 4],
] as const)("C-9 H-3 with a store that answers %s", (_when, isLate, depth) => {
  test.each(happenings)(
    `whatever comes after a %s, up to ${depth} in all, chips are whole, what is shown is stored, everybody is answered once, and no timer is left`,
    async (first) => {
      let last: readonly Happening[] = [];
      for (const order of orders(depth - 1, [first])) {
        const seen = order.findIndex((happening, at) => happening !== last[at]);
        await plays(isLate, order, { seen });
        last = order;
      }
    },
  );

  test.each([
    ["back to their seat", { token: "p2" }],
    ["to watch", { code: "AAAAAA" }],
  ])(
    "H-15 H-16 somebody who comes %s before, between or after any two happenings is let in or refused for a reason of the table's, and hears when it closes",
    async (_where, ticket) => {
      for (const order of orders(2, []))
        for (let at = 0; at <= order.length; at += 1) {
          const scene = await plays(isLate, order, {
            before: (scene, next) => {
              if (next === at) scene.comes(ticket);
            },
          });
          const refused = scene.refusals.filter((code) => !reasons.includes(code));
          expect(refused).toEqual([]);
        }
    },
  );
});

/** Why somebody may be refused; a ban changes the join code. */
const reasons = ["closed", "gone", "wrong-code"];

/**
 * `before` is called before each happening, and once after the last. `seen`: so many of the
 * happenings came in the same order before, and what they lead to was checked then.
 */
async function plays(
  isLate: boolean,
  order: readonly Happening[],
  {
    before = () => {},
    seen = 0,
  }: Readonly<{ before?: (scene: Scene, next: number) => void; seen?: number }>,
): Promise<Scene> {
  const scene = await Scene.begun(isLate);
  try {
    for (const [at, happening] of order.entries()) {
      before(scene, at);
      scene.happens(happening);
      // A late store says of the change before when the next thing has happened already.
      if (!isLate) {
        if (at >= seen) scene.check();
      } else if (at > 0) await scene.store.answer();
    }
    before(scene, order.length);
    await scene.end();
    return scene;
  } catch (error) {
    throw new Error(`${order.join(", ")}: ${String(error)}\n${scene.log.join("\n")}`, {
      cause: error,
    });
  }
}
