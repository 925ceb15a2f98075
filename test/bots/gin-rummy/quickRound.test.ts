// Checks that the masks by which the Shark of Gin Rummy plays on count as the rules do.

import { describe, expect, test } from "vitest";
import { peekAll } from "#shared/cards/faceDown.ts";
import { packs } from "#shared/cards/pack.ts";
import type { Card } from "#shared/cards/card.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { arrange, deadwoodWithout } from "#shared/games/gin-rummy/arranger.ts";
import { ginBots } from "#shared/games/gin-rummy/bots/index.ts";
import {
  cardsOf,
  maskOfCards,
  wholePack,
  without,
} from "#shared/games/gin-rummy/bots/shark/masks.ts";
import { deadwoodAhead } from "#shared/games/gin-rummy/bots/shark/outlook.ts";
import {
  deadwoodOf,
  deadwoodAfterDiscard,
  highMaking,
  lowMaking,
} from "#shared/games/gin-rummy/bots/shark/quickHand.ts";
import { quickRoundAt } from "#shared/games/gin-rummy/bots/shark/index.ts";
import type { QuickRound } from "#shared/games/gin-rummy/bots/shark/quickRound.ts";
import { openMoment } from "#shared/games/gin-rummy/openMoment.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import { meldOf } from "#shared/games/gin-rummy/melds.ts";
import type { GinRound } from "#shared/games/gin-rummy/types.ts";
import { sweep } from "#test/support/sweep.ts";
import { dealt, done } from "#test/games/gin-rummy/moment.ts";

const pack = packs(1, 0);

/** Every other hand is out of part of a pack, and full of melds. */
function handsOf(size: number): readonly (readonly Card[])[] {
  const dice = new DiceReader(newDice(`quick ${size}`));
  return Array.from({ length: sweep(200, 20_000) }, (_, number) =>
    dice
      .shuffled(number % 2 === 0 ? pack : pack.filter((card) => "345678".includes(card[0]!)))
      .slice(0, size),
  );
}

const leastAfter = (cards: readonly Card[]) => Math.min(...deadwoodWithout(cards));

describe("a hand as masks", () => {
  test.each([3, 7, 10, 11])("GR-5 of %i cards has the deadwood that the arranger finds", (size) => {
    for (const cards of handsOf(size)) {
      const { low, high } = maskOfCards(cards);
      expect(deadwoodOf(low, high), cards.join(" ")).toBe(arrange(cards).deadwood);
      expect(deadwoodAfterDiscard(low, high), cards.join(" ")).toBe(leastAfter(cards));
    }
  });

  test("GR-5 knows the cards that make a meld with two of it", () => {
    for (const cards of handsOf(10)) {
      const own = maskOfCards(cards);
      const making = { low: lowMaking(own.low, own.high), high: highMaking(own.low, own.high) };
      const makes = (card: Card) =>
        cards.some((one, at) =>
          cards.some((two, after) => after > at && meldOf([card, one, two]) !== null),
        );
      const unseen = cardsOf(without(wholePack, own));
      expect(cardsOf(without(making, own))).toEqual(unseen.filter(makes));
    }
  });

  test("GR-5 is as good with the next card as the arranger finds, on average over the cards unseen", () => {
    for (const cards of handsOf(10).slice(0, 60)) {
      const own = maskOfCards(cards);
      const unseen = without(wholePack, own);
      const all = cardsOf(unseen).map((card) => leastAfter([...cards, card]));
      expect(deadwoodAhead(own.low, own.high, unseen.low, unseen.high)).toBeCloseTo(
        all.reduce((sum, deadwood) => sum + deadwood, 0) / all.length,
        9,
      );
    }
    expect(deadwoodAhead(0, 0, 0, 0)).toBe(0);
  });
});

const quickRoundOf = (round: GinRound): QuickRound => quickRoundAt(openMoment(round)!, round);

describe("a quick round", () => {
  const rounds = sweep(40, 2000);

  test("GR-6…GR-15 goes as the rules have it, move by move, and scores as they do", () => {
    const ends = new Set<string>();
    for (let number = 0; number < rounds; number += 1) {
      const dice = new DiceReader(newDice(`quick round ${number}`));
      let round = dealt({
        seats: 2,
        seed: `quick round ${number}`,
        options: {
          target: 0,
          layOffs: number % 4 !== 0,
          oklahoma: number % 3 === 0,
          ginBonus: 20,
          bigGin: 31,
        },
      });
      const quick = quickRoundOf(round);
      while (!round.facts.result) {
        const seat = round.facts.turn ?? 0;
        expect(round.facts.knocker === null ? quick.turn : seat).toBe(seat);
        const move = ginBots.easy.choose(View.of(ginRummy, { round, happened: [] }, seat), dice);
        if (move.type !== "layOff") quick.make(move);
        round = done(round, [seat, move]).round;
        if (!quick.ended)
          expect([0, 1].map((at) => quick.handOf(at))).toEqual(
            round.zones.hands.map((hand) => maskOfCards(peekAll(hand))),
          );
      }
      const { winners, points, by } = round.facts.result;
      ends.add(by);
      expect(quick.ended).toEqual({
        winner: winners[0] ?? null,
        points: winners.length === 0 ? 0 : points[winners[0]!],
      });
    }
    expect(ends).toContain("knock");
    expect(ends).toContain("undercut");
    expect(ends).toContain("gin");
  });

  test("GR-14 H-11 ends mostly as among Regular bots, wherever it is played on from", () => {
    let same = 0;
    let all = 0;
    for (let number = 0; number < 12; number += 1) {
      const dice = new DiceReader(newDice("Regular throws none"));
      let round = dealt({ seats: 2, seed: `as Regular ${number}`, options: { target: 0 } });
      const ends = [];
      while (!round.facts.result) {
        const seat = round.facts.turn ?? 0;
        if (round.facts.knocker === null) ends.push(quickRoundOf(round).playedOut());
        const view = View.of(ginRummy, { round, happened: [] }, seat);
        round = done(round, [seat, ginBots.regular.choose(view, dice)]).round;
      }
      const [winner = null] = round.facts.result.winners;
      same += ends.filter((end) => end.winner === winner).length;
      all += ends.length;
    }
    expect(same / all).toBeGreaterThan(0.7);
  });

  test("GR-13 refuses what it does not know", () => {
    expect(() => quickRoundOf(dealt({ seats: 2 })).make({ type: "layOff" })).toThrow("layOff");
  });
});
