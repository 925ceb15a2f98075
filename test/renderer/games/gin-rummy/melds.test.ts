// Checks that hands are laid out in readable melds, one by one and without a jump, whatever happens
// in a hand of Gin Rummy.

import { describe, expect, test } from "vitest";
import { loadMissing, tableGame } from "#renderer/games/tableGames.ts";
import { lyingIn, freePlace } from "#renderer/table/layout/freePlace.ts";
import { overlap } from "#renderer/table/layout/boxes.ts";
import { layOut } from "#renderer/table/layout/layout.ts";
import type { Room } from "#renderer/table/layout/regions.ts";
import { laidPlaces } from "#renderer/games/gin-rummy/melds/meldsPlaces.ts";
import {
  cardsOf,
  laidKeys,
  pointsOf,
  type LaidHand,
} from "#renderer/games/gin-rummy/melds/meldsScene.ts";
import { emptyScene } from "#renderer/table/scene/scene.ts";
import { notices, View } from "#shared/contract/view.ts";
import type { AnySeen, VisibleEvent } from "#shared/contract/seen.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { expectNoJump, plannedFor, type Planned } from "#test/renderer/table/planning.ts";
import { playedRecords } from "#test/support/goldenRecords.ts";
import { hand } from "#test/support/hand.ts";

await loadMissing(["gin-rummy"]);
const gin = tableGame("gin-rummy");
const rules = catalogue.find(({ id }) => id === "gin-rummy") as unknown as AnyGame;

type GinView = Readonly<{ seen: AnySeen; happened: readonly VisibleEvent[] }>;

function plansOf(record: string, viewer: Viewer): readonly Planned<GinView>[] {
  const { lines } = playedRecords("gin-rummy").find(({ name }) => name === record)!;
  const steps = lines.flatMap(({ step, error }) =>
    error === null && notices(step, viewer) ? [step] : [],
  );
  return plannedFor(
    gin,
    steps.map((step) => View.of(rules, step, viewer) as unknown as GinView),
  );
}

const planWith = (record: string, viewer: Viewer, type: string): Planned<GinView> =>
  plansOf(record, viewer).find(({ view }) => view.happened.some((told) => told.type === type))!;

describe("the plans of Gin Rummy", () => {
  const names = playedRecords("gin-rummy").map(({ name }) => name);
  test.each(names)(
    "GR-9 GR-13 GR-19 along %s lead to what each view says, whoever looks on",
    (name) => {
      for (const viewer of [0, 1, "spectator"] as const)
        for (const planned of plansOf(name, viewer)) expectNoJump(planned);
    },
  );

  test("GR-9 melds are laid one by one, what is left over card by card with a running count, and own cards leave the hand as themselves", () => {
    const { plan, before, after } = planWith("a-knock-and-cards-laid-off", 0, "wentDown");
    const [laid] = after.laid!.flatMap((its, seat) => (its ? [{ seat, hand: its }] : []));
    const flights = plan.steps.filter((step) => step.type === "fly" && step.to.zone === "laid");
    expect(flights.map((step) => step.type === "fly" && step.becomes)).toEqual(
      laidKeys(laid!.seat, cardsOf(laid!.hand)),
    );
    const starts = flights.map(({ at }) => at);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    const counts = plan.steps.flatMap((step) => (step.type === "leftOver" ? [step.points] : []));
    expect(counts.at(-1)).toBe(pointsOf(laid!.hand));
    expect(counts).toEqual(counts.toSorted((one, other) => Number(one) - Number(other)));
    const own = laid!.seat === 0 ? before.hand.map(({ key }) => key) : [];
    expect(flights.filter((step) => step.type === "fly" && own.includes(step.key))).toHaveLength(
      laid!.seat === 0 ? flights.length : 0,
    );
  });

  test.each([
    ["wentDown", "a-knock-and-cards-laid-off"],
    ["laidOff", "a-knock-and-cards-laid-off"],
  ])(
    "H-24 as long as cards of the own hand leave it (%s) the others lie there as they lay",
    (type, record) => {
      const planned = ([0, 1] as const)
        .map((viewer) => planWith(record, viewer, type))
        .filter(
          ({ view, after }) => view.happened.find((told) => told.type === type)!.seat === after.own,
        );
      expect(planned).toHaveLength(1);
      const { plan, before } = planned[0]!;
      const held = before.hand.map(({ key }) => key);
      const leaving = plan.steps.flatMap((step) =>
        step.type === "fly" && held.includes(step.key) && step.to.zone !== "hand" ? [step] : [],
      );
      expect(leaving.length).toBeGreaterThan(9);
      for (const { at } of leaving) {
        const gone = new Set(leaving.filter((step) => step.at <= at).map(({ key }) => key));
        const holds = plan.steps
          .flatMap((step) => (step.type === "hold" && step.at <= at ? [step] : []))
          .toSorted((one, other) => one.at - other.at);
        expect(holds.at(-1)!.hand.map(({ key }) => key)).toEqual(
          held.filter((key) => !gone.has(key)),
        );
      }
    },
  );

  test("GR-13 what is laid off flies onto the melds of who knocked, before the other hand is counted", () => {
    const { plan, after } = planWith("a-knock-and-cards-laid-off", 1, "laidOff");
    const knocker = (after.laid ?? []).findIndex((its) => (its?.added.length ?? 0) > 0);
    const added = after.laid?.[knocker]?.added ?? [];
    expect(added.length).toBeGreaterThan(0);
    const onto = plan.steps.flatMap((step) =>
      step.type === "fly" &&
      step.to.zone === "laid" &&
      step.to.seat === knocker &&
      added.includes(step.card!)
        ? [step]
        : [],
    );
    const counted = plan.steps.flatMap((step) =>
      step.type === "fly" && step.to.zone === "laid" && step.to.seat !== knocker ? [step.at] : [],
    );
    expect(onto).toHaveLength(added.length);
    expect(Math.max(...onto.map(({ at }) => at))).toBeLessThan(Math.min(...counted));
  });

  test("GR-14 undercut, gin and the end of a match are proclaimed", () => {
    const proclaimed = (record: string, type: string): readonly string[] =>
      planWith(record, 0, type).plan.steps.flatMap((step) =>
        step.type === "proclaim" ? [step.words] : [],
      );
    expect(proclaimed("an-undercut", "won")).toEqual(["Undercut!"]);
    expect(proclaimed("gin-against-gin", "wentDown")).toEqual(["Gin!"]);
    expect(proclaimed("a-shutout", "wonMatch")).toContain("Shutout!");
    expect(proclaimed("a-knock-and-cards-laid-off", "wentDown")).toEqual([]);
  });
});

const laidHand = (melds: string, rest: string): LaidHand => ({
  melds: melds === "" ? [] : melds.split("/").map(hand),
  added: [],
  rest: hand(rest).map((card) => ({ card, points: 1 })),
});
const hands: { readonly [what: string]: LaidHand } = {
  gin: laidHand("As Ac Ad Ah/9c 9d 9s/5s 6s 7s", ""),
  "nothing but deadwood": laidHand("", "Ks Qd Jh 9c 8d 7h 5s 4c 2d Ah"),
  "much put to it": laidHand("2s 3s 4s 5s 6s 7s 8s/9c 9d 9h 9s", "2d Ah Ac 3d"),
  "a little of all": laidHand("4c 4d 4h", "Js Ts 7h 3d 2c As Ad"),
};
/**
 * With how much room the strip asks for, there: with words and buttons, with the match's last line.
 */
const strips = {
  tall: [
    [344, 170],
    [300, 182],
  ],
  low: [
    [720, 76],
    [824, 88],
  ],
  large: [
    [390, 150],
    [440, 200],
  ],
} as const;
const rooms: readonly (readonly [number, number])[] = [
  [1280, 800],
  [1920, 1080],
  [1024, 700],
  [390, 844],
  [360, 640],
  [844, 390],
];

describe.each(rooms)("in a window of %d × %d", (width, height) => {
  const room = { width, height, seats: 2, own: 0, mostCards: 11, textScale: 1 } as Room;
  const layout = layOut(
    room,
    gin.parts.flatMap(({ places }) => places ?? []),
  );

  test.each(Object.entries(hands))(
    "GR-9 H-24 %s lies where every card can be told, clear of the other hand, plates and the line that says whose turn it is",
    (_what, laid) => {
      const [own, other] = [laidPlaces(layout, 0, laid), laidPlaces(layout, 1, laid)];
      for (const places of [own, other]) {
        expect(places.poses).toHaveLength(cardsOf(laid).length);
        const { x, y, width: across, height: down } = places.box;
        expect([x >= 0, y >= 0, x + across <= width, y + down <= height]).toEqual([
          true,
          true,
          true,
          true,
        ]);
        const gaps = places.poses
          .slice(1)
          .flatMap((pose, at) =>
            pose.y === places.poses[at]!.y ? [pose.x - places.poses[at]!.x] : [],
          );
        // Rank and suit are seen.
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(places.cardWidth * 0.28);
        expect(places.cardWidth).toBeGreaterThanOrEqual(Math.min(width, height) * 0.09);
        for (const { box } of layout.seats) expect(overlap(places.box, box)).toBe(false);
        expect(overlap(places.box, layout.status)).toBe(false);
      }
      expect(overlap(own.box, other.box)).toBe(false);
      expect(own.box.y).toBeGreaterThan(other.box.y);
    },
  );

  test.each(Object.entries(hands))(
    "H-24 what tells who has won hides nothing of %s, at a hand's end or a match's",
    (_what, laid) => {
      const lying = lyingIn(layout, {
        ...emptyScene,
        own: 0,
        counts: [0, 0],
        laid: [laid, hands["a little of all"]!],
      });
      for (const [wide, high] of strips[width < 500 ? "tall" : height < 500 ? "low" : "large"]) {
        const at = freePlace({ width: wide, height: high }, lying);
        expect(
          lying.kept.filter((box) => overlap({ ...at, width: wide, height: high }, box)),
        ).toEqual([]);
      }
      expect(lying).toMatchObject({ showsHands: true, isBelow: true });
    },
  );
});
