// Checks that Shark keeps to the rules at every table and to what its seat may see.

import { describe, expect, it } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { normalBots } from "#shared/games/normal-eights/bots/index.ts";
import { appraiser, shark } from "#shared/games/normal-eights/bots/shark.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import type { Move, NormalRound } from "#shared/games/normal-eights/types.ts";
import { playOut } from "#test/bench/playOut.ts";
import { imagineTwin } from "#test/bots/imagineTwin.ts";
import { allPass, laidOnHearts, made, pick, sets } from "#test/games/normal-eights/moment.ts";
import { dealing } from "#test/support/dealtRound.ts";
import { asked, draw, play, viewOf } from "./asked.ts";

const dealt = dealing(normalEights, "shark");
/** Of its budget: enough to try every move in several worlds. */
const bot = shark(0.1);

const seenAlike = (round: NormalRound, seat: Seat, seed: string): NormalRound =>
  imagineTwin({ game: normalEights, round }, seat, seed) as unknown as NormalRound;

describe("Shark", () => {
  it.each([
    [2, 0],
    [3, 2],
    [4, 1],
    [9, 0],
  ])("H-11 makes legal moves only at %i seats with %i jokers a pack", (seats, jokersPerPack) => {
    const over = playOut({
      game: normalEights,
      start: dealt({ seats, seed: `legal ${seats} ${jokersPerPack}`, options: { jokersPerPack } }),
      dice: new DiceReader(newDice("legal")),
      botAt: (seat) => (seat === 0 ? bot : normalBots.regular),
    });
    expect(over.facts.result?.winners.length).toBeGreaterThan(0);
  });

  it("C-7 C-10 decides by its view and its dice alone: other hidden cards change nothing", () => {
    const standing = "9c Td 5s 8c Jd 4s";
    const moments: readonly (readonly [NormalRound, Seat])[] = [
      [dealt({ seats: 4, dealer: 3 }), 0],
      [
        made(laidOnHearts([`Kh ${standing}`, "As 8s 9d", "Tc 5d"]), [0, play("Kh", { target: 1 })]),
        1,
      ],
      [stood("2h", ["2h 9c Td", "Ts 9s 4d", "Kd Tc 5d"]), 1],
      [stood("6h", ["6h 9c Td", "Ts Tc Td 4d 4s 4h", "Kd Tc 5d"]), 1],
    ];
    for (const [at, [round, seat]] of moments.entries()) {
      const own = asked(bot, round, seat, at);
      expect(asked(bot, seenAlike(round, seat, "other"), seat, at)).toEqual(own);
    }
  });

  it("NE-23 C-7 chooses in a war as if nobody had chosen yet", () => {
    const round = stood("2h", ["2h 9c Td", "Ts 9s 4d", "Kd Tc 5d"]);
    const own = asked(bot, made(round, [0, pick("9c")], [2, pick("Kd")]), 1);
    expect(asked(bot, made(round, [0, pick("Td")], [2, pick("5d")]), 1)).toEqual(own);
  });

  it("NE-4 plays the card that wins", () => {
    expect(asked(bot, laidOnHearts(["8h", "9c Td", "9d Tc"]), 0)).toEqual(play("8h"));
  });
});

/** Means of as many estimates. */
function worths(round: NormalRound, seat: Seat, moves: readonly Move[], estimates: number) {
  const dice = new DiceReader(newDice("worths"));
  const each = Array.from({ length: estimates }, () =>
    appraiser.weigh(viewOf(round, seat), moves, dice),
  );
  return moves.map((_, at) => each.reduce((sum, worth) => sum + worth[at]!, 0) / estimates);
}

describe("H-50 a review of Normal Eights", () => {
  it("NE-11 weighs the very sets that were chosen, whoever chooses last", () => {
    const chosen = sets("7c 7d 7h");
    const hands = ["6h 9c Td", "7c 7d 7h", "Kd Tc 5d"];
    expect(worths(stood("6h", hands), 1, [chosen], 3)).toEqual([1]);
    const last = made(stood("6h", hands), [0, sets()], [2, sets()]);
    const [laid, kept] = worths(last, 1, [chosen, sets()], 20);
    expect(laid).toBe(1);
    expect(kept).toBeLessThan(1);
  });

  it("NE-4 finds the last card worth more than a card drawn", () => {
    const [played, drawn] = worths(
      laidOnHearts(["8h", "9c Td", "9d Tc"]),
      0,
      [play("8h"), draw],
      40,
    );
    expect(played).toBeGreaterThan(drawn!);
  });
});

/** The first seat has played this card, and nobody has answered. */
function stood(card: Card, hands: readonly string[]): NormalRound {
  const played = made(laidOnHearts(hands), [0, play(card)]);
  return made(played, ...allPass(played));
}
