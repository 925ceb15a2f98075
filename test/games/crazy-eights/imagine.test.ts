// Checks that a round imagined from a view fits that view, and differs where it may.

import { describe, expect, test } from "vitest";
import { peekAll } from "#shared/cards/faceDown.ts";
import { newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { crazyEights } from "#shared/games/crazy-eights/index.ts";
import type { CrazyRound } from "#shared/games/crazy-eights/types.ts";
import { after, dealt, draw } from "./crazyRound.ts";

const viewOf = (round: CrazyRound, viewer: number | "spectator") =>
  View.of(crazyEights, { round, happened: [] }, viewer);
const imagined = (round: CrazyRound, viewer: number | "spectator", seed = "guess") =>
  crazyEights.imagine(viewOf(round, viewer), newDice(seed));
const everyCard = ({ zones }: CrazyRound) =>
  [
    ...zones.hands.flatMap(peekAll),
    ...peekAll(zones.stock),
    ...peekAll(zones.removed),
    ...zones.pile,
  ].sort();

/** A round in which an eight was turned up and shuffled back. */
const withEightBack = (seats: number): CrazyRound => {
  for (let at = 0; at < 500; at += 1) {
    const round = dealt({ seats, seed: `eight ${at}` });
    if (round.facts.turnedBack.length > 0) return round;
  }
  throw new Error("no eight was turned up");
};

describe("an imagined round", () => {
  test.for([2, 6, 9])(
    "C-7 with %i seats it has the viewer's own cards, all counts, and each card of the packs once",
    (seats) => {
      let round = dealt({ seats, seed: "imagine" });
      for (let turn = 0; turn < 3; turn += 1) round = after(round, round.facts.turn ?? 0, draw);
      if (seats > 2) round = after(round, seats - 1, { type: "leave" });
      for (const viewer of [0, 1, "spectator"] as const) {
        const twin = imagined(round, viewer);
        expect(everyCard(twin)).toEqual(everyCard(round));
        expect(viewOf(twin, viewer)).toEqual(viewOf(round, viewer));
        if (viewer !== "spectator")
          expect(twin.zones.hands[viewer]).toEqual(round.zones.hands[viewer]);
      }
      expect(imagined(round, 0, "one").zones).not.toEqual(imagined(round, 0, "two").zones);
    },
  );

  test.for([3, 8])(
    "CE-4 with %i seats an eight that was shuffled back is in the stock as long as nobody has drawn",
    (seats) => {
      const round = after(withEightBack(seats), seats - 1, { type: "leave" });
      const eight = round.facts.turnedBack[0] ?? "Jk";
      const twins = Array.from({ length: 60 }, (_, at) => imagined(round, 0, `${at}`));
      for (const twin of twins) {
        expect(peekAll(twin.zones.stock)).toContain(eight);
        expect(everyCard(twin)).toEqual(everyCard(round));
        expect(twin.zones.hands.map(({ length }) => length)).toEqual(
          round.zones.hands.map(({ length }) => length),
        );
        expect([twin.zones.stock.length, twin.zones.removed.length]).toEqual([
          round.zones.stock.length,
          round.zones.removed.length,
        ]);
      }
      expect(
        new Set(twins.map(({ zones }) => peekAll(zones.stock).indexOf(eight))).size,
      ).toBeGreaterThan(10);
      const drawn = after(round, round.facts.turn ?? 0, draw);
      const other = drawn.facts.turn ?? 0;
      const inHands = Array.from({ length: 200 }, (_, at) =>
        imagined(drawn, other, `${at}`),
      ).filter(({ zones }) =>
        zones.hands.some((hand, seat) => seat !== other && peekAll(hand).includes(eight)),
      );
      expect(inHands.length).toBeGreaterThan(0);
    },
  );
});
