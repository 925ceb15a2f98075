// Steps made by hand: what each tells of places, and what cannot be followed.

import { describe, expect, test } from "vitest";
import { turnAllDown } from "#shared/cards/faceDown.ts";
import type { Dice } from "#shared/chance/dice.ts";
import type { AnyRound } from "#shared/contract/game.ts";
import type { GameEvent } from "#shared/contract/outcome.ts";
import type { Zones } from "#shared/contract/round.ts";
import { begunPlaces } from "#shared/verifiedDeal/begunPlaces.ts";
import { movedPlaces } from "#shared/verifiedDeal/movedPlaces.ts";
import { hand } from "#test/support/hand.ts";

type Laid = Readonly<{ hands: readonly string[]; stock: string; pile?: string; removed?: string }>;

const zonesOf = ({ hands, stock, pile = "", removed = "" }: Laid): Zones => ({
  hands: hands.map((cards) => turnAllDown(hand(cards))),
  stock: turnAllDown(hand(stock)),
  pile: hand(pile),
  removed: turnAllDown(hand(removed)),
});

/** Only what places are made of. */
const roundOf = (laid: Laid, uses: Dice["uses"]): AnyRound =>
  ({
    zones: zonesOf(laid),
    facts: { dealer: 1, left: [] },
    dice: { seed: "", drawn: 0, uses },
  }) as never;

const pack = { shuffled: [], into: hand("5h 9c 2c 3d 5h 7s") };
const dealt = begunPlaces(roundOf({ hands: ["5h 2c", "9c 3d"], stock: "5h 7s" }, [pack]));

const drew = (seat: number, cards: string): GameEvent => ({
  type: "drew",
  seat,
  told: { count: hand(cards).length },
  only: { to: [seat], cards: turnAllDown(hand(cards)) },
});
const gave: GameEvent = {
  type: "gave",
  seat: 0,
  told: { to: 1 },
  only: { to: [0, 1], cards: turnAllDown(hand("5h")) },
};

const after = (laid: Laid, happened: readonly GameEvent[], uses: Dice["uses"] = [pack]) =>
  movedPlaces(dealt.places, { round: roundOf(laid, uses), happened });

const at = (place: number, deck = 0) => ({ deck, place });

describe("who gets the place", () => {
  test("H-18 a seat that plays a card and draws another of its name is opened the place that it drew, and the old one is played", () => {
    const { moves, openings } = after({ hands: ["2c 5h", "9c 3d"], stock: "7s", pile: "5h" }, [
      drew(0, "5h"),
    ]);
    expect(openings).toEqual([{ ...at(4), card: "5h", to: 0 }]);
    expect(moves).toEqual([
      { cards: [at(4)], to: 0 },
      { cards: [at(0)], to: "pile" },
    ]);
  });

  test("H-18 a seat that is given a card is not opened the place of one of the same name that its giver draws", () => {
    const { moves, openings } = after({ hands: ["2c 5h", "9c 3d 5h"], stock: "7s" }, [
      gave,
      drew(0, "5h"),
    ]);
    expect(openings).toEqual([{ ...at(4), card: "5h", to: 0 }]);
    expect(moves.at(-1)).toEqual({ cards: [at(0)], to: 1 });
  });

  test("H-18 a draw goes on into the deck that the pile became", () => {
    const shuffle = { shuffled: hand("5h"), into: hand("5h") };
    const { moves, openings, newDecks, places } = after(
      { hands: ["2c", "3d 5h 7s 5h"], stock: "", pile: "9c" },
      [drew(1, "5h 7s 5h")],
      [pack, shuffle],
    );
    expect(newDecks).toEqual([{ deck: 1, cards: ["5h"] }]);
    expect(openings.map(({ to: _to, card: _card, ...place }) => place)).toEqual([
      at(4),
      at(5),
      at(0, 1),
    ]);
    expect(moves.slice(-2)).toEqual([{ shuffle: true }, { cards: [at(0, 1)], to: 1 }]);
    expect(places.uses).toEqual([{ shuffled: "pack" }, { shuffled: [at(0)] }]);
  });

  test("H-18 a step in which no card moves is not in the closing", () => {
    const { moves, places } = after({ hands: ["5h 2c", "9c 3d"], stock: "5h 7s" }, []);
    expect(moves).toEqual([]);
    expect(places.steps).toEqual(dealt.places.steps);
  });
});

describe("what cannot be followed", () => {
  test.each([
    ["a card from nowhere", "nowhere", { hands: ["5h 2c Kd", "9c 3d"], stock: "5h 7s" }, []],
    ["a card that is gone", "in stock", { hands: ["5h 2c", "9c 3d"], stock: "7s" }, []],
    [
      "a card below the top one",
      "nowhere",
      { hands: ["5h 2c 7s", "9c 3d"], stock: "5h" },
      [drew(0, "7s")],
    ],
    [
      "a draw of another card",
      "another card",
      { hands: ["5h 2c 5h", "9c 3d"], stock: "7s" },
      [drew(0, "7s")],
    ],
    [
      "more than the stock",
      "more cards",
      { hands: ["5h 2c", "9c 3d"], stock: "" },
      [drew(0, "5h 7s Kd")],
    ],
  ] as const)("H-18 %s is an error", (_what, words, laid, happened) => {
    expect(() => after(laid, happened)).toThrow(words);
  });

  test("H-18 so is a deal of given cards, which come from no seed", () => {
    expect(() => begunPlaces(roundOf({ hands: ["5h", "9c"], stock: "" }, []))).toThrow("no seed");
  });
});
