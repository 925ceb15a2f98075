// Checks that the pseudo-language made from English differs enough from it to expose text that
// bypasses the catalogues.

import { describe, expect, it } from "vitest";
import { pseudo, pseudoWords } from "#test/doors/pseudo.ts";
import { words } from "#renderer/text/en/index.ts";
import { english } from "#shared/games/texts.ts";
import { say } from "#shared/games/kings-and-bastards/say.ts";
import { sentenceIn } from "#shared/text/sentence.ts";

const letters = (text: string): number =>
  [...text].filter((letter) => /\p{L}/u.test(letter)).length;

describe("a made language", () => {
  it("has no letter of English left, and two fifths more of them", () => {
    const said = "Draw a card, or pass when none can be drawn";
    expect(pseudoWords(said)).not.toMatch(/[a-zA-Z]/);
    expect(letters(pseudoWords(said)) / letters(said)).toBeGreaterThan(1.3);
    expect(letters(pseudoWords(said)) / letters(said)).toBeLessThan(1.5);
  });

  it("leaves names, rules' numbers and keys to press as they are", () => {
    expect(pseudoWords("Ada says Nope (NE-18): press N", ["Ada"])).toMatch(/^Ada .*\(NE-18\).* N$/);
    // Only as a whole word.
    expect(pseudoWords("Adamant Ada", ["Ada"])).toMatch(/^[^a-zA-Z]+ Ada$/);
  });

  it("makes whole catalogues: words, functions with what they are given, and what lies within", () => {
    const made = pseudo({
      play: "Play",
      wins: (name: string, how: "raise") => `${name} wins by a ${how}`,
      none: { deep: ["None"] },
      count: 3,
    });
    expect(made.play).toMatch(/^\[[^a-zA-Z]+\]$/);
    expect(made.wins("Ada", "raise")).toMatch(/^\[Ada [^a-zA-Z]+\]$/);
    expect(made.none.deep[0]).not.toBe("None");
    expect(made.count).toBe(3);
    expect(pseudo(made)).toBe(pseudo(made));
  });

  it("says what rules mean, cards in its own words", () => {
    expect(sentenceIn(pseudo(english), say("notHeld", { cards: ["3c", "Jk"] }))).toMatch(
      /^\[[^a-zA-Z]+ 3 [^a-zA-Z]+\]$/,
    );
  });

  it("H-33 tells the words of lessons, which are loaded by themselves", async () => {
    const lesson = await pseudo(words).lessons["crazy-eights"]!();
    for (const told of [
      lesson.opening,
      ...lesson.firstSteps,
      ...lesson.steps.map(({ look }) => look),
    ])
      expect(told).toMatch(/^\[[^b-zB-Z]+\]$/);
  });

  it("leaves the marks of a page and the cards in its rows", () => {
    const page = "# The deal\n\n- One **card**\n\n```cards\n7c 7d – a pair\n```\n";
    expect(pseudo({ page }).page.split("\n")).toEqual([
      expect.stringMatching(/^# [^a-zA-Z]+$/),
      "",
      expect.stringMatching(/^- [^a-zA-Z]+ \*\*[^a-zA-Z]+\*\*$/),
      "",
      "```cards",
      expect.stringMatching(/^7c 7d – [^a-zA-Z]+$/),
      "```",
      "",
    ]);
  });
});
