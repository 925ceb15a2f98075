// Checks that a large company sees who is next and who speaks, and that seats glide to where they
// belong.

import { Container } from "pixi.js";
import { describe, expect, test } from "vitest";
import { emptyScene, type Scene } from "#renderer/table/scene/scene.ts";
import type { Shed, Want } from "#renderer/table/parts/shed/shedScene.ts";
import { chain } from "#renderer/games/normal-eights/chain/chain.tsx";
import { shownHands } from "#renderer/table/parts/shownHands/shownHands.ts";
import { shed } from "#renderer/table/parts/shed/shed.ts";
import { skips } from "#renderer/table/parts/skips.ts";
import { Gliding } from "#renderer/table/drawing/Gliding.ts";
import { nextToAct } from "#renderer/table/drawing/seats/TurnSigns.ts";
import { seatLook, speakerOf } from "#renderer/table/drawing/seats/seatSprites.ts";

const room = { seats: 5, own: 0, circle: null };
const want: Want = {
  any: false,
  suit: "h",
  rank: "7",
  colour: null,
  named: false,
  words: "hearts or a 7",
};
const lying: Shed = { stock: 20, pile: ["7h"], want };
const parts = [
  shownHands(),
  skips({ skips: () => [] }),
  shed({ shed: () => lying }),
  chain({ chain: () => [], response: () => null }),
];
const tricks = [shownHands()];
const scene = (change: Partial<Scene>): Scene => ({
  ...emptyScene,
  counts: [5, 5, 5, 5, 5],
  folded: [false, false, false, false, false],
  shed: lying,
  direction: 1,
  toAct: [3],
  ...change,
});

describe("who is next", () => {
  test("X8-11 follows the direction of play", () => {
    expect(nextToAct(scene({}), room)).toBe(4);
    expect(nextToAct(scene({ direction: -1 }), room)).toBe(2);
    expect(nextToAct(scene({ toAct: [0], direction: -1 }), room)).toBe(4);
  });

  test("CE-5 is found in the turn order", () => {
    expect(nextToAct(scene({}), { ...room, circle: [3, 1, 0, 4, 2] })).toBe(1);
    expect(nextToAct(scene({ toAct: [2] }), { ...room, circle: [3, 1, 0, 4, 2] })).toBe(3);
  });

  test("C-3 is not somebody who left, nor who holds nothing", () => {
    expect(nextToAct(scene({ folded: [false, false, false, false, true] }), room)).toBe(0);
    expect(nextToAct(scene({ counts: [0, 5, 5, 5, 0] }), room)).toBe(1);
    expect(nextToAct(scene({ counts: [0, 0, 0, 5, 0] }), room)).toBeNull();
  });

  test("NE-15 is not somebody whose turn is skipped", () => {
    expect(nextToAct(scene({ skips: [0, 0, 0, 0, 2] }), room)).toBe(0);
  });

  test("NE-20 is nobody while all are asked", () => {
    expect(nextToAct(scene({ toAct: [0, 1, 2, 3, 4] }), room)).toBeNull();
  });

  test("is nobody where no cards are shed, or nobody is to act", () => {
    expect(nextToAct(scene({ direction: null }), room)).toBeNull();
    expect(nextToAct(scene({ toAct: [] }), room)).toBeNull();
  });
});

describe("what a seat shows", () => {
  const person = {
    name: "Ann",
    avatar: "avatar-07",
    bot: false,
    presence: "here",
    titles: {},
    chips: null,
  } as const;

  test("NE-20 while answers are waited for nobody stands out, whoever has passed", () => {
    const asked = scene({
      toAct: [0, 1, 2, 3, 4],
      chain: [{ seat: 1, card: "Kh", as: null, cancelled: false, back: false }],
    });
    expect(
      [0, 1, 2, 3, 4].map(
        (seat) => seatLook(asked, seat, person, { isBare: false, next: null, parts }).active,
      ),
    ).toEqual([false, false, false, false, false]);
  });

  test("NE-9, NE-15 are turns to be skipped, and that the own hand lies open", () => {
    const open = { cards: ["4h"], lit: [true], words: "" } as const;
    const marked = scene({ own: 0, skips: [0, 2, 0, 0, 0], shown: [open, open, null, null, null] });
    expect(
      [0, 1, 2]
        .map((seat) => seatLook(marked, seat, person, { isBare: false, next: null, parts }))
        .map(({ skips, open: isOpen }) => [skips, isOpen]),
    ).toEqual([
      [0, true],
      [2, false],
      [0, false],
    ]);
  });

  const lookAt = (shown: Scene, on = parts) =>
    seatLook(shown, 2, person, { isBare: false, next: 2, parts: on });

  test("its last card, where cards are shed and it has not left", () => {
    const last = { counts: [5, 5, 1, 5, 5] };
    expect(lookAt(scene(last)).lastCard).toBe(true);
    expect(lookAt(scene({})).lastCard).toBe(false);
    expect(lookAt(scene(last), tricks).lastCard).toBe(false);
    expect(lookAt(scene({ ...last, folded: [false, false, true, false, false] })).lastCard).toBe(
      false,
    );
  });

  test("C-5 that it has left, in place of its cards; in poker a hand out of play is not told so", () => {
    const out = { folded: [false, false, true, false, false] };
    expect(lookAt(scene(out)).notice).toBe("left");
    expect(lookAt(scene({})).notice).toBe("");
    expect(lookAt(scene(out), tricks).notice).toBe("");
  });

  test("CE-3 no last card while cards are dealt, nor once the round is over", () => {
    expect(
      lookAt(scene({ counts: [1, 1, 1, 1, 1], shed: { ...lying, want: null } })).lastCard,
    ).toBe(false);
  });

  test("that it is next", () => expect(lookAt(scene({})).next).toBe(true));
});

test("who speaks last is whose words are new", () => {
  expect(speakerOf(["", "Pass", ""], ["", "Pass", "Last card!"])).toBe(2);
  expect(speakerOf(["", "Pass", ""], ["", "Pass", ""])).toBeNull();
  expect(speakerOf([], [])).toBeNull();
});

describe("gliding", () => {
  const there = { x: 100, y: 40, scale: 2, rotation: 0 };

  test("goes all the way in its time, and no further", () => {
    const [gliding, node] = [new Gliding(), new Container()];
    gliding.move(node, there, 400);
    expect(gliding.tick(200)).toBe(true);
    expect(node.x).toBeCloseTo(50);
    expect(gliding.tick(500)).toBe(false);
    expect([node.x, node.y, node.scale.x]).toEqual([100, 40, 2]);
  });

  test("H-26 with motion off is there at once, even from the middle of its way", () => {
    const [gliding, node] = [new Gliding(), new Container()];
    gliding.move(node, there, 400);
    gliding.tick(100);
    gliding.move(node, { ...there, x: -5 }, 0);
    expect(node.x).toBe(-5);
    expect(gliding.tick(16)).toBe(false);
  });

  test("turns the shorter way round", () => {
    const [gliding, node] = [new Gliding(), new Container()];
    node.rotation = 3;
    gliding.move(node, { ...there, rotation: -3 }, 400);
    gliding.tick(200);
    expect(Math.abs(node.rotation)).toBeGreaterThan(3);
  });
});
