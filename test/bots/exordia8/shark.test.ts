// Checks that Shark keeps to the rules at every table and to what its seat may see.

import { describe, expect, it } from "vitest";
import type { Card } from "#shared/cards/card.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { exordiaBots } from "#shared/games/exordia8/bots/index.ts";
import { appraiser, shark as sharkOf } from "#shared/games/exordia8/bots/shark.ts";
import { exordia8 as game } from "#shared/games/exordia8/index.ts";
import type { ExordiaRound } from "#shared/games/exordia8/types.ts";
import { playOut } from "#test/bench/playOut.ts";
import { imagineTwin } from "#test/bots/imagineTwin.ts";
import { dealt, laid, put } from "#test/games/exordia8/exordiaRound.ts";

/** Of its budget. */
const shark = sharkOf(0.01);
const { regular } = exordiaBots;
const diceOf = (number: number): DiceReader => new DiceReader(newDice(`asked/${number}`));
const viewOf = (round: ExordiaRound) =>
  View.of(game, { round, happened: [] }, round.facts.turn ?? "spectator");

describe("Shark at Exordia8", () => {
  it.each([
    { seats: 2, options: {} },
    { seats: 4, options: { eightOnEight: false } },
    { seats: 7, options: {} },
    { seats: 13, options: {} },
  ])("H-11 makes legal moves only, at $seats seats with $options", ({ seats, options }) => {
    const start = dealt({ seats, seed: "legal", options });
    const over = playOut({ game, start, dice: diceOf(0), botAt: () => shark });
    expect(over.facts.result?.winners).toHaveLength(1);
  });

  it("C-7 C-10 decides by its view and its dice alone: other hidden cards change nothing", () => {
    let asked = 0;
    const watched: typeof shark = {
      ...shark,
      choose(view, dice) {
        const move = shark.choose(view, diceOf(asked));
        const round = game.imagine(view, newDice("one"));
        for (const seed of ["one", "other"]) {
          const twin = imagineTwin({ game, round }, view.seen.toAct[0]!, seed);
          expect(shark.choose(viewOf(twin as never), diceOf(asked))).toEqual(move);
        }
        asked += 1;
        return regular.choose(view, dice);
      },
    };
    playOut({ game, start: dealt({ seats: 4 }), dice: diceOf(0), botAt: () => watched });
    expect(asked).toBeGreaterThan(8);
  });

  it("H-11 plays as its policy does with a deck other than the packs", () => {
    const round = laid({ hands: ["8c 8c Kd 5d 9d Th", "4c 5d", "4c 5d"], pile: "6s" });
    const asked = Array.from({ length: 3 }, (_, number) =>
      shark.choose(viewOf(round), diceOf(number)),
    );
    expect(asked).toEqual(asked.map(() => regular.choose(viewOf(round), diceOf(0))));
  });
});

describe("H-50 a review of Exordia8", () => {
  it("X8-18 finds the last card worth a win, and a card drawn less", () => {
    const view = viewOf(roundOf("Kh"));
    const estimates = Array.from({ length: 20 }, (_, number) =>
      appraiser.weigh(view, [put("Kh"), { type: "draw" }], diceOf(number)),
    );
    expect(estimates.every(([played]) => played === 1)).toBe(true);
    expect(estimates.some(([, drawn]) => drawn === 0)).toBe(true);
  });
});

/** The first seat holds this card alone and the top asks for it; all other cards lie as dealt. */
function roundOf(card: Card): ExordiaRound {
  const pack = game.pack(dealt({ seats: 3 }).options, 3);
  const rest = pack.filter((other) => other !== card && other !== "5h");
  return laid({
    hands: [card, rest.slice(0, 4).join(" "), rest.slice(4, 8).join(" ")],
    stock: rest.slice(8).join(" "),
    pile: "5h",
  });
}
