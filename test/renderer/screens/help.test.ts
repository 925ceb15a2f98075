// Checks that each game can be learned from its help page.

import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { chapterId, chaptersOf } from "#renderer/screens/help/HelpText.tsx";
import { gameText } from "#renderer/text/text.ts";
import { isCard } from "#shared/cards/card.ts";
import { catalogue } from "#shared/games/catalogue.ts";

const pathOf = (game: string): URL =>
  new URL(`../../../shared/games/${game}/text/help.en.md`, import.meta.url);

describe.each(catalogue.map(({ id, options }) => ({ id, options })))(
  "the help of $id",
  ({ id, options }) => {
    const page = existsSync(pathOf(id)) ? readFileSync(pathOf(id), "utf8") : "";
    const words = gameText(id);

    it("has chapters whose ids differ", () => {
      const ids = chaptersOf(page).map((chapter) => chapter.id);
      expect(ids.length).toBeGreaterThan(3);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it("shows only cards that exist", () => {
      const rows = [...page.matchAll(/```cards\n([\s\S]*?)```/g)].flatMap(([, rows = ""]) =>
        rows.trim().split("\n"),
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows)
        for (const name of row.split(" – ")[0]?.trim().split(/\s+/) ?? [])
          expect(isCard(name), `${name} in "${row}"`).toBe(true);
    });

    it("explains every option by the label that the table shows", () => {
      for (const key of Object.keys(options))
        expect(page, key).toContain(words.options[key]?.label ?? `no text for ${key}`);
    });

    it("holds no HTML", () => expect(page).not.toMatch(/<[a-z/!]/i));
  },
);

describe("a chapter’s id", () => {
  it("is made of its words", () =>
    expect(chapterId("The 2s – and why!")).toBe("help-the-2s-and-why"));
});
