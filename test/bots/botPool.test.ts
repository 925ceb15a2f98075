import { readdirSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { BotFault, type BotQuestion } from "#main/bots/botMind.ts";
import { BotPool, botWorkerFile } from "#main/bots/botPool.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import { botLevels } from "#shared/bots/bot.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import { View } from "#shared/contract/view.ts";
import { sentence } from "#shared/games/texts.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import { dealRecord, readRecord } from "#shared/record/roundRecord.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";

const round = dealRecord(
  readRecord({
    format: "round/1",
    game: "kings-and-bastards",
    options: {},
    seats: ["A", "B", "C"],
    seed: "pool",
    moves: [],
  }),
);
const game: AnyGame = kingsAndBastards;
const seat = game.toAct(round)[0]!;
const view = View.of(game, firstStep(round), seat);
const question = (id = "kings-and-bastards", seed = "dice"): BotQuestion => ({
  game: id,
  level: "regular",
  view,
  seed,
  asksReason: true,
});

/** Simulated time: no bot is given up for being slow, unless a test lets time pass. */
function pool(
  clock = new SimulatedClock(),
  file = new URL("../host/support/slowWorker.ts", import.meta.url),
): BotPool {
  const made = new BotPool(clock, file);
  onTestFinished(() => made.close());
  return made;
}

test("the program's own bots answer from their worker with a legal move and a reason", async () => {
  const bots = pool(new SimulatedClock(), botWorkerFile());
  for (const level of botLevels) {
    const thought = await bots.think({ ...question(), level });
    const read = game.readMove(thought.move);
    expect(read.ok && game.apply(round, seat, read.move).ok).toBe(true);
    expect(thought.reason && sentence(thought.reason)).toMatch(/\.$/);
  }
});

test("the same view and the same dice give the same move; no reason is made up unless it is asked for", async () => {
  const bots = pool();
  const [one, other] = await Promise.all([bots.think(question()), bots.think(question())]);
  expect(one).toEqual(other);
  expect((await bots.think({ ...question(), asksReason: false })).reason).toBeNull();
});

test("a bot that throws is a fault of its own; the worker goes on", async () => {
  const bots = pool();
  const before = await bots.think(question());
  await expect(bots.think(question("throws"))).rejects.toThrow(
    new BotFault("Error: I cannot think"),
  );
  expect(await bots.think(question())).toEqual(before);
});

test("a worker that dies is started anew; what else was asked of it is asked again", async () => {
  const bots = pool();
  const before = await bots.think(question());
  const [first, dead, last] = await Promise.allSettled([
    bots.think(question()),
    bots.think(question("dies")),
    bots.think(question()),
  ]);
  expect(dead).toMatchObject({
    status: "rejected",
    reason: { name: "BotFault", message: expect.stringMatching(/worker died/) as string },
  });
  for (const alive of [first, last])
    expect(alive).toMatchObject({ status: "fulfilled", value: { move: before.move } });
  const after = await bots.think(question());
  expect(after.move).toEqual(before.move);
  expect(after.reason).not.toEqual(before.reason);
});

test("a bot that never answers is given up after its limit, and the next one is answered by a new worker", async () => {
  const clock = new SimulatedClock();
  const bots = pool(clock);
  await bots.think(question());
  const hung = bots.think(question("hangs"));
  const failed = expect(hung).rejects.toThrow(/no answer within 30000 ms/);
  await clock.advance(30_000);
  await failed;
  expect((await bots.think(question())).reason?.key).toMatch(/^thread/);
  expect(clock.pending).toBe(0);
});

test("a hint that a person waits for comes before the moves of bots that have asked earlier", async () => {
  const bots = pool();
  const answered: string[] = [];
  const ask = async (name: string, asksReason: boolean): Promise<void> => {
    await bots.think({ ...question(), asksReason });
    answered.push(name);
  };
  await Promise.all([
    ...["one", "two", "three", "four"].map((name) => ask(name, false)),
    ask("hint", true),
  ]);
  expect(answered).toEqual(["one", "two", "hint", "three", "four"]);
});

test("a question's time runs only while the worker has it: what waits behind a bot that hangs is answered", async () => {
  const clock = new SimulatedClock();
  const bots = pool(clock);
  await bots.think(question());
  const hung = bots.think(question("hangs"));
  const failed = expect(hung).rejects.toThrow(/no answer within 30000 ms/);
  const others = Promise.all(
    ["one", "two", "three"].map((seed) => bots.think(question("kings-and-bastards", seed))),
  );
  // The one that hangs, and another.
  expect(clock.pending).toBe(2);
  await clock.advance(30_000);
  await failed;
  expect(await others).toHaveLength(3);
  expect(clock.pending).toBe(0);
});

test.runIf(process.platform === "linux")(
  "bots think at the lowest priority, so that people come first where there are few processors",
  async () => {
    const niceness = (thread: string): number => {
      const stat = readFileSync(`/proc/self/task/${thread}/stat`, "utf8");
      // The second field is a name that may have blanks in it; the niceness is the nineteenth.
      return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]);
    };
    const others = new Set(readdirSync("/proc/self/task"));
    const own = niceness(String(process.pid));
    await pool(new SimulatedClock(), botWorkerFile()).think(question());
    const nicest = readdirSync("/proc/self/task")
      .filter((thread) => !others.has(thread))
      .map(niceness);
    expect(nicest).toContain(constants.priority.PRIORITY_LOW);
    expect(niceness(String(process.pid))).toBe(own);
  },
);

test("a worker that cannot be started is a fault and no crash", async () => {
  const bots = pool(
    new SimulatedClock(),
    new URL("../host/support/noSuchWorker.ts", import.meta.url),
  );
  await expect(bots.think(question())).rejects.toThrow(BotFault);
});

test("after it was closed nobody thinks", async () => {
  const bots = pool();
  const asked = bots.think(question("hangs"));
  const failed = expect(asked).rejects.toThrow(BotFault);
  await bots.close();
  await failed;
  await expect(bots.think(question())).rejects.toThrow(BotFault);
});
