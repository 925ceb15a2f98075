// Checks that every game of the catalogue keeps the contract, along thousands of random rounds.

import { describe, expect, test } from "vitest";
import { phasesOf } from "#shared/contract/game.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { checkRound, newTally, type Depth, type Tally } from "#test/support/contractCheck.ts";
import { randomSession } from "#test/support/randomSession.ts";
import { soaking, sweep } from "#test/support/sweep.ts";

// `npm run soak` plays ten thousand rounds of each game, all through the chart; a normal run a part
// of them.
const rounds = sweep(120, 10_000);
/** A poker hand is a few moves long, so more of them go through the chart. */
const depth: { readonly [unit in "round" | "hand"]: Depth } = soaking
  ? { round: { closelyEvery: 3, chartEvery: 1 }, hand: { closelyEvery: 3, chartEvery: 1 } }
  : { round: { closelyEvery: 24, chartEvery: 25 }, hand: { closelyEvery: 12, chartEvery: 6 } };
const roundsInSession = 3;
/** In a round of many: a poker hand is soon over. */
const leastMoves = { round: 20, hand: 8 };
const seed = process.env["SOAK_SEED"] ?? "every game";

describe.each(catalogue.map((game) => [game.id, game] as const))("%s", (_id, game) => {
  test(`C-4 C-5 C-8 C-9 C-10 RR ${rounds} random rounds over all seats and options keep every promise of the contract`, () => {
    const tally: Tally = newTally();
    const sizes = new Set<number>();
    for (let session = 0; tally.rounds < rounds; session += 1) {
      randomSession(game, `${seed} ${session}`, roundsInSession, (journey) => {
        sizes.add(journey.round.zones.hands.length);
        return checkRound(journey, tally, depth[game.traits.unit]);
      });
    }
    if (soaking) console.log(game.id, JSON.stringify(tally));
    const every = game.players.max - game.players.min + 1;
    expect(sizes.size).toBeGreaterThanOrEqual(soaking ? every : Math.min(every, 30));
    expect(tally.moves).toBeGreaterThan(leastMoves[game.traits.unit] * rounds);
    expect(tally.offers).toBeGreaterThan(rounds);
    expect(tally.refusals).toBeGreaterThan(rounds);
    expect(tally.chartMoves).toBeGreaterThan(rounds);
  }, 3_600_000);

  test("the contract's tables name what they must", () => {
    expect(game.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(phasesOf(game).at(-1)).toBe("over");
    for (const option of Object.values(game.options) as readonly { readonly rule: string }[])
      expect(option.rule).toMatch(/^[A-Z]+\d?-\d+$/);
  });
});
