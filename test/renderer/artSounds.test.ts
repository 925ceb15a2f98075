// Checks that the table stays quiet, and keeps working, where there is no audio.
import { expect, test } from "vitest";
import { nextVariant, Sounds } from "#renderer/sound/sounds.ts";
import { vibrate } from "#renderer/sound/vibration.ts";

test("without an audio device playing does nothing, before and after the first gesture", () => {
  const page = new EventTarget();
  const sounds = new Sounds(page);
  expect(() => sounds.play("deal")).not.toThrow();
  page.dispatchEvent(new Event("pointerdown"));
  expect(() => sounds.play("win")).not.toThrow();
  expect(() => sounds.close()).not.toThrow();
});

test("volume stays between silence and full", () => {
  const sounds = new Sounds(new EventTarget());
  const wishes = { muted: false, ambience: true, vibration: false };
  sounds.wishes = { ...wishes, volume: 3 };
  expect(sounds.wishes.volume).toBe(1);
  sounds.wishes = { ...wishes, volume: -1 };
  expect(sounds.wishes.volume).toBe(0);
});

test("a sound that comes again comes in another variant", () => {
  for (const last of [0, 1, 2])
    for (const chance of [0, 0.4, 0.999]) expect(nextVariant(last, 3, chance)).not.toBe(last);
  expect([0, 0.5, 0.999].map((chance) => nextVariant(undefined, 4, chance))).toEqual([0, 2, 3]);
});

test("a phone vibrates at one's turn, not at every card, and stays still where it cannot", () => {
  const shaken: number[][] = [];
  const phone = { vibrate: (pattern: number[]) => shaken.push(pattern) > 0 };
  vibrate("play", phone);
  expect(shaken).toEqual([]);
  vibrate("yourTurn", phone);
  expect(shaken).toHaveLength(1);
  expect(() => vibrate("yourTurn", {})).not.toThrow();
});
