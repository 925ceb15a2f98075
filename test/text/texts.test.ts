// Checks that there are words in every language for all that can be meant, and for nothing else.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { catalogue, manifests } from "#shared/games/catalogue.ts";
import { english, errorWords, sentence } from "#shared/games/texts.ts";
import { refused } from "#shared/contract/outcome.ts";
import { OptionError } from "#shared/contract/options.ts";
import { say } from "#shared/games/kings-and-bastards/say.ts";
import { languages } from "#shared/text/languages.ts";
import { saying } from "#shared/text/said.ts";
import { gameTextIn } from "#shared/text/sentence.ts";

const shared = new URL("../../shared/", import.meta.url);
const texts: { readonly [game: string]: object } = english.games;

/** Every leaf of a catalogue with its path. */
function leaves(words: object, path = ""): readonly (readonly [string, unknown])[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? leaves(value, `${path}${key}.`)
      : [[`${path}${key}`, value] as const],
  );
}

/** Rules and bots: all that speaks of the game but its words themselves. */
const sourceOf = (game: string): string =>
  ["", "bots/"]
    .flatMap((room) =>
      readdirSync(new URL(`games/${game}/${room}`, shared))
        .filter((file) => file.endsWith(".ts"))
        .map((file) => readFileSync(new URL(`games/${game}/${room}${file}`, shared), "utf8")),
    )
    .join("\n");

describe("every game of the catalogue", () => {
  test.each(catalogue.map(({ id }) => id))(
    "%s has its words and its help page in every language",
    (id) => {
      expect(Object.keys(texts)).toContain(id);
      const isThere = (file: string): boolean =>
        existsSync(new URL(`games/${id}/text/${file}`, shared));
      const whole = (language: string): string =>
        isThere(`start.${language}.ts`) ? `whole.${language}.ts` : `${language}.ts`;
      const missing = Object.keys(languages)
        .flatMap((language) => [whole(language), `help.${language}.md`])
        .filter((file) => !isThere(file));
      expect(missing, `missing in shared/games/${id}/text`).toEqual([]);
    },
  );

  test.each(catalogue.map(({ id, options }) => ({ id, options })))(
    "$id leaves nothing unsaid and explains exactly its options",
    ({ id, options }) => {
      const words = texts[id]!;
      expect(Object.keys(words)).toEqual(
        expect.arrayContaining(["name", "tagline", "options", "refusals", "reasons", "table"]),
      );
      expect(Object.keys(gameTextIn(english, id).options).toSorted()).toEqual(
        Object.keys(options).toSorted(),
      );
      // A card without a meaning has no words for one.
      const blank = leaves(words).flatMap(([key, value]) =>
        value === "" && !/^table\.(notes|saysCard|stakes)\./.test(key) ? [key] : [],
      );
      expect(blank).toEqual([]);
    },
  );

  test.each(catalogue.map(({ id }) => id))(
    "%s says every refusal and every reason somewhere",
    (id) => {
      const source = sourceOf(id);
      const { refusals, reasons } = texts[id] as Readonly<{
        refusals: object;
        reasons: object;
      }>;
      // Some keys are chosen by what they are: a phase of Normal Eights, or why nobody may raise.
      expect(
        Object.keys({ ...refusals, ...reasons }).filter(
          (key) => !new RegExp(`['" ]${key}['":]`).test(source),
        ),
      ).toEqual([]);
    },
  );

  test.each(manifests.map(({ rules, achievements }) => ({ id: rules.id, merits: achievements })))(
    "$id names exactly its achievements, each otherwise",
    ({ id, merits }) => {
      const { achievements } = gameTextIn(english, id);
      expect(Object.keys(achievements)).toEqual(merits.list.map(({ key }) => key));
      expect(new Set(Object.values(achievements).map(({ name }) => name)).size).toBe(
        merits.list.length,
      );
    },
  );

  test("no game has words that the catalogue does not have", () =>
    expect(Object.keys(texts).toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted()));
});

/** Every message of the golden records' refused moves; programs alone are told of a wrong form. */
const goldenMessages = (game: string): readonly string[] => {
  const folder = new URL(`../records/${game}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl"))
    .flatMap((file) =>
      [
        ...readFileSync(new URL(file, folder), "utf8").matchAll(
          /"code":"(?!C-13")[^"]+","message":("(?:[^"\\]|\\.)*")/g,
        ),
      ].map(([, message]) => JSON.parse(message!) as string),
    );
};

test.each(catalogue.map(({ id }) => id))("C-9 %s tells nobody a card by its code", (id) => {
  const messages = goldenMessages(id);
  expect(messages.length).toBeGreaterThan(5);
  expect(
    messages.filter((message) => /(?<!set of )\b(?:[A2-9TJQK][cdhs]|Jk)\b/.test(message)),
  ).toEqual([]);
});

describe("a sentence", () => {
  test("is made of its key and what it speaks of", () => {
    expect(sentence(say("notHeld", { cards: ["3c", "3d"] }))).toBe(
      "You don’t hold both the 3 of clubs and the 3 of diamonds. Play cards from your own hand.",
    );
    expect(sentence(say("leadPasses"))).toBe(
      "You’re leading the trick, so you can’t pass. Play any single or set, or a 2.",
    );
  });

  test("may hold another", () => {
    const inner = saying<typeof english.common.record>("record")("noMoves");
    expect(
      sentence(
        saying<typeof english.common.host>("host")("inRotation", {
          at: 2,
          game: "exordia8",
          problem: inner,
        }),
      ),
    ).toBe("Round 2 of the rotation (exordia8): moves: a list of moves is needed");
  });

  test.each([
    "rules",
    "rules.constructor",
    "rules.roundOver.length",
    "__proto__",
    "constructor.name",
    "whist.refusals.late",
    "",
  ])('of the key "%s", which no catalogue has, is the key itself', (key) => {
    expect(sentence({ key, args: {} })).toBe(key);
  });

  test("C-9 goes over the wire as a code, a key and plain data", () => {
    const { error } = refused(
      "KB-9",
      say("notHigher", { rank: "3", lead: { seat: 1, rank: "7", count: 2 } }),
    );
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      code: "KB-9",
      key: "kings-and-bastards.refusals.notHigher",
      args: { rank: "3", lead: { seat: 1, rank: "7", count: 2 } },
    });
  });

  test("is what an error tells of that was thrown in keys; of any other its message is", () => {
    expect(
      errorWords(
        new OptionError(
          saying<typeof english.common.start>("start")("notASwitch", {
            option: "refill",
            rule: "CE-9",
            value: { is: "nothing" },
          }),
        ),
      ),
    ).toBe('option "refill" (CE-9) takes true or false, not nothing');
    expect(errorWords(new Error("no more"))).toBe("no more");
    expect(errorWords("no more")).toBe("no more");
  });

  test("does not compile with a key that is not there, or with what does not fit it", () => {
    // @ts-expect-error -- there is no such sentence
    say("notThere");
    // @ts-expect-error -- it speaks of cards
    say("notHeld", { cards: [3] });
    // @ts-expect-error -- it speaks of something
    say("notHeld");
    expect(say("leadPasses")).toEqual({ key: "kings-and-bastards.refusals.leadPasses", args: {} });
  });
});
