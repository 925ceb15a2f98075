// Checks that a program of the owner's plays at a table as a bot does, and that whatever it does the
// round goes on.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Client } from "#test/host/support/client.ts";
import { lanTable, namesAt } from "#test/host/support/lanTable.ts";
import { localMind } from "#test/host/support/localMind.ts";
import { replayedViews } from "#test/host/support/replayedViews.ts";
import { openTable, testFolder, testHost } from "#test/host/support/testHost.ts";
import { valueOf } from "#test/support/valueOf.ts";
import {
  dealt,
  goodCommand,
  inNode,
  playedUntil,
  programTable,
  waited,
  type ProgramTable,
} from "./programTable.ts";

type Line = Readonly<{
  round: string;
  seat: number;
  step: number;
  legal: readonly object[];
  events: readonly object[];
  state: { readonly [key: string]: unknown };
}>;

const linesIn = (file: string): readonly Line[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("C-7 H-11 a program plays a whole round, and reads what its seat was sent, in the order in which it was sent, and nothing else", async () => {
  const file = join(testFolder(), "read");
  const made = await programTable(`tee "${file}" | ${goodCommand}`);
  await dealt(made);
  await playedUntil(made, [made.owner], () => made.owner.table.stage === "between");
  const { record } = made.store.rounds.latest("seated")!;
  const moves = record.moves as readonly Readonly<{ seat: number; auto?: true }>[];
  expect(moves.some(({ auto }) => auto)).toBe(false);
  const lines = linesIn(file);
  const views = replayedViews(record, 1, lines[0]!.seat);
  for (const line of lines) {
    const { seen } = views[line.step]!;
    expect(line.round).toBe("seated/1");
    expect(line.legal).toEqual(seen.legal);
    expect(Object.keys(line).toSorted()).toEqual(
      [
        "game",
        "options",
        "round",
        "seat",
        "step",
        "phase",
        "toAct",
        "legal",
        "events",
        "state",
      ].toSorted(),
    );
    expect(line.state["hands"]).toEqual(seen.hands);
  }
  expect(lines.flatMap(({ events }) => events)).toEqual(
    views.slice(0, lines.at(-1)!.step + 1).flatMap(({ happened }) => happened),
  );
  expect(lines.length).toBe(moves.filter(({ seat }) => seat === lines[0]!.seat).length);
});

test("H-11 a program that ends has the default move made for it; after five times in a row Regular plays on, and the owner is told what it said last", async () => {
  const mind = localMind();
  const made = await programTable("read line; echo no such card >&2; exit 3", 1, { mind });
  const asked = async () => valueOf(await made.house.ask("programs", {}))[0]!;
  await dealt(made);
  const isGivenUp = () => mind.questions.length > 0;
  while (!isGivenUp()) {
    await playedUntil(
      made,
      [made.owner],
      () => isGivenUp() || made.owner.table.stage === "between",
    );
    if (!isGivenUp()) await dealt(made);
  }
  expect(await asked()).toMatchObject({
    faults: { late: 0, crashed: 5, nonsense: 0 },
    givenUp: [{ table: "seated", said: "no such card" }],
  });
  expect(mind.questions[0]).toMatchObject({ level: "regular" });
  expect(made.log.filter((line) => line.includes("default move"))).toHaveLength(5);
});

test("H-11 a program that is late is ended, has the default move made for it, and is started again", async () => {
  const file = join(testFolder(), "pids");
  const made = await programTable(`echo $$ >> "${file}"; sleep 600`);
  await dealt(made);
  const pids = () => (existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : []);
  await playedUntil(made, [made.owner], () => pids().length === 1);
  await made.clock.advance(4999);
  expect(isRunning(Number(pids()[0]))).toBe(true);
  await made.clock.advance(1);
  await waited(() => !isRunning(Number(pids()[0])));
  await playedUntil(made, [made.owner], () => pids().length === 2);
  expect(valueOf(await made.house.ask("programs", {}))[0]!.faults).toMatchObject({ late: 1 });
});

test.each([
  ["no JSON", "while read line; do echo well; done"],
  ["no move", "while read line; do echo 5; done"],
  ["an endless line", inNode("setInterval(()=>process.stdout.write('x'.repeat(9999)),1)")],
  [
    "cards that it does not hold",
    inNode("process.stdin.on('data',()=>console.log(JSON.stringify({type:'play',cards:['Xx']})))"),
  ],
  ["that it leaves", `while read line; do echo '{"type":"leave"}'; done`],
])(
  "C-13 a program that answers %s has the default move made for it, and it is counted",
  async (_what, command) => {
    const made = await programTable(command);
    await dealt(made);
    const isDefault = () => made.log.some((line) => line.includes("default move"));
    await playedUntil(made, [made.owner], isDefault);
    const [program] = valueOf(await made.house.ask("programs", {}));
    expect(program!.faults.nonsense).toBeGreaterThan(0);
    expect(program!.givenUp).toEqual([]);
  },
);

/** A program that writes down the number of each process that it is. */
function counted() {
  const file = join(testFolder(), "pids");
  const pids = () =>
    existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").map(Number) : [];
  return { command: `echo $$ >> "${file}"; exec ${goodCommand}`, pids };
}

async function round(made: ProgramTable): Promise<void> {
  await dealt(made);
  await playedUntil(made, [made.owner], () => made.owner.table.stage === "between");
}

test("a program plays round after round in one process, is ended when its seat goes, and when it is removed Regular plays on", async () => {
  const { command, pids } = counted();
  const mind = localMind();
  const made = await programTable(command, 1, { mind });
  await round(made);
  await round(made);
  expect(pids()).toHaveLength(1);
  valueOf(await made.owner.ask("seats", { order: ["p1", { program: "deep" }] }));
  await waited(() => !isRunning(pids()[0]!));
  await round(made);
  expect(pids()).toHaveLength(2);
  expect(mind.questions).toEqual([]);
  valueOf(await made.house.ask("removeProgram", { program: "deep" }));
  await waited(() => !isRunning(pids()[1]!));
  await round(made);
  expect(mind.questions.length).toBeGreaterThan(0);
  expect(pids()).toHaveLength(2);
});

test.each<[string, (made: ProgramTable) => Promise<unknown>]>([
  ["its table closes", ({ house }) => house.ask("closeTable", { table: "seated" })],
  ["the host stops", ({ host }) => host.close()],
])("a program is ended when %s", async (_when, end) => {
  const { command, pids } = counted();
  const made = await programTable(command);
  await round(made);
  await end(made);
  await waited(() => !isRunning(pids()[0]!));
  expect(pids()).toHaveLength(1);
});

test("a program that is being tried is ended when the host stops", async () => {
  const file = join(testFolder(), "pid");
  const { house, host } = await testHost();
  const command = `echo $$ > "${file}"; sleep 600`;
  const tried = house.ask("addProgram", { name: "Slow", command, game: "crazy-eights" });
  await waited(() => existsSync(file) && readFileSync(file, "utf8").endsWith("\n"));
  await host.close();
  await waited(() => !isRunning(Number(readFileSync(file, "utf8"))));
  expect(await tried).toMatchObject({ ok: false });
});

test("after a restart of the host the program is started again and plays on", async () => {
  const file = join(testFolder(), "read");
  const made = await programTable(`tee "${file}" | ${goodCommand}`);
  await dealt(made);
  await playedUntil(made, [made.owner], () => existsSync(file) && made.owner.isToAct);
  const before = linesIn(file).at(-1)!.step;
  await made.host.close();
  const again = await testHost({ dataFolder: made.dataFolder, clock: made.clock });
  const owner = Client.arrive(again.house.table("seated")!, made.tokens[0]);
  await playedUntil(again, [owner], () => owner.table.stage === "between");
  expect(linesIn(file).at(-1)!.step).toBeGreaterThan(before);
  expect(again.log.filter((line) => line.includes("default move"))).toEqual([]);
});

test("H-11 H-35 only the owner of the host seats a program: a guest who owns the table is refused, and changes nothing", async () => {
  const lan = await lanTable();
  lan.store.programs.add({ id: "deep", name: "Deep Red", command: "secret --command" });
  const ben = await lan.join("Ben");
  valueOf(await lan.owner.ask("handOver", { to: ben.player }));
  const order = ["p1", ben.player, { program: "deep" }];
  expect(await ben.client.ask("seats", { order })).toMatchObject({
    ok: false,
    error: { code: "not-yours", key: "host.hostsOwnerOnly" },
  });
  expect(namesAt(ben.client)).toHaveLength(2);
  valueOf(await ben.client.ask("handOver", { to: "p1" }));
  expect(
    await lan.owner.ask("seats", { order: ["p1", ben.player, { program: "no" }] }),
  ).toMatchObject({
    ok: false,
    error: { code: "unknown-program" },
  });
  valueOf(await lan.owner.ask("seats", { order }));
  expect(ben.client.table.players.at(-1)).toMatchObject({ name: "Deep Red", bot: "program" });
});

test("C-7 no guest, spectator or screen is ever sent the command of a program, or what it said", async () => {
  const command = `secret=1; while read line; do echo whisper >&2; echo '{"type":"dance"}'; done`;
  const made = await programTable(command, 2);
  const [guest] = made.others;
  await dealt(made);
  await playedUntil(made, [made.owner, guest!], () => made.owner.table.stage === "between");
  const sent = JSON.stringify([guest!.tables, guest!.views, guest!.parts, guest!.chat]);
  expect(sent).toContain("Deep Red");
  expect(sent).not.toMatch(/secret|whisper|"deep"/);
  expect(JSON.stringify(made.store.rounds.latest("seated"))).not.toMatch(/secret|whisper/);
  expect(made.log.join()).not.toContain("secret");
});

test("H-11 a table is set up with programs in place of the last bots", async () => {
  const { house, store } = await testHost();
  store.programs.add({ id: "deep", name: "Deep Red", command: "cat" });
  const { owner } = await openTable(house, { bots: ["easy", "regular"], programs: ["deep"] });
  expect(owner.table.players.map(({ bot }) => bot)).toEqual([null, "easy", "program"]);
  await expect(openTable(house, { programs: ["no"] })).rejects.toThrow("unknown-program");
});

test("the same program takes several seats, each with a name of its own", async () => {
  const made = await programTable("cat");
  valueOf(
    await made.owner.ask("seats", { order: ["p1", "p2", { program: "deep" }, { bot: "easy" }] }),
  );
  expect(made.owner.table.players.map(({ name, bot }) => [name, bot])).toEqual([
    ["Player 1", null],
    ["Deep Red", "program"],
    ["Deep Red 2", "program"],
    [expect.any(String), "easy"],
  ]);
});
