// Has a transcript be read back as it was written, and what is none be named with its place.

import { describe, expect, test } from "vitest";
import { errorWords } from "#shared/games/texts.ts";
import { parseTranscript } from "#shared/verifiedDeal/readTranscript.ts";
import { syntheticRound } from "./syntheticRound.ts";

const { transcript } = syntheticRound("read");

function problemOf(text: string): string {
  try {
    parseTranscript(text);
  } catch (error) {
    return errorWords(error);
  }
  return "none";
}

/** With this value at the end of the path. */
function withValue(path: readonly (string | number)[], value: unknown): string {
  const whole = JSON.parse(JSON.stringify(transcript(0))) as unknown;
  let within = whole as Record<string | number, unknown>;
  for (const name of path.slice(0, -1)) within = within[name] as typeof within;
  within[path.at(-1) ?? ""] = value;
  return JSON.stringify(whole);
}

describe("a transcript", () => {
  test("H-18 is read as it was written", () => {
    for (const seat of [null, 0, 1]) {
      const written = transcript(seat);
      expect(parseTranscript(JSON.stringify(written))).toEqual(written);
    }
  });

  test.each([
    ["", "not JSON: it is empty"],
    ['{"format": "deal/1"', "not JSON: it ends too early"],
    ["[]", "the transcript of a deal is a JSON object"],
    ["{}", 'format: must be "deal/1", not nothing'],
    ['{"format":"round/1"}', 'format: must be "deal/1", not "round/1"'],
    ['{"format":"deal/1"}', "seat: a number is needed"],
  ])("H-18 is not %s", (text, problem) => expect(problemOf(text)).toContain(problem));

  test.each([
    [["plan", "deal"], "ABCD", "plan.deal: the text has the wrong form"],
    [["plan", "table"], "two words", "plan.table: the text has the wrong form"],
    [["plan", "packs"], 0, "plan.packs: use at least 1"],
    [["plan", "again"], undefined, "plan.again: an object is needed"],
    [["plan", "more"], 1, 'plan: "more" does not belong here'],
    [["secrets", 0, "signature"], "00", "secrets.0.signature: the text has the wrong form"],
    [["openings", 0, "card"], "1c", "openings.0.card: is not a card"],
    [
      ["closing", "steps", 0, 0],
      { shuffle: false },
      "closing.steps.0.0: the value has the wrong form",
    ],
    [["sightings", 0, "stock"], -1, "sightings.0.stock: use at least 0"],
  ])("H-18 names %j as wrong with %j", (path, value, problem) =>
    expect(problemOf(withValue(path, value))).toContain(problem),
  );
});
