import { describe, expect, test } from "vitest";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import { CardGestures, type Pulled } from "#renderer/table/dom/input/CardGestures.ts";

type Told = readonly [string, ...unknown[]];

/** A desk that writes down what it is asked; every double tap or pull means the pair a and b. */
function gestures(legal = 1) {
  const told: Told[] = [];
  const pulls: (Pulled | null)[] = [];
  let picked: ReadonlySet<string> = new Set();
  const desk = {
    state: () => ({ picked }),
    isQuick: () => legal > 0,
    suggested: (key: string) => new Set(key === "a" ? ["a", "b"] : [key]),
    toggle: (key: string, adds: boolean) => {
      told.push(["toggle", key, adds]);
      picked = new Set([...picked, key]);
    },
    pick: (keys: ReadonlySet<string>) => told.push(["pick", [...keys]]),
    playSet: (keys: ReadonlySet<string>) => told.push(["play", [...keys]]),
    drop: (keys: ReadonlySet<string>, place: string) =>
      place === "meld" && told.push(["drop", [...keys], place]) > 0,
  } as unknown as Desk;
  const made = new CardGestures(desk, {
    point: () => undefined,
    pull: (pulled) => pulls.push(pulled),
  });
  made.cardHeight = 100;
  const clear = (): void => {
    picked = new Set();
  };
  return { made, told, pulls, clear };
}

const at = (clientX: number, clientY: number, timeStamp = 0) => ({ clientX, clientY, timeStamp });

const tap = ({ made }: ReturnType<typeof gestures>, key: string, time: number): void => {
  made.down(key, at(0, 0, time - 40));
  made.up(at(2, 1, time), false);
};

describe("a tap", () => {
  test("picks the card", () => {
    const hand = gestures();
    tap(hand, "a", 0);
    expect(hand.told).toEqual([["toggle", "a", false]]);
  });

  test("with a key held adds the card, whether it goes with the others or not", () => {
    const { made, told } = gestures();
    made.down("a", at(0, 0));
    made.up(at(0, 0), true);
    expect(told).toEqual([["toggle", "a", true]]);
  });

  test("twice in short order plays what was meant, as if the first tap had not been", () => {
    const hand = gestures();
    tap(hand, "a", 1000);
    tap(hand, "a", 1200);
    expect(hand.told).toEqual([
      ["toggle", "a", false],
      ["pick", []],
      ["play", ["a", "b"]],
    ]);
  });

  test.each([
    ["too late", "a", 1400, 1],
    ["on another card", "c", 1100, 1],
    ["when it is not one's turn", "a", 1100, 0],
  ])("twice %s picks twice", (_why, second, time, legal) => {
    const hand = gestures(legal);
    tap(hand, "a", 1000);
    tap(hand, second, time);
    expect(hand.told.map(([what]) => what)).toEqual(["toggle", "toggle"]);
  });
});

test("a tap after all was cleared is the first again, however soon it comes", () => {
  const hand = gestures();
  tap(hand, "a", 1000);
  hand.clear();
  tap(hand, "a", 1100);
  tap(hand, "a", 1200);
  expect(hand.told.map(([what]) => what)).toEqual(["toggle", "toggle", "pick", "play"]);
});

describe("a pull", () => {
  test("takes the whole set along and plays it over the table", () => {
    const { made, told, pulls } = gestures();
    made.down("a", at(10, 500));
    made.move(at(12, 495));
    expect(pulls).toEqual([]);
    made.move(at(20, 430));
    expect(pulls.at(-1)).toEqual({ keys: new Set(["a", "b"]), x: 10, y: -70 });
    made.up(at(20, 430), false);
    expect(told).toEqual([["play", ["a", "b"]]]);
    expect(pulls.at(-1)).toBeNull();
  });

  test("that ends over a place which takes cards puts them there, and else plays them", () => {
    const { made, told, pulls } = gestures();
    for (const over of ["meld", "elsewhere"]) {
      made.down("c", at(10, 500));
      made.move(at(20, 300));
      made.up({ ...at(20, 300), over }, false);
      expect(pulls.at(-1)).toBeNull();
    }
    expect(told).toEqual([
      ["drop", ["c"], "meld"],
      ["play", ["c"]],
    ]);
  });

  test("that does not reach the table lets the cards go back, and is no tap", () => {
    const { made, told, pulls } = gestures();
    made.down("a", at(10, 500));
    made.move(at(60, 470));
    made.up(at(60, 470), false);
    expect(told).toEqual([]);
    expect(pulls.at(-1)).toBeNull();
  });

  test("that the system takes away plays nothing", () => {
    const { made, told, pulls } = gestures();
    made.down("a", at(10, 500));
    made.move(at(10, 300));
    made.cancel();
    expect(told).toEqual([]);
    expect(pulls.at(-1)).toBeNull();
  });
});

test("a pointer that passes over without a press pulls nothing", () => {
  const { made, pulls } = gestures();
  made.move(at(0, 0));
  made.move(at(100, 100));
  expect(pulls).toEqual([]);
});
