// Checks which moments slow the table down, by how much, and that a bot's win gets a nod.

import { describe, expect, test } from "vitest";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import { momentOf } from "#renderer/table/parts/moments/moments.ts";
import { momentTable, type MomentKind } from "#renderer/table/parts/moments/momentTable.ts";
import { flipAt } from "#renderer/table/parts/shownHands/TurnedHand.ts";
import type { Beat } from "#renderer/table/scene/animation.ts";
import { planOf } from "#renderer/table/scene/plan.ts";
import { emptyScene, type Scene } from "#renderer/table/scene/scene.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { AnySeen, VisibleEvent } from "#shared/contract/seen.ts";
import { notices, View } from "#shared/contract/view.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { playedRecords } from "#test/support/goldenRecords.ts";
import type { Viewer } from "#shared/contract/seats.ts";

await loadTables();

type Shown = Readonly<{ seen: AnySeen; happened: readonly VisibleEvent[] }>;

const known = new Map<string, ReturnType<typeof momentsSeen>>();
/** The moments of each view of each record of a game. */
function momentsIn(id: string, viewer: Viewer) {
  const found = known.get(`${id} ${viewer}`) ?? momentsSeen(id, viewer);
  known.set(`${id} ${viewer}`, found);
  return found;
}

function momentsSeen(id: string, viewer: Viewer) {
  const game = catalogue.find((one) => one.id === id) as unknown as AnyGame;
  return playedRecords(id).map(({ name, lines }) => ({
    name,
    views: lines.flatMap(({ step, error }, number) => {
      if (error !== null || !notices(step, viewer)) return [];
      const view = View.of(game, step, viewer) as unknown as Shown;
      const beats = tableGame(id).beats(view.seen, view.happened);
      return [{ number, moments: beats.flatMap((beat) => (beat.type === "moment" ? [beat] : [])) }];
    }),
  }));
}

const kindsIn = (id: string, viewer: Viewer = "spectator") =>
  new Set(
    momentsIn(id, viewer).flatMap(({ views }) =>
      views.flatMap(({ moments }) => moments.map(({ kind }) => kind)),
    ),
  );

test.each([
  ["kings-and-bastards", ["outFirst"]],
  ["five-card-draw", ["allIn", "showdown"]],
  ["crazy-eights", ["lastCard"]],
  ["exordia8", ["lastCard"]],
  ["normal-eights", ["lastCard", "aceWar"]],
  ["gin-rummy", ["gin", "undercut", "match"]],
] as const)("H-36 in the records of %s there are %s", (id, kinds) => {
  expect([...kindsIn(id)].toSorted()).toEqual([...kinds].toSorted());
});

test("H-36 a sequent that several have built strikes who cannot go on; a short one just breaks", () => {
  const broken = (pile: readonly string[]) =>
    tableGame("exordia8").beats(
      { pile, hands: [3, 3, 3] } as unknown as AnySeen,
      [{ type: "brokeSequent", seat: 1, told: { count: 0 } }] as readonly VisibleEvent[],
    )[0];
  expect(broken(["2h", "3h", "4h"])).toMatchObject({ kind: "sequentKills", seat: 1 });
  expect(broken(["2h", "3h"])).toMatchObject({ type: "sequent" });
});

test("H-36 a new rule is a moment for who made it alone", () => {
  expect(kindsIn("eights-nomic").has("ruleInForce")).toBe(false);
  expect(kindsIn("eights-nomic", 0).has("ruleInForce")).toBe(true);
});

test.each(catalogue.map(({ id }) => id))(
  "H-36 in %s a moment comes at the same time for everybody who watches, whatever they hold",
  (id) => {
    const of = (viewer: Viewer) =>
      momentsIn(id, viewer).map(({ name, views }) => ({
        name,
        moments: views.flatMap(({ number, moments }) =>
          moments
            .filter(({ kind }) => kind !== "ruleInForce")
            .map(({ kind, seat }) => `${number} ${kind} ${seat}`),
        ),
      }));
    expect(of(0)).toEqual(of("spectator"));
  },
);

const scene: Scene = {
  ...emptyScene,
  own: 0,
  counts: [1, 1],
  speech: ["", ""],
  titles: [null, null],
  places: [null, null],
  folded: [false, false],
  shown: [null, null],
  shed: { stock: 9, pile: ["9c"], want: null },
};
const { parts } = tableGame("crazy-eights");
const planned = (beats: readonly Beat[], bots: readonly boolean[] = [false, true]) =>
  planOf(scene, beats, { ...scene, bots }, parts);

describe("H-36 a moment", () => {
  const kinds = Object.keys(momentTable) as MomentKind[];

  test.each(kinds)("%s takes no more than its budget, and its sound is heard at once", (kind) => {
    const beats: readonly Beat[] = [
      { type: "lay", seat: 1, cards: ["9d"] },
      { type: "lay", seat: 1, cards: ["9h"] },
      { type: "win", seat: 1, words: "" },
    ];
    const plain = planned(beats);
    const plan = planned([momentOf(kind, 1), ...beats], [false, false]);
    const { gathers, slowMs, sound } = momentTable[kind];
    expect(plan.ms - plain.ms).toBeGreaterThanOrEqual(gathers);
    expect(plan.ms - plain.ms).toBeLessThanOrEqual(gathers + slowMs);
    expect(gathers + slowMs).toBeLessThanOrEqual(2000);
    expect(plan.steps).toContainEqual({ type: "sound", name: sound, seat: 1, at: 0, ms: 0 });
  });

  test.each([2, 5])("of a showdown is lit until the last of %i hands has turned", (hands) => {
    const shown = Array.from({ length: hands }, (): Beat => ({
      type: "show",
      seat: 1,
      hand: { cards: ["9d"], lit: [true], words: "" },
    }));
    const { steps } = planned([momentOf("showdown", null), ...shown]);
    const end = (type: string) =>
      Math.max(...steps.flatMap((step) => (step.type === type ? step.at + step.ms : [])));
    expect(end("moment")).toBeGreaterThan(end("show"));
  });

  test("whose words are read while play goes on leaves the pile free", () => {
    const leaves = (kind: MomentKind) =>
      planned([momentOf(kind, 1, "Now!")]).steps.find((step) => step.type === "proclaim")!
        .leavesPile;
    expect(leaves("ruleInForce")).toBe(true);
    expect(leaves("undercut")).toBe(false);
  });

  test("of a bot’s gin or match has no fanfare", () => {
    const heard = (bots: readonly boolean[]) =>
      planned([momentOf("gin", 1), momentOf("match", 1)], bots).steps.flatMap((step) =>
        step.type === "sound" ? [step.name] : [],
      );
    expect(heard([false, true])).toEqual(["nod", "nod"]);
    expect(heard([false, false])).toEqual(["gin", "crown"]);
  });

  test("slows the card that decides", () => {
    const flight = (beats: readonly Beat[]) =>
      planned(beats).steps.find(({ type }) => type === "fly")!.ms;
    const lay: Beat = { type: "lay", seat: 1, cards: ["9d"] };
    expect(flight([momentOf("lastCard", 1), lay])).toBeGreaterThan(1.5 * flight([lay]));
  });
});

describe("H-36 a win", () => {
  const heard = (seat: number, bots: readonly boolean[], own: number | null = 0) =>
    planOf(
      { ...scene, own },
      [{ type: "win", seat, words: "" }],
      { ...scene, own, bots },
      parts,
    ).steps.flatMap((step): readonly string[] => {
      if (step.type === "sound") return [step.name];
      return step.type === "cheer" ? [step.nods ? "a nod" : "confetti"] : [];
    });

  test("of one's own has confetti and a fanfare", () =>
    expect(heard(0, [false, true])).toEqual(["confetti", "win"]));
  test("of a bot gets a nod, and one's loss is heard", () =>
    expect(heard(1, [false, true])).toEqual(["a nod", "lose"]));
  test("of another person has confetti, and one's loss is heard", () =>
    expect(heard(1, [false, false])).toEqual(["confetti", "lose"]));
  test("of a bot is a quiet one for who only watches", () =>
    expect(heard(1, [false, true], null)).toEqual(["a nod", "nod"]));

  test("that somebody else has ends sooner for the loser than one's own", () => {
    const longest = (seat: number) =>
      Math.max(...planned([{ type: "win", seat, words: "" }]).steps.map(({ at, ms }) => at + ms));
    expect(longest(1)).toBeLessThan(longest(0));
  });
});

test("H-36 a few shown cards turn one by one, and all lie open in the end", () => {
  const middle = [0, 1, 2, 3, 4].map((card) => flipAt(0.5, card, 5));
  expect(middle).toEqual(middle.toSorted((one, other) => other - one));
  expect(middle[0]).toBe(1);
  expect(middle[4]).toBeLessThan(0.5);
  expect([0, 1, 2, 3, 4].map((card) => flipAt(1, card, 5))).toEqual([1, 1, 1, 1, 1]);
});
