import { describe, expect, it } from "vitest";
import { offerAtTable } from "#renderer/screens/setup/gameOffers.ts";
import { presetOf, presets, rotationName } from "#renderer/screens/setup/presets.ts";
import {
  draftOfRotation,
  isMixed,
  playersFor,
  playsForChips,
  rotationOf,
  rotationProblems,
  withEntry,
  withGame,
  withoutEntry,
  draftOfTable,
  tableOf,
  tableProblems,
} from "#renderer/screens/setup/tableDraft.ts";
import { standardChoice } from "#renderer/screens/setup/tableOpening.ts";
import { shifted } from "#renderer/ui/inputs/OrderTools.tsx";
import { catalogue } from "#shared/games/catalogue.ts";
import { rotationSchema, standardSettings, type Rotation } from "#shared/protocol/schema.ts";

const games = catalogue.map(({ id, traits, players, options }) =>
  offerAtTable({ id, traits, players, options: options }),
);
const kings = "kings-and-bastards";
const draw = "five-card-draw";
const mixed: Rotation = [
  { game: kings, rounds: 1, options: {} },
  { game: draw, rounds: 4, options: { ante: 25 } },
];
const played = (rotation: Rotation) => rotation.map(({ game, rounds }) => [game, rounds]);

describe("a rotation (H-7)", () => {
  it("comes out of its draft as it went in, with all its house rules", () => {
    const out = rotationOf(games, draftOfRotation(games, mixed));
    expect(played(out)).toEqual([
      [kings, 1],
      [draw, 4],
    ]);
    expect(out[1]?.options["ante"]).toBe(25);
    expect(rotationSchema.safeParse(out).success).toBe(true);
  });

  it("leaves out games that the house does not offer, and is never empty", () => {
    expect(
      played(
        rotationOf(
          games,
          draftOfRotation(games, [{ game: "snap", rounds: 2, options: {} }, ...mixed]),
        ),
      ),
    ).toEqual(played(mixed));
    expect(
      played(rotationOf(games, draftOfRotation(games, [{ game: "snap", rounds: 2, options: {} }]))),
    ).toEqual([[games[0]?.id, 1]]);
  });

  it("of one game knows no number of rounds", () => {
    const draft = draftOfRotation(games, [{ game: draw, rounds: 7, options: {} }]);
    expect(played(rotationOf(games, draft))).toEqual([[draw, 1]]);
    expect(
      rotationProblems(
        games,
        draft.map((entry) => ({ ...entry, rounds: "many" })),
      ),
    ).toBe(0);
  });

  it("grows by the game that is missing, shrinks, and changes games, while every entry keeps its key", () => {
    const one = draftOfRotation(games, [{ game: kings, rounds: 1, options: {} }]);
    const two = withEntry(games, one);
    expect(two.map(({ game }) => game)).toEqual([kings, draw]);
    const three = withEntry(games, two);
    expect(new Set(three.map(({ key }) => key)).size).toBe(3);
    expect(withoutEntry(three, three[0]!.key)).toEqual(three.slice(1));
    const changed = withGame(
      games,
      two.map((entry) => ({ ...entry, rounds: "3" })),
      two[1]!.key,
      kings,
    );
    expect(changed.map(({ key, game, rounds }) => [key, game, rounds])).toEqual([
      [two[0]!.key, kings, "3"],
      [two[1]!.key, kings, "3"],
    ]);
    expect(changed[1]!.options).toEqual(one[0]!.options);
  });

  it("changes its order by neighbours, never beyond the ends", () => {
    const draft = withEntry(games, draftOfRotation(games, mixed));
    const keys = (list: readonly { readonly key: number }[]) => list.map(({ key }) => key);
    expect(keys(shifted(draft, 2, -1))).toEqual([0, 2, 1]);
    expect(keys(shifted(draft, 0, 1))).toEqual([1, 0, 2]);
    expect(shifted(draft, 0, -1)).toBe(draft);
    expect(shifted(draft, 2, 1)).toBe(draft);
  });

  it("counts what is to be mended in rounds and house rules", () => {
    const [first, second] = draftOfRotation(games, mixed);
    expect(
      rotationProblems(games, [
        { ...first!, rounds: "0" },
        { ...second!, rounds: "100", options: { ...second!.options, ante: "ten" } },
      ]),
    ).toBe(3);
  });

  it("C-15 is for as many as can play every game of it", () => {
    expect(playersFor(games, draftOfRotation(games, mixed))).toEqual({ min: 2, max: 12 });
    expect(playersFor(games, draftOfRotation(games, [mixed[1]!]))).toEqual({ min: 2, max: 16 });
  });

  it("X8-1 is for fifty in Exordia8, for fewer by its house rule, and for no more than the other games take", () => {
    const exordia = (options: { readonly [key: string]: number }): Rotation[number] => ({
      game: "exordia8",
      rounds: 1,
      options,
    });
    const rangeOf = (...rotation: Rotation) => playersFor(games, draftOfRotation(games, rotation));
    expect(rangeOf(exordia({}))).toEqual({ min: 2, max: 50 });
    expect(rangeOf(exordia({ maxPlayers: 9 }))).toEqual({ min: 2, max: 9 });
    expect(rangeOf(exordia({}), { game: "crazy-eights", rounds: 1, options: {} })).toEqual({
      min: 2,
      max: 12,
    });
  });
});

describe("a table", () => {
  it("H-9 is for chips where there is poker, a stake or a payment", () => {
    const alone = (options: { readonly [key: string]: number }) =>
      playsForChips(games, [{ game: kings, rounds: 1, options }]);
    expect([
      alone({}),
      alone({ stake: 5 }),
      alone({ bastardPays: 5 }),
      playsForChips(games, mixed),
    ]).toEqual([false, true, true, true]);
  });

  it("H-8 is mixed where shedding and poker meet", () => {
    expect([
      isMixed(games, mixed),
      isMixed(games, [mixed[0]!]),
      isMixed(games, [mixed[1]!]),
    ]).toEqual([true, false, false]);
  });

  it("H-9 needs a good buy-in only where it is for chips", () => {
    const forHonour = { ...draftOfTable(games, standardChoice), buyIn: "much" };
    expect([
      playsForChips(games, rotationOf(games, forHonour.rotation)),
      tableProblems(games, forHonour),
    ]).toEqual([false, 0]);
    expect(tableOf(games, forHonour).settings.buyIn).toBe(standardSettings.buyIn);
    const forChips = {
      ...draftOfTable(games, { rotation: mixed, settings: standardSettings }),
      buyIn: "0",
    };
    expect(tableProblems(games, forChips)).toBe(1);
    expect(tableOf(games, { ...forChips, buyIn: "2,500" }).settings.buyIn).toBe(2500);
  });

  it("CE-13 knows a last round, none, and what is neither", () => {
    const ending = (lastRound: string) => ({ ...draftOfTable(games, standardChoice), lastRound });
    expect(draftOfTable(games, standardChoice).lastRound).toBe("0");
    expect([
      tableOf(games, ending("0")).settings.lastRound,
      tableOf(games, ending("12")).settings.lastRound,
    ]).toEqual([null, 12]);
    expect(
      ["0", "12", "", "1000", "ten"].map((typed) => tableProblems(games, ending(typed))),
    ).toEqual([0, 0, 1, 1, 1]);
  });

  it("FD-3 leaves the buy-in to the session: the game's own option is neither shown nor sent", () => {
    expect(catalogue.find(({ id }) => id === draw)?.options).toHaveProperty("buyIn");
    expect(rotationOf(games, draftOfRotation(games, mixed))[1]?.options).not.toHaveProperty(
      "buyIn",
    );
  });
});

describe("presets", () => {
  it("H-7 are every game by itself and the mixed sessions, each with words", () => {
    const all = presets(games);
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([kings, draw, "kingsPot"]));
    for (const { id, name, about } of all)
      expect([name === id, name === "", about === ""], id).toEqual([false, false, false]);
    expect(presets(games.filter(({ id }) => id === kings)).map(({ id }) => id)).toEqual([kings]);
  });

  it("EN-11 open Eights Nomic with a rule for everybody", () => {
    const nomic = presets(games).find(({ id }) => id === "eights-nomic");
    expect(nomic?.rotation[0]?.options).toEqual({ openingRules: 1 });
  });

  it("are found again whatever the house rules, and not once the course is another", () => {
    const all = presets(games);
    expect(presetOf(all, mixed)?.id).toBe("kingsPot");
    expect(presetOf(all, mixed.toReversed())).toBeUndefined();
  });

  it("give a session its name; a course of one's own is called by its games", () => {
    expect(rotationName(mixed)).toBe("King’s pot");
    expect(rotationName([mixed[0]!])).toBe("Kings & Bastards");
    expect(rotationName([mixed[1]!, mixed[0]!, mixed[1]!])).toBe(
      "Five-card draw and Kings & Bastards",
    );
  });
});
