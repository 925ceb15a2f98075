// Checks that the bots of Exordia8 play by the book and by the options in force.

import { describe, expect, it } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { exordiaBots, type ExordiaBot } from "#shared/games/exordia8/bots/index.ts";
import { fieldOf, judgePlay } from "#shared/games/exordia8/bots/judgement.ts";
import { regularWeights } from "#shared/games/exordia8/bots/weights.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import type { ExordiaRound, Facts, Move, Options } from "#shared/games/exordia8/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { playOut } from "#test/bench/playOut.ts";
import { dealt, laid, put } from "#test/games/exordia8/exordiaRound.ts";

const { easy, regular } = exordiaBots;
const viewOf = (round: ExordiaRound): View<Options, Facts, Move> =>
  View.of(exordia8, { round, happened: [] }, round.facts.turn ?? "spectator");
const asked = (bot: ExordiaBot, round: ExordiaRound, number = 0): Move =>
  bot.choose(viewOf(round), new DiceReader(newDice(`asked ${number}`)));
const reason = (round: ExordiaRound, move: Move): string =>
  sentence(regular.reason(viewOf(round), move));
const full = "4c 5d 6h 7s 9c";

describe("Regular at Exordia8", () => {
  it("X8-18 puts its last card", () => {
    const round = laid({ hands: ["Kh", full], pile: "5h" });
    expect(asked(regular, round)).toEqual(put("Kh"));
    expect(reason(round, put("Kh"))).toBe("This is your last card: play it and win.");
  });

  it("X8-12 puts the Queen of Hearts first where its last card goes on her", () => {
    const round = laid({ hands: ["Qh 9h", full], pile: "5h" });
    expect(asked(regular, round)).toEqual(put("Qh"));
    expect(reason(round, put("Qh"))).toBe(
      "The Queen of Hearts gives you another turn, and your last card fits on her.",
    );
  });

  it("X8-9 keeps its eight while another card goes", () => {
    expect(asked(regular, laid({ hands: ["8c Kd 5h 6c", full, full], pile: "5d" }))).toMatchObject({
      type: "play",
      card: expect.not.stringMatching(/^8/) as string,
    });
  });

  it("X8-9 names the suit it holds most of", () => {
    const round = laid({ hands: ["8c Kd 5d 9d Th", full, full], pile: "6s" });
    expect(asked(regular, round)).toEqual(put("8c", "d"));
    expect(reason(round, put("8c", "d"))).toBe(
      "An eight goes on anything. Name diamonds, since you hold 3.",
    );
  });

  it("X8-11 turns play away from who has one card left, not towards him", () => {
    const hands = ["Ah Kh 9c 4s", "5c", full, full];
    expect(asked(regular, laid({ hands, pile: "5h" }))).toEqual(put("Ah"));
    expect(asked(regular, laid({ hands, pile: "5h", facts: { direction: -1 } }))).not.toEqual(
      put("Ah"),
    );
  });

  it("X8-13 does not open the pile with the Queen of Spades for who has one card left", () => {
    expect(asked(regular, laid({ hands: ["Qs Ks 9c 4d", "5c", full], pile: "5s" }))).toEqual(
      put("Ks"),
    );
  });

  it("X8-16 breaks a sequent where it must and puts the card owed where it must", () => {
    const running = { sequent: { suit: "h", next: "5" } } as const;
    expect(asked(regular, laid({ hands: ["5h 8c", full], pile: "4h", facts: running }))).toEqual(
      put("5h"),
    );
    expect(asked(regular, laid({ hands: ["5c 8c", full], pile: "4h", facts: running }))).toEqual({
      type: "break",
    });
  });

  it("X8-17 sheds one more card on the 8 of a sequent rather than decline", () => {
    const round = laid({ hands: ["Kd 5c", full], pile: "8h", named: "s", facts: { extra: true } });
    expect(asked(regular, round)).toMatchObject({ type: "play" });
  });

  it("X8-15 says why a 3 on the 2 of its suit is good", () => {
    expect(reason(laid({ hands: ["3h 9c", full], pile: "2h" }), put("3h"))).toBe(
      "This starts a sequent: the next player plays the 4 of hearts or picks up two cards.",
    );
  });

  it("X8-9 an option that bars eights of other suits makes a demand the better defence", () => {
    const worth = (options: Partial<Options>): number => {
      const { seen } = viewOf(laid({ hands: ["8c Kd 9d", "5c", full], pile: "5s", options }));
      return judgePlay(put("8c", "d"), seen, fieldOf(seen), regularWeights);
    };
    expect(worth({ eightOnEight: false })).toBeGreaterThan(worth({ eightOnEight: true }));
  });

  it("X8-9 where eights of other suits are barred it does not plan to put one on an eight", () => {
    const round = laid({
      hands: ["8c Kd", full],
      pile: "8h",
      named: "d",
      options: { eightOnEight: false },
    });
    expect(asked(regular, round)).toEqual(put("Kd"));
  });

  it("X8-7 X8-19 skips on an empty stock when it has nothing to put", () => {
    expect(asked(regular, laid({ hands: ["Kd 9c", full], stock: "", pile: "5h" }))).toEqual({
      type: "skip",
    });
  });
});

describe("both bots", () => {
  const tables: readonly (readonly [number, Partial<Options>])[] = [
    [2, {}],
    [3, { eightOnEight: false }],
    [5, {}],
    [7, { eightOnEight: false }],
    [13, {}],
    [50, {}],
    [50, { eightOnEight: false }],
  ];

  it.for(tables)(
    "X8-1 at %i seats with %o make legal moves only, to the end",
    ([seats, options]) => {
      for (const [number, bot] of [easy, regular, regular].entries()) {
        const over = playOut({
          game: exordia8,
          start: dealt({ seats, seed: `legal ${number}`, options }),
          dice: new DiceReader(newDice(`dice ${number}`)),
          botAt: (seat) => (seat % 2 === 0 ? bot : easy),
        });
        expect(over.facts.result?.winners).toHaveLength(1);
      }
    },
  );

  it("C-10 the same view and the same dice give the same move", () => {
    for (let number = 0; number < 40; number += 1) {
      const round = dealt({ seats: 4, seed: `same ${number}` });
      for (const bot of [easy, regular])
        expect(asked(bot, round, number)).toEqual(asked(bot, round, number));
    }
  });

  it("H-27 every move that may be made has its reason", () => {
    const said = new Set<string>();
    const teller: ExordiaBot = {
      ...regular,
      choose: (view, dice) => {
        for (const move of view.seen.legal) said.add(sentence(regular.reason(view, move as Move)));
        return easy.choose(view, dice);
      },
    };
    for (let number = 0; number < 12; number += 1)
      playOut({
        game: exordia8,
        start: dealt({ seats: 5, seed: `told ${number}` }),
        dice: new DiceReader(newDice(`told ${number}`)),
        botAt: () => teller,
      });
    expect([...said].filter((words) => !/^[A-Z].{15,}[.]$/.test(words))).toEqual([]);
    expect(said.size).toBeGreaterThan(15);
  });
});
