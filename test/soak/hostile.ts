// npm run soak:hostile [-- --messages 1000000 --seed 1]: guests, watchers, screens and nobody at
// all send whatever there is to a host on which games go on. It lives, changes nothing that it
// refuses, and forgets it.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import { openStore } from "#main/store/store.ts";
import { guestDoor } from "#renderer/client/guestDoor.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import { standardSettings, type Opening } from "#shared/protocol/schema.ts";
import { houseRoom } from "#shared/protocol/wire.ts";
import { HostileLine } from "#test/lan/hostile/HostileLine.ts";
import { Intruder, Tally, type Loot } from "#test/lan/hostile/Intruder.ts";
import { Stranger } from "#test/lan/hostile/Stranger.ts";
import { asOwner } from "#test/support/asOwner.ts";
import { cookieBrowser } from "./cookieBrowser.ts";
import { LanHost } from "./lanHost.ts";
import { LanPerson } from "./lanPerson.ts";
import type { Pulse } from "./probe.ts";

const { values } = parseArgs({
  options: {
    messages: { type: "string", default: "1000000" },
    seed: { type: "string", default: "1" },
  },
});
const messages = Number(values.messages);
if (!Number.isInteger(messages) || messages < 1000)
  throw new Error("soak:hostile: --messages takes a whole number from 1000");
console.warn = () => undefined;

/** Of one line; the host closes it at a hundred. */
const framesPerSecond = 85;
const guestsATable = 6;
/** Of the heap at the end beside that after a fifth: more is a leak. */
const mostGrowth = 1.15;
/**
 * ms of work for which one message – or the few that come on a line together – may hold the host.
 */
const longestHold = 50;
/** Nothing was answered for so long: it hangs. */
const patienceMs = 60_000;

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const given = <T>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Error(sentence(answer.error));
  return answer.value;
};

type Table = Readonly<{
  game: string;
  bots: number;
  opening: Partial<Opening>;
  /** Nobody is ready there: what changes, those who sit there have changed. */
  isStill?: true;
}>;
const tables: readonly Table[] = [
  { game: "kings-and-bastards", bots: 2, opening: {} },
  { game: "five-card-draw", bots: 2, opening: {} },
  { game: "crazy-eights", bots: 1, opening: { spectators: false } },
  { game: "exordia8", bots: 3, opening: {} },
  { game: "normal-eights", bots: 2, opening: {} },
  { game: "kings-and-bastards", bots: 1, opening: {}, isStill: true },
];

class Scene {
  readonly tally = new Tally();
  readonly owners: LanPerson[] = [];
  readonly intruders: Intruder[] = [];
  /** Their owner is there, and is never ready. */
  readonly still = new Map<string, HostileLine>();
  readonly #host: LanHost;
  readonly #loot: Loot = { words: ["p1", "p2", "p3", "house", "mint", "bots"], tokens: new Map() };

  constructor(host: LanHost) {
    this.#host = host;
  }

  get #network(): string {
    return `http://127.0.0.2:${this.#host.port}`;
  }

  async open(): Promise<void> {
    const { url, secret } = this.#host;
    const send = asOwner(url, secret);
    const house = await openHouse(url, send);
    for (const [number, { game, bots, opening, isStill }] of tables.entries()) {
      const settings = {
        ...standardSettings,
        buyIn: 100,
        turnSeconds: 10,
        timeBankSeconds: 0,
        keepSeconds: 600,
        botPace: 0,
      };
      const { table, token } = given(
        await house.ask("openTable", {
          rotation: [{ game, rounds: 1, options: {} }],
          settings,
          bots: Array<"easy">(bots).fill("easy"),
        }),
      );
      const { code } = given(
        await house.ask("openToLan", {
          table,
          seats: 8,
          fill: isStill ? null : "easy",
          spectators: true,
          listed: false,
          ...opening,
        }),
      );
      this.#loot.words.push(table, code);
      if (isStill)
        this.still.set(
          table,
          await HostileLine.come({ origin: url, room: table, send }, { token }),
        );
      else
        this.owners.push(
          await LanPerson.comeBack({ origin: () => url, send, table, upSince: () => 0 }, token),
        );
      await this.#letIn(table, code, number);
    }
    house.close();
  }

  /** Some with a seat, some who watch, some in the house, and screens. */
  async #letIn(room: string, code: string, number: number): Promise<void> {
    const dice = new DiceReader(newDice(`hostile ${values.seed} ${room}`));
    const parts = { dice, tally: this.tally, loot: this.#loot, mayFlood: true };
    for (let at = 0; at < guestsATable; at += 1) {
      const send = cookieBrowser(() => this.#network);
      given(
        await guestDoor(this.#network, send).come(code, {
          name: `Guest ${number} ${at}`,
          avatar: "avatar-07",
        }),
      );
      const door = { origin: this.#network, room, send };
      this.intruders.push(
        await Intruder.come({ ...parts, door }),
        await Intruder.come({ ...parts, door: { ...door, room: houseRoom } }),
      );
      if (at % 2 === 0) await this.intruders.at(-2)!.sit();
    }
    const door = { origin: this.#network, room, send: cookieBrowser(() => this.#network) };
    for (let at = 0; at < 3; at += 1)
      this.intruders.push(await Intruder.come({ ...parts, code, door }));
  }

  stranger(number: number): Stranger {
    return new Stranger({
      origin: this.#network,
      dice: new DiceReader(newDice(`stranger ${values.seed} ${number}`)),
      tally: this.tally,
      words: this.#loot.words,
    });
  }

  end(): void {
    for (const each of [...this.owners, ...this.intruders, ...this.still.values()]) each.end();
  }
}

async function attack(scene: Scene, host: LanHost): Promise<readonly Pulse[]> {
  const { tally, intruders } = scene;
  const isOver = (): boolean => tally.messages >= messages || host.ended !== null;
  const going = intruders.map(async (intruder, at) => {
    for (let turn = at; !isOver(); turn += 1) {
      const [before, sent] = [performance.now(), 1 + (turn % 11)];
      await intruder.send(sent);
      // Intruders have to stay below what ends their line, or would spend their time coming back.
      await pause(
        Math.max(
          intruder.line.isOpen ? 0 : 1000,
          (sent / framesPerSecond) * 1000 - (performance.now() - before),
        ),
      );
    }
  });
  const strangers = Array.from({ length: 4 }, async (_, number) => {
    for (const stranger = scene.stranger(number); !isOver();) await stranger.send();
  });
  const [pulses] = await Promise.all([watch(tally, host, isOver), ...going, ...strangers]);
  return pulses;
}

/** Ten times on the way. Rejects where the host hangs. */
async function watch(
  tally: Tally,
  host: LanHost,
  isOver: () => boolean,
): Promise<readonly Pulse[]> {
  const pulses: Pulse[] = [];
  const begun = performance.now();
  for (let [told, at] = [-1, begun]; !isOver(); await pause(1000)) {
    if (tally.messages !== told) [told, at] = [tally.messages, performance.now()];
    if (performance.now() - at > patienceMs)
      throw new Error(`nothing was answered for ${patienceMs} ms after ${told} messages`);
    if (tally.messages < (messages * (pulses.length + 1)) / 10) continue;
    const pulse = await host.pulse();
    pulses.push(pulse);
    write(
      `${tally.messages} messages in ${((performance.now() - begun) / 1000).toFixed(0)} s: heap ${pulse.heap.toFixed(1)} MiB, in all ${pulse.rss.toFixed(0)} MiB; one line held the host for ${pulse.longestHold.toFixed(1)} ms at most, a turn ${pulse.longestTurn.toFixed(1)} ms`,
    );
  }
  if (host.ended === null) pulses.push(await host.pulse());
  return pulses;
}

/** What is wrong with what is kept. */
function problemsIn(data: string, { tally, still }: Scene): readonly string[] {
  const { problems } = auditedFile(data);
  const store = openStore(data);
  try {
    const { accounts, granted } = store.bank.state();
    const strangers =
      accounts.length - 1 - tables.length * guestsATable - (tally.accepted.get("new guest") ?? 0);
    const moved = [...still.keys()]
      .map((id) => store.tables.load(id)!)
      .filter(({ stage, roundNumber }) => stage !== "waiting" || roundNumber !== 0);
    return [
      ...problems.map(sentence),
      ...(strangers !== 0 ? [`${strangers} profiles more than were made`] : []),
      ...(granted !== accounts.length * 10_000
        ? [`${granted} chips were granted to ${accounts.length} profiles`]
        : []),
      ...moved.map(({ id }) => `table ${id} is played at, although its owner was never ready`),
    ];
  } finally {
    store.close();
  }
}

const sorted = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([what, count]) => `${what} ${count}`)
    .join(", ");

async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "cardtable-hostile-"));
  const folders = { data: join(folder, "data"), screen: join(folder, "screen") };
  mkdirSync(folders.screen);
  writeFileSync(join(folders.screen, "index.html"), "<!doctype html>");
  const host = await LanHost.start(folders, 0, { isProbed: true });
  const scene = new Scene(host);
  await scene.open();
  await host.pulse();
  const pulses = await attack(scene, host);
  const { ended, errors } = host;
  scene.end();
  if (ended === null) await host.end("SIGTERM");
  const { tally, owners } = scene;
  const problems = [
    ...tally.problems,
    ...owners.flatMap(({ faults }) => faults),
    ...problemsIn(folders.data, scene),
    ...(ended === null ? [] : [`the host ended with ${ended}`]),
    ...(errors === "" ? [] : [errors]),
  ];
  rmSync(folder, { recursive: true, force: true });
  const [early, last] = [pulses[1]?.heap ?? 0, pulses.at(-1)?.heap ?? 0];
  const hold = Math.max(...pulses.map((pulse) => pulse.longestHold));
  write(
    `${tally.messages} messages; the person at the tables made ${owners.reduce((sum, { moves }) => sum + moves, 0)} moves`,
  );
  write(`refused: ${sorted(tally.refused)}`);
  write(`taken: ${sorted(tally.accepted)}`);
  write(
    `heap ${early.toFixed(1)} MiB after a fifth, ${last.toFixed(1)} MiB at the end; held for ${hold.toFixed(1)} ms at most`,
  );
  for (const problem of problems) write(`PROBLEM ${problem}`);
  return problems.length === 0 && last <= early * mostGrowth && hold <= longestHold;
}

process.exitCode = (await run()) ? 0 : 1;
