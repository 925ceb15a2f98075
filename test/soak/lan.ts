// npm run soak:lan [-- --minutes 60 --tables 200]: people of the network play for chips, drop out
// and come back, and the host is killed and started again. Nothing may be lost.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import type { HouseClient } from "#renderer/client/clients.ts";
import { guestDoor } from "#renderer/client/guestDoor.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import { asOwner } from "#test/support/asOwner.ts";
import { cookieBrowser } from "./cookieBrowser.ts";
import { LanHost, type HostFolders } from "./lanHost.ts";
import { LanPerson } from "./lanPerson.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    tables: { type: "string", default: "200" },
  },
});
const [minutes, tables] = [Number(values.minutes), Number(values.tables)];
if (!(minutes > 0) || !Number.isInteger(tables) || tables < 1)
  throw new Error("soak:lan: --minutes takes a number above 0, --tables a whole number");

// Colyseus' client tells of what still comes on a line that was given up.
console.warn = () => undefined;

/** Of the owner's 10 000 chips a share is at each table. */
const buyIn = Math.max(1, Math.floor(8000 / tables));
const guestsATable = 3;
/** H-15 */
const mostReturnMs = 2000;
/** Of memory at the end beside a while after the restart: more is a leak. */
const mostGrowth = 1.25;

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const given = <T>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Error(sentence(answer.error));
  return answer.value;
};
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function opened(
  house: HouseClient,
): Promise<Readonly<{ table: string; token: string; code: string }>> {
  const rotation = [{ game: "exordia8", rounds: 1, options: { stake: 1 } }];
  const settings = { ...standardSettings, buyIn, turnSeconds: 10, keepSeconds: 600, botPace: 0 };
  const { table, token } = given(
    await house.ask("openTable", { rotation, settings, bots: ["easy", "easy", "easy"] }),
  );
  const { code } = given(
    await house.ask("openToLan", {
      table,
      seats: 1 + guestsATable,
      fill: "easy",
      spectators: true,
      listed: false,
    }),
  );
  return { table, token, code };
}

class Soak {
  readonly #folders: HostFolders;
  #host: LanHost;
  #upSince = 0;
  readonly #people: LanPerson[] = [];
  readonly returns: number[] = [];
  readonly memory: number[] = [];

  constructor(folders: HostFolders, host: LanHost) {
    this.#folders = folders;
    this.#host = host;
  }

  get faults(): readonly string[] {
    return this.#people.flatMap(({ faults }) => faults);
  }

  get moves(): number {
    return this.#people.reduce((sum, { moves }) => sum + moves, 0);
  }

  async seat(): Promise<void> {
    const local = (): string => this.#host.url;
    const network = (): string => `http://127.0.0.2:${this.#host.port}`;
    const upSince = (): number => this.#upSince;
    const own: typeof fetch = (address, init) => asOwner(local(), this.#host.secret)(address, init);
    const house = await openHouse(local(), own);
    for (let number = 0; number < tables; number += 1) {
      const { table, token, code } = await opened(house);
      this.#people.push(
        await LanPerson.comeBack({ origin: local, send: own, table, upSince }, token),
      );
      for (let at = 0; at < guestsATable; at += 1) {
        const send = cookieBrowser(network);
        given(
          await guestDoor(network(), send).come(code, {
            name: `Guest ${number} ${at}`,
            avatar: "avatar-07",
          }),
        );
        this.#people.push(await LanPerson.sitDown({ origin: network, send, table, upSince }));
      }
    }
    house.close();
  }

  /**
   * Until then somebody drops out every now and then, for up to two seconds; half-way the host is
   * killed and started again.
   */
  async play(ms: number): Promise<void> {
    const begun = performance.now();
    const gone = new Set<LanPerson>();
    let isKilled = false;
    for (let now = 0; now < ms; now = performance.now() - begun) {
      this.memory.push(this.#host.mebibytes);
      if (!isKilled && now > ms / 2) {
        isKilled = true;
        await this.#restart();
      }
      const person = this.#people[Math.floor(Math.random() * this.#people.length)];
      if (person && !gone.has(person)) {
        gone.add(person);
        void person
          .dropOut(Math.random() * 2000)
          .then(
            (took) => this.returns.push(took),
            (error: Error) => person.faults.push(error.message),
          )
          .finally(() => gone.delete(person));
      }
      await pause(200);
    }
    while (gone.size > 0) await pause(50);
  }

  async end(): Promise<void> {
    for (const person of this.#people) person.end();
    await this.#host.end("SIGTERM");
  }

  async #restart(): Promise<void> {
    const { port } = this.#host;
    await this.#host.end("SIGKILL");
    const killedAt = performance.now();
    this.#host = await LanHost.start(this.#folders, port);
    this.#upSince = performance.now();
    write(
      `killed, and up again at the same port after ${(this.#upSince - killedAt).toFixed(0)} ms`,
    );
  }
}

async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "cardtable-soak-"));
  const folders = { data: join(folder, "data"), screen: join(folder, "screen") };
  mkdirSync(folders.screen);
  writeFileSync(join(folders.screen, "index.html"), "<!doctype html>");
  const soak = new Soak(folders, await LanHost.start(folders, 0));
  await soak.seat();
  write(`${tables} tables, ${tables * (1 + guestsATable)} people, ${minutes} minutes`);
  await soak.play(minutes * 60_000);
  await soak.end();
  const { accounts, transactions, rounds, problems } = auditedFile(folders.data);
  rmSync(folder, { recursive: true, force: true });
  const inOrder = soak.returns.toSorted((one, other) => one - other);
  const late = inOrder.filter((ms) => ms > mostReturnMs).length;
  const [settled, last] = [
    soak.memory[Math.floor(soak.memory.length * 0.65)] ?? 0,
    soak.memory.at(-1) ?? 0,
  ];
  write(
    `${soak.moves} moves of people, ${rounds} rounds, ${transactions} transactions over ${accounts} accounts`,
  );
  write(
    `${inOrder.length} returns: median ${inOrder[inOrder.length >> 1]?.toFixed(0)} ms, longest ${inOrder.at(-1)?.toFixed(0)} ms, ${late} over ${mostReturnMs} ms`,
  );
  write(
    `memory ${settled.toFixed(0)} MiB a while after the restart, ${last.toFixed(0)} MiB at the end`,
  );
  for (const problem of [...new Set([...problems.map(sentence), ...soak.faults])])
    write(`PROBLEM ${problem}`);
  return (
    problems.length === 0 &&
    soak.faults.length === 0 &&
    last <= settled * mostGrowth &&
    soak.moves > 0
  );
}

process.exitCode = (await run()) ? 0 : 1;
