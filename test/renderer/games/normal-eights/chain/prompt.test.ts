// Checks what is said while a card may be answered, and how long the ring runs (NE-20).

import { describe, expect, test } from "vitest";
import { firstState, type DeskState } from "#renderer/table/desk/deskState.ts";
import { promptOf, quietWords, spokenPrompt } from "#renderer/games/normal-eights/chain/chain.tsx";
import type { Windows } from "#renderer/games/normal-eights/chain/responding.ts";
import { FakeTableClient } from "#test/renderer/table/fakeTableClient.ts";
import { moment, standIn } from "#test/renderer/table/standIn.ts";

const usual = { number: 4, seconds: 5, floor: 1.5 };
const withAce = "7c 7d As";
const withoutAce = "7c 7d 9s";
const open: Windows = { window: { round: 1, number: 4, openedAt: 7000 }, passed: null };
const at = (cards: string, windows: Partial<Windows> = {}): DeskState => ({
  ...firstState(new FakeTableClient().snapshot()),
  view: moment({ cards, window: usual }),
  chain: { ...open, ...windows },
});
const prompt = (cards: string, autoPass: boolean, windows: Partial<Windows> = {}) =>
  promptOf(standIn, at(cards, windows), autoPass)!;
const passed = { passed: { round: 1, number: 4 } };

describe("NE-20 what is at stake, and the time for it, are said once", () => {
  test.each([
    [
      "with an ace",
      withAce,
      false,
      {},
      "Ben plays the king of hearts: Cy draws four cards. You can answer or pass. You have 5 seconds.",
    ],
    [
      "without one",
      withoutAce,
      false,
      {},
      "Ben plays the king of hearts: Cy draws four cards. You have no card to answer. You have 5 seconds.",
    ],
    [
      "without one, where it passes by itself",
      withoutAce,
      true,
      {},
      "Ben plays the king of hearts: Cy draws four cards. Passing for you…",
    ],
    [
      "with an ace, where it passes by itself",
      withAce,
      true,
      {},
      "Ben plays the king of hearts: Cy draws four cards. You can answer or pass. You have 2 seconds.",
    ],
    ["once it is passed", withAce, false, passed, "You passed"],
  ] as const)("%s", (_when, cards, autoPass, more, words) => {
    expect(spokenPrompt(prompt(cards, autoPass, more), autoPass)).toBe(words);
  });
});

test("NE-20 buttons give way to a word where there is nothing to press", () => {
  expect(quietWords(prompt(withAce, false), false)).toBeNull();
  expect(quietWords(prompt(withoutAce, false), false)).toBeNull();
  expect(quietWords(prompt(withAce, true), true)).toBeNull();
  expect(quietWords(prompt(withoutAce, true), true)).toBe("Passing for you…");
  expect(quietWords(prompt(withAce, true, passed), true)).toBe("You passed");
});

describe("NE-20 the ring runs down", () => {
  test("with the window, or to the moment at which it passes by itself", () => {
    expect(prompt(withAce, false)).toMatchObject({ ends: 5000, openedAt: 7000 });
    expect(prompt(withAce, true)).toMatchObject({ ends: 2500, openedAt: 7000 });
    expect(prompt(withAce, true, passed).ends).toBe(5000);
  });

  test("H-31 for its whole length where only bots sit by, and one can answer", () => {
    const alone = (cards: string): DeskState => ({
      ...at(cards),
      snapshot: {
        ...new FakeTableClient().snapshot(),
        table: { alone: true, players: [] } as never,
      },
    });
    expect(promptOf(standIn, alone(withAce), true)).toMatchObject({ ends: 5000 });
    expect(promptOf(standIn, alone(withoutAce), true)).toMatchObject({ ends: 400 });
  });

  test("and is empty where a newer window is open already", () => {
    expect(
      prompt(withAce, false, { window: { round: 1, number: 5, openedAt: 9000 } }).openedAt,
    ).toBeNull();
  });
});

test("NE-20 nothing is asked where no window is open", () => {
  expect(promptOf(standIn, { ...at(withAce), view: moment({}) }, false)).toBeNull();
  expect(promptOf(null, at(withAce), false)).toBeNull();
});
