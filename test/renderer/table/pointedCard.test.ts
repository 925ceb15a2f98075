// Checks which card of the hand counts as looked at, so that its caption is shown.

import { expect, test } from "vitest";
import { PointedCard } from "#renderer/table/dom/input/CardGestures.ts";

/** A finger's patience is at its end when the test says so. */
function looking() {
  const drawn: unknown[] = [];
  let due: (() => void) | null = null;
  const clock = {
    now: () => 0,
    after: (_ms: number, act: () => void) => {
      due = act;
      return () => (due = null);
    },
  };
  const pointed = new PointedCard(
    { point: (key) => drawn.push(key), pull: (pulled) => drawn.push(pulled) },
    clock,
  );
  let news = 0;
  pointed.subscribe(() => (news += 1));
  return { pointed, drawn, wait: () => due?.(), news: () => news };
}

test("H-32 a pointer or the focus on a card looks at it, and the drawing is told as before", () => {
  const { pointed, drawn, news } = looking();
  pointed.point("a", 0.5);
  pointed.point("a", 0.6);
  expect([pointed.key(), news(), drawn]).toEqual(["a", 1, ["a", "a"]]);
  pointed.point(null, 0);
  expect(pointed.key()).toBeNull();
});

test("H-32 a finger looks at a card once it has stayed there", () => {
  const { pointed, wait } = looking();
  pointed.press("a");
  expect(pointed.key()).toBeNull();
  wait();
  expect(pointed.key()).toBe("a");
  pointed.press(null);
  expect(pointed.key()).toBeNull();
});

test("H-32 a tap, and a pull to the table, look at nothing", () => {
  const { pointed, wait } = looking();
  pointed.press("a");
  pointed.press(null);
  wait();
  expect(pointed.key()).toBeNull();
  pointed.press("b");
  pointed.pull({ keys: new Set(["b"]), x: 0, y: -20 });
  wait();
  expect(pointed.key()).toBeNull();
});
