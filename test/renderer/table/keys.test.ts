import { describe, expect, test } from "vitest";
import { pickRank, rankTyped } from "#renderer/table/desk/picks.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import type { Offers } from "#renderer/table/desk/offers.ts";
import {
  actOf as actWith,
  handActOf,
  type Focus,
  type KeyAct,
  type OwnKeys,
} from "#renderer/table/dom/input/useTableKeys.ts";
import { keysNow, type KeyMoment } from "#renderer/table/dom/KeysSheet.tsx";
import { emptyScene } from "#renderer/table/scene/scene.ts";
import type { Action } from "#renderer/table/tableGame.ts";
import { hand } from "#test/support/hand.ts";

const held = (cards: string) => hand(cards).map((card, at) => ({ key: `k${at}`, card }));
const pressed = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe("typing a rank", () => {
  const cards = held("7c 7d 7h 9c Jk Jk");
  const after = (...keys: readonly string[]): readonly string[] => [
    ...keys.reduce<ReadonlySet<string>>(
      (picked, key) => pickRank(cards, picked, rankTyped(key)!, 1, false),
      new Set(),
    ),
  ];

  test("picks one more card with every press, and none after the last", () => {
    expect(after("7")).toEqual(["k0"]);
    expect(after("7", "7")).toEqual(["k0", "k1"]);
    expect(after("7", "7", "7")).toEqual(["k0", "k1", "k2"]);
    expect(after("7", "7", "7", "7")).toEqual([]);
  });

  test("picks as many at once as the play to beat has, where there are as many", () => {
    expect(pickRank(cards, new Set(), "7", 2, false).size).toBe(2);
    expect(pickRank(cards, new Set(), "9", 2, false).size).toBe(1);
  });

  test("another rank takes over, a joker joins", () => {
    expect(after("7", "9")).toEqual(["k3"]);
    expect(after("9", "w")).toEqual(["k3", "k4"]);
    expect(after("w", "9")).toEqual(["k4", "k3"]);
  });

  test("KB-6 keeps the other cards where the King may give any two", () => {
    expect([...pickRank(cards, new Set(["k3"]), "7", 1, true)]).toEqual(["k3", "k0"]);
  });

  test("of a rank that is not held changes nothing", () => {
    expect(after("7", "q")).toEqual(["k0"]);
  });
});

test.each([
  ["3", "3"],
  ["0", "T"],
  ["t", "T"],
  ["J", "J"],
  ["a", "A"],
  ["2", "2"],
  ["w", "joker"],
  ["x", null],
  ["Enter", null],
])("%s types %s", (key, rank) => {
  expect(rankTyped(key)).toBe(rank);
});

const button = (id: string, shortcut: string): Action => ({
  id,
  label: id,
  sends: { type: id },
  shortcut,
  kind: "plain",
  problem: null,
});
const [play, pass, call, raise] = [
  button("play", "Enter"),
  button("pass", "P"),
  button("call", "C"),
  button("raise", "R B"),
];
const tricks = { actions: [play, pass] };
const bets = { actions: [call, raise] };
const nothing: OwnKeys = () => null;
const deed = { words: "Set the bet amount", run: (): void => undefined };
/** As where an amount may be set. */
const setting: OwnKeys = (typed, action) =>
  action === raise || (action === null && typed === "a") ? deed : null;
const actOf = (
  key: Parameters<typeof actWith>[0],
  focus: Focus,
  offers: typeof tricks | null,
  own = nothing,
): KeyAct | null => actWith(key, focus, offers, own);

test.each<[string, Focus, KeyAct | null]>([
  ["p", "button", { act: "do", action: pass }],
  ["H", "button", { act: "hint" }],
  ["s", "button", { act: "sort" }],
  ["l", "button", { act: "log" }],
  ["e", "button", { act: "effects" }],
  ["Escape", "button", { act: "clear" }],
  ["7", "button", { act: "rank", rank: "7" }],
  ["a", "button", { act: "rank", rank: "A" }],
  ["Enter", "loose", { act: "do", action: play }],
  [" ", "loose", { act: "hurry" }],
  ["ArrowLeft", "loose", { act: "hand" }],
  ["Enter", "button", null],
  [" ", "button", null],
  ["Tab", "loose", null],
  ["Enter", "card", null],
  ["?", "button", { act: "keys" }],
  ["F1", "card", { act: "keys" }],
])("%s (focus: %s) does %j", (key, focus, act) => {
  expect(actOf(pressed(key), focus, tricks)).toEqual(act);
});

test.each<[string, KeyAct | null]>([
  ["c", { act: "do", action: call }],
  ["r", { act: "own", keyAction: deed }],
  ["B", { act: "own", keyAction: deed }],
  ["A", { act: "own", keyAction: deed }],
  ["Enter", { act: "do", action: call }],
  ["7", { act: "rank", rank: "7" }],
])("where chips may be bet %s does %j", (key, act) => {
  expect(actOf(pressed(key), "loose", bets, setting)).toEqual(act);
});

test("while an amount is typed no letter or digit does anything else, Escape puts it away", () => {
  for (const key of ["a", "c", "r", "7", "h", "s", "Enter", " "])
    expect(actOf(pressed(key), "field", bets, setting), key).toBeNull();
  expect(actOf(pressed("Escape"), "field", bets, setting)).toEqual({ act: "clear" });
});

test("before the first view nothing is played", () => {
  expect(actOf(pressed("a"), "loose", null, setting)).toEqual({ act: "rank", rank: "A" });
  expect(actOf(pressed("Enter"), "loose", null)).toEqual({ act: "goOn" });
  expect(actOf(pressed("p"), "loose", null)).toBeNull();
});

test("the browser's own shortcuts stay its own", () => {
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(actOf(pressed("p", more), "loose", tricks)).toBeNull();
});

const [letPass, nope] = [button("pass", "P Space"), button("nope", "N")];
test.each<[string, Focus, KeyAct | null]>([
  ["p", "button", { act: "do", action: letPass }],
  [" ", "loose", { act: "do", action: letPass }],
  [" ", "button", null],
  ["n", "button", { act: "do", action: nope }],
  ["a", "button", { act: "rank", rank: "A" }],
])('NE-20 while a card may be answered, "%s" (focus: %s) does %j', (key, focus, act) => {
  expect(actOf(pressed(key), focus, { actions: [letPass, nope] })).toEqual(act);
});

test("once nothing can be played any more Enter goes on to the next round, from nowhere or from a card, but not from a button", () => {
  const over = { actions: [] };
  expect(actWith(pressed("Enter"), "loose", over, nothing)).toEqual({ act: "goOn" });
  expect(actWith(pressed("Enter"), "card", over, nothing)).toEqual({ act: "goOn" });
  expect(actWith(pressed("Enter"), "button", over, nothing)).toBeNull();
});

test("on a card arrows go along the hand and stop at its ends, Enter plays where anything can be played", () => {
  expect(
    ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Home", "End"].map((key) =>
      handActOf(key, 1, 3, true),
    ),
  ).toEqual([2, 2, 0, 0, 0, 2].map((to) => ({ act: "go", to })));
  expect(handActOf("ArrowRight", 2, 3, true)).toEqual({ act: "go", to: 2 });
  expect([true, false].map((canPlay) => handActOf("Enter", 0, 3, canPlay))).toEqual([
    { act: "play" },
    null,
  ]);
  expect([" ", "Tab", "x"].map((key) => handActOf(key, 0, 3, true))).toEqual([null, null, null]);
});

describe("H-26 the keys of this moment", () => {
  const momentOf = (
    focus: Focus,
    actions: readonly Action[],
    more: Partial<KeyMoment> = {},
  ): KeyMoment => ({
    state: {
      snapshot: { table: null },
      view: null,
      picked: new Set(),
      moving: false,
      scene: { ...emptyScene, hand: cards },
    } as unknown as DeskState,
    offers: { actions, isMyTurn: true } as unknown as Offers,
    focus,
    own: nothing,
    isLogOpen: false,
    canTalk: false,
    strip: "none",
    goesOn: null,
    ...more,
  });
  const cards = held("7c 7d Jk");
  const listed = (moment: KeyMoment): { readonly [key: string]: string } =>
    Object.fromEntries(
      keysNow(moment).flatMap(({ keys, words }) => keys.map((key) => [key, words])),
    );

  test("are those of the buttons that would succeed, of the ranks held and of what else can be done", () => {
    const stuck = { ...pass, problem: "You can’t pass now" };
    const rank = "Pick a card by rank (T or 0 for 10, W for a joker)";
    expect(listed(momentOf("loose", [play, stuck]))).toEqual({
      Enter: "play",
      ArrowLeft: "Go to your hand",
      ArrowRight: "Go to your hand",
      h: "Hint",
      l: "Show log",
      s: "Sort your hand the other way",
      7: rank,
      w: rank,
      "*": rank,
      "?": "Show these keys",
      F1: "Show these keys",
      Escape: "Clear picked cards, or close what’s open",
    });
    expect(
      listed(
        momentOf("loose", [play, pass], {
          canTalk: true,
          state: { ...momentOf("loose", []).state, moving: true },
        }),
      ),
    ).toMatchObject({ p: "pass", m: "Chat", " ": "Speed up" });
  });

  test("are others on a card, and once the round is over", () => {
    expect(listed(momentOf("card", [play]))).toMatchObject({
      Enter: "Play this card, or pick it",
      " ": "Pick this card, or put it back",
      Home: "Move along your hand",
      ArrowUp: "Move along your hand",
    });
    expect(listed(momentOf("card", [], { goesOn: "Next round" }))).toMatchObject({
      Enter: "Next round",
    });
    expect(listed(momentOf("loose", []))).not.toHaveProperty("Enter");
  });

  test("H-27 of where nobody is advised name no hint", () => {
    const { state } = momentOf("loose", []);
    expect(
      listed(
        momentOf("loose", [play], {
          state: { ...state, snapshot: { table: { hints: false } } } as unknown as DeskState,
        }),
      ),
    ).not.toHaveProperty("h");
  });

  test("of what parts do with keys say what the part says", () => {
    expect(listed(momentOf("button", [call, raise], { own: setting }))).toMatchObject({
      a: deed.words,
      r: deed.words,
      b: deed.words,
      c: "call",
    });
  });

  test("name every key that is bound, and no other", () => {
    const everything = [
      ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).filter(
        (key) => key === key.toLowerCase(),
      ),
      "Enter",
      "Escape",
      "F1",
      "F2",
      "Tab",
      "Home",
      "End",
      "PageUp",
      "PageDown",
      "ArrowLeft",
      "ArrowRight",
      "ArrowUp",
      "ArrowDown",
    ];
    const moment = momentOf("loose", [play, pass], {
      canTalk: true,
      strip: "closed",
      goesOn: "Next round",
      state: {
        ...momentOf("loose", []).state,
        moving: true,
        scene: { ...emptyScene, hand: held("Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Jk") },
      },
    });
    const bound = everything.filter(
      (key) => actWith(pressed(key), "loose", { actions: [play, pass] }, nothing) !== null,
    );
    expect(Object.keys(listed(moment)).toSorted()).toEqual(bound.toSorted());
  });
});
