// Measures how long it takes to arrange a hand of Gin Rummy and to find a lay-off, compared with a
// search that tries everything (GR-5, GR-13).

import type { Card } from "#shared/cards/card.ts";
import { packs } from "#shared/cards/pack.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { arrange, deadwoodWithout } from "#shared/games/gin-rummy/arranger.ts";
import { bestLayOff } from "#shared/games/gin-rummy/layOff.ts";
import type { Melds } from "#shared/games/gin-rummy/types.ts";
import { arrangePlainly, layOffPlainly } from "#test/games/gin-rummy/bruteForce.ts";
import { effortOf, grouped, perSecond, type Bench } from "./bench.ts";
import { sideBySide, type Timed, type Way } from "./sideBySide.ts";

const longestMs = 0.05;

type Case = Readonly<{
  ten: readonly Card[];
  eleven: readonly Card[];
  /** Of a knocker. */
  melds: Melds;
}>;

/** Usual hands; or out of few ranks, as full of melds as hands near their end. */
function casesOf(name: string, count: number, ranks: string): readonly Case[] {
  const dice = new DiceReader(newDice(name));
  const pack = packs(1, 0).filter((card) => ranks.includes(card[0]!));
  return Array.from({ length: count }, () => {
    const cards = dice.shuffled(pack);
    return {
      ten: cards.slice(0, 10),
      eleven: cards.slice(0, 11),
      melds: arrange(cards.slice(11, 21)).melds,
    };
  });
}

/** Adds everything up, so that no arrangement can be left out. */
let checksum = 0;
const asking = (name: string, cases: readonly Case[], ask: (one: Case) => number): Way => ({
  name,
  run: () => {
    for (const one of cases) checksum += ask(one);
    return cases.length;
  },
});

/** The 99th of a hundred, of each one by itself, in ms. */
function slowOf(cases: readonly Case[], times: number, ask: (one: Case) => number): number {
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const before = performance.now();
    checksum += ask(cases[time % cases.length]!);
    took.push(performance.now() - before);
  }
  return took.toSorted((one, other) => one - other)[Math.floor(times * 0.99)]!;
}

const line = ({ name, nanoseconds, ratio }: Timed): string =>
  `${name.padEnd(44)} ${nanoseconds.toFixed(0).padStart(9)} ns ${perSecond(nanoseconds).padStart(12)} /s  ${ratio.toFixed(2)}×`;

const asks = {
  "ten cards": ({ ten }: Case) => arrange(ten).deadwood,
  "eleven cards": ({ eleven }: Case) => arrange(eleven).deadwood,
  "eleven cards, what each leaves": ({ eleven }: Case) => deadwoodWithout(eleven)[0]!,
  "a lay-off": ({ ten, melds }: Case) => bestLayOff(ten, melds).length,
};

export const bench: Bench = {
  title: "the arranger of Gin Rummy, beside a search that tries everything",
  run(quick) {
    const count = quick ? 20 : 2000;
    const usual = casesOf("usual", count, "A23456789TJQK");
    const full = casesOf("full", count, "3456789");
    const few = usual.slice(0, quick ? 3 : 50);
    const timed = sideBySide(
      [
        ...Object.entries(asks).flatMap(([name, ask]) => [
          asking(`${name}, usual`, usual, ask),
          asking(`${name}, full of melds`, full, ask),
        ]),
        asking("ten cards, trying everything", few, ({ ten }) => arrangePlainly(ten).deadwood),
        asking(
          "a lay-off, trying everything",
          few,
          ({ ten, melds }) => layOffPlainly(ten, melds).length,
        ),
      ],
      effortOf(quick),
    );
    const times = quick ? 500 : 100_000;
    const tails = Object.entries(asks).flatMap(([name, ask]) => [
      { name: `${name}, usual`, ms: slowOf(usual, times, ask) },
      { name: `${name}, full of melds`, ms: slowOf(full, times, ask) },
    ]);
    const worst = Math.max(...tails.map(({ ms }) => ms));
    return {
      lines: [
        ...timed.map(line),
        ...tails.map(
          ({ name, ms }) => `p99 of ${grouped(times)}, ${name}: ${(ms * 1000).toFixed(1)} µs`,
        ),
        `checksum ${checksum}`,
      ],
      goals: [
        {
          what: `p99 of every kind under ${longestMs * 1000} µs (${(worst * 1000).toFixed(1)} µs)`,
          met: worst < longestMs,
        },
      ],
    };
  },
};
