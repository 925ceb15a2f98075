// Checks that those who play a quick round on keep to the rules and play much as Regular does.

import { describe, expect, it } from "vitest";
import { BotRound } from "#shared/bots/botRound.ts";
import { choiceOf } from "#shared/bots/asking.ts";
import { isJoker, ranks, suits, type Card } from "#shared/cards/card.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { View } from "#shared/contract/view.ts";
import { normalBots } from "#shared/games/normal-eights/bots/index.ts";
import { playedOut } from "#shared/games/normal-eights/bots/quick/playOut.ts";
import { QuickPlayer } from "#shared/games/normal-eights/bots/quick/player.ts";
import { setsIn } from "#shared/games/normal-eights/bots/quick/hand.ts";
import { quickWeights } from "#shared/games/normal-eights/bots/quick/weights.ts";
import { regularWeights } from "#shared/games/normal-eights/bots/weights.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import { quickCard } from "#shared/games/normal-eights/quickCards.ts";
import { QuickRound } from "#shared/games/normal-eights/quickRound.ts";
import type { Move, NormalRound } from "#shared/games/normal-eights/types.ts";
import { hand } from "#test/support/hand.ts";
import { dealing } from "#test/support/dealtRound.ts";

const dealt = dealing(normalEights, "quick player");
const weights = quickWeights(regularWeights);
const cards = [
  ...suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`)),
  "Jk",
] as const;
const byNumber = new Map<number, Card>(cards.map((card) => [quickCard(card), card]));
const cardOf = (number: number): Card => byNumber.get(number)!;

/** What a quick player does in a seat that is to act. */
function quickMove(round: NormalRound, seat: Seat): Move {
  const quick = new QuickRound(round);
  const player = new QuickPlayer(quick, seat, weights);
  const { drew } = quick;
  switch (normalEights.phase(round)) {
    case "respond": {
      if (!player.answers()) return { type: "pass" };
      const { card, counted, sendBack } = quick.chain.at(-1)!;
      return { type: "nope", ...named(card, counted), sendBack };
    }
    case "war":
    case "give":
    case "purge":
      return { type: "pick", card: cardOf(player.choices(quick.asked!)[0]!) };
    case "sets":
      return { type: "sets", sets: setsIn(quick.hands[seat]!).map((set) => set.map(cardOf)) };
    default:
      player.takeTurn();
      return quick.chain.length > 0
        ? playIn(quick)
        : { type: drew ? "keep" : quick.drew ? "draw" : "pass" };
  }
}

const named = (card: number, counted: number) => ({
  card: cardOf(card),
  ...(isJoker(cardOf(card)) && { as: cardOf(counted) }),
});

function playIn({ chain: [played], effect }: QuickRound): Move {
  const { target, suit } = effect!;
  return {
    type: "play",
    ...named(played!.card, played!.counted),
    ...(target >= 0 && { target }),
    ...(suit >= 0 && { suit: suits[suit] }),
  };
}

/** Calls back with each choice that a seat has, Regular in all seats. */
function choices(
  seats: number,
  rounds: number,
  jokersPerPack: number,
  each: (round: NormalRound, seat: Seat, regular: Move) => void,
): void {
  const dice = new DiceReader(newDice("Regular throws none"));
  for (let number = 0; number < rounds; number += 1) {
    const start = dealt({ seats, seed: `${seats} ${number}`, options: { jokersPerPack } });
    const round = new BotRound(normalEights, { round: start, happened: [] });
    for (let task = round.next(); task; task = round.next()) {
      const view = View.of(normalEights, round.step as never, task.seat);
      const move = choiceOf(normalBots.regular as never, view as never, task.cue, dice) as Move;
      if (view.seen.legal.length > 1)
        each(round.step.round as unknown as NormalRound, task.seat, move);
      round.make(task, move);
    }
  }
}

describe("those who play a quick round", () => {
  it.each([
    [2, 2],
    [4, 0],
    [6, 1],
    [15, 2],
  ])("NE-3 make legal moves only, %i of them with %i jokers a pack", (seats, jokersPerPack) => {
    let asked = 0;
    choices(seats, 3, jokersPerPack, (round, seat) => {
      const move = quickMove(round, seat);
      expect(normalEights.apply(round, seat, move).ok, JSON.stringify(move)).toBe(true);
      asked += 1;
    });
    expect(asked).toBeGreaterThan(20);
  });

  it("H-11 do with Regular's weights nearly always what Regular does", () => {
    let asked = 0;
    let same = 0;
    const card = (move: Move): unknown => ("card" in move ? move.card : move.type);
    choices(4, 12, 0, (round, seat, regular) => {
      if (regular.type === "sets") return;
      asked += 1;
      if (card(quickMove(round, seat)) === card(regular)) same += 1;
    });
    expect(same / asked).toBeGreaterThan(0.9);
  });

  it("NE-11 lay their sets, the largest first, and keep their aces", () => {
    const laid = (text: string) => setsIn(hand(text).map(quickCard)).flat().map(cardOf).join(" ");
    expect(laid("7c Kd 7d 7h 2s 3s 4s 5s")).toBe("2s 3s 4s 5s 7c 7d 7h");
    expect(laid("Ac Ad Ah Ks Qs")).toBe("");
    expect(laid("7c 7d 8h 9h Jk")).toBe("");
  });

  it("NE-4 play on to an end, with winners, from every moment", () => {
    let ends = 0;
    choices(4, 3, 0, (round) => {
      const winners = playedOut(
        new QuickRound(round),
        round.zones.hands.map(() => weights),
        { chosen: new Map(), passed: [] },
      );
      expect(winners.length).toBeGreaterThan(0);
      ends += 1;
    });
    expect(ends).toBeGreaterThan(30);
  });
});
