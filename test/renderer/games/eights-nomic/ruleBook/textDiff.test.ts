// Checks that a diff shows what became of a rule's text, and that both texts can be recovered from
// it.

import { expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { textDiff } from "#renderer/games/eights-nomic/ruleBook/Compared.tsx";
import { sweep } from "#test/support/sweep.ts";
import { oneOf } from "#test/games/eights-nomic/clauses/randomClauses.ts";

const shown = (before: string, after: string): string =>
  textDiff(before, after)
    .map(
      ({ kind, words }) =>
        ({ same: words, removed: `[-${words}-]`, inserted: `[+${words}+]` })[kind],
    )
    .join("");

test.each([
  [
    "A jack skips one player.",
    "A jack skips two players.",
    "A jack skips [-one-][+two+] [-player-][+players+].",
  ],
  ["", "Eights are wild.", "[+Eights are wild.+]"],
  ["Eights are wild.", "", "[-Eights are wild.-]"],
  ["Eights are wild.", "Eights are wild.", "Eights are wild."],
  ["one two", "one  two", "one[- -][+  +]two"],
  ["Play,\nthen draw.", "Play, then\ndraw.", "Play,[-\nthen-] [+then\n+]draw."],
  ["Übermut kostet", "Übermut kostet nichts", "Übermut kostet[+ nichts+]"],
])("EN-4 %j to %j", (before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});

const pairs = sweep(300, 20_000);
test(`EN-4 ${pairs} random texts come back whole from their diff`, () => {
  const dice = new DiceReader(newDice("diff"));
  const words = [
    "a",
    "rule",
    "Regel",
    " ",
    "  ",
    "\n",
    ".",
    ",",
    "é",
    "🂡",
    "<b>",
    "_",
    "-",
    "7",
    "\u0000",
  ];
  const text = (): string =>
    Array.from({ length: dice.below(40) }, () => oneOf(dice, words)).join(
      dice.below(2) === 0 ? " " : "",
    );
  for (let pair = 0; pair < pairs; pair += 1) {
    const [before, after] = [text(), text()];
    const pieces = textDiff(before, after);
    const without = (other: "removed" | "inserted"): string =>
      pieces
        .filter(({ kind }) => kind !== other)
        .map((piece) => piece.words)
        .join("");
    expect([without("inserted"), without("removed")]).toEqual([before, after]);
    expect(pieces.some((piece) => piece.words === "")).toBe(false);
  }
});

test("EN-4 two texts of the greatest length that have nothing in common are told apart, too", () => {
  const [before, after] = ["a ".repeat(1000), "b,".repeat(1000)];
  expect(textDiff(before, after)).toEqual([
    { kind: "removed", words: before },
    { kind: "inserted", words: after },
  ]);
});
