// Sends a thousand wrong messages as everybody who may come by the network. Each gets a named
// error, and nothing that was refused changes anything.

import { expect, onTestFinished, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import { houseRoom } from "#shared/protocol/wire.ts";
import { trueHost, type TrueHost } from "#test/connections/trueHost.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { seatedTable } from "#test/host/support/seatedTable.ts";
import { Departures } from "./hostile/Departures.ts";
import { HostileLine } from "./hostile/HostileLine.ts";
import { Intruder, Tally, type Loot } from "./hostile/Intruder.ts";
import { packed } from "./hostile/mutations.ts";
import { moveOf } from "#test/host/support/client.ts";
import { soaking, sweep } from "#test/support/sweep.ts";

const messages = sweep(1_000, 30_000);
const seed = process.env["HOSTILE_SEED"] ?? "1";
/** By the clock that floods are measured by: time enough for one turn, but for a flood. */
const turnMs = 300;

/** All that the host keeps. */
const stored = ({ store }: TrueHost): string =>
  JSON.stringify([
    store.tables.openIds().map((id) => store.tables.load(id)),
    store.profiles.list(),
    store.bank.state(),
    store.bank.transactions({ limit: 1, before: null, account: null }),
  ]);

interface Scene {
  readonly host: TrueHost;
  readonly tables: readonly string[];
  readonly intruders: readonly Intruder[];
  readonly owners: readonly HostileLine[];
  readonly tally: Tally;
  /** Resolves when the tables know of all who are gone. */
  allDeparted(): Promise<void>;
}

async function scene(time: { ms: number }): Promise<Scene> {
  const settings = { turnSeconds: 10, buyIn: 100 };
  const host = await trueHost(
    await seatedTable({
      people: 1,
      bots: 2,
      rotation: [{ game: "kings-and-bastards", rounds: 1, options: { stake: 5 } }],
      settings,
    }),
    { now: () => time.ms },
  );
  const tally = new Tally();
  const loot: Loot = {
    words: ["seated", "house", "p1", "p2", "mint", "bots", host.host.house.owner],
    tokens: new Map(),
  };
  const tokens = new Map([["seated", host.tokens[0]!]]);
  for (const game of ["five-card-draw", "exordia8", "crazy-eights"]) {
    const { table, token } = valueOf(
      await host.house.ask("openTable", {
        rotation: [{ game, rounds: 1, options: {} }],
        settings: { ...standardSettings, ...settings, botPace: 0 },
        bots: ["easy", "easy"],
      }),
    );
    tokens.set(table, token);
    loot.words.push(table);
  }
  const intruders: Intruder[] = [];
  const owners: HostileLine[] = [];
  const departures = new Departures();
  let number = 0;
  for (const [room, token] of tokens) {
    // At one table those without a seat have a lobby and no more.
    const { code } = valueOf(
      await host.house.ask("openToLan", {
        table: room,
        seats: 6,
        fill: "easy",
        spectators: number > 0,
        listed: false,
      }),
    );
    loot.words.push(code);
    departures.at(host.house.table(room)!);
    const parts = {
      dice: new DiceReader(newDice(`hostile ${seed} ${room}`)),
      tally,
      loot,
      mayFlood: true,
    };
    const at = (cookie: string) => ({ origin: host.served.url, room, send: host.with(cookie) });
    owners.push(await HostileLine.come(at(host.ownersCookie), { token }));
    const cookies = [await host.guest(`Gus ${number}`), await host.guest(`Hal ${number}`)];
    for (const cookie of cookies)
      intruders.push(await Intruder.come({ ...parts, door: at(cookie) }));
    await intruders.at(-1)!.sit();
    intruders.push(
      await Intruder.come({ ...parts, door: at(""), code }),
      await Intruder.come({ ...parts, door: { ...at(cookies[0]!), room: houseRoom } }),
    );
    number += 1;
  }
  onTestFinished(() => [...owners, ...intruders].forEach((each) => each.end()));
  const allDeparted = (): Promise<void> =>
    departures.are((room) =>
      intruders.reduce((sum, each) => sum + (each.room === room ? each.ends : 0), 0),
    );
  return { host, tables: [...tokens.keys()], intruders, owners, tally, allDeparted };
}

/** The person whose tables they are plays on, and so do the bots. */
async function playOn({ host, owners }: Scene): Promise<void> {
  for (const owner of owners) {
    const { view, table } = owner;
    const [offer] =
      table?.stage === "playing" && view?.round === table.roundNumber ? view.seen.legal : [];
    if (offer)
      await owner.ask(
        packed({ request: "move", payload: { answers: view!.number, move: moveOf(view!, offer) } }),
      );
    else if (table?.stage !== "playing") await owner.ask(packed({ request: "ready", payload: {} }));
  }
  await host.clock.advance(2_000);
}

test(`H-17 ${messages} messages of every kind from guests, watchers and screens, from seed ${seed}, get a named error where they are refused, and then change nothing that is kept`, async () => {
  const time = { ms: 0 };
  const all = await scene(time);
  const { host, intruders, tally, tables } = all;
  const quiet: string[] = [];
  for (let turn = 0; tally.messages < messages; turn += 1) {
    if (turn % 40 === 0) await playOn(all);
    time.ms += turnMs;
    const intruder = intruders[turn % intruders.length]!;
    const before = stored(host);
    const hasTaken = await intruder.send(1 + (turn % 10));
    await all.allDeparted();
    if (!hasTaken && stored(host) !== before)
      quiet.push(`turn ${turn}: ${before} became ${stored(host)}`);
  }
  expect([...tally.problems, ...quiet, ...host.log]).toEqual([]);
  expectSoundBooks(host.store, tables);
  // They came as far as there is a way: to forms, roles, rules and limits – and to what is rare
  // where there are enough of them.
  const rare = soaking
    ? ["stale", "C-11", "C-13", "closed 4000", "closed 4002", "unknown-player"]
    : [];
  for (const code of [
    "wrong-form",
    "unknown-request",
    "not-yours",
    "nameless",
    "error 4400",
    "closed 1009",
    ...rare,
  ])
    expect(tally.refused.get(code) ?? 0, code).toBeGreaterThan(0);
  for (const taken of [
    "table sit",
    "table ready",
    ...(soaking ? ["table move", "table say", "table leave", "house games"] : []),
  ])
    expect(tally.accepted.get(taken) ?? 0, taken).toBeGreaterThan(0);
  if (soaking) console.log(tally.messages, tally.accepted, tally.refused);
});
