// Checks that the table stays quiet, and keeps working, where there is no audio.
import { expect, test } from "vitest";
import { Sounds } from "#renderer/sound/sounds.ts";

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
  sounds.volume = 3;
  expect(sounds.volume).toBe(1);
  sounds.volume = -1;
  expect(sounds.volume).toBe(0);
});
