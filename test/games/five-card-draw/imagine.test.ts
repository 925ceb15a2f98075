// Checks that a hand imagined from a view fits that view, and differs where it may.

import { describe, expect, test } from "vitest";
import { peekAll } from "#shared/cards/faceDown.ts";
import { newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import type { DrawRound } from "#shared/games/five-card-draw/types.ts";
import { after, dealt, playedOut } from "./drawRound.ts";

const viewOf = (round: DrawRound, viewer: number | "spectator") =>
  View.of(fiveCardDraw, { round, happened: [] }, viewer);
const imagined = (round: DrawRound, viewer: number | "spectator", seed = "guess") =>
  fiveCardDraw.imagine(viewOf(round, viewer), newDice(seed));
const everyCard = ({ zones }: DrawRound) =>
  [...zones.hands.flatMap(peekAll), ...peekAll(zones.stock), ...peekAll(zones.removed)].sort();

/** Nine seats and two packs: seat 0 folds, 1 and 2 have drawn, 3 is to draw. */
function inTheDraw(): DrawRound {
  let round = after(dealt({ seats: 9, dealer: 8, seed: "imagine" }), 0, { type: "fold" });
  round = after(round, 1, { type: "bet", to: 10 });
  for (let seat = 2; seat < 9; seat += 1) round = after(round, seat, { type: "call" });
  for (const seat of [1, 2])
    round = after(round, seat, {
      type: "draw",
      cards: peekAll(round.zones.hands[seat] ?? []).slice(0, 3),
    });
  return round;
}

describe("an imagined hand", () => {
  test("C-7 it has the viewer's own cards, all counts, and each card of the packs once", () => {
    const round = inTheDraw();
    for (const viewer of [0, 1, 3, "spectator"] as const) {
      const twin = imagined(round, viewer);
      expect(everyCard(twin)).toEqual(everyCard(round));
      expect(viewOf(twin, viewer)).toEqual(viewOf(round, viewer));
      if (viewer !== "spectator")
        expect(twin.zones.hands[viewer]).toEqual(round.zones.hands[viewer]);
    }
    expect(imagined(round, 3, "one").zones).not.toEqual(imagined(round, 3, "two").zones);
  });

  test("FD-11 what may come back in a reshuffle is as much as in truth: thrown cards, not folded ones", () => {
    const twin = imagined(inTheDraw(), 3);
    expect(twin.facts.thrown).toBe(6);
    expect(twin.zones.removed).toHaveLength(11);
  });

  test("FD-13 after a showdown it knows the hands that were shown, and after a fold none", () => {
    const shown = playedOut(inTheDraw(), (round, seat) =>
      fiveCardDraw.phase(round) === "draw"
        ? { type: "draw", cards: [] }
        : fiveCardDraw.legal(round, seat)[0]?.type === "bet"
          ? { type: "bet", to: 10 }
          : { type: "call" },
    );
    expect(shown.facts.result?.wonBy).toBe("showdown");
    expect(imagined(shown, "spectator").zones.hands).toEqual(shown.zones.hands);
    const folded = playedOut(dealt({ seats: 3, seed: "imagine" }));
    expect(imagined(folded, "spectator").zones.hands).not.toEqual(folded.zones.hands);
  });
});
