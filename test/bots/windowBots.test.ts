// Checks how bots answer in a response window (NE-20): each at its own time, once, and never with
// an answer that it thought of earlier.

import { expect, test, vi } from "vitest";
import { BotFault, type BotMind, type BotQuestion } from "#main/bots/botMind.ts";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import type { Move, Seated } from "#shared/contract/round.ts";
import type { TableSettings } from "#shared/protocol/schema.ts";
import { recordOf } from "#test/support/recordOf.ts";
import { localMind } from "#test/host/support/localMind.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";
import { dealtTable, storedId, type DealtTable } from "#test/host/support/storedRound.ts";

const hands = [
  "8h Ks 4c 5c 6c 7c 9c",
  "As Ac 4d 5d 6d 7d 9d",
  "Ad Ah 4h 5h 6h 7h 9h",
  "8s 4s 5s 6s 7s 9s Ts",
];
const ok = { ok: true, value: null };
const pass: Move = { type: "pass" };
const nope = { type: "nope", card: "As", sendBack: false } as Move;

interface Asked extends BotMind {
  readonly questions: readonly BotQuestion[];
}

function mindOf(answer: (question: BotQuestion) => Move): Asked {
  const questions: BotQuestion[] = [];
  return {
    questions,
    think: async (question) => (questions.push(question), { move: answer(question), reason: null }),
    close: async () => {},
  };
}

type Wish = Readonly<{
  mind: BotMind;
  settings?: Partial<TableSettings>;
  options?: { readonly [key: string]: number };
  random?: string;
}>;

/** Bots at seats 1 to 3; seat 0, a person, has just played the 8 of hearts. */
async function opened({
  mind,
  settings = { botPace: 1 },
  options = {},
  random = "bots",
}: Wish): Promise<DealtTable & { readonly at: (ms: number) => Promise<void> }> {
  const record = recordOf({
    game: "normal-eights",
    hands,
    stock: "8c 2c Tc Jc 2d Td",
    options,
    moves: [],
  });
  const dealt = await dealtTable(
    record,
    { bots: [1, 2, 3], settings },
    { mind, random: seededRandom(random) },
  );
  expect(await dealt.people[0]!.move({ type: "play", card: "8h" })).toEqual(ok);
  const from = dealt.clock.now();
  return { ...dealt, at: (ms) => dealt.clock.advance(from + ms - dealt.clock.now()) };
}

const made = ({ store }: DealtTable) =>
  store.rounds.latest(storedId)!.record.moves as readonly Seated<Move>[];

/** When each move was stored, from now on. */
function storedTimes({
  store,
  clock,
}: DealtTable): Readonly<{ seat: number; type: string; at: number }>[] {
  const from = clock.now();
  const times: Readonly<{ seat: number; type: string; at: number }>[] = [];
  const add = store.rounds.addMoves.bind(store.rounds);
  vi.spyOn(store.rounds, "addMoves").mockImplementation((key, first, moves, at) => {
    for (const { seat, type } of moves) times.push({ seat, type, at: at - from });
    add(key, first, moves, at);
  });
  return times;
}

test("NE-20 a bot is asked once in each window, whoever passes, drops out or comes back meanwhile", async () => {
  const mind = mindOf(() => pass);
  const { people, door, at } = await opened({ mind, settings: { botPace: 2, standIns: true } });
  expect(mind.questions.map(({ view }) => view.seen.viewer)).toEqual([1, 2, 3]);
  void people[0]!.move(pass);
  await at(1500);
  door.depart(people[0]!.connection);
  await at(5000);
  expect(mind.questions.filter(({ view }) => view.seen.phase === "respond")).toHaveLength(3);
});

test("NE-20 nor is a bot asked again while its pass is held", async () => {
  const mind = mindOf(() => pass);
  const table = await opened({ mind, settings: { botPace: 0.3, standIns: true } });
  await table.at(1000);
  table.door.depart(table.people[0]!.connection);
  await table.at(4900);
  expect([mind.questions.length, made(table).length, table.log]).toEqual([3, 4, []]);
});

test("NE-20 with each new window every pause is drawn anew, of who has passed the one before and of who was still thinking", async () => {
  for (const random of ["a", "b", "c", "d", "e", "f"]) {
    const mind = mindOf(({ view: { seen } }) =>
      seen.viewer === 1 && seen.facts["windows"] === 1 ? nope : pass,
    );
    const table = await opened({ mind, options: { nopeFloor: 0 }, random });
    const times = storedTimes(table);
    await table.at(4900);
    const noped = times.find(({ type }) => type === "nope")!;
    const after = times.slice(times.indexOf(noped) + 1);
    expect(after.map(({ seat }) => seat).toSorted()).toEqual([1, 2, 3]);
    expect(Math.min(...after.map(({ at }) => at - noped.at))).toBeGreaterThanOrEqual(700);
    await table.host.close();
  }
});

test.each([
  [5, 2],
  [1, 2],
  [1, 1],
  [2, 1],
])(
  "NE-20 in a window of %i seconds, at pace %i, bots answer before it closes",
  async (nopeSeconds, botPace) => {
    for (const random of ["a", "b", "c", "d", "e"]) {
      const table = await opened({
        mind: mindOf(() => pass),
        settings: { botPace },
        options: { nopeSeconds, nopeFloor: 0.5 },
        random,
      });
      await table.at(nopeSeconds * 1000 - 1);
      expect(
        made(table)
          .slice(1)
          .map(({ seat, auto }) => [seat, auto])
          .toSorted(),
      ).toEqual([
        [1, undefined],
        [2, undefined],
        [3, undefined],
      ]);
      await table.host.close();
    }
  },
);

test("NE-20 the default pass of a bot that fails comes not before the floor", async () => {
  const table = await opened({
    mind: { think: () => Promise.reject(new BotFault("it threw")), close: async () => {} },
    options: { nopeFloor: 3 },
  });
  void table.people[0]!.move(pass);
  await table.at(2999);
  expect(made(table)).toHaveLength(1);
  await table.at(3000);
  expect(
    made(table)
      .slice(1, 5)
      .map(({ type, auto }) => [type, auto])
      .toSorted(),
  ).toEqual([
    ["pass", undefined],
    ["pass", true],
    ["pass", true],
    ["pass", true],
  ]);
  expect(table.log).toHaveLength(3);
});

test("H-3 bots whose passes could not be stored answer once more", async () => {
  const mind = mindOf(() => pass);
  const table = await opened({ mind, settings: { botPace: 0.5 } });
  await table.at(1499);
  vi.spyOn(table.store, "atOnce").mockImplementationOnce(() => {
    throw new StoreError("store-full", saysOfStore("full", { detail: "no room" }));
  });
  await table.at(1500);
  expect([made(table).length, mind.questions.length]).toEqual([1, 6]);
  await table.at(4900);
  expect(
    made(table)
      .slice(1)
      .map(({ seat, auto }) => [seat, auto])
      .toSorted(),
  ).toEqual([
    [1, undefined],
    [2, undefined],
    [3, undefined],
  ]);
});

test("H-11 a stand-in passes at its own pace, marked as not its player's own, also when the pass was held", async () => {
  const mind = localMind();
  const record = recordOf({ game: "normal-eights", hands, stock: "8c 2c Tc Jc 2d Td", moves: [] });
  const table = await dealtTable(
    record,
    { settings: { botPace: 0.4, keepSeconds: 10, standIns: true } },
    { mind: { ...mind, think: async () => ({ move: pass, reason: null }) } },
  );
  const { people, door, clock } = table;
  door.depart(people[3]!.connection);
  await clock.advance(10_000);
  expect(await people[0]!.move({ type: "play", card: "8h" })).toEqual(ok);
  void people[1]!.move(pass);
  await clock.advance(1499);
  expect(made(table)).toHaveLength(1);
  await clock.advance(1);
  expect(made(table).slice(1)).toEqual([
    { seat: 1, type: "pass" },
    { seat: 3, type: "pass", auto: true },
  ]);
});
