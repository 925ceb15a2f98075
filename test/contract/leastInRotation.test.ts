// Checks that a game that could go on for ever still lets the games after it in a rotation have
// their turn.

import { expect, test } from "vitest";
import { completeOptions, mustLetOthersFollow, OptionError } from "#shared/contract/options.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import { errorWords } from "#shared/games/texts.ts";

const tried = (
  game: typeof eightsNomic | typeof exordia8,
  given: { readonly [option: string]: number },
): string => {
  try {
    mustLetOthersFollow(game.options as never, completeOptions(game.options as never, given));
    return "taken";
  } catch (error) {
    return error instanceof OptionError ? errorWords(error) : "thrown";
  }
};

test("EN-10 in a rotation maxTurns is at least 1", () => {
  expect(tried(eightsNomic, {})).toBe(
    'option "maxTurns" (EN-10) takes a whole number from 1 to 1000, not 0',
  );
  expect(tried(eightsNomic, { maxTurns: 1 })).toBe("taken");
});

test("EN-10 nothing else is asked of any option", () => {
  expect(tried(exordia8, {})).toBe("taken");
});
