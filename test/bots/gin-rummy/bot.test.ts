// Checks that the bots of Gin Rummy play by the rules and from their view alone, and that Regular
// is the better one.

import { expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { ginBots } from "#shared/games/gin-rummy/bots/index.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import { sentence } from "#shared/games/texts.ts";
import { ginContest, shareOf } from "#test/bench/ginContest.ts";
import { dealt, draw, laid, made, take } from "#test/games/gin-rummy/moment.ts";

test.each(["easy", "regular"] as const)(
  "H-11 H-27 the %s bot makes legal moves, the same from the same view, and says why in words",
  (level) => {
    const bot = ginBots[level];
    for (let at = 0; at < 12; at += 1) {
      let round = dealt({
        seats: 2,
        seed: `bot ${at}`,
        options: { bigGin: at % 2 === 0 ? 31 : 0, oklahoma: at % 3 === 0 },
      });
      const dice = new DiceReader(newDice(`${at}`));
      while (!round.facts.result) {
        const [seat = 0] = ginRummy.toAct(round);
        const view = View.of(ginRummy, { round, happened: [] }, seat);
        const before = dice.dice();
        const move = bot.choose(view, dice);
        expect(
          bot.choose(
            View.received(JSON.parse(JSON.stringify(view)) as never),
            new DiceReader(before),
          ),
        ).toEqual(move);
        expect(sentence(bot.reason(view, move))).toMatch(/^[A-Z0-9].{12,}[.]$/);
        const outcome = ginRummy.apply(round, seat, move);
        if (!outcome.ok) throw new Error(`${JSON.stringify(move)}: ${sentence(outcome.error)}`);
        round = outcome.round;
      }
    }
  },
);

const chosen = (round: ReturnType<typeof laid>) =>
  ginBots.regular.choose(
    View.of(ginRummy, { round, happened: [] }, 0),
    new DiceReader(newDice("any")),
  );

test("H-11 Regular keeps what the other collects: of two cards alike to itself the safe one goes", () => {
  const own = "4c 5c 6c 2h 2d 2s Ah Kd Qh 3d 7s";
  const other = "8d Qd Qs 9h 9d 7d 5h 5d 6s Ts";
  expect(
    chosen(
      made(
        laid([own.replace(" 7s", ""), other], {
          stock: "7s 8c 8h 8s",
          facts: { taken: [[], ["Qd", "Qs"]] },
        }),
        [0, draw],
      ),
    ),
  ).toEqual({ type: "discard", card: "Kd" });
  expect(
    chosen(
      made(
        laid([own.replace(" 7s", ""), other.replace("Qd Qs", "Kc Ks")], {
          stock: "7s 8c 8h 8s",
          facts: { taken: [[], ["Kc", "Ks"]] },
        }),
        [0, draw],
      ),
    ),
  ).toEqual({ type: "discard", card: "Qh" });
});

test("H-11 Regular takes what makes a meld, and goes down with gin", () => {
  const round = laid(["4c 5c 6c 2h 2d 2s Jd Jh Kd 7c", "8d Qd Qs 9h 9d 7d 5h 5d 6s Ts"], {
    pile: "3h Js",
  });
  expect(chosen(round)).toEqual(take);
  expect(chosen(made(round, [0, take]))).toEqual({ type: "knock", card: "Kd" });
});

test("H-11 Regular gets clearly more than half of the points from Easy, over deals played from both seats", () => {
  const { share } = shareOf([
    ...ginContest({ hero: ginBots.regular, other: ginBots.easy, deals: 60, seed: "gin unit" }),
  ]);
  expect(share).toBeGreaterThan(0.52);
});
