// A table of the real host with its store, at which only people sit: each connection packs what it
// is sent as for the wire, and counts it.

import { getMessageBytes, Protocol, type Client } from "@colyseus/core";
import { hashOf } from "#main/base/chance.ts";
import { SealedGroup } from "#main/base/sealedGroup.ts";
import { TableConnection } from "#main/connections/TableConnection.ts";
import { House } from "#main/house/house.ts";
import type { Connection, TableDoor } from "#main/base/ports.ts";
import { provided } from "#main/session/chipMoves.ts";
import { checkedRotation } from "#main/session/tableSetup.ts";
import { noHonours } from "#main/session/endings.ts";
import { newcomer } from "#main/session/players.ts";
import { openStore, type Store } from "#main/store/store.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Move } from "#shared/contract/round.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { sentence } from "#shared/games/texts.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { eveningOf } from "#test/host/support/eveningOf.ts";

const bench = "bench";
/** The secret of a seat at a table that was laid by `addTable`. */
export const tokenOf = (place: number, table: string): string => `token ${table} ${place}`;

/** Stands where a WebSocket does. */
class Sink {
  bytes = 0;

  /** As a client of Colyseus' packs and sends. */
  get client(): Client {
    const enqueueRaw = (data: Uint8Array): void => void (this.bytes += data.byteLength);
    const send = (name: string, message: unknown): void =>
      enqueueRaw(getMessageBytes.raw(Protocol.ROOM_DATA, name, message));
    return { enqueueRaw, send, leave: () => {} } as unknown as Client;
  }
}

class Person {
  readonly connection: Connection;
  seen: AnySeen | null = null;
  number = 0;
  readonly #sink = new Sink();

  constructor(door: TableDoor, place: number) {
    const sent = new TableConnection(this.#sink.client);
    this.connection = {
      sendTable: (state) => sent.sendTable(state),
      sendChat: () => {},
      sendDeal: () => {},
      sendSealed: () => {},
      sendClocks: (clocks) => sent.sendClocks(clocks),
      sendView: (view, number, ...more) => {
        this.seen = view.seen;
        this.number = number;
        sent.sendView(view, number, ...more);
      },
      end: (reason) => sent.end(reason),
    };
    const arrival = door.arrive(this.connection, { token: tokenOf(place, bench), visitor: null });
    if (arrival instanceof Promise) throw new Error("SQLite answers at once");
    if ("ok" in arrival) throw new Error(sentence(arrival.error));
    sent.greet({ table: bench, player: arrival.player });
  }

  get bytes(): number {
    return this.#sink.bytes;
  }
}

/**
 * A table of people who have not come yet, and of bots that answer at once: nobody can ask more of
 * them. `first`: the profile on the first chair, whose the table is.
 */
export function addTable(
  store: Store,
  game: string,
  seats: number,
  table: string,
  { bots = [], first }: Readonly<{ bots?: readonly BotLevel[]; first?: string }> = {},
): void {
  const settings = { ...standardSettings, turnSeconds: 30, botPace: 0 };
  const checked = checkedRotation([{ game, rounds: 1, options: {} }], settings);
  if (!checked.ok) throw new Error(sentence(checked.error));
  const people = Array.from({ length: seats }, (_, place) =>
    newcomer({
      id: `p${place}`,
      name: `${table} ${place}`,
      avatar: "avatar-01",
      profile: place === 0 && first !== undefined ? first : `${table}-${place}`,
      bot: null,
      bankMs: 30_000,
    }),
  );
  const others = bots.map((bot, place) =>
    newcomer({
      id: `b${place}`,
      name: `Bot ${place}`,
      avatar: "avatar-02",
      profile: null,
      bot,
      bankMs: 0,
    }),
  );
  // Guests: a seat of the house's own opens to the owner's key alone (H-38).
  people.forEach(({ profile, name, avatar }, place) => {
    if (profile === first) return;
    store.guests.add({
      id: profile ?? "",
      name,
      avatar,
      madeAt: Date.UTC(2026, 0, 1),
      hash: hashOf(`key of ${table} ${place}`),
    });
  });
  const laid = provided(
    {
      id: table,
      session: eveningOf(table, checked.rotation, { settings, owner: "p0" }),
      position: { entry: 0, round: 0 },
      honours: noHonours,
      carried: {},
      stage: "waiting",
      roundNumber: 0,
      revision: 0,
      players: [...people, ...others],
    },
    checked.forChips,
  );
  store.tables.add(laid.table);
  for (const posting of laid.postings) store.bank.post(posting, 1);
  people.forEach(({ id }, place) =>
    store.sessions.addToken({
      hash: hashOf(tokenOf(place, table)),
      session: table,
      player: id,
      issuedAt: Date.UTC(2026, 0, 1),
    }),
  );
}

export type Played = Readonly<{
  moves: number;
  /** CPU time of the whole host: rules, chart, store, views, packing. */
  milliseconds: number;
  bytes: number;
  records: readonly RoundRecord[];
}>;

const cpuMs = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

/** Draws are made as often as cards are played, so that rounds are long and the pile grows high. */
function moveOf(legal: readonly { readonly type: string }[], dice: DiceReader): Move {
  const [plays, others] = [
    legal.filter(({ type }) => type === "play"),
    legal.filter(({ type }) => type !== "play"),
  ];
  const offers = others.length === 0 || (plays.length > 0 && dice.below(2) === 0) ? plays : others;
  return offers[dice.below(offers.length)] as Move;
}

/** From the deal, which is not counted, to the end. */
async function playedRound(
  door: TableDoor,
  people: readonly Person[],
  dice: DiceReader,
): Promise<Omit<Played, "records">> {
  for (const { connection } of people) await door.ask(connection, "ready", {});
  const bytesOf = (): number => people.reduce((sum, { bytes }) => sum + bytes, 0);
  const bytesBefore = bytesOf();
  // Over all moves together: the processor's own count is coarser than one of them.
  const before = process.threadCpuUsage();
  let moves = 0;
  for (;;) {
    const acting = people.find(({ seen }) => (seen?.legal.length ?? 0) > 0);
    if (!acting?.seen)
      return { moves, milliseconds: cpuMs(before), bytes: bytesOf() - bytesBefore };
    const answer = await door.ask(acting.connection, "move", {
      answers: acting.number,
      move: moveOf(acting.seen.legal, dice),
    });
    if (!answer.ok) throw new Error(`${answer.error.code}: ${sentence(answer.error)}`);
    moves += 1;
  }
}

/** Rounds of random legal moves; `folder` is the store's own. */
export async function playedTable(
  folder: string,
  game: string,
  seats: number,
  rounds: number,
): Promise<Played> {
  const store = openStore(folder);
  addTable(store, game, seats, bench);
  const house = new House({
    store,
    clock: new SimulatedClock(),
    random: seededRandom("bench"),
    log: (line) => void process.stderr.write(`${line}\n`),
    mind: { think: () => Promise.reject(new Error("only people play")), close: async () => {} },
    replayer: { replay: () => Promise.reject(new Error("nothing is replayed")) },
    reviewer: { review: () => Promise.reject(new Error("nothing is reviewed")) },
    archive: {
      file: () => Promise.reject(new Error("no file is made")),
      figures: () => Promise.reject(new Error("no figures are counted")),
    },
    group: new SealedGroup(),
    auditor: { audit: () => Promise.reject(new Error("nothing is audited")) },
    later: (callback) => void setImmediate(callback),
    lan: { state: () => ({ addresses: [], problem: null }), found: () => [] },
  });
  try {
    const door = house.table(bench);
    if (!door) throw new Error("no table");
    const people = Array.from({ length: seats }, (_, place) => new Person(door, place));
    const records: RoundRecord[] = [];
    let sum = { moves: 0, milliseconds: 0, bytes: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const { moves, milliseconds, bytes } = await playedRound(
        door,
        people,
        new DiceReader(newDice(`bench/${round}`)),
      );
      sum = {
        moves: sum.moves + moves,
        milliseconds: sum.milliseconds + milliseconds,
        bytes: sum.bytes + bytes,
      };
      const latest = store.rounds.latest(bench);
      if (latest) records.push(latest.record);
    }
    return { ...sum, records };
  } finally {
    await house.stop();
    store.close();
  }
}
