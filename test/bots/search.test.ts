import { describe, expect, it } from "vitest";
import { searching, type Search } from "#shared/bots/search.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { AnyRound } from "#shared/contract/game.ts";
import type { Move } from "#shared/contract/round.ts";
import { View, type RoundStep } from "#shared/contract/view.ts";
import { botOf, gameOf } from "#shared/games/catalogue.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import { dealRecord, readRecord, recordFormat } from "#shared/record/roundRecord.ts";

const game = gameOf("exordia8")!;
const round = dealRecord(
  readRecord({
    format: recordFormat,
    game: game.id,
    options: {},
    seats: ["Ann", "Ben", "Cy"],
    seed: "search",
    moves: [],
  }),
);
const seat = game.toAct(round)[0]!;
const view = View.of(game, firstStep(round), seat);
const moves = view.seen.legal.filter(
  (offer): offer is Move => offer.type === "draw" || ("card" in offer && !("suit" in offer)),
);
const usual = botOf(game.id, "regular").choose(view, new DiceReader(newDice("")));
const better = moves.find((move) => JSON.stringify(move) !== JSON.stringify(usual))!;
const after = (move: Move): string => {
  const outcome = game.apply(round, seat, move);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return topOf(outcome.round);
};
const topOf = ({ zones }: AnyRound): string => `${zones.pile.at(-1)} ${zones.hands[seat]?.length}`;

/** `worth` of the position after the move. */
function choiceBy(
  worth: (step: RoundStep) => number,
  more: Partial<Search<never, never, never>> = {},
): Move {
  const shark = searching({
    game,
    policy: botOf(game.id, "regular"),
    playouts: 200,
    caution: 1,
    candidates: () => moves,
    playOn: worth,
    ...more,
  } as Search<never, never, never>)();
  return shark.choose(view as never, new DiceReader(newDice("choice")));
}

describe("a search", () => {
  it("takes the move that does better in the same worlds", () => {
    expect(moves.length).toBeGreaterThan(2);
    expect(choiceBy((step) => (topOf(step.round) === after(better) ? 1 : 0))).toEqual(better);
  });

  it("keeps to what it would do without one where nothing is clearly better", () => {
    expect(choiceBy(() => 1)).toEqual(usual);
    let turn = 0;
    const noise = (): number => ((turn += 1) * 7919) % 101;
    expect(choiceBy(noise, { caution: 4 })).toEqual(usual);
  });

  it("plays no more rounds on than its budget allows, and each in every candidate's stead", () => {
    const tried = new Map<string, number>();
    let worlds = 0;
    const playOn = (step: RoundStep): number => {
      const key = topOf(step.round);
      tried.set(key, (tried.get(key) ?? 0) + 1);
      return 0;
    };
    choiceBy(playOn, {
      game: { ...game, imagine: (...asked) => ((worlds += 1), game.imagine(...asked)) },
    });
    const counts = [...tried.values()];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(200);
    expect(new Set(counts)).toEqual(new Set([worlds]));
  });
});
