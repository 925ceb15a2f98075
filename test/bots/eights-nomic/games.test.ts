// Checks that games of bots alone, of every size and with all options, come to an end with every
// card still there.

import { expect, it } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { nomicBots } from "#shared/games/eights-nomic/bots/index.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import type { NomicRound } from "#shared/games/eights-nomic/types.ts";
import { playOut } from "#test/bench/playOut.ts";
import { dealt } from "#test/games/eights-nomic/moment.ts";
import { sweep } from "#test/support/sweep.ts";

const cardsIn = ({ zones }: NomicRound): number =>
  zones.stock.length +
  zones.pile.length +
  zones.removed.length +
  zones.hands.reduce((sum, hand) => sum + hand.length, 0);
const games = sweep(3, 400);

it(`EN-10 EN-14 EN-20 ${games} games of bots of both levels end by a rule, by consent or by the limit, and keep their cards`, () => {
  for (let game = 0; game < games; game += 1) {
    const dice = new DiceReader(newDice(`game ${game}`));
    const options = {
      objectSeconds: 30 * dice.below(2),
      judgeSeconds: 5 * dice.below(2),
      maxTurns: dice.below(2) * (1 + dice.below(60)),
    };
    const start = dealt({ seats: 2 + dice.below(11), seed: `game ${game}`, options });
    const over = playOut({
      game: eightsNomic,
      start,
      dice,
      botAt: (seat) => nomicBots[seat % 2 === 0 ? "regular" : "easy"],
    });
    expect(over.facts.result).not.toBeNull();
    expect(over.facts.turns).toBeLessThanOrEqual(options.maxTurns || 200);
    expect(cardsIn(over)).toBe(cardsIn(start));
  }
});
