// Checks that a round played on in small numbers goes as the rules have it, whoever plays.

import { describe, expect, it } from "vitest";
import { BotRound } from "#shared/bots/botRound.ts";
import { choiceOf } from "#shared/bots/asking.ts";
import { suits, type Card } from "#shared/cards/card.ts";
import { peekAll, type FaceDown } from "#shared/cards/faceDown.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { View, type RoundStep } from "#shared/contract/view.ts";
import { normalBots } from "#shared/games/normal-eights/bots/index.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import { none, quickCard, quickRank } from "#shared/games/normal-eights/quickCards.ts";
import { QuickRound, type QuickPick } from "#shared/games/normal-eights/quickRound.ts";
import { setsInOrder } from "#shared/games/normal-eights/sets.ts";
import type { Facts, Move, NormalRound } from "#shared/games/normal-eights/types.ts";
import { dealing } from "#test/support/dealtRound.ts";

const dealt = dealing(normalEights, "quick");
const roundOf = ({ round }: RoundStep): NormalRound => round as unknown as NormalRound;
const inOrder = (cards: readonly number[]) => cards.toSorted((one, other) => one - other);
const inHand = (hand: readonly FaceDown[]) => inOrder(peekAll(hand).map(quickCard));

/** A quick round that follows the moves of a round. */
class Follower {
  readonly quick: QuickRound;
  /** In the order of the choices. */
  #picks: QuickPick[] = [];

  constructor(round: NormalRound) {
    this.quick = new QuickRound(round);
  }

  follow(before: NormalRound, seat: Seat, move: Move, after: NormalRound): void {
    const { quick } = this;
    switch (move.type) {
      case "play":
        return quick.play(quickCard(move.card), {
          seat,
          card: quickCard(move.as ?? move.card),
          target: move.target ?? none,
          suit: move.suit === undefined ? none : suits.indexOf(move.suit),
        });
      case "nope":
        return quick.answer({
          seat,
          card: quickCard(move.card),
          counted: quickCard(move.as ?? move.card),
          sendBack: move.sendBack,
        });
      case "draw":
        return quick.drawInTurn();
      case "keep":
        return quick.keep();
      case "pass":
        if (before.facts.chain.length === 0) quick.pass();
        else if (after.facts.chain.length === 0) quick.closeWindows();
        return;
      case "pick":
        return this.#choose(before, seat, [move.card], after);
      case "sets":
        return this.#choose(before, seat, setsInOrder(move), after);
      case "leave":
        throw new Error("nobody leaves");
    }
  }

  #choose(before: NormalRound, seat: Seat, cards: readonly Card[], after: NormalRound): void {
    if (this.quick.asked === "give") return this.quick.give(quickCard(cards[0]!));
    this.#picks.push(...cards.map((card) => ({ seat, card: quickCard(card) })));
    if (after.facts.pending?.length !== 0) return;
    const { effect, direction } = before.facts;
    const seats = before.zones.hands.length;
    const away = (other: Seat) => (direction * (other - effect!.seat) + seats) % seats;
    const picks = this.#picks.toSorted((one, other) => away(one.seat) - away(other.seat));
    this.#picks = [];
    if (this.quick.asked === "war") this.quick.war(picks);
    else this.quick.discard(picks);
  }
}

const matched = ({ suit, rank, blank }: Facts) => ({
  suit: suit === null ? none : suits.indexOf(suit),
  rank: rank === null ? none : quickRank(rank),
  blank,
});
const standing = ({ zones, facts }: NormalRound) => ({
  hands: zones.hands.map(inHand),
  pile: zones.pile.map(quickCard),
  ...matched(facts),
  chain: facts.chain.map(({ card }) => quickCard(card)),
  direction: facts.direction,
  skips: facts.skips,
  drew: facts.drew,
  winners: facts.result?.winners ?? null,
  turn: facts.turn,
});
const quickStanding = (quick: QuickRound) => ({
  hands: quick.hands.map(inOrder),
  pile: quick.pile,
  suit: quick.toMatch.suit,
  rank: quick.toMatch.rank,
  blank: quick.toMatch.blank,
  chain: quick.chain.map(({ card }) => card),
  direction: quick.direction,
  skips: quick.skips,
  drew: quick.drew,
  winners: quick.winners,
  turn: quick.winners ? null : quick.turn,
});

/** Follows a round of Easy and Regular; returns in how many steps. */
function followed(start: NormalRound, seed: string): number {
  const round = new BotRound(normalEights, { round: start, happened: [] });
  const dice = new DiceReader(newDice(seed));
  const follower = new Follower(start);
  let steps = 0;
  for (let task = round.next(); task; task = round.next()) {
    const before = roundOf(round.step);
    const view = View.of(normalEights, round.step as never, task.seat) as never;
    const bot = dice.below(3) === 0 ? normalBots.easy : normalBots.regular;
    const move = choiceOf(bot as never, view, task.cue, dice) as Move;
    expect(round.make(task, move)).toBeNull();
    const after = roundOf(round.step);
    follower.follow(before, task.seat, move, after);
    expect(quickStanding(follower.quick)).toEqual(standing(after));
    steps += 1;
  }
  return steps;
}

describe("a round played on in small numbers", () => {
  it.each([
    { seats: 2, jokersPerPack: 0 },
    { seats: 2, jokersPerPack: 2 },
    { seats: 4, jokersPerPack: 0 },
    { seats: 4, jokersPerPack: 1 },
    { seats: 7, jokersPerPack: 2 },
    { seats: 15, jokersPerPack: 1 },
  ])(
    "NE-1 takes every move of $seats bots with $jokersPerPack jokers a pack as the rules do, to the same end",
    ({ seats, jokersPerPack }) => {
      let steps = 0;
      for (let number = 0; number < 2; number += 1) {
        const seed = `${seats} ${jokersPerPack} ${number}`;
        steps += followed(dealt({ seats, seed, options: { jokersPerPack } }), seed);
      }
      expect(steps).toBeGreaterThan(60);
    },
  );

  it("NE-6 ends blocked where nobody can play or draw", () => {
    const start = dealt({ seats: 3, dealer: 2 });
    const round: NormalRound = {
      ...start,
      zones: {
        ...start.zones,
        stock: [],
        hands: start.zones.hands.map((hand) => hand.slice(0, 2)),
      },
    };
    const quick = new QuickRound({
      ...round,
      zones: { ...round.zones, hands: round.zones.hands.with(1, round.zones.hands[1]!.slice(1)) },
    });
    for (const _seat of quick.hands) quick.pass();
    expect(quick.winners).toEqual([1]);
  });

  it("C-5 goes on without a seat that has left", () => {
    const left = normalEights.apply(dealt({ seats: 4, dealer: 3 }), 1, { type: "leave" });
    if (!left.ok) throw new Error(left.error.code);
    const quick = new QuickRound(left.round);
    quick.drawInTurn();
    quick.keep();
    expect(quick.turn).toBe(2);
  });
});
