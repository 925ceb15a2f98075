// Checks that the table learns what it must of windows, choices and sets, and no more.

import { describe, expect, test } from "vitest";
import { loadGame } from "#renderer/text/text.ts";
import { chainQuestion, setName } from "#renderer/games/normal-eights/status.ts";
import {
  chosen as chosenIn,
  normalTable,
  response as responseIn,
  setsOf,
} from "#renderer/games/normal-eights/normalTable.ts";
import type { Beat } from "#renderer/table/scene/animation.ts";
import { planOf } from "#renderer/table/scene/plan.ts";
import { emptyScene } from "#renderer/table/scene/scene.ts";
import { about } from "#shared/games/normal-eights/about.ts";
import { isSet } from "#shared/games/normal-eights/seen.ts";
import { who } from "#test/renderer/games/eights/eightsRounds.ts";
import { hand } from "#test/support/hand.ts";
import { seeing } from "./laidView.ts";

await loadGame("normal-eights");

const effect = { seat: 1, card: "Kh", target: 2, suit: null };
const links = [
  { seat: 1, card: "Kh", sendBack: false },
  { seat: 3, card: "As", sendBack: true },
  { seat: 0, card: "Jk", sendBack: true },
];
const counted = ["Kh", "As", "Ad"];
const chained = (length: number, left: readonly number[] = []) => ({
  effect,
  chain: links.slice(0, length),
  counted: counted.slice(0, length),
  windows: length,
  left,
});
const inWindow = (cards = "7h 2d") => ({
  phase: "respond",
  toAct: [0, 1, 2, 3],
  hands: [hand(cards), 5, 5, 5],
  legal: [{ type: "pass" }],
});

describe("the chain", () => {
  const chain = (length: number, left: readonly number[] = []) =>
    chainQuestion(seeing(chained(length, left), inWindow())).map(
      ({ card, as, cancelled, back }) => [card, as, cancelled, back],
    );

  test("NE-21 its last card stands, the one before it does not, and so on back", () => {
    expect(chain(1)).toEqual([["Kh", null, false, false]]);
    expect(chain(2)).toEqual([
      ["Kh", null, true, true],
      ["As", null, false, false],
    ]);
    expect(chain(3)).toEqual([
      ["Kh", null, false, false],
      ["As", null, true, true],
      ["Jk", "Ad", false, false],
    ]);
  });

  test("NE-21 a card whose player has left stays", () =>
    expect(chain(2, [1])[0]).toEqual(["Kh", null, true, false]));
});

describe("a response window", () => {
  const response = (some: object = {}, more: object = {}) =>
    responseIn(seeing({ ...chained(1), ...some }, { ...inWindow(), ...more }));

  test("NE-20 has a number, its times, and is over for who has passed", () => {
    expect(response()).toMatchObject({
      isOver: false,
      canAnswer: false,
      seconds: 5,
      floor: 1.5,
      number: 1,
    });
    expect(response({}, { legal: [] })).toMatchObject({ isOver: true });
    expect(response()?.words(who)).toBe("Ben plays the king of hearts: Cy draws four cards.");
  });

  test("NE-20 is as long for who holds an ace", () => {
    const { canAnswer, ...times } = response({}, inWindow("Ah 2d")) ?? {};
    const { canAnswer: cannot, ...others } = response() ?? {};
    expect([canAnswer, cannot]).toEqual([true, false]);
    expect(JSON.stringify(times)).toBe(JSON.stringify(others));
    expect(response({}, inWindow("Jk 2d"))).toMatchObject({ canAnswer: true });
  });

  test("NE-20 never ends before its floor", () => {
    expect(response({}, { options: { nopeSeconds: 1, nopeFloor: 2.5 } })).toMatchObject({
      seconds: 2.5,
      floor: 2.5,
    });
  });

  test("NE-20 is not for who watches or has left, and none is open else", () => {
    expect(response({}, { viewer: "spectator" })).toBeNull();
    expect(response({ left: [0] })).toBeNull();
    expect(responseIn(seeing())).toBeNull();
  });
});

describe("who has chosen", () => {
  const chosen = (
    phase: string,
    pending: readonly number[],
    some: object = {},
    hands: readonly unknown[] = [hand("7h"), 5, 5, 5],
  ) => chosenIn(seeing({ effect, pending, ...some }, { phase, toAct: pending, hands }));

  test("NE-7 NE-11 is all but those who have not yet", () => {
    expect(chosen("war", [0, 2])).toEqual([1, 3]);
    expect(chosen("sets", [0, 1, 2, 3])).toEqual([]);
  });

  test("NE-12 NE-25 is nobody who was not asked: not the user of a 7, nor who has left or holds nothing", () => {
    expect(chosen("purge", [0])).toEqual([2, 3]);
    expect(chosen("purge", [0], { left: [3] }, [hand("7h"), 5, 0, 0])).toEqual([]);
  });

  test("NE-10 is nobody where one alone is asked, or none", () => {
    expect(chosen("give", [2])).toEqual([]);
    expect(chosen("turn", [])).toEqual([]);
  });
});

describe("sets", () => {
  const offer = (cards: string, more: object = {}) =>
    setsOf(
      seeing(
        { pending: [0, 1], effect },
        {
          phase: "sets",
          toAct: [0, 1],
          hands: [hand(cards), 5],
          legal: [{ type: "sets", sets: [] }],
          ...more,
        },
      ),
    );

  test("NE-11 are found for who is asked", () => {
    const found = offer("7c 7d 7h 4h 5h 6h 2s");
    expect(found).toEqual(expect.arrayContaining([hand("4h 5h 6h 7h"), hand("7c 7d 7h")]));
    expect([isSet(hand("4h 5h 6h")), isSet(hand("4h 5h 7h"))]).toEqual([true, false]);
    expect(offer("7c 7d 7h", { toAct: [1], legal: [] })).toBeNull();
    expect(setsOf(seeing())).toBeNull();
  });

  test.each([
    ["7c 7d 7h", "three 7s"],
    ["Ac Ad Jk", "three aces"],
    ["7c Jk Jk", "three 7s"],
    ["4h 5h 6h 7h", "4 to 7 of hearts"],
    ["Ah 2h 3h", "ace to 3 of hearts"],
    ["Qd Kd Ad", "queen to ace of diamonds"],
    ["4h Jk 6h", "4 to 6 of hearts"],
    ["4h 5h Jk", "4 to 6 of hearts"],
    ["Ks As Jk", "queen to ace of spades"],
    ["As 2s Jk", "ace to 3 of spades"],
    ["Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc", "ace to king of clubs"],
  ])("NE-11 %s is called %s", (cards, name) => expect(setName(hand(cards))).toBe(name));
});

test("NE-15 skips are told by seat", () => {
  const seen = seeing({ skips: [0, 2, 0, 1] });
  expect(
    normalTable.parts
      .find(({ name }) => name === "skips")
      ?.slice?.({ seen, happened: [], known: {}, compare: () => 0 }),
  ).toEqual({ skips: [0, 2, 0, 1] });
});

test("NE-7 NE-21 NE-23 chain, war and discards are seen as such", () => {
  const beats = (type: string, told: object, seat?: number) =>
    normalTable.beats(seeing(), [{ type, told, ...(seat !== undefined && { seat }) } as never]);
  expect(beats("played", { card: "2h" }, 1)).toEqual([
    { type: "chain", seat: 1, card: "2h", words: "War!" },
  ]);
  expect(beats("played", { card: "Jk", as: "Kh", target: 0 }, 1)).toEqual([
    { type: "chain", seat: 1, card: "Jk", words: "Draw four!" },
  ]);
  expect(beats("noped", { card: "As", sendBack: true }, 3)).toEqual([
    { type: "chain", seat: 3, card: "As", words: "Nope! Back!" },
  ]);
  expect(
    beats("settled", { chain: [{ seat: 1, card: "Jk", as: "Kh", stands: false, back: true }] }),
  ).toEqual([{ type: "settle", cards: [{ seat: 1, card: "Jk", stands: false, back: true }] }]);
  expect(beats("turned", { picks: [{ seat: 0, card: "7h" }], highest: [0] })).toEqual([
    { type: "duel", picks: [{ seat: 0, card: "7h" }], best: [0] },
  ]);
  expect(beats("discarded", { cards: [{ seat: 0, card: "7h" }] })).toEqual([
    { type: "discard", cards: [{ seat: 0, card: "7h" }] },
  ]);
  expect(beats("skipping", { target: 2, skips: 1 }, 1)).toMatchObject([
    { type: "skip", seat: 2, more: true },
  ]);
  expect(beats("gave", { to: 1 }, 2)).toEqual([
    { type: "swap", gifts: [{ from: 2, to: 1, count: 1, cards: null }] },
  ]);
  expect(beats("answered", {}, 0)).toEqual([]);
});

test("NE-2 the deal turns one card up", () => {
  expect(normalTable.beats(seeing(), [{ type: "dealt", told: { dealer: 1 } }])).toEqual([
    { type: "deal", dealer: 1 },
    { type: "turnUp", card: "6h", back: [] },
  ]);
});

test("H-36 bots wait until the cards of a war have turned, and go on while those that lose it leave", () => {
  const picks = [0, 1, 2, 3].map((seat) => ({ seat, card: "9d" }) as const);
  const scene = { ...emptyScene, own: 0, counts: [5, 5, 5, 5], chosen: [1, 2, 3] };
  const ms = (...beats: readonly Beat[]): number =>
    planOf(scene, beats, scene, normalTable.parts).ms;
  const duel: Beat = { type: "duel", picks, best: [1] };
  const { turned } = about.traits.watched;
  expect(turned).toBeGreaterThanOrEqual(ms(duel));
  expect(turned).toBeLessThanOrEqual(ms(duel, { type: "discard", cards: [picks[1]!] }));
});
