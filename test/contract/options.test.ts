import { expect, test } from "vitest";
import { shown } from "#shared/contract/json.ts";
import { completeOptions, OptionError, type OptionTable } from "#shared/contract/options.ts";
import { shownWords } from "#shared/text/en/words.ts";
import { inEnglish } from "#test/support/inEnglish.ts";

const table: OptionTable<Readonly<{ open: boolean; stake: number }>> = {
  open: { default: true, rule: "C-7" },
  stake: { default: 5, min: 0, max: 10, rule: "C-8" },
};

test("what is not given has its default", () => {
  expect(completeOptions(table, {})).toEqual({ open: true, stake: 5 });
  expect(completeOptions(table, { stake: 0, open: false })).toEqual({ open: false, stake: 0 });
});

test.for<[object, RegExp]>([
  [{ steak: 1 }, /no option "steak" \(known: open, stake\)/],
  [{ stake: 11 }, /"stake" \(C-8\) takes a whole number from 0 to 10, not 11/],
  [{ stake: NaN }, /stake/],
  [{ stake: undefined }, /not nothing/],
  [{ open: null }, /"open" \(C-7\) takes true or false, not null/],
  [{ toString: 1 }, /"toString"/],
  [JSON.parse('{"__proto__":1}'), /"__proto__"/],
])("%j is refused by name", ([given, words]) => {
  expect(() => completeOptions(table, given as never)).toThrow(OptionError);
  expect(inEnglish(() => completeOptions(table, given as never))).toThrow(words);
});

const seconds: OptionTable<{ readonly floor: number }> = {
  floor: { default: 1.5, min: 0, max: 10, step: 0.1, rule: "NE-20" },
};

test.for([0, 0.1, 0.3, 0.7, 1.5, 2.9, 9.9, 10, 0.1 + 0.2])(
  "NE-20 an option in steps takes %d",
  (floor) => {
    expect(completeOptions(seconds, { floor })).toEqual({ floor });
  },
);

test.for([
  0.05,
  0.15,
  1.234,
  -0.1,
  10.1,
  1e308,
  -1e308,
  NaN,
  Infinity,
  -Infinity,
  "1.5",
  null,
  true,
  undefined,
])("NE-20 an option in steps does not take %s", (floor) => {
  expect(inEnglish(() => completeOptions(seconds, { floor }))).toThrow(
    /"floor" \(NE-20\) takes a number in steps of 0.1 from 0 to 10, not/,
  );
});

test.for([1.5, 1e308, 2 ** 53, NaN, Infinity, -0.1])(
  "an option without steps takes whole numbers only, not %d",
  (stake) => {
    expect(inEnglish(() => completeOptions(table, { stake }))).toThrow(
      /takes a whole number from 0 to 10/,
    );
  },
);

test("an error names any value in a few words", () => {
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(
    [
      shown(deep),
      shown({ deep }),
      shown(undefined),
      shown(null),
      shown(true),
      shown(-1.5),
      shown('a"b'),
      shown("x".repeat(1e6)),
    ]
      .map(shownWords)
      .map((words) => (words.length > 20 ? words.length : words)),
  ).toEqual(["a list of 1", "an object", "nothing", "null", "true", "-1.5", '"a\\"b"', 61]);
});
