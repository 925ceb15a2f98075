// npm run soak:night [-- --people 2 --bots 30 --nights freezeout,cup,mixed]: whole tournaments with
// people of the network among bots that act at once; in the midst of each the host is killed and
// started again. Each ends, with every chip in its place.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import type { Account } from "#main/store/bankStore.ts";
import { openStore } from "#main/store/store.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { sentence } from "#shared/games/texts.ts";
import type { TournamentSetup, TournamentView } from "#shared/protocol/tournament.ts";
import { asOwner } from "#test/support/asOwner.ts";
import { quick, setup } from "#test/tournament/support/quickTournament.ts";
import { cookieBrowser } from "./cookieBrowser.ts";
import { LanHost, type HostFolders } from "./lanHost.ts";
import { given, NightPerson, type Doorway } from "./nightPerson.ts";
import { mostAhead, TableSteps } from "./tableSteps.ts";
import { watchTournament } from "./watchTournament.ts";

const levels = (ante: number, stake: number, length: number) =>
  [1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48].map((times) => ({
    ante: ante * times,
    stake: stake * times,
    length,
    rebuyPrice: null,
  }));
const entry = (game: string, rounds = 1) => ({ game, rounds, options: {} });
const again = {
  rebuys: { until: 6, most: null, stack: 300 },
  addOn: { at: 3, price: 20, stack: 300 },
  lateEntry: 3,
};
const kinds: { readonly [name: string]: Partial<TournamentSetup> } = {
  freezeout: {
    structure: {
      ...quick,
      ...again,
      buyIn: 20,
      bounty: 5,
      stack: 500,
      levels: levels(10, 40, 5),
      breaks: [{ after: 3, minutes: 1 }],
    },
    chairs: 5,
  },
  cup: {
    structure: { ...quick, buyIn: 20, stack: 100, levels: levels(6, 60, 3) },
    chairs: 2,
    rotation: [entry("crazy-eights")],
    format: { kind: "bracket", seeding: "random", thirdPlace: true, wins: null },
  },
  mixed: {
    structure: { ...quick, ...again, buyIn: 20, levels: levels(10, 40, 3) },
    chairs: 4,
    rotation: [entry("kings-and-bastards"), entry("five-card-draw", 2), entry("exordia8")],
  },
};

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "2" },
    bots: { type: "string", default: "30" },
    nights: { type: "string", default: Object.keys(kinds).join() },
  },
});
const [people, bots, nights] = [
  Number(values.people),
  Number(values.bots),
  values.nights.split(","),
];
if (![people, bots].every((count) => Number.isInteger(count) && count >= 1))
  throw new Error("soak:night: --people and --bots take a whole number from 1");
for (const name of nights)
  if (!kinds[name])
    throw new Error(`soak:night: there is no night ${name}, but ${Object.keys(kinds).join(", ")}`);

// Colyseus' client tells of what still comes on a line that was given up.
console.warn = () => undefined;

/** H-15 */
const mostReturnMs = 2000;
/** Moves of people, after which the host is killed. */
const midst = 12;
/** Without anything new on the screen: it stands still. Longer than a break. */
const mostIdleMs = 120_000;
/** H-21: of a bot, where people may buy again as often as they like. */
const mostOfBot = 2;
/** H-2: to every new profile. */
const granted = 10_000;

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((all, amount) => all + amount, 0);
const at = (inOrder: readonly number[], share: number): string =>
  (inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? Number.NaN).toFixed(
    0,
  );

class Night {
  readonly #folders: HostFolders;
  readonly #setup: TournamentSetup;
  #host: LanHost;
  #upSince = 0;
  #errors = "";
  #isKilled = false;
  readonly #people: NightPerson[] = [];
  readonly #steps = new TableSteps();
  /** Dealt so far, by the number of the table. */
  readonly #hands = new Map<number, number>();
  #view: TournamentView | null = null;
  #changedAt = performance.now();
  readonly problems: string[] = [];

  constructor(folders: HostFolders, change: Partial<TournamentSetup>, host: LanHost) {
    this.#folders = folders;
    this.#setup = setup(change);
    this.#host = host;
  }

  /**
   * With bots, the first people, and a screen that looks on; the last of the people comes late
   * where they may. Resolves once it is over, and the host with it.
   */
  async play(): Promise<void> {
    const begun = performance.now();
    const house = await openHouse(this.#host.url, asOwner(this.#host.url, this.#host.secret));
    const { tournament } = given(await house.ask("createTournament", this.#setup));
    given(
      await house.ask("seatEntrant", {
        tournament,
        bots: Array.from({ length: bots }, () => "easy"),
      }),
    );
    given(await house.ask("admitToTournament", { tournament, open: true }));
    const { code } = given(await house.ask("watchTournament", { tournament }));
    const doorway: Doorway = {
      origin: `http://127.0.0.2:${this.#host.port}`,
      tournament,
      code: code!,
      upSince: () => this.#upSince,
    };
    const early = people - (this.#setup.structure.lateEntry > 0 && people > 1 ? 1 : 0);
    for (let number = 1; number <= early; number += 1)
      this.#people.push(await NightPerson.enter(doorway, `Guest ${number}`));
    const endScreen = await this.#watch(doorway);
    const before = this.#host.mebibytes;
    given(await house.ask("startTournament", { tournament }));
    house.close();
    for (let number = early + 1; number <= people; number += 1)
      this.#people.push(await NightPerson.enter(doorway, `Guest ${number}`));
    await this.#untilOver();
    write(
      `memory ${before.toFixed(0)} MiB before the start, ${this.#host.mebibytes.toFixed(0)} MiB at the end; it lasted ${((performance.now() - begun) / 1000).toFixed(0)} s`,
    );
    for (const person of this.#people) person.end();
    endScreen();
    await this.#host.end("SIGTERM");
    this.#errors += this.#host.errors;
  }

  async #watch({ origin, tournament, code }: Doorway): Promise<() => void> {
    const screen = await openHouse(
      origin,
      cookieBrowser(() => origin),
      undefined,
      { code },
    );
    const look = (view: TournamentView): void => {
      if (view.revision === this.#view?.revision) return;
      this.#view = view;
      this.#changedAt = performance.now();
      for (const { number, round } of view.tables) this.#hands.set(number, round);
      if (this.#setup.format.kind === "freezeout") this.#steps.take(view);
    };
    const leave = watchTournament(screen, tournament, look, (why) =>
      this.problems.push(`the screen is told ${why}`),
    );
    return () => {
      leave();
      screen.close();
    };
  }

  async #untilOver(): Promise<void> {
    while (this.#view?.stage !== "over") {
      if (this.#host.ended !== null) throw new Error(`the host ended with ${this.#host.ended}`);
      if (performance.now() - this.#changedAt > mostIdleMs)
        throw new Error(
          `nothing happens: ${this.#view?.stage}, ${JSON.stringify(this.#view?.tables)}, ${JSON.stringify(this.#view?.log.at(-1))}`,
        );
      if (
        !this.#isKilled &&
        sum(this.#people.map(({ waits }) => waits.length)) >= midst &&
        this.#people.some(({ isAtTable }) => isAtTable)
      )
        await this.#kill();
      await pause(50);
    }
  }

  async #kill(): Promise<void> {
    this.#isKilled = true;
    const backs = this.#people.flatMap((person) => person.back() ?? []);
    const { port } = this.#host;
    await this.#host.end("SIGKILL");
    this.#errors += this.#host.errors;
    const killedAt = performance.now();
    this.#host = await LanHost.start(this.#folders, port);
    this.#upSince = performance.now();
    const took = await Promise.all(backs);
    write(
      `killed after ${midst} moves of people, listening again after ${(this.#upSince - killedAt).toFixed(0)} ms; back at their tables ${took.map((ms) => ms.toFixed(0)).join(", ")} ms later`,
    );
    for (const ms of took)
      if (ms > mostReturnMs) this.problems.push(`H-15: the way back took ${ms.toFixed(0)} ms`);
  }

  /** What is wrong with how it went, and with what is kept of it. */
  found(): readonly string[] {
    const waits = this.#people
      .flatMap((person) => person.waits)
      .toSorted((one, other) => one - other);
    const { judged, longestLead, problems } = this.#steps;
    write(
      `${waits.length} moves of people at ${this.#people.map(({ tables }) => tables).join(" and ")} tables: answered after ${at(waits, 0.5)} ms (p50), ${at(waits, 0.99)} ms (p99), ${at(waits, 1)} ms (most)`,
    );
    write(
      `hands a table: ${[...this.#hands].map(([number, count]) => `${number}: ${count}`).join(", ")}`,
    );
    const isInStep = this.#setup.format.kind === "freezeout";
    if (isInStep)
      write(
        `tables of bots were dealt to ${judged} times beside people, ${longestLead} hands ahead at most (${mostAhead} may be)`,
      );
    const wrong = [
      ...this.problems,
      ...problems,
      ...this.#people.flatMap(({ faults }) => faults),
      ...this.#kept(),
    ];
    if (isInStep && judged === 0)
      wrong.push("no table of bots was ever dealt to beside one of people");
    if (!this.#isKilled) wrong.push("it was over before the host was killed");
    if (this.#errors !== "") wrong.push(`the host said: ${this.#errors}`);
    return wrong;
  }

  #kept(): readonly string[] {
    const { id, entrants, payouts, stage } = this.#view!;
    const { accounts, transactions, rounds, problems } = auditedFile(this.#folders.data);
    const won = sum(entrants.map(({ prize }) => prize ?? 0));
    const headed = sum(entrants.map(({ bounties }) => bounties));
    const paid = sum(entrants.map((entrant) => entrant.paid));
    write(
      `${rounds} rounds, ${transactions} transactions over ${accounts} accounts; paid in ${paid}, won ${won} and ${headed} for heads; bots bought again ${sum(entrants.map(({ bot, rebuys }) => (bot === null ? 0 : rebuys)))} times, people ${sum(entrants.map(({ bot, rebuys }) => (bot === null ? rebuys : 0)))} times`,
    );
    const store = openStore(this.#folders.data);
    const left = ([`tournament:${id}`, `stacks:${id}`] as const).filter(
      (account) => store.bank.balance(account) !== 0,
    );
    const purses = store.tournaments
      .load(id)!
      .state.entrants.flatMap(({ id: entrant, purse }) =>
        entrants.flatMap((shown) =>
          shown.id === entrant && shown.bot === null
            ? [{ ...shown, balance: store.bank.balance(purse as Account) }]
            : [],
        ),
      );
    store.close();
    const winners = entrants.filter(({ place }) => place === 1).length;
    return [
      ...problems.map(sentence),
      ...left.map((account) => `${account} is not empty`),
      ...(stage === "over" && winners === 1 ? [] : [`${stage}, with ${winners} winners`]),
      ...(entrants.length === people + bots ? [] : [`${entrants.length} have entered`]),
      ...(won === sum(payouts.prizes) && won + headed === paid
        ? []
        : [
            `${paid} were paid in, ${sum(payouts.prizes)} were prizes, ${won} won and ${headed} for heads`,
          ]),
      ...purses
        .filter(
          (person) =>
            person.balance !== granted - person.paid + (person.prize ?? 0) + person.bounties,
        )
        .map(
          ({ name, balance }) =>
            `${name} has ${balance} chips, which is not what they paid and won`,
        ),
      ...entrants
        .filter(({ bot, rebuys }) => bot !== null && rebuys > mostOfBot)
        .map(({ name, rebuys }) => `the bot ${name} has bought again ${rebuys} times`),
    ];
  }
}

async function run(name: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "cardtable-night-"));
  const folders = { data: join(folder, "data"), screen: join(folder, "screen") };
  mkdirSync(folders.screen);
  writeFileSync(join(folders.screen, "index.html"), "<!doctype html>");
  const host = await LanHost.start(folders, 0);
  write(`${name}: ${people} people, ${bots} bots`);
  const night = new Night(folders, kinds[name]!, host);
  await night.play();
  const problems = night.found();
  rmSync(folder, { recursive: true, force: true });
  for (const problem of problems) write(`PROBLEM ${problem}`);
  return problems.length === 0;
}

const sound: boolean[] = [];
for (const name of nights) sound.push(await run(name));
// What hangs on a line that was given up must not keep it from ending.
process.exit(sound.every(Boolean) ? 0 : 1);
