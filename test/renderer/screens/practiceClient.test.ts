// Checks that the table plays a practice to its end: the others' moves one by one, the person's as
// the house judges them.

import { expect, test } from "vitest";
import type { HouseClient } from "#renderer/client/clients.ts";
import { PracticeClient } from "#renderer/screens/practice/PracticeClient.ts";
import { comparedWords } from "#renderer/screens/practice/PracticeRoom.tsx";
import { timeShareAfter } from "#shared/bots/hurry.ts";
import type { RoundResult } from "#shared/contract/round.ts";
import type { SentView } from "#shared/contract/seen.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { BegunPractice, PracticePart } from "#shared/protocol/practice.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { SimulatedClock } from "#test/client/SimulatedClock.ts";
import { refusedWith } from "#test/support/inEnglish.ts";

const view = {
  seen: { facts: { result: null, left: [] }, hands: [[], []] },
  happened: [],
} as unknown as SentView;
/** What the others take for a move at the human pace, ms. */
const pauseMs = 1000;
const part = (at: number, awaits: PracticePart["awaits"], isSeen = true): PracticePart => ({
  at,
  awaits,
  view: isSeen ? view : null,
  pauseMs,
});
const players = [
  { name: "Basil", avatar: "avatar-29", bot: "easy", isOwn: false },
  { name: "Robin", avatar: "avatar-07", bot: null, isOwn: true },
] as const;
const before: RoundResult = { winners: [0], places: [[0], [1]] };
const begun: BegunPractice = {
  ...part(11, "others"),
  practice: "p",
  game: "gin-rummy",
  number: 3,
  options: {},
  players,
  before,
};

const granted = <T>(value: T): Answer<T> => ({ ok: true, value });

/** A practice with a house that has these answers ready; a table that shows all at once. */
function playedWith(answers: readonly Answer<unknown>[], first = begun) {
  const clock = new SimulatedClock();
  const asked: unknown[] = [];
  const ready = [...answers];
  const house = {
    ask: (request: string, payload: unknown) => {
      asked.push([request, payload]);
      return Promise.resolve(ready.shift());
    },
  } as unknown as Pick<HouseClient, "ask">;
  const client = new PracticeClient({ begun: first, house, pace: 0.5, clock });
  const shown: number[] = [client.snapshot().view!.number];
  client.onView(({ number }: ViewMessage) => shown.push(number));
  /** Until nothing more comes by itself. */
  const watch = async (): Promise<void> => {
    client.moved(false);
    for (let beat = 0; beat < 30; beat += 1) {
      await microtasks();
      clock.advance(100);
    }
  };
  const move = (): Promise<Answer<unknown>> =>
    client.ask("move", { answers: 0, move: { type: "pass" } });
  return { client, clock, asked, shown, watch, move };
}

const microtasks = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

const on = (after: number, move: unknown = null) => ["practiseOn", { practice: "p", after, move }];

test("H-49 the others' moves are fetched and shown one by one until it is the person's turn, and the person's at once", async () => {
  const { client, asked, shown, watch, move } = playedWith([
    granted(part(12, "others")),
    granted(part(13, "others", false)),
    granted(part(14, "you")),
    granted(part(15, "nobody")),
  ]);
  expect(client.state().stage).toBe("watching");
  expect(await move()).toMatchObject({ ok: false, error: { code: "stale" } });
  await watch();
  expect(client.state()).toEqual({ stage: "yours", failed: null });
  expect(shown).toEqual([11, 12, 14]);
  expect(asked).toEqual([on(11), on(12), on(13)]);
  expect(await move()).toEqual({ ok: true, value: null });
  expect(shown).toEqual([11, 12, 14, 15]);
  expect(asked.at(-1)).toEqual(on(14, { type: "pass" }));
  expect(client.state().stage).toBe("over");
});

test("H-49 moves wait for the table to come to rest, and no more are fetched than it can show soon", async () => {
  const { client, asked, shown, watch } = playedWith(
    Array.from({ length: 30 }, (_, more) => granted(part(12 + more, "others"))),
  );
  client.moved(false);
  client.moved(true);
  await microtasks();
  expect(shown).toEqual([11]);
  expect(asked).toEqual([on(11), on(12)]);
  await watch();
  expect(shown.slice(0, 3)).toEqual([11, 12, 13]);
});

/** So exactly are pauses measured. */
const beatMs = 5;

/** How long after the line before each of these is shown, ms; `then`: what else is done at first. */
async function waitsOf(first: BegunPractice, then: (client: PracticeClient) => unknown) {
  const answers = Array.from({ length: 12 }, (_, more) => 12 + more).map((at) =>
    granted(part(at, at < 23 ? "others" : "nobody")),
  );
  const { client, clock } = playedWith(answers, first);
  const at: number[] = [clock.now()];
  client.onView(() => at.push(clock.now()));
  client.moved(false);
  await then(client);
  for (let beat = 0; beat < 800; beat += 1) {
    await microtasks();
    clock.advance(beatMs);
  }
  return at.slice(1).map((now, line) => now - at[line]!);
}

test("H-30 H-36 H-49 the others take as long as at a table, at the pace that the person has chosen, and quicken the longer one waits", async () => {
  const usual = await waitsOf(begun, () => undefined);
  expect(usual.slice(0, 2)).toEqual([pauseMs / 2, pauseMs / 2]);
  expect(usual).toEqual(usual.toSorted((one, other) => other - one));
  expect(usual.at(-1)).toBe((pauseMs / 2) * timeShareAfter(Infinity));
  const slow = await waitsOf(begun, (client) => client.keepPace(1));
  expect(slow[0]).toBe(pauseMs);
});

test("H-30 H-49 held down, the others' moves follow without a pause; let go, with it", async () => {
  const hurry = (client: PracticeClient, on: boolean) => client.ask("hurry", { on });
  const held = await waitsOf(begun, (client) => hurry(client, true));
  expect(Math.max(...held)).toBeLessThanOrEqual(beatMs);
  const released = await waitsOf(begun, async (client) => {
    await hurry(client, true);
    await hurry(client, false);
  });
  expect(released[0]).toBe(pauseMs / 2);
  const finished = await waitsOf(begun, (client) => client.ask("finish", {}));
  expect(Math.max(...finished)).toBeLessThanOrEqual(beatMs);
});

test("H-49 where the house is silent the person may ask again, and a refused move may be made otherwise", async () => {
  const refused = refusedWith("fault", "Something went wrong.");
  const { client, asked, watch, move } = playedWith([
    refused,
    granted(part(12, "you")),
    refusedWith("KB-5", "That is too low."),
    granted(part(13, "you")),
  ]);
  await watch();
  expect(client.state().stage).toBe("watching");
  expect(client.state().failed).not.toBeNull();
  client.again();
  await watch();
  expect(client.state()).toEqual({ stage: "yours", failed: null });
  expect(asked).toEqual([on(11), on(11)]);
  expect(await move()).toMatchObject({ ok: false, error: { code: "KB-5" } });
  expect(client.state().stage).toBe("yours");
  expect(await move()).toEqual({ ok: true, value: null });
});

test("H-27 H-49 a hint is asked of the house; nothing else that a table takes is", async () => {
  const hint = granted({ move: { type: "pass" }, reason: { key: "k", args: {} } });
  const { client, asked } = playedWith([hint], { ...begun, awaits: "you" });
  expect(await client.ask("hint", { answers: 11 })).toEqual(hint);
  expect(asked).toEqual([["practiseHint", { practice: "p" }]]);
  for (const request of ["ready", "leave"] as const)
    expect(await client.ask(request, {})).toMatchObject({ ok: false });
  expect(asked).toHaveLength(1);
});

test("H-49 the table is the practice's own, with the person in their seat and hints", () => {
  const { client } = playedWith([]);
  const { table, player } = client.snapshot();
  expect(table).toMatchObject({ id: "practice-p", roundNumber: 3, alone: true, hints: true });
  expect(table!.players.find(({ id }) => id === player)?.name).toBe("Robin");
});

test("H-49 at its end it says how you did, and how you did the first time", () => {
  const fared = (now: RoundResult, then = before, game = begun.game): string =>
    comparedWords({ game, players, before: then }, now);
  const chips = (own: number): RoundResult => ({ ...before, chips: [-own, own] });
  expect(fared({ winners: [1], places: [[1], [0]] })).toBe(
    "You came 1st of 2. The first time you came 2nd of 2.",
  );
  expect(fared(chips(-10), chips(-10))).toBe(
    "You came 2nd of 2. The first time you came 2nd of 2.",
  );
  expect(fared(before, { winners: [], places: [[0, 1]] })).toBe(
    "You came 2nd of 2. The first time nobody won.",
  );
  expect(fared(chips(20), chips(-1), "five-card-draw")).toBe(
    "You won 20 chips. The first time you lost 1 chip.",
  );
  expect(fared(chips(0), chips(5), "five-card-draw")).toBe(
    "You broke even. The first time you won 5 chips.",
  );
});
