// Checks that the table plays a practice to its end: the others' moves one by one, the person's as
// the house judges them.

import { expect, test } from "vitest";
import type { HouseClient } from "#renderer/client/clients.ts";
import { PracticeClient } from "#renderer/screens/practice/PracticeClient.ts";
import { comparedWords } from "#renderer/screens/practice/PracticeRoom.tsx";
import type { RoundResult } from "#shared/contract/round.ts";
import type { SentView } from "#shared/contract/seen.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { BegunPractice, PracticePart } from "#shared/protocol/practice.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { SimulatedClock } from "#test/client/SimulatedClock.ts";
import { refusedWith } from "#test/support/inEnglish.ts";

const view = { seen: { facts: { result: null } }, happened: [] } as unknown as SentView;
const part = (at: number, awaits: PracticePart["awaits"], isSeen = true): PracticePart => ({
  at,
  awaits,
  view: isSeen ? view : null,
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
  const client = new PracticeClient({ begun: first, house, clock });
  const shown: number[] = [client.snapshot().view!.number];
  client.onView(({ number }: ViewMessage) => shown.push(number));
  /** Until nothing more comes by itself. */
  const watch = async (): Promise<void> => {
    client.moved(false);
    for (let beat = 0; beat < 30; beat += 1) {
      await Promise.resolve();
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
    [12, 13, 14, 15, 16].map((at) => granted(part(at, "others"))),
  );
  client.moved(false);
  client.moved(true);
  await microtasks();
  expect(shown).toEqual([11]);
  expect(asked).toEqual([on(11), on(12)]);
  await watch();
  expect(shown.slice(0, 3)).toEqual([11, 12, 13]);
});

test("H-30 H-49 held down, the others' moves follow without a pause; let go, with it", async () => {
  const { client, clock, shown } = playedWith(
    [12, 13, 14].map((at) => granted(part(at, "others"))),
  );
  expect(await client.ask("hurry", { on: true })).toEqual({ ok: true, value: null });
  client.moved(false);
  await microtasks();
  clock.advance(0);
  expect(shown).toEqual([11, 12]);
  await client.ask("hurry", { on: false });
  client.moved(false);
  clock.advance(100);
  expect(shown).toEqual([11, 12]);
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
