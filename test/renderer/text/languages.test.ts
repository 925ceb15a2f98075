// Checks that every language on offer says all that English says, and that this test would name
// what a half-written one lacks.

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { words as english } from "#renderer/text/en/index.ts";
import type { ScreenText } from "#renderer/text/en/screens.ts";
import { avatarKeys } from "#renderer/art/avatars.ts";
import {
  booksText,
  gameText,
  helpPage,
  loadBooks,
  loadGame,
  sentence,
  speak,
  text,
} from "#renderer/text/text.ts";
import type { Words } from "#renderer/text/words.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { english as onCommandLine } from "#shared/games/texts.ts";
import { languages } from "#shared/text/languages.ts";
import { unlikeWords } from "#test/text/missingWords.ts";

const all = import.meta.glob<Words>("../../../renderer/text/*/index.ts", { import: "words" });
const root = resolve(import.meta.dirname, "../../..");

describe.each(Object.keys(languages))("the language %s", (language) => {
  it("has its two folders", () => {
    for (const folder of ["shared", "renderer"])
      expect(existsSync(resolve(root, folder, "text", language, "index.ts")), folder).toBe(true);
  });

  it("says all that English says, of the app and of every game", async () => {
    const words = await all[`../../../renderer/text/${language}/index.ts`]?.();
    expect(unlikeWords(english, words)).toEqual([]);
    expect(unlikeWords(await english.books(), await words!.books())).toEqual([]);
    expect(unlikeWords(await english.tournament(), await words!.tournament())).toEqual([]);
    expect(unlikeWords(await english.chips(), await words!.chips())).toEqual([]);
  });
});

describe("a language that is half written", () => {
  const { about, ...screens } = english.screens;
  const { version: _version, ...rest } = about;
  const half = {
    ...english,
    screens: { ...screens, about: { ...rest, title: () => "Über" } },
    help: { ...english.help, exordia8: undefined },
    games: { ...english.games, whist: { name: "Whist" } },
  };

  it("is told by name what it lacks, what has another form, and what nobody asks for", () => {
    expect(unlikeWords(english, half)).toEqual([
      "screens.about.title is a function, not a string",
      "screens.about.version is missing",
      "games.whist is nothing that English says",
      "help.exordia8 is missing",
    ]);
  });

  it("does not compile", () => {
    // @ts-expect-error -- the version is missing
    const lacking: ScreenText["about"] = { title: "Über Cardtable", body: "", licences: "" };
    // @ts-expect-error -- it is made of the version
    const fixed: ScreenText["about"] = { ...about, version: "Version" };
    expect([lacking, fixed]).toHaveLength(2);
  });
});

describe("English", () => {
  it("calls every picture of a person by a name of its own", () => {
    expect(new Set(english.screens.profile.avatars).size).toBe(avatarKeys.length);
    expect(english.screens.profile.avatars).toHaveLength(avatarKeys.length);
  });

  it("is spoken until another is chosen, and of the same games in the page as on the command line", async () => {
    expect(text()).toBe(english.screens);
    for (const { id } of catalogue) {
      await loadGame(id);
      // A lesson's words may have come besides.
      expect(gameText(id)).toMatchObject(onCommandLine.games[id]!);
      expect(await helpPage(id), id).toMatch(/^# /);
    }
    const [{ audit }, { said }] = await Promise.all([english.books(), english.tournament()]);
    expect({ ...english.common, audit, ...said }).toEqual(onCommandLine.common);
    expect(sentence({ key: "rules.roundOver", args: {} })).toBe("The round is over.");
  });

  it("says what a check of the books found once that is loaded", async () => {
    const wrong = { key: "audit.noEntries", args: { id: 7 } };
    await loadBooks();
    expect(sentence(wrong)).toBe("Transaction 7 has no entries.");
    expect(
      sentence({
        key: "audit.ofTable",
        args: { problem: { key: "store.tableGone", args: { table: "t" } } },
      }),
    ).toBe("Table t isn’t stored.");
    expect(booksText()!.screen.wrong(1)).toBe("1 problem found.");
  });

  it("stays where it is chosen again", async () => {
    await speak("en");
    expect(text()).toBe(english.screens);
  });
});
