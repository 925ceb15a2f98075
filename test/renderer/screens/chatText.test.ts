// The chat field sends what the host takes: joined emoji as they are, and nothing that nobody sees.

import { expect, test } from "vitest";
import { freeText, withoutUnseen } from "#shared/contract/freeText.ts";

const escaped = (text: string): string => JSON.stringify(text);

test.each([
  ["👩\u200d🚀 well played", "👩\u200d🚀 well played"],
  ["👨🏽\u200d🦰", "👨🏽\u200d🦰"],
  ["👨\u200d👩\u200d👧\u200d👦", "👨\u200d👩\u200d👧\u200d👦"],
  ["🏳\ufe0f\u200d🌈", "🏳\ufe0f\u200d🌈"],
  ["a\u200db", "ab"],
  ["👩\u200d", "👩"],
  ["\u202egood\u0007", "good"],
  ["👩\u200d\u200d🚀", "👩🚀"],
  ["\ud83d x", " x"],
])(`H-17 of what is typed the chat sends what is seen: case %#`, (typed, sent) => {
  expect(escaped(withoutUnseen(typed))).toBe(escaped(sent));
  expect(freeText(1, 200).safeParse(withoutUnseen(typed)).success).toBe(true);
});
