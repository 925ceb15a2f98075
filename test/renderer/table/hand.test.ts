// Checks that sprites stay with their cards, and that held cards come to rest.

import { describe, expect, test } from "vitest";
import { keepHand } from "#renderer/table/scene/scene.ts";
import { kingsTable } from "#renderer/games/kings-and-bastards/kingsTable.ts";
import { laidOut } from "./laidOut.ts";
import { handTarget, Spring, stillHand } from "#renderer/table/drawing/cards/handTarget.ts";
import { hand } from "#test/support/hand.ts";

const makeKeys = () => {
  let last = 0;
  return () => `n${(last += 1)}`;
};

describe("the keys of a hand", () => {
  test("stay with cards that stay, and are new for cards that come", () => {
    const before = hand("3c 7d").map((card, at) => ({ key: `k${at}`, card }));
    expect(keepHand(before, hand("7d As"), new Set(), makeKeys())).toEqual([
      { key: "k1", card: "7d" },
      { key: "n1", card: "As" },
    ]);
  });

  test("C-1 of two cards of one name the picked one goes", () => {
    const before = hand("7d 7d").map((card, at) => ({ key: `k${at}`, card }));
    expect(keepHand(before, hand("7d"), new Set(["k0"]), makeKeys())).toEqual([
      { key: "k1", card: "7d" },
    ]);
  });
});

test("KB-2 a hand sorted by rank runs from 3 to ace, then joker and 2", () => {
  expect(hand("2c As Jk 3d Th 3c").toSorted(kingsTable.order("rank"))).toEqual(
    hand("3c 3d Th As Jk 2c"),
  );
});

test("a hand sorted by suit has black and red in turn", () => {
  expect(hand("4h 3s 9d 4c Jk 2c").toSorted(kingsTable.order("suit"))).toEqual(
    hand("4c 2c 9d 3s 4h Jk"),
  );
});

describe("a held card", () => {
  const layout = laidOut({
    width: 1280,
    height: 800,
    seats: 4,
    own: 0,
    circle: null,
    mostCards: 13,
    betting: false,
    shed: false,
    textScale: 1,
  });
  const cards = hand("3c 7d 7h").map((card, at) => ({ key: `k${at}`, card }));
  const yOf = (look: Partial<typeof stillHand>): number =>
    handTarget(layout, cards, 1, "k1", { ...stillHand, ...look }).y;

  test("H-27 is raised when legal, more when picked, and dimmed when neither", () => {
    const legal = new Set(["k1"]);
    expect(yOf({ legal })).toBeLessThan(yOf({}));
    expect(yOf({ legal, picked: legal })).toBeLessThan(yOf({ legal }));
    expect(handTarget(layout, cards, 0, "k0", { ...stillHand, legal }).dimmed).toBe(true);
  });

  test("rises when pointed at, but a picked one stands no higher for it", () => {
    const picked = new Set(["k1"]);
    expect(yOf({ hovered: "k1" })).toBeLessThan(yOf({}));
    expect(yOf({ picked, hovered: "k1" })).toBe(yOf({ picked }));
  });

  test.each([
    [1280, 800],
    [844, 390],
    [390, 844],
  ])("at %i×%i a picked one keeps off the line that says whose turn it is", (width, height) => {
    const {
      hand: area,
      status,
      handPlaces,
    } = laidOut({
      width,
      height,
      seats: 6,
      own: 0,
      circle: null,
      mostCards: 9,
      betting: false,
      shed: true,
      textScale: 1,
    });
    const highest =
      Math.min(...handPlaces(9).map(({ y }) => y)) - area.cardWidth * 0.7 - area.pickedLift;
    expect(highest - status.y - status.height).toBeGreaterThan(2);
  });

  test("follows the pointer that pulls it", () => {
    const pulled = { keys: new Set(["k1"]), x: 40, y: -200 };
    expect(yOf({ pulled })).toBeCloseTo(yOf({}) - 200);
  });

  test("a pulled set is drawn together", () => {
    const keys = new Set(["k0", "k2"]);
    const apart = (y: number) =>
      ["k0", "k2"].map(
        (key, at) =>
          handTarget(layout, cards, at * 2, key, { ...stillHand, pulled: { keys, x: 0, y } }).x,
      );
    const [near, far] = [apart(-1), apart(-300)];
    expect(far[1]! - far[0]!).toBeLessThan(near[1]! - near[0]!);
  });

  test("swings over its place a little and comes to rest exactly there", () => {
    const at = { x: 0, y: 0, rotation: 0, scale: 1, lift: 0 };
    const spring = new Spring(at);
    const target = { ...at, x: 100 };
    let furthest = 0;
    let frames = 0;
    while (spring.step(target, 16) && frames < 200) {
      furthest = Math.max(furthest, spring.now.x);
      frames += 1;
    }
    expect(spring.now).toEqual(target);
    expect(furthest).toBeGreaterThan(100);
    expect(furthest).toBeLessThan(115);
    expect(frames * 16).toBeLessThan(900);
  });

  test("does not fly off after a long pause of the page", () => {
    const at = { x: 0, y: 0, rotation: 0, scale: 1, lift: 0 };
    const spring = new Spring(at);
    spring.step({ ...at, x: 100 }, 60_000);
    expect(Math.abs(spring.now.x)).toBeLessThan(200);
  });
});
