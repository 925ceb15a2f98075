import { expect, test } from "vitest";
import { BotFault, type BotMind, type BotThought } from "#main/bots/botMind.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import { localMind } from "#test/host/support/localMind.ts";
import { playUntil, seatedTable, sitDown } from "#test/host/support/seatedTable.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";
import { openTable, testHost } from "#test/host/support/testHost.ts";
import { Client } from "#test/host/support/client.ts";

/** When, on the clock, a bot made each of its moves, from when it was to act. */
async function pauses(mind: BotMind, botPace: number, random = "pace"): Promise<readonly number[]> {
  const seated = await seatedTable(
    { people: 1, bots: 3, settings: { botPace } },
    { mind, random: seededRandom(random) },
  );
  const [owner] = await sitDown(seated);
  // Somebody watches: bots quicken for a person who is alone with them (H-36).
  Client.arrive(seated.door);
  const taken: number[] = [];
  while (owner!.table.stage === "playing") {
    await playUntil(seated, [owner!], () => !owner!.isToAct);
    if (owner!.table.stage !== "playing") break;
    const from = seated.clock.now();
    const views = owner!.views.length;
    await seated.clock.until(() => owner!.views.length > views);
    taken.push(seated.clock.now() - from);
  }
  return taken;
}

test("H-36 a bot answers after a pause like a person's, never the same, and in less than two seconds", async () => {
  const taken = await pauses(localMind(), 1);
  expect(taken.length).toBeGreaterThan(15);
  expect(Math.min(...taken)).toBeGreaterThanOrEqual(450);
  expect(Math.max(...taken)).toBeLessThan(1900);
  expect(new Set(taken).size).toBeGreaterThan(taken.length / 2);
});

test("the pause tells nothing: it is the same whatever the bot thinks and however long", async () => {
  const slow = (clockless: BotMind): BotMind => ({
    ...clockless,
    think: async (question) => {
      for (let turns = 0; turns < 50; turns += 1) await Promise.resolve();
      return clockless.think(question);
    },
  });
  const quick = await pauses(localMind(), 1);
  const thoughtful = await pauses(slow(localMind()), 1);
  expect(thoughtful).toEqual(quick);
});

test("the pace scales the pause; 0 is at once", async () => {
  expect(new Set(await pauses(localMind(), 0))).toEqual(new Set([0]));
  const half = await pauses(localMind(), 0.5);
  expect(Math.max(...half)).toBeLessThan(950);
});

const faulty = (thought: () => Promise<BotThought>): BotMind => ({
  think: thought,
  close: async () => {},
});

test.each<[string, BotMind]>([
  ["throws", faulty(() => Promise.reject(new BotFault("it threw")))],
  [
    "answers something that is no move",
    faulty(async () => ({ move: { type: "dance" }, reason: null })),
  ],
  ["wants to leave", faulty(async () => ({ move: { type: "leave" }, reason: null }))],
  ["answers nothing at all", faulty(async () => ({ move: undefined, reason: null }))],
  [
    "answers with cards that it does not hold",
    faulty(async () => ({ move: { type: "play", cards: ["3c", "3d", "3h", "3s"] }, reason: null })),
  ],
])("a bot that %s makes the default move, which is written down", async (_how, mind) => {
  const seated = await seatedTable({ people: 1, bots: 2 }, { mind });
  const [owner] = await sitDown(seated);
  await playUntil(seated, [owner!], () => owner!.table.stage === "between");
  const auto = seated.store.rounds
    .latest("seated")!
    .record.moves.filter((move) => (move as { readonly auto?: true }).auto);
  expect(auto.length).toBeGreaterThan(5);
  expect(auto.every((move) => (move as { readonly seat: number }).seat > 0)).toBe(true);
  expect(seated.log.length).toBe(auto.length);
  expect(seated.log[0]).toMatch(/the bot in seat \d makes its default move/);
  expect(owner!.table.players.map(({ presence }) => presence)).toEqual(["here", "here", "here"]);
});

test("a bot whose view changes while it thinks is asked anew", async () => {
  const waiting: ((thought: BotThought) => void)[] = [];
  const mind = faulty(() => new Promise((resolve) => waiting.push(resolve)));
  const seated = await seatedTable({ people: 2, bots: 1 }, { mind });
  const people = seated.tokens.map((token) => Client.arrive(seated.door, token));
  for (const person of people) await person.ready();
  await playUntil(seated, people, () => waiting.length > 0);
  await people[0]!.ask("leave", {});
  expect(people[1]!.table.stage === "playing" ? waiting.length : 2).toBe(2);
  waiting[0]!({ move: { type: "leave" }, reason: null });
  await seated.clock.advance(0);
  expect(people[1]!.table.players[2]!.gone).toBe(false);
});

test("H-27 a hint is what a regular bot would do, and why – for the player's own turn and newest view only", async () => {
  const { house, clock } = await testHost();
  const { owner } = await openTable(house, { settings: { ...standardSettings, botPace: 0 } });
  expect(await owner.ask("hint", { answers: 0 })).toMatchObject({
    ok: false,
    error: { code: "C-11" },
  });
  await owner.ready();
  await clock.until(() => owner.isToAct);
  const hint = await owner.ask("hint", { answers: owner.view.number });
  expect(hint).toMatchObject({ ok: true, value: { reason: { key: "Because it is legal." } } });
  if (hint.ok)
    expect(await owner.move(hint.value.move as { readonly type: string })).toEqual({
      ok: true,
      value: null,
    });
  expect(await owner.ask("hint", { answers: owner.view.number - 1 })).toMatchObject({
    ok: false,
    error: { code: "stale" },
  });
  if (!owner.isToAct)
    expect(await owner.ask("hint", { answers: owner.view.number })).toMatchObject({
      ok: false,
      error: { code: "C-11" },
    });
});

test("a hint that cannot be had is refused by name", async () => {
  const { house, clock } = await testHost({
    mind: faulty(() => Promise.reject(new BotFault("no"))),
  });
  const { owner } = await openTable(house);
  await owner.ready();
  await clock.until(() => owner.isToAct);
  expect(await owner.ask("hint", { answers: owner.view.number })).toMatchObject({
    ok: false,
    error: { code: "no-hint" },
  });
});
