import { describe, expect, it } from "vitest";
import { backNames, feltNames } from "#shared/profile/appearance.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { screens as en } from "#renderer/text/en/screens.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { catalogue } from "#shared/games/catalogue.ts";

function leaves(words: object, path = ""): readonly (readonly [string, unknown])[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? leaves(value, `${path}${key}.`)
      : [[`${path}${key}`, value] as const],
  );
}

describe("the catalogue", () => {
  it("is spoken in English at first", () => expect(text()).toBe(en));

  it("leaves nothing unsaid", () => {
    for (const [key, value] of leaves(en))
      if (typeof value === "string") expect(value.trim(), key).not.toBe("");
  });

  it("counts one and many", () => {
    expect(en.home.playNowAbout("Kings & Bastards", 1)).toBe("Kings & Bastards with 1 bot");
    expect(en.setup.playersValue(4)).toBe("4 players: you and 3 bots");
    expect(en.setup.seconds(60)).toBe("1 minute");
    expect(en.setup.seconds(90)).toBe("90 seconds");
    expect(en.home.goOnAbout("K", 0, ["Ada", "Mei"])).toBe("K – with Ada and Mei");
  });

  it("names every card back and every felt", () => {
    expect(Object.keys(en.settings.backs).toSorted()).toEqual([...backNames].toSorted());
    expect(Object.keys(en.settings.felts).toSorted()).toEqual([...feltNames].toSorted());
  });

  it("names cards as people do", () => {
    expect([cardName("Kh"), cardName("Td"), cardName("2c"), cardName("Jk")]).toEqual([
      "king of hearts",
      "10 of diamonds",
      "2 of clubs",
      "joker",
    ]);
  });
});

describe.each(catalogue.map(({ id }) => id))("the words of %s", (id) => {
  const words = gameText(id);
  it("name and explain the game and its options", () => {
    expect(words.name).not.toBe(id);
    expect(words.tagline).not.toBe("");
    for (const { label, help } of Object.values(words.options)) {
      expect(label).not.toBe("");
      expect(help).toMatch(/\.$/);
    }
  });
});

describe("a game without words", () => {
  it("is called by its id", () =>
    expect(gameText("toString")).toEqual({
      name: "toString",
      tagline: "",
      options: {},
      achievements: {},
    }));
});
