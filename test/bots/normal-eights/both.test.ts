// Checks that both bots of Normal Eights play by the book at every table.

import { describe, expect, it } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { normalBots, type NormalBot } from "#shared/games/normal-eights/bots/index.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import type { Move, Options } from "#shared/games/normal-eights/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { playOut } from "#test/bench/playOut.ts";
import { laidOnHearts, made } from "#test/games/normal-eights/moment.ts";
import { dealing } from "#test/support/dealtRound.ts";
import { asked, play } from "./asked.ts";

const { easy, regular } = normalBots;
const dealt = dealing(normalEights, "normal");

describe("both bots", () => {
  const tables: readonly (readonly [number, Partial<Options>])[] = [
    [2, {}],
    [2, { jokersPerPack: 2 }],
    [3, {}],
    [5, { jokersPerPack: 1 }],
    [6, {}],
    [11, { jokersPerPack: 2 }],
    [15, {}],
    [15, { jokersPerPack: 2 }],
  ];

  it.for(tables)(
    "NE-1 at %i seats with %o make legal moves only, to the end",
    ([seats, options]) => {
      for (const [number, bot] of [easy, regular, regular].entries()) {
        const over = playOut({
          game: normalEights,
          start: dealt({ seats, seed: `legal ${number}`, options }),
          dice: new DiceReader(newDice(`dice ${number}`)),
          botAt: (seat) => (seat % 2 === 0 ? bot : easy),
        });
        expect(over.facts.result?.winners.length).toBeGreaterThan(0);
      }
    },
  );

  it("C-10 the same view and the same dice give the same move", () => {
    for (let number = 0; number < 40; number += 1) {
      const round = dealt({ seats: 4, seed: `same ${number}`, dealer: 3 });
      for (const bot of [easy, regular])
        expect(asked(bot, round, 0, number)).toEqual(asked(bot, round, 0, number));
    }
  });

  it("H-27 every move that may be made has its reason", () => {
    const said = new Set<string>();
    const teller: NormalBot = {
      ...regular,
      choose: (view, dice) => {
        for (const offer of view.seen.legal)
          if (offer.type !== "sets" || "sets" in offer)
            said.add(sentence(regular.reason(view, offer as Move)));
        const move = easy.choose(view, dice);
        said.add(sentence(regular.reason(view, move)));
        return move;
      },
    };
    for (let number = 0; number < 12; number += 1) {
      playOut({
        game: normalEights,
        start: dealt({ seats: 5, seed: `told ${number}`, options: { jokersPerPack: 1 } }),
        dice: new DiceReader(newDice(`told ${number}`)),
        botAt: () => teller,
      });
    }
    expect([...said].filter((words) => !/^[A-Z][^\n]{8,140}\.$/.test(words))).toEqual([]);
    expect(said.size).toBeGreaterThan(30);
  });

  it("NE-19 Easy forgets its aces more often than not, but not always", () => {
    const round = made(laidOnHearts(["8h", "As 9c Td 5s 8c", "9d Tc 5d"]), [0, play("8h")]);
    const answers = Array.from(
      { length: 200 },
      (_, number) => asked(easy, round, 1, number).type,
    ).filter((type) => type === "nope").length;
    expect(answers).toBeGreaterThan(30);
    expect(answers).toBeLessThan(130);
  });
});
