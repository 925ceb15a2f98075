// Checks a draw, a play, a pass and a leave in an eights game that defines no more of itself than
// it must.

import { describe, expect, test } from "vitest";
import { peekAll, turnAllDown } from "#shared/cards/faceDown.ts";
import type { Card } from "#shared/cards/card.ts";
import { newDice } from "#shared/chance/dice.ts";
import { took, type OfSeat, type Took } from "#shared/contract/outcome.ts";
import {
  canDraw,
  drawn,
  newStock,
  leave,
  pass,
  played,
  put,
  nextToAct,
  type Refilled,
  type EightsRound,
  type EightsRules,
  type EightsEvent,
} from "#shared/games/eights/rules.ts";
import { dealHands, firstWinner } from "#shared/contract/carry.ts";
import { hand } from "#test/support/hand.ts";

type Plain = Took<"drew"> | Refilled | OfSeat<"won"> | OfSeat<"passed">;
type Rules = EightsRules<EightsRound, Plain>;

const least: Rules = {
  turnPassed: (round, from) => ({
    ...round,
    facts: {
      ...round.facts,
      turn: nextToAct({ direction: 1, left: round.facts.left }, round.zones.hands.length, from),
    },
  }),
  passes: "passed",
  won: (seat) => ({ type: "won", seat, told: {} }),
  closed: (facts) => ({ ...facts, passed: [] }),
};
const refilling = (atOnce: boolean): Rules => ({
  ...least,
  refilling: { may: () => true, atOnce, tell: newStock },
});

/** Seat 0 is to act and dealt; everybody paid 10 into the pot. */
function lying(hands: readonly string[], stock: string, pile: string): EightsRound {
  const facts = {
    dealer: 0,
    turn: 0,
    passed: [],
    left: [],
    result: null,
    chips: hands.map(() => 90),
    pot: 10 * hands.length,
  };
  const zones = {
    hands: hands.map((cards) => turnAllDown(hand(cards))),
    stock: turnAllDown(hand(stock)),
    removed: [],
    pile: hand(pile),
  };
  return {
    options: { stake: 10 },
    zones,
    facts,
    sealed: null,
    secret: null,
    dice: newDice("kernel"),
  };
}

function draws(rules: Rules, round: EightsRound, count: number) {
  const happened: EightsEvent<Plain>[] = [];
  const after = drawn(rules, round, 0, count, took("drew"), happened);
  return { after, told: happened.map(({ type, told }) => ({ type, ...told })) };
}

const passes = (rules: Rules, round: EightsRound, seat: number) =>
  pass(rules, round, seat, { type: "passed", seat, told: {} });
const cardsOf = ({ zones }: EightsRound): readonly Card[] =>
  [...zones.hands, zones.stock, zones.removed].flatMap(peekAll).concat(zones.pile).toSorted();

describe("drawing", () => {
  test("where a game says nothing of it the pile never becomes a stock, and what cannot be drawn is not", () => {
    const { after, told } = draws(least, lying(["2c", "3c"], "4c", "5c 6c 7c"), 3);
    expect(told).toEqual([{ type: "drew", count: 1 }]);
    expect(canDraw(least, after)).toBe(false);
  });

  test("the pile but its top card is shuffled when a card must come off an empty stock, and the draw goes on", () => {
    const before = lying(["2c", "3c"], "4c", "5c 6c 7c");
    const { after, told } = draws(refilling(false), before, 2);
    expect(told).toEqual([
      { type: "refilled", cards: 2 },
      { type: "drew", count: 2 },
    ]);
    expect(after.zones.pile).toEqual(["7c"]);
    expect(cardsOf(after)).toEqual(cardsOf(before));
  });

  test("or as soon as a draw has emptied it", () => {
    const { after, told } = draws(refilling(true), lying(["2c", "3c"], "4c", "5c 6c 7c"), 1);
    expect(told).toEqual([
      { type: "drew", count: 1 },
      { type: "refilled", cards: 2 },
    ]);
    expect(after.zones.stock).toHaveLength(2);
    expect(draws(refilling(false), lying(["2c", "3c"], "4c", "5c 6c 7c"), 1).told).toEqual([
      { type: "drew", count: 1 },
    ]);
  });
});

describe("playing", () => {
  test("cards go from the hand on the pile in their order, and nothing moves where one of them is not in the hand", () => {
    const round = lying(["2c 3c 4c", "5c"], "", "6c");
    expect(put(round.zones, 0, hand("4c 2c"))).toMatchObject({
      hands: [["3c"], ["5c"]],
      pile: ["6c", "4c", "2c"],
    });
    expect(put(round.zones, 0, hand("2c 2c"))).toBeNull();
  });

  test("C-8 C-14 who has no cards left wins the pot; the others follow by fewest cards", () => {
    const { round, happened } = played(least, lying(["", "5c 6c", "7c"], "", "6c"), 0, []);
    expect(round.facts).toMatchObject({
      turn: null,
      pot: 0,
      chips: [120, 90, 90],
      result: { winners: [0], places: [[0], [2], [1]], chips: [20, -10, -10] },
    });
    expect(happened.map(({ type }) => type)).toEqual(["won", "tookPot"]);
    const goesOn = lying(["2c", "5c"], "", "6c");
    expect(played(least, goesOn, 0, []).round).toBe(goesOn);
  });
});

describe("passing", () => {
  const stuck = lying(["2c 3c", "5c", "7c"], "", "6c");

  test("counts towards a block only where no card can be drawn", () => {
    expect(passes(least, stuck, 0).round.facts).toMatchObject({ passed: [0], turn: 1 });
    expect(passes(least, lying(["2c", "5c"], "9c", "6c"), 0).round.facts).toMatchObject({
      passed: [],
      turn: 1,
    });
  });

  test("C-8 when all have passed, those with the fewest cards share, odd chips from the dealer's left", () => {
    const odd: EightsRound = { ...stuck, facts: { ...stuck.facts, passed: [1, 2], pot: 31 } };
    const { round, happened } = passes(least, odd, 0);
    expect(happened.map(({ type }) => type)).toEqual([
      "passed",
      "blocked",
      "won",
      "won",
      "tookPot",
      "tookPot",
    ]);
    expect(round.facts).toMatchObject({
      chips: [90, 106, 105],
      result: { winners: [1, 2], places: [[1, 2], [0]] },
    });
  });

  test("a game may count otherwise, score, and let one of several equals win", () => {
    const rules: Rules = {
      ...least,
      countOf: (cards) => 10 - cards.length,
      points: (counts) => counts.map((count) => 2 * count),
      ofEquals: (_, equals) => equals.slice(-1),
    };
    const all: EightsRound = {
      ...lying(["2c 3c", "5c 4c", "7c"], "", "6c"),
      facts: { ...stuck.facts, passed: [1, 2] },
    };
    expect(passes(rules, all, 0).round.facts.result).toMatchObject({
      winners: [1],
      places: [[1], [0], [2]],
      points: [16, 16, 18],
    });
  });
});

describe("leaving", () => {
  test("C-5 the hand goes out of play, and the turn on from who had it", () => {
    const { round, happened } = leave(least, lying(["2c 3c", "5c", "7c"], "9c", "6c"), 0);
    expect(happened).toEqual([{ type: "left", seat: 0, told: { removed: 2 } }]);
    expect(round).toMatchObject({
      zones: { hands: [[], ["5c"], ["7c"]], removed: ["2c", "3c"] },
      facts: { turn: 1, left: [0], result: null },
    });
  });

  test("C-5 who alone remains has won, after what his game has to settle first", () => {
    const rules: Rules = {
      ...least,
      settled: (round) => ({
        ...round,
        zones: { ...round.zones, pile: [...round.zones.pile, "9d"] },
      }),
    };
    const { round } = leave(rules, lying(["2c", "5c"], "9c", "6c"), 0);
    expect(round.facts.result).toMatchObject({ winners: [1], places: [[1], [0]] });
    expect(round.zones.pile).toEqual(["6c", "9d"]);
  });

  test("C-5 a block that waited for the leaver alone is there now", () => {
    const waiting: EightsRound = {
      ...lying(["2c 3c", "5c", "7c 8c"], "", "6c"),
      facts: { ...lying(["", "", ""], "", "").facts, passed: [1, 2] },
    };
    expect(leave(least, waiting, 0).round.facts.result).toMatchObject({
      winners: [1],
      places: [[1], [2], [0]],
    });
  });

  test("C-5 a game in which more waits than a turn judges that itself", () => {
    const rules: Rules = {
      ...least,
      gone: (round) => ({ ...round, secret: "void" }),
      afterLeave: (round) => ({ ...round, facts: { ...round.facts, turn: 2 } }),
    };
    expect(leave(rules, lying(["2c", "5c", "7c"], "9c", "6c"), 0).round).toMatchObject({
      secret: "void",
      facts: { turn: 2 },
    });
  });
});

test("C-4 cards are dealt one at a time in the order given", () => {
  expect(dealHands(hand("2c 3c 4c 5c 6c 7c 8c"), [1, 2, 0], 2)).toEqual([
    hand("4c 7c"),
    hand("2c 5c"),
    hand("3c 6c"),
  ]);
});

test("C-4 of several winners the first from the dealer's left deals next, the dealer himself last of all", () => {
  const won = (winners: readonly number[], dealer: number) =>
    firstWinner({ dealer, left: [], result: { winners, places: [winners] } });
  expect([won([0, 1, 3], 1), won([0, 1], 1), won([1], 1), won([], 1)]).toEqual([3, 0, 1, null]);
});
