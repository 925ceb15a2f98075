// Checks that nobody at any table can learn what they may not see (C-7), and that these tests would
// notice a leak.

import { describe, expect, test } from "vitest";
import { peekAll } from "#shared/cards/faceDown.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import { leaksOf } from "#test/support/leakCheck.ts";
import { soaking, sweep } from "#test/support/sweep.ts";
import { mustExpect } from "./expected.ts";
import { expected as drawExpected } from "./five-card-draw/expected.ts";
import { expected as kingsExpected } from "./kings-and-bastards/expected.ts";

/** Enough for as many looks in the one as in the other. */
const rounds = { round: sweep(6, 240), hand: sweep(24, 960) };
/**
 * One step in so many: rounds of many, and those in which all answer every card, are long, and each
 * look is through many eyes.
 */
function everyIn({ players, windows, traits }: AnyGame): number {
  if (players.max > 20 || windows) return 32;
  return soaking || traits.unit === "hand" ? 4 : 12;
}

describe.each(catalogue.map((game) => [game.id, game] as const))("%s", (id, game) => {
  test("C-7 nobody learns what he may not see: from a view, from any move of another, from a refusal of his own", async () => {
    const { revealed } = await mustExpect(id);
    const tally = leaksOf({
      game,
      revealed,
      rounds: rounds[game.traits.unit],
      seed: "leaks",
      every: everyIn(game),
    });
    expect(tally.leaks).toEqual([]);
    expect(tally.stills).toBeGreaterThan(70 * rounds.round);
    expect(tally.steps).toBeGreaterThan(330 * rounds.round);
    expect(tally.refusals).toBeGreaterThan(70 * rounds.round);
    expect(tally.revealed).toBeLessThan(tally.steps / 30);
  }, 3_600_000);
});

describe("the test of the test", () => {
  const leaksWith = (mutant: Partial<AnyGame>) =>
    leaksOf({
      game: { ...(kingsAndBastards as AnyGame), ...mutant },
      revealed: kingsExpected.revealed,
      rounds: 6,
      seed: "mutant",
      every: 8,
    });
  const lowestOfNext = (round: AnyRound, seat: number): string =>
    peekAll(round.zones.hands[(seat + 1) % round.zones.hands.length] ?? [])[0] ?? "";
  const { apply } = kingsAndBastards as AnyGame;

  test("C-7 a fact that copies a hidden card is caught by the step test, and by no still test", () => {
    const tally = leaksWith({
      apply: (round, seat, move) => {
        const outcome = apply(round, seat, move);
        return outcome.ok
          ? {
              ...outcome,
              round: {
                ...outcome.round,
                facts: { ...outcome.round.facts, temper: lowestOfNext(outcome.round, seat) },
              },
            }
          : outcome;
      },
    });
    expect(tally.leakCount).toBeGreaterThan(100);
    expect(tally.leaks.filter((leak) => leak.startsWith("still"))).toEqual([]);
  });

  test("C-7 an event that tells a hidden card to all is caught", () => {
    const tally = leaksWith({
      apply: (round, seat, move) => {
        const outcome = apply(round, seat, move);
        return outcome.ok
          ? {
              ...outcome,
              happened: [
                ...outcome.happened,
                { type: "sighed", seat, told: { at: lowestOfNext(round, seat) } },
              ],
            }
          : outcome;
      },
    });
    expect(tally.leakCount).toBeGreaterThan(100);
  });

  test("C-7 an error text that tells a hidden card is caught", () => {
    const tally = leaksWith({
      apply: (round, seat, move) => {
        const outcome = apply(round, seat, move);
        return outcome.ok
          ? outcome
          : { ok: false, error: { ...outcome.error, args: { beware: lowestOfNext(round, seat) } } };
      },
    });
    expect(tally.leaks[0]).toMatch(/^refusal/);
  });

  test("C-7 a hand that lies open to the wrong eyes is caught by the still test", () => {
    const imagineWithout = (kingsAndBastards as AnyGame).imagine;
    const tally = leaksWith({
      imagine: (view, dice) => ({
        ...imagineWithout(view, dice),
        zones: {
          ...imagineWithout(view, dice).zones,
          hands: imagineWithout(view, dice).zones.hands.toReversed(),
        },
      }),
    });
    expect(tally.leaks.some((leak) => leak.startsWith("still"))).toBe(true);
  });

  test("C-7 C-9 FD-11 a draw that tells all what was drawn is caught, and so is a refusal that knows the stock", () => {
    const leaksAtDraw = (mutant: Partial<AnyGame>) =>
      leaksOf({
        game: { ...(fiveCardDraw as AnyGame), ...mutant },
        revealed: drawExpected.revealed,
        rounds: 72,
        seed: "mutant",
        every: 4,
      });
    const drawApply = (fiveCardDraw as AnyGame).apply;
    const toldToAll = leaksAtDraw({
      apply: (round, seat, move) => {
        const outcome = drawApply(round, seat, move);
        if (!outcome.ok) return outcome;
        return {
          ...outcome,
          happened: outcome.happened.map((happening) =>
            happening.only?.cards
              ? { ...happening, told: { ...happening.told, cards: peekAll(happening.only.cards) } }
              : happening,
          ),
        };
      },
    });
    expect(toldToAll.leakCount).toBeGreaterThan(20);
    const knowing = leaksAtDraw({
      apply: (round, seat, move) => {
        const outcome = drawApply(round, seat, move);
        return outcome.ok
          ? outcome
          : {
              ok: false,
              error: { ...outcome.error, args: { next: peekAll(round.zones.stock)[0] } },
            };
      },
    });
    expect(knowing.leaks[0]).toMatch(/^refusal/);
  });

  test("C-7 who holds the 3 of clubs is not given away before the exchange is over", () => {
    const tally = leaksOf({
      game: kingsAndBastards,
      revealed: () => null,
      rounds: 12,
      seed: "leaks",
      every: 4,
    });
    // Without the exception for KB-7 the step test sees just that, and nothing else.
    expect(tally.leakCount).toBeGreaterThan(0);
    expect(tally.leaks.every((leak) => /give|leave/.test(leak))).toBe(true);
  });
});
