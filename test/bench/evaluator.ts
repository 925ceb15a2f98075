// The hand evaluator beside those of other people.

import { evaluateCardCodes, evaluateCards } from "phe";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Card } from "#shared/cards/card.ts";
import { packs } from "#shared/cards/pack.ts";
import {
  evaluate,
  strengthOf,
  cardCode,
  fillStrengths,
  strengthTableSize,
} from "#shared/poker/evaluate.ts";
import { effortOf, grouped, perSecond, type Bench } from "./bench.ts";
import {
  evaluate as pokertools,
  evaluateStrings as pokertoolsNames,
  getCardCode,
  pokersolver,
} from "./peers/evaluators.ts";
import { sideBySide, type Timed, type Way } from "./sideBySide.ts";

const leastRatio = 10;
const mostBytes = 3_000_000;
const longestBuildMs = 500;

type Five<T> = readonly [T, T, T, T, T];
const five = <T>(list: readonly T[]): Five<T> => list.slice(0, 5) as unknown as Five<T>;

function randomHands(count: number, jokers: number): readonly Five<Card>[] {
  const dice = new DiceReader(newDice("bench-evaluator"));
  const pack = packs(1, jokers);
  return Array.from({ length: count }, () => five(dice.shuffled(pack)));
}

/** Adds everything up, so that no evaluation can be left out. */
let checksum = 0;

/** The hands in numbers, one after the other: as a bot or a simulation holds them. */
function ourCodes(name: string, hands: readonly Five<Card>[]): Way {
  const codes = Int32Array.from(hands.flatMap((hand) => hand.map(cardCode)));
  return {
    name,
    run: () => {
      let sum = 0;
      for (let at = 0; at < codes.length; at += 5)
        sum += strengthOf(
          codes[at]!,
          codes[at + 1]!,
          codes[at + 2]!,
          codes[at + 3]!,
          codes[at + 4]!,
        );
      checksum += sum;
      return hands.length;
    },
  };
}

function each<H>(name: string, hands: readonly H[], value: (hand: H) => number): Way {
  return {
    name,
    run: () => {
      let sum = 0;
      for (const hand of hands) sum += value(hand);
      checksum += sum;
      return hands.length;
    },
  };
}

/** Each with its fastest door first: numbers, then names. */
function ways(count: number): readonly Way[] {
  const hands = randomHands(count, 0);
  const few = hands.slice(0, Math.max(1, count >> 6));
  const pheCode = (card: Card): number =>
    "23456789TJQKA".indexOf(card.charAt(0)) * 4 + "shdc".indexOf(card.charAt(1));
  return [
    ourCodes("ours, codes", hands),
    ourCodes("ours, codes, 1 joker in the pack", randomHands(count, 1)),
    ourCodes("ours, codes, 2 jokers in the pack", randomHands(count, 2)),
    each(
      "@pokertools/evaluator, codes",
      hands.map((hand) => hand.map(getCardCode)),
      pokertools,
    ),
    each(
      "phe, codes",
      hands.map((hand) => hand.map(pheCode)),
      evaluateCardCodes,
    ),
    each("ours, names", hands, evaluate),
    each(
      "@pokertools/evaluator, names",
      hands.map((hand) => [...hand]),
      pokertoolsNames,
    ),
    each("phe, names", hands, evaluateCards),
    each("pokersolver, names", few, (hand) => pokersolver.Hand.solve(hand).rank),
  ];
}

const line = ({ name, nanoseconds, ratio }: Timed): string =>
  `${name.padEnd(34)} ${nanoseconds.toFixed(1).padStart(9)} ns ${perSecond(nanoseconds).padStart(12)} hands/s  ${ratio.toFixed(2)}× ours`;

export const bench: Bench = {
  title:
    "evaluator: the strength of random hands of five, the same for all (poker-evaluator is left out: 125 MB of tables, and slower than phe)",
  run(quick) {
    const before = performance.now();
    const strengths = new Uint16Array(strengthTableSize);
    fillStrengths(strengths);
    const buildMs = performance.now() - before;
    const bytes = strengths.byteLength;
    const timed = sideBySide(ways(quick ? 1000 : 20_000), effortOf(quick));
    const others = timed.filter(({ name }) => !name.startsWith("ours"));
    const fastest = Math.min(...others.map(({ ratio }) => ratio));
    return {
      lines: [
        ...timed.map(line),
        `table: ${grouped(bytes)} bytes, built in ${buildMs.toFixed(0)} ms when the first hand is asked for (checksum ${checksum})`,
      ],
      goals: [
        {
          what: `at least ${leastRatio}× the fastest of the others (${fastest.toFixed(1)}×)`,
          met: fastest >= leastRatio,
        },
        {
          what: `table at most ${grouped(mostBytes)} bytes, built in at most ${longestBuildMs} ms`,
          met: bytes <= mostBytes && buildMs <= longestBuildMs,
        },
      ],
    };
  },
};
