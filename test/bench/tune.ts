// npm run tune [-- --candidates N] [-- --seed S]: climbs from a guess to better weights by
// self-play, and prints them.
//
// A candidate (the champion with a few weights moved) plays the same deals from every seat: against
// champions, and against two simple bots. It takes over when it does better than the champion did,
// by two standard errors, on deals that neither has played before. Among champions par needs no
// measuring: with the same bot in all seats every deal gives each exactly its share. Same seed and
// number of candidates, same weights.

import { parseArgs } from "node:util";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { beginner, botWith, type KingsBot } from "#shared/games/kings-and-bastards/bots/index.ts";
import { easyWeights, type Weights } from "#shared/games/kings-and-bastards/bots/judgement.ts";
import { meanOf } from "#main/cli/arena/figures.ts";
import { contest } from "./contest.ts";

/** A guess by hand, moved a little by earlier climbs. */
const start: Weights = {
  fear: [1, 0.35, 0.1, 0.4],
  fearOfTwos: 1.3,
  passedAlready: 0.4,
  set: 0.5,
  weakness: 2.7,
  low: 0.3,
  card: 0.05,
  stuck: 0.5,
  two: 1.4,
  joker: 0.5,
  trick: 0.5,
  trickNearEnd: 1.3,
  pass: -0.4,
  passNearEnd: 0,
  trickInDanger: 1,
  passInDanger: -0.6,
  shutOut: 1,
  firstLead: 0.3,
};

const sizes = [4, 4, 4, 6];
const fine = 2 ** 20;

/**
 * One always sheds what it can, one often holds back: they keep the champion from answering nobody
 * but itself.
 */
const strangers = [
  botWith({ ...easyWeights, pass: 0 }),
  botWith({ ...easyWeights, pass: 0.8 }, beginner),
];

/** What each deal is worth above par: firsts count most, the places behind them a little. */
function worths(
  hero: Weights,
  others: KingsBot,
  seats: number,
  deals: number,
  seed: string,
  from: number,
): number[] {
  const played = contest({ hero: botWith(hero), others, seats, deals, seed, from });
  return [...played].map(({ firsts, places }) => firsts * seats - 1 + (places - 0.5));
}

/** How much better the candidate does than the champion, deal by deal. */
function gainsOf(
  candidate: Weights,
  champion: Weights,
  seed: string,
  from: number,
  deals: number,
): number[] {
  return sizes.flatMap((seats) => {
    const each = Math.ceil(deals / sizes.length / 3);
    const amongChampions = worths(candidate, botWith(champion), seats, each, seed, from);
    const amongStrangers = strangers.flatMap((others) => {
      const champions = worths(champion, others, seats, each, seed, from);
      return worths(candidate, others, seats, each, seed, from).map(
        (worth, deal) => worth - (champions[deal] ?? 0),
      );
    });
    return [...amongChampions, ...amongStrangers];
  });
}

/** The weights as a plain list, and back. */
const listOf = ({ fear, ...others }: Weights): number[] => [...fear, ...Object.values(others)];
function fromList(list: readonly number[]): Weights {
  const { fear: _fear, ...others } = start;
  return {
    fear: list.slice(0, 4),
    ...Object.fromEntries(Object.keys(others).map((key, at) => [key, list[at + 4]])),
  } as unknown as Weights;
}

function moved(weights: Weights, dice: DiceReader, reach: number): Weights {
  const list = listOf(weights);
  const chosen = dice.shuffled(list.map((_, at) => at)).slice(0, 1 + dice.below(4));
  const move = (): number =>
    ((dice.below(fine) + dice.below(fine) + dice.below(fine)) / fine / 1.5 - 1) * reach;
  for (const at of chosen)
    list[at] = Number(((list[at] ?? 0) + move() * (0.3 + Math.abs(list[at] ?? 0))).toFixed(3));
  return fromList(list);
}

/**
 * True when the candidate is better by two standard errors in the end; most are dropped after a few
 * deals.
 */
function isBetter(candidate: Weights, champion: Weights, seed: string, from: number): boolean {
  const gains: number[] = [];
  for (const [deals, errors] of [
    [96, 0.2],
    [144, 0.8],
    [288, 1.4],
    [576, 2],
  ] as const) {
    gains.push(...gainsOf(candidate, champion, seed, from + gains.length, deals));
    const { mean, margin } = meanOf(gains);
    if (mean < (margin / 1.96) * errors || mean === 0) return false;
  }
  return true;
}

const { values } = parseArgs({
  options: {
    candidates: { type: "string", default: "500" },
    seed: { type: "string", default: "tune-5" },
  },
});
const dice = new DiceReader(newDice(values.seed));
let champion = start;
let taken = 0;
for (let tried = 1; tried <= Number(values.candidates); tried += 1) {
  const candidate = moved(champion, dice, tried % 3 === 0 ? 1.2 : 0.4);
  if (!isBetter(candidate, champion, values.seed, tried * 10_000)) continue;
  champion = candidate;
  taken += 1;
  process.stdout.write(`${tried} tried, ${taken} taken: ${JSON.stringify(champion)}\n`);
}
process.stdout.write(`${values.candidates} tried, ${taken} taken: ${JSON.stringify(champion)}\n`);
