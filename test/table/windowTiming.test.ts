// Checks that neither the length of a response window nor anything that is sent in it gives away
// who holds an ace (NE-20).

import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { BotMind, BotQuestion } from "#main/bots/botMind.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Move } from "#shared/contract/round.ts";
import { recordOf } from "#test/support/recordOf.ts";
import { sweep } from "#test/support/sweep.ts";
import type { Client } from "#test/host/support/client.ts";
import { handless, listen, type Heard } from "#test/host/support/heard.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";
import { dealtTable, type DealtTable } from "#test/host/support/storedRound.ts";

/** WINDOWS=100 for a quick look. */
const windows = sweep(60, 1000);

/** Nobody can play anything of these but what they draw: only eights. */
const plain = [
  "3c 4c 5c 6c 7c 9c Tc",
  "3d 4d 5d 6d 7d 9d Td",
  "3h 4h 5h 6h 7h 9h Th",
  "3s 4s 5s 6s 7s 9s Ts",
];
/** Another share of aces for each seat. */
const withAces = [
  "3c 4c 5c 6c 7c 9c Ac",
  "3d 4d 5d 6d 7d 9d Td",
  "Ah Ac Ad As 7h 9h Th",
  "As Ac 5s 6s 7s 9s Ts",
];

const eights = (count: number): string =>
  Array.from({ length: count }, (_, at) => `8${"cdhs"[at % 4]}`).join(" ");
const recordWith = (hands: readonly string[], count: number, options = {}) =>
  recordOf({ game: "normal-eights", hands, stock: eights(count + 1), options, moves: [] });

type Trace = Readonly<{
  /** By connection: when it was sent what. */
  heard: readonly (readonly string[])[];
  /** ms */
  lengths: readonly number[];
}>;

const hashed = (heard: readonly Heard[], from: number): readonly string[] =>
  heard.map(
    ({ at, kind, text }) =>
      `${at - from} ${kind} ${createHash("sha256").update(text).digest("base64")}`,
  );

const sees = (client: Client): Readonly<{ phase: string; turn: number; number: number }> => {
  const { phase, facts } = client.view.seen;
  return { phase, turn: facts["turn"] as number, number: facts["windows"] as number };
};

/** The seat whose turn it is draws an eight and plays it. */
async function playAnEight({ people, watcher, clock }: DealtTable): Promise<void> {
  const { turn } = sees(watcher);
  const person = people[turn];
  if (person) {
    expect(await person.move({ type: "draw" })).toEqual({ ok: true, value: null });
    const own = person.view.seen.hands[turn] as readonly string[];
    expect(await person.move({ type: "play", card: own.at(-1)! })).toEqual({
      ok: true,
      value: null,
    });
  }
  await clock.until(() => sees(watcher).phase === "respond");
}

/** When each seat of the people passes, in ms from the window's beginning; some never do. */
function script(
  dice: DiceReader,
  seats: readonly number[],
): readonly Readonly<{ seat: number; at: number }>[] {
  return seats
    .flatMap((seat) =>
      dice.below(5) === 0
        ? []
        : [{ seat, at: [dice.below(1600), dice.below(5000), 1500, 1499][dice.below(4)]! }],
    )
    .toSorted((one, other) => one.at - other.at);
}

/** Window after window at one table; `clock` stands still while nothing is due. */
async function played(
  hands: readonly string[],
  count: number,
  parts: Readonly<{
    mind?: BotMind;
    bots?: readonly number[];
    botPace?: number;
  }> = {},
): Promise<Trace> {
  const { bots = [], botPace = 1, mind } = parts;
  const dealt = await dealtTable(
    recordWith(hands, count),
    { bots, settings: { turnSeconds: 120, botPace } },
    { random: seededRandom("timing"), ...(mind && { mind }) },
  );
  const { clock, people, watcher } = dealt;
  const dice = new DiceReader(newDice("answers"));
  const from = clock.now();
  const ears = [...people.filter(Boolean), watcher].map((client) => listen(clock, client));
  const lengths: number[] = [];
  while (lengths.length < count) {
    await playAnEight(dealt);
    const opened = clock.now();
    const { number } = sees(watcher);
    for (const { seat, at } of script(
      dice,
      hands.map((_, seat) => seat).filter((seat) => !bots.includes(seat)),
    )) {
      await clock.advance(opened + at - clock.now());
      if (sees(watcher).phase === "respond") void people[seat]!.move({ type: "pass" });
    }
    await clock.until(() => sees(watcher).phase !== "respond" || sees(watcher).number !== number);
    lengths.push(clock.now() - opened);
  }
  expect(dealt.log).toEqual([]);
  const heard = ears.map((ear, at) =>
    hashed(at === ears.length - 1 ? ear : ear.map(handless), from),
  );
  await dealt.host.close();
  return { heard, lengths };
}

test(`NE-20 over ${windows} windows the same answers make the same lengths and the same messages at the same times, with aces in the hands and without`, async () => {
  const [none, some] = [await played(plain, windows), await played(withAces, windows)];
  expect(some.lengths).toEqual(none.lengths);
  expect(some.heard).toEqual(none.heard);
  expect(Math.min(...none.lengths)).toBe(1500);
  expect(Math.max(...none.lengths)).toBe(5000);
  expect(new Set(none.lengths).size).toBeGreaterThan(windows / 10);
}, 3_600_000);

/** Draws, plays what it drew, and answers windows as it is told to. */
const scriptedMind = (answer: (question: BotQuestion) => Move): BotMind => ({
  think: async (question) => {
    const { seen } = question.view;
    if (seen.phase === "respond") return { move: answer(question), reason: null };
    const own = seen.hands[seen.viewer as number] as readonly string[];
    return {
      move: seen.phase === "turn" ? { type: "draw" } : { type: "play", card: own.at(-1) },
      reason: null,
    };
  },
  close: async () => {},
});

const passing = scriptedMind(() => ({ type: "pass" }));

test("NE-20 a bot that lets a window pass does so at the same time whether it holds an ace or not", async () => {
  const [none, some] = [
    await played(plain, 150, { mind: passing, bots: [1, 2, 3] }),
    await played(withAces, 150, { mind: passing, bots: [1, 2, 3] }),
  ];
  expect(some).toEqual(none);
  expect(new Set(none.lengths).size).toBeGreaterThan(20);
}, 3_600_000);

/**
 * When, in the first window, each move was stored, from its beginning; the floor is at nothing, so
 * that passes show.
 */
async function answerTimes(
  answer: (question: BotQuestion) => Move,
): Promise<readonly Readonly<{ seat: number; type: string; at: number }>[]> {
  const dealt = await dealtTable(
    recordWith(withAces, 40, { nopeFloor: 0 }),
    { bots: [1, 2, 3], settings: { botPace: 1 } },
    { random: seededRandom("nope"), mind: scriptedMind(answer) },
  );
  await playAnEight(dealt);
  const opened = dealt.clock.now();
  const times: { seat: number; type: string; at: number }[] = [];
  const add = dealt.store.rounds.addMoves.bind(dealt.store.rounds);
  vi.spyOn(dealt.store.rounds, "addMoves").mockImplementation((key, first, moves, at) => {
    for (const { seat, type } of moves) times.push({ seat, type, at: at - opened });
    add(key, first, moves, at);
  });
  await dealt.clock.advance(4999);
  return times;
}

test("NE-20 a bot that answers with an ace does so when it would have passed", async () => {
  const passes = await answerTimes(() => ({ type: "pass" }));
  expect(passes.map(({ type }) => type)).toEqual(["pass", "pass", "pass"]);
  expect(new Set(passes.map(({ at }) => at)).size).toBe(3);
  for (const noping of [2, 3]) {
    const times = await answerTimes(
      ({ view: { seen } }) =>
        (seen.viewer === noping && seen.facts["windows"] === 1
          ? { type: "nope", card: "As", sendBack: false }
          : { type: "pass" }) as Move,
    );
    const nope = times.find(({ type }) => type === "nope");
    expect(nope).toEqual({
      seat: noping,
      type: "nope",
      at: passes.find(({ seat }) => seat === noping)!.at,
    });
    expect(times.slice(0, times.indexOf(nope!))).toEqual(passes.filter(({ at }) => at < nope!.at));
  }
});

test("NE-20 while a window is open nobody else is sent a word of whether a seat has passed, early or late", async () => {
  const run = async (passes: readonly number[]): Promise<readonly (readonly string[])[]> => {
    const dealt = await dealtTable(
      recordWith(withAces, 40),
      { settings: { turnSeconds: 60 } },
      { random: seededRandom("bytes") },
    );
    const { clock, people, watcher } = dealt;
    await playAnEight(dealt);
    const opened = clock.now();
    const ears = [people[0]!, people[2]!, people[3]!, watcher].map((client) =>
      listen(clock, client),
    );
    void people[3]!.move({ type: "pass" });
    for (const at of passes) {
      await clock.advance(opened + at - clock.now());
      void people[1]!.move({ type: "pass" });
    }
    await clock.advance(opened + 8000 - clock.now());
    return ears.map((ear) => ear.map(({ at, kind, text }) => `${at - opened} ${kind} ${text}`));
  };
  const silent = await run([]);
  expect(silent.flat().some((line) => line.startsWith("5000 view"))).toBe(true);
  for (const passes of [[200], [1499], [1500], [3000], [4999], [100, 200, 2000]])
    expect(await run(passes)).toEqual(silent);
});
