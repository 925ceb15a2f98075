// Checks in random rounds that Gin Rummy keeps the contract and that nobody learns what they may
// not see (GR-19, C-7), and that these tests would notice a leak.

import { expect, test } from "vitest";
import { peekAll } from "#shared/cards/faceDown.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import type { EndedBy, GinRound } from "#shared/games/gin-rummy/types.ts";
import { checkRound, newTally } from "#test/support/contractCheck.ts";
import { leaksOf } from "#test/support/leakCheck.ts";
import { randomSession } from "#test/support/randomSession.ts";
import { soaking, sweep } from "#test/support/sweep.ts";
import { expected } from "./expected.ts";
import { keenGame } from "./keenPlayer.ts";

const rounds = sweep(75, 10_000);

test(`GR-8 GR-15 C-4 C-8 ${rounds} random rounds all end, and keep every promise of the contract`, () => {
  const tally = newTally();
  const ways = new Map<EndedBy, number>();
  for (let session = 0; tally.rounds < rounds; session += 1) {
    randomSession(session % 2 === 0 ? ginRummy : keenGame, `gin ${session}`, 3, (journey) => {
      const end = checkRound(journey, tally, {
        closelyEvery: soaking ? 3 : 16,
        chartEvery: soaking ? 1 : 15,
      });
      const { by } = (end as GinRound).facts.result!;
      ways.set(by, (ways.get(by) ?? 0) + 1);
      return end;
    });
  }
  expect(tally.refusals).toBeGreaterThan(rounds);
  expect([...ways.keys()].toSorted()).toEqual(
    expect.arrayContaining(["dead", "gin", "knock", "leave"]),
  );
}, 3_600_000);

const leaksWith = (mutant: Partial<AnyGame>, many: number, game: AnyGame = ginRummy) =>
  leaksOf({
    game: { ...game, ...mutant },
    revealed: expected.revealed,
    rounds: many,
    seed: "gin leaks",
    every: 4,
  });

test("GR-19 C-7 nobody learns what he may not see: from a view, from any move of the other, from a refusal of his own", () => {
  const many = sweep(12, 960);
  const keen = leaksWith({}, many, keenGame);
  expect(keen.leaks).toEqual([]);
  expect(keen.revealed).toBeGreaterThan(0);
  const tally = leaksWith({}, many);
  expect(tally.leaks).toEqual([]);
  expect(tally.stills).toBeGreaterThan(20 * many);
  expect(tally.steps).toBeGreaterThan(50 * many);
  expect(tally.refusals).toBeGreaterThan(20 * many);
  expect(tally.revealed).toBeLessThan(tally.steps / 30);
}, 3_600_000);

test("GR-19 C-7 a drawn card that is told to all, and a hand that is shown after a dead hand, would be noticed", () => {
  const { apply, views } = ginRummy as AnyGame;
  const toldToAll = leaksWith(
    {
      apply: (round, seat, move) => {
        const outcome = apply(round, seat, move);
        if (!outcome.ok) return outcome;
        return {
          ...outcome,
          happened: outcome.happened.map((happening) =>
            happening.only?.cards
              ? { ...happening, told: { cards: peekAll(happening.only.cards) } }
              : happening,
          ),
        };
      },
    },
    6,
  );
  expect(toldToAll.leakCount).toBeGreaterThan(10);
  const isDead = (facts: AnyRound["facts"]): boolean =>
    (facts as GinRound["facts"]).result?.by === "dead";
  const opened = leaksWith(
    {
      views: {
        ...views,
        openHands: (facts) => (isDead(facts) ? [0, 1] : views.openHands(facts)),
      },
    },
    24,
  );
  expect(opened.leaks.some((leak) => leak.startsWith("step"))).toBe(true);
});
