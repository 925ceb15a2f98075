// Checks that bots take the time that their moves are worth to those who watch, and no other (H-36).

import { expect, test } from "vitest";
import { BotTurns, noLine } from "#main/bots/botTurns.ts";
import { sharedHurry, timeShareAfter } from "#shared/bots/hurry.ts";
import { characters, type Character } from "#shared/bots/characters.ts";
import type { View } from "#shared/contract/view.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";

/** How long after it is asked a bot makes this move; `windows`: the open ones, one after the other. */
async function pauseOf(
  type: string,
  windows: readonly (number | null)[] = [null],
  watchedUntil = 0,
  character: Character | null = null,
): Promise<number> {
  const clock = new SimulatedClock();
  let madeAt: number | null = null;
  const turns = new BotTurns({
    game: () => "any",
    mind: { think: async () => ({ move: { type }, reason: null }) },
    clock,
    random: seededRandom("tempo"),
    pace: () => 1,
    notBefore: () => watchedUntil,
    isQuiet: (move) => (move as { readonly type: string }).type === "pass",
    line: noLine,
    onChoice: () => void (madeAt = clock.elapsed()),
  });
  const bot = {
    seat: 1,
    level: "easy",
    character,
    number: 0,
    view: {} as View,
    cue: null,
  } as const;
  windows.forEach((window, at) => turns.update(at < windows.length - 1 ? [] : [bot], [], window));
  await clock.until(() => madeAt !== null);
  return madeAt!;
}

test("H-36 a pass takes less than a second, a card played takes longer", async () => {
  const [pass, play] = [await pauseOf("pass"), await pauseOf("play")];
  expect(pass).toBeLessThan(1000);
  expect(play).toBeGreaterThan(pass);
});

test("H-11 H-36 a hurried character takes a part of the time for what everybody sees, and as long as anybody for an answer that nobody sees yet", async () => {
  const hurried = characters.find(({ tempo }) => tempo < 0.8)!;
  const own = await pauseOf("play", [null], 0, hurried);
  expect(own).toBe(Math.round(hurried.tempo * (await pauseOf("play"))));
  expect(await pauseOf("play", [7], 0, hurried)).toBe(await pauseOf("play", [7]));
  for (const { tempo } of characters) expect(tempo).toBeLessThanOrEqual(1);
});

test("NE-20 H-36 in a response window a pass takes as long as any other answer", async () => {
  expect(await pauseOf("pass", [7])).toBe(await pauseOf("nope", [7]));
});

test("H-36 after a response window, in which everybody could look, the next card comes soon", async () => {
  expect(await pauseOf("play", [7, null])).toBe(await pauseOf("pass"));
});

test("H-36 what people watch is over before a bot goes on; answers in a window do not wait for it", async () => {
  expect(await pauseOf("play", [null], 5000)).toBe(5000);
  expect(await pauseOf("play", [null], 100)).toBe(await pauseOf("play"));
  expect(await pauseOf("pass", [7], 5000)).toBe(await pauseOf("pass", [7]));
});

test("H-36 right after a decision the others take their whole time, and less and less the longer one waits, but never none", () => {
  const shares = [-Infinity, 0, 1000, 2000, 3000, 4000, 5000, 60_000, Infinity].map(timeShareAfter);
  expect(shares.slice(0, 3)).toEqual([1, 1, 1]);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  expect(shares.at(-1)).toBe(timeShareAfter(5000));
  expect(timeShareAfter(5000)).toBeGreaterThan(0.2);
  expect(timeShareAfter(5000)).toBeLessThan(timeShareAfter(2000));
});

test("H-36 in a crowd the others quicken too, but not so much that their moves could not be followed", () => {
  expect(sharedHurry(1, 0.5)).toBe(0.5);
  expect(sharedHurry(0.6, 1)).toBe(0.6);
  expect(sharedHurry(0.6, timeShareAfter(Infinity))).toBe(timeShareAfter(Infinity));
  expect(sharedHurry(0.1, timeShareAfter(Infinity))).toBe(0.1);
});

test("H-36 a bot whose move had to wait, and that chooses another one meanwhile, waits no longer for the first", async () => {
  const clock = new SimulatedClock();
  const made: unknown[] = [];
  const chosen = { move: { type: "draw" }, reason: null };
  const turns = new BotTurns({
    game: () => "any",
    mind: { think: async () => chosen },
    clock,
    random: seededRandom("tempo"),
    pace: () => 1,
    notBefore: () => 0,
    isQuiet: () => true,
    line: noLine,
    onChoice: (_, choice) => made.push(choice),
  });
  turns.retryLater(1, { move: { type: "endTurn" } }, 10_000);
  turns.update(
    [{ seat: 1, level: "easy", character: null, number: 3, view: {} as View, cue: null }],
    [],
    null,
  );
  await clock.advance(1000);
  expect(made).toEqual([{ move: { type: "draw" } }]);
  turns.retryLater(1, { move: { type: "draw" } }, 10_000);
  turns.update(
    [{ seat: 1, level: "easy", character: null, number: 4, view: {} as View, cue: null }],
    [],
    null,
  );
  await clock.advance(9999);
  expect(made).toHaveLength(1);
  await clock.advance(1);
  expect(made).toHaveLength(2);
});
