// Checks that amounts and places are right, and short enough for a plate.
import { expect, test } from "vitest";
import { writeChips } from "#renderer/sprites/writing.ts";
import { nth } from "#shared/text/en/words.ts";

test.each([
  [0, "0"],
  [1240.4, "1,240"],
  [98_600, "98,600"],
  [-50, "−50"],
  [1_250_000, "1.3M"],
  [123_456_000, "123M"],
])("%d chips read %s", (amount, words) => {
  expect(writeChips(amount)).toBe(words);
});

test.each([
  [9_999, "9,999"],
  [12_000, "12K"],
  [98_600, "98.6K"],
  [300_000, "300K"],
])("%d chips read %s where there is little room", (amount, words) => {
  expect(writeChips(amount, 10_000)).toBe(words);
});

test.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [11, "11th"],
  [12, "12th"],
  [21, "21st"],
])("place %d reads %s", (place, words) => {
  expect(nth(place)).toBe(words);
});
