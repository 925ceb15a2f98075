// Checks that `legal` lists every move that may be made and no other, and that the default move is
// right.

import { describe, expect, test } from "vitest";
import { isNatural, ranks, rankOf, type Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import type { KingsRound, Move, Play } from "#shared/games/kings-and-bastards/types.ts";
import { table } from "#test/support/table.ts";
import { after, dealt } from "./kingsRound.ts";

const { apply, defaultMove, legal, toAct } = kingsAndBastards;
const kings = () => table("kings-and-bastards");

describe("the list of legal moves", () => {
  test("RR it has one entry per rank, count and number of jokers, whichever naturals fill it", () =>
    kings()
      .hands("3c 5c 5d 5h Jk 2c", "4c 6d 7d 8d 9d Td")
      .seat(0)
      .plays("3c")
      .seat(1)
      .passes()
      .seat(0)
      .expectLegal(
        "5c",
        "5c 5d",
        "5c 5d 5h",
        "5c Jk",
        "5c 5d Jk",
        "5c 5d 5h Jk",
        "2c",
        "Jk as 3",
        "Jk as 4",
        "Jk as 5",
        "Jk as 6",
        "Jk as 7",
        "Jk as 8",
        "Jk as 9",
        "Jk as T",
        "Jk as J",
        "Jk as Q",
        "Jk as K",
        "Jk as A",
      )
      .played());

  test("RR against a play it has what beats it, a 2, and the pass", () =>
    kings()
      .hands("3c 3d 9d 9h 4s", "5c 5d 5h Jk 2c")
      .seat(0)
      .plays("3c 3d")
      .seat(1)
      .expectLegal("pass", "5c 5d", "5c Jk", "2c")
      .plays("5d 5h")
      .seat(0)
      .expectLegal("pass", "9d 9h")
      .played());

  test("RR a lone joker is listed with each rank that beats", () =>
    kings()
      .hands("3c 5c 9d", "4c Qd Jk")
      .seat(0)
      .plays("3c")
      .seat(1)
      .plays("Qd")
      .seat(0)
      .passes()
      .seat(1)
      .plays("4c")
      .seat(0)
      .passes()
      .seat(1)
      .expectLegal(..."3456789TJQKA".split("").map((rank) => `Jk as ${rank}`))
      .played());

  test("RR it is empty for all who are not to act, and for spectators", () =>
    kings()
      .hands("3c 4d", "5c 6d", "7c 8d")
      .seat(1)
      .expectLegal()
      .seat(2)
      .expectLegal()
      .expectView("spectator", ({ seen }) => expect(seen.legal).toEqual([]))
      .played());

  test("RR it is empty for all when the round is over", () =>
    kings()
      .hands("3c", "5c")
      .seat(0)
      .plays("3c")
      .expectLegal()
      .seat(1)
      .expectLegal()
      .expectToAct()
      .played());

  test("RR in the exchange it has one entry with the count", () =>
    kings()
      .carry({ king: 1, bastard: 0 })
      .hands("3c 4d", "5c 6d")
      .seat(1)
      .expectLegal("give 2")
      .seat(0)
      .expectLegal()
      .played());

  // Every choice of up to five cards of the hand, jokers with and without a rank, against what is
  // listed.
  test("KB-8 KB-9 KB-10 whatever a hand can play is listed, and nothing else", () => {
    let tried = 0;
    for (const { round, seat } of sampledRounds()) {
      const accepted = new Set<string>();
      for (const move of everyPlay(peekAll(round.zones.hands[seat] ?? []))) {
        tried += 1;
        if (apply(round, seat, move).ok) accepted.add(shape(move));
      }
      const listed = legal(round, seat).filter((move): move is Play => move.type === "play");
      expect(new Set(listed.map(shape))).toEqual(accepted);
      expect(listed).toHaveLength(accepted.size);
    }
    expect(tried).toBeGreaterThan(10_000);
  });
});

const shape = ({ cards, as }: Play): string => {
  const naturals = cards.filter(isNatural);
  return `${naturals[0] ? rankOf(naturals[0]) : as} ×${cards.length}, ${cards.length - naturals.length} jokers`;
};

/** A few moments of a few rounds: small and large tables, no, one and two jokers. */
function* sampledRounds(): Generator<Readonly<{ round: KingsRound; seat: number }>> {
  for (const [at, seats] of [4, 5, 6, 9, 12].entries()) {
    const dice = new DiceReader(newDice(`legal ${at}`));
    let round = dealt({ seats, seed: `legal ${at}`, options: { jokersPerPack: at % 3 } });
    for (let seat = toAct(round)[0]; seat !== undefined; seat = toAct(round)[0]) {
      if (dice.below(8) === 0) yield { round, seat };
      const moves = legal(round, seat);
      round = after(round, seat, moves[dice.below(moves.length)] as Move);
    }
  }
}

function* everyPlay(cards: readonly Card[]): Generator<Play> {
  for (const chosen of choicesOf(cards, 5)) {
    yield { type: "play", cards: chosen };
    if (chosen.length === 1 && chosen[0] === "Jk")
      for (const as of ranks) yield { type: "play", cards: chosen, as };
  }
}

function* choicesOf(cards: readonly Card[], most: number): Generator<readonly Card[]> {
  if (most === 0) return;
  for (const [at, card] of cards.entries()) {
    yield [card];
    for (const more of choicesOf(cards.slice(at + 1), most - 1)) yield [card, ...more];
  }
}

describe("the default move", () => {
  const defaultOf = (round: KingsRound) => defaultMove(round, toAct(round)[0] ?? -1);
  const holding = (cards: readonly Card[], lead: boolean): Move => {
    const base = dealt({ seats: 4 });
    const seat = toAct(base)[0] ?? 0;
    const hands = base.zones.hands.map((hand, at) => (at === seat ? (cards as never) : hand));
    return defaultMove(
      {
        ...base,
        zones: { ...base.zones, hands },
        facts: { ...base.facts, owed: null, lead: lead ? { seat: 0, rank: "4", count: 1 } : null },
      },
      seat,
    );
  };

  test("C-6 it is a pass where there is a play to beat", () => {
    expect(holding(["Ac", "2c"], true)).toEqual({ type: "pass" });
  });

  test("C-6 KB-7 the 3 of clubs alone when it is owed", () => {
    expect(defaultOf(dealt({ seats: 4 }))).toEqual({ type: "play", cards: ["3c"] });
  });

  test.for<[readonly Card[], Move]>([
    [["2c", "Kd", "5h", "5d", "Jk"], { type: "play", cards: ["5d"] }],
    [["Ac", "Jk", "2c"], { type: "play", cards: ["Ac"] }],
    [["2d", "Jk", "2c"], { type: "play", cards: ["Jk"], as: "3" }],
    [["2s", "2d", "2h"], { type: "play", cards: ["2d"] }],
  ])("C-6 leading, the lowest single: of %j", ([cards, move]) =>
    expect(holding(cards, false)).toEqual(move),
  );

  test("C-6 KB-6 in the exchange the two lowest: naturals by rank, then suit, then jokers, then 2s", () => {
    const round = dealt({ seats: 3, carry: { king: 0, bastard: 1 } });
    const give = (cards: readonly Card[]) =>
      defaultMove(
        {
          ...round,
          zones: { ...round.zones, hands: [cards as never, ...round.zones.hands.slice(1)] },
        },
        0,
      );
    expect(give(["2c", "Jk", "5h", "2d"])).toEqual({ type: "give", cards: ["5h", "Jk"] });
    expect(give(["5h", "Ac", "5d", "5s"])).toEqual({ type: "give", cards: ["5d", "5h"] });
    expect(give(["2s", "2c", "2d", "2h"])).toEqual({ type: "give", cards: ["2c", "2d"] });
  });
});
