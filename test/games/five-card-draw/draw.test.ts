// Checks how cards are exchanged, and what happens when the stock runs short.

import { describe, expect, test } from "vitest";
import { peekAll } from "#shared/cards/faceDown.ts";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import type { DrawRound } from "#shared/games/five-card-draw/types.ts";
import { table } from "#test/support/table.ts";
import { after, dealt, made } from "./drawRound.ts";
import { aces, kings, queens } from "./hands.ts";

const three = () => table("five-card-draw").hands(aces, kings, queens);
const called = () => three().seat(0).bets(10).seat(1).calls().seat(2).calls();

describe("the exchange", () => {
  test("FD-11 each in turn from the dealer's left throws up to three and gets as many from the top of the stock", () =>
    called()
      .stock("2c 2d 2h 4c 4d")
      .expectToAct(0)
      .seat(0)
      .expectLegal("draw …3")
      .draws("9h 7s 3c")
      .expectHand(0, "Ac Ad 2c 2d 2h")
      .expectRemoved(3)
      .expectFact("drew", [3, null, null])
      .expectToAct(1)
      .seat(1)
      .draws()
      .expectHand(1, kings)
      .seat(2)
      .draws("9d 7c")
      .expectHand(2, "Qc Qd 3h 4c 4d")
      .expectRemoved(5)
      .expectFact("drew", [3, 0, 2])
      .expectPhase("bet2")
      .played());

  test("FD-11 how many is public, and the new cards are told to their drawer alone (C-7)", () =>
    called()
      .stock("2c 2d 2h")
      .seat(0)
      .draws("9h")
      .expectView(0, ({ happened }) =>
        expect(happened).toEqual([{ type: "drew", seat: 0, told: { count: 1 }, cards: ["2c"] }]),
      )
      .expectView(1, ({ happened }) =>
        expect(happened).toEqual([{ type: "drew", seat: 0, told: { count: 1 } }]),
      )
      .expectView("spectator", ({ happened, seen }) => {
        expect(happened).toEqual([{ type: "drew", seat: 0, told: { count: 1 } }]);
        expect(seen).toMatchObject({ hands: [5, 5, 5], removed: 1, stock: 2 });
      })
      .played());

  test("FD-11 no more than maxDraw, only own cards, and each once", () =>
    called()
      .stock("2c 2d 2h")
      .seat(0)
      .draws("9h 7s 3c Ac")
      .expectRefused("FD-11", /up to 3 cards now, not 4/)
      .draws("Kc")
      .expectRefused("C-12", /don’t hold the king of clubs/)
      .draws("9h 9h")
      .expectRefused("C-12")
      .sends({ type: "draw", cards: ["Ac", "Ad", "9h", "7s", "3c", "3c"] })
      .expectRefused("C-13")
      .draws("9h 7s 3c")
      .played());

  test.for([0, 1, 5])("FD-11 with maxDraw %i", (maxDraw) =>
    called()
      .options({ maxDraw })
      .stock("2c 2d 2h 2s 4d 4h")
      .seat(0)
      .expectLegal(`draw …${maxDraw}`)
      .draws("Ac Ad 9h 7s 3c".split(" ").slice(0, maxDraw).join(" "))
      .expectFact("drew", [maxDraw, null, null])
      .played(),
  );

  test("FD-11 all-in players draw too, who folded do not", () =>
    three()
      .stock("2c 2d 2h")
      .carry({ chips: [1000, 60, 1000] })
      .seat(0)
      .folds()
      .seat(1)
      .bets(50)
      .seat(2)
      .calls()
      .expectToAct(1)
      .seat(1)
      .draws("9c")
      .expectToAct(2)
      .seat(2)
      .draws("9d")
      .expectPhase("over")
      .expectFact("drew", [null, 1, 1])
      .played());

  test("C-5 FD-11 who leaves in the draw is passed over, his hand and what he threw stay face down", () =>
    called()
      .stock("2c 2d 2h")
      .seat(0)
      .draws("9h")
      .leaves()
      .expectToAct(1)
      .expectRemoved(6)
      .seat(1)
      .leaves()
      .expectPhase("over")
      .expectResult({ winners: [2] })
      .played());
});

describe("a stock that runs short", () => {
  test("FD-11 the rest of the stock is dealt first, then the cards thrown by others are shuffled into a new one", () =>
    called()
      .stock("2c 2d 2h 2s")
      .seat(0)
      .draws("9h 7s 3c")
      .seat(1)
      .draws("9c 7h 3d")
      .expectHappened("reshuffled", "drew")
      .expectView(1, ({ seen, happened }) => {
        const hand = seen.hands[1] as readonly string[];
        expect(hand.slice(0, 3)).toEqual(["Kc", "Kd", "2s"]);
        for (const card of hand.slice(3)) expect(["9h", "7s", "3c"]).toContain(card);
        expect(happened[0]).toEqual({ type: "reshuffled", told: { cards: 3 } });
        expect(seen).toMatchObject({ stock: 1, removed: 3 });
      })
      .expectFact("thrown", 3)
      .played());

  test("FD-11 the stock is not renewed before a card is wanting", () =>
    called()
      .stock("2c 2d 2h")
      .seat(0)
      .draws("9h 7s 3c")
      .expectHappened("drew")
      .expectView("spectator", ({ seen }) => expect(seen.stock).toBe(0))
      .expectFact("thrown", 3)
      .played());

  test("FD-11 no more may be thrown than stock and others' thrown cards can replace", () =>
    called()
      .stock("2c")
      .seat(0)
      .expectLegal("draw …1")
      .draws("9h 7s")
      .expectRefused("FD-11", /up to 1 card now/)
      .draws("9h")
      .seat(1)
      .expectLegal("draw …1")
      .draws("9c")
      .expectHand(1, "Kc Kd 7h 3d 9h")
      .seat(2)
      .expectLegal("draw …1")
      .draws()
      .played());

  test("FD-11 without stock and thrown cards all keep what they have", () =>
    called()
      .seat(0)
      .expectLegal("draw …0")
      .draws("9h")
      .expectRefused("FD-11", /exchange no cards/)
      .draws()
      .seat(1)
      .draws()
      .seat(2)
      .draws()
      .expectPhase("bet2")
      .played());

  test("FD-11 folded hands are never dealt again: what is shuffled is what was thrown", () =>
    three()
      .stock("2c 2d 2h")
      .seat(0)
      .folds()
      .seat(1)
      .bets(10)
      .seat(2)
      .calls()
      .seat(1)
      .draws("9c 7h 3d")
      .expectFact("thrown", 3)
      .seat(2)
      .draws("Qc Qd 9d")
      .expectHappened("reshuffled", "drew")
      .expectHand(2, "7c 3h 9c 7h 3d")
      .expectRemoved(8)
      .played());

  test("FD-11 with nothing but a folded hand in the heap nobody can draw", () =>
    three()
      .seat(0)
      .folds()
      .seat(1)
      .bets(10)
      .seat(2)
      .calls()
      .expectRemoved(5)
      .expectFact("thrown", 0)
      .seat(1)
      .expectLegal("draw …0")
      .played());

  test("FD-11 C-10 the new stock's order comes from the seed", () => {
    const ends = ["a", "b", "a"].map((seed) => JSON.stringify(sixteenDraw(seed).at(-1)?.zones));
    expect(ends[0]).toBe(ends[2]);
    expect(ends[0]).not.toBe(ends[1]);
  });

  test("FD-11 sixteen players draw three each from two packs: no card is dealt twice, none comes back to who threw it", () => {
    for (const seed of ["one", "two", "three", "four", "five"]) {
      const rounds = sixteenDraw(seed);
      const pack = [...fiveCardDraw.pack(rounds[0]!.options, 16)].sort();
      for (const round of rounds) expect(everyCard(round)).toEqual(pack);
      const last = rounds.at(-1) as DrawRound;
      expect(last.facts.drew).toEqual(Array(16).fill(3));
      // 106 cards, 80 dealt: 26 in the stock, and 48 wanted.
      expect(reshuffles(seed)).toBeGreaterThan(0);
    }
  });
});

const everyCard = ({ zones }: DrawRound) =>
  [...zones.hands.flatMap(peekAll), ...peekAll(zones.stock), ...peekAll(zones.removed)].sort();
const inBetting = (seed: string): DrawRound => {
  let round = dealt({ seats: 16, seed, dealer: 15 });
  round = after(round, 0, { type: "bet", to: 10 });
  for (let seat = 1; seat < 16; seat += 1) round = after(round, seat, { type: "call" });
  return round;
};

/** Everybody throws their first three. */
function sixteenDraw(seed: string): readonly DrawRound[] {
  const rounds = [inBetting(seed)];
  for (let seat = 0; seat < 16; seat += 1) {
    const round = rounds.at(-1) as DrawRound;
    const hand = peekAll(round.zones.hands[seat] ?? []);
    rounds.push(after(round, seat, { type: "draw", cards: hand.slice(0, 3) }));
  }
  return rounds;
}

function reshuffles(seed: string): number {
  let round = inBetting(seed);
  let count = 0;
  for (let seat = 0; seat < 16; seat += 1) {
    const cards = peekAll(round.zones.hands[seat] ?? []).slice(0, 3);
    const outcome = made(round, seat, { type: "draw", cards });
    round = outcome.round;
    if (outcome.happened[0]?.type !== "reshuffled") continue;
    count += 1;
    // What this player threw now lies in `removed`, as its only thrown cards; so it was in no stock
    // that they drew from.
    expect(round.facts.thrown).toBe(3);
    expect(peekAll(round.zones.removed).slice(0, 3)).toEqual(cards);
  }
  return count;
}
