// The words of reviews (H-50).

import type { Review, WorthUnit } from "#shared/contract/review.ts";
import { number, plural, signed } from "#shared/text/en/words.ts";

const percent = (share: number): number => Math.round(100 * share);
const tenth = (amount: number): number => Math.round(10 * amount) / 10;

/** Of a chance, of points or of chips: "12 %", "7 points". */
const worths: { readonly [U in WorthUnit]: (worth: number) => string } = {
  wins: (worth) => `${number(percent(worth))} %`,
  points: (worth) => plural(tenth(worth), "point", "points"),
  chips: (worth) => plural(Math.round(worth), "chip", "chips"),
};
const changes: { readonly [U in WorthUnit]: (change: number) => string } = {
  wins: (change) => `${signed(percent(change))} %`,
  points: (change) => signed(tenth(change)),
  chips: (change) => signed(Math.round(change)),
};
const margins: { readonly [U in WorthUnit]: (error: number) => string } = {
  wins: (error) => number(Math.max(1, percent(2 * error))),
  points: (error) => number(tenth(2 * error)),
  chips: (error) => number(Math.max(1, Math.round(2 * error))),
};

/** By the types of moves: "passing". */
const doing: { readonly [move: string]: string } = {
  give: "giving cards",
  play: "playing",
  pass: "passing",
  bet: "betting",
  raise: "raising",
  call: "calling",
  check: "checking",
  fold: "folding",
  draw: "drawing",
  skip: "skipping",
  decline: "declining",
  break: "breaking the sequent",
  keep: "keeping the card",
  nope: "saying Nope",
  pick: "picking a card",
  sets: "laying down sets",
  take: "taking the discard",
  discard: "discarding",
  knock: "knocking",
  bigGin: "going big gin",
  layOff: "laying off",
};

const counted: { readonly [U in WorthUnit]: string } = {
  wins: "your chance to win",
  points: "the points you expect",
  chips: "the chips you expect",
};

export const review = {
  title: "Review",
  open: "Review",
  underWay: "Reviewing your round. This takes up to 10 seconds.",
  cancel: "Stop reviewing",
  again: "Review the round",
  stopped: "The review was stopped.",
  parts: "Where it came from",
  summary: ({ unit, even, result }: Pick<Review, "unit" | "even" | "result">) =>
    unit === "wins"
      ? `An even share of this round is ${worths.wins(even)}. You ${result > 0 ? "won" : "didn’t win"} it.`
      : result === 0
        ? "You neither won nor lost anything."
        : `You ${result > 0 ? "won" : "lost"} ${worths[unit](Math.abs(result))}.`,
  deal: "The deal",
  cards: "Cards you drew",
  others: "The others",
  play: "Your play",
  change: (unit: WorthUnit, change: number) => changes[unit](change),
  worth: (unit: WorthUnit, worth: number) => worths[unit](worth),
  /** At the side of the curve, whose title names the unit. */
  figure: (unit: WorthUnit, worth: number) =>
    unit === "wins" ? worths.wins(worth) : number(worth),
  curve: (unit: WorthUnit) => `Move by move: ${counted[unit]}`,
  afterMove: (line: number) => `After move ${line}`,
  costliest: "What cost you most",
  inYourPlace: "And what a shark did in your place.",
  inYourPlaceOpenly: "And what a mind reader did in your place.",
  odds: "Your odds and the price",
  oddsOf: (chance: number, price: number) =>
    `${worths.wins(chance)} to win, for ${worths.wins(price)} of the pot`,
  nothing: "Nothing you did was clearly worse than something else.",
  move: (line: number) => `Move ${line}`,
  passed: (who: string) => `${who} let it pass.`,
  gain: (unit: WorthUnit, gain: number, error: number) =>
    `+${worths[unit](gain)}${error === 0 ? "" : ` (± ${margins[unit](error)})`}`,
  shark: "Shark",
  mindReader: "The mind reader",
  about:
    "What a decision was worth is counted over rounds played on from what you could see, so it says nothing of cards you couldn’t know.",
  cardsKnown: "Cards that it counts with",
  ownCards: "Your cards",
  allCards: "All cards",
  aboutAllCards:
    "This counts with everybody’s cards as they were, so it says what would have been best if you had known them.",
  habits: "What costs you most",
  habitsHelp: "From the rounds you reviewed.",
  habit: (played: string, better: string) =>
    played === better
      ? `${doing[played] ?? played} differently`
      : `${doing[better] ?? better} instead of ${doing[played] ?? played}`,
  times: (times: number) => plural(times, "time", "times"),
  game: "Game",
  often: "How often",
  cost: "Cost in all",
  costOf: (unit: WorthUnit, cost: number) =>
    unit === "wins"
      ? `${number(cost < 1 ? percent(cost) / 100 : tenth(cost))} wins`
      : worths[unit](cost),
  doing,
} as const;
