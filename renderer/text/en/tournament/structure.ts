// How is it said in English how a tournament runs, and what it costs and pays?

import type { Preset, Structure } from "#shared/tournament/structure.ts";
import { allOf, chips, noun, nth, number, plural } from "#shared/text/en/words.ts";

type Measure = Structure["measure"];
const lengthOf = (length: number, measure: Measure): string =>
  measure === "minutes" ? plural(length, "minute", "minutes") : plural(length, "round", "rounds");
const percent = (share: number): string => `${number(share)} %`;

const presets: { readonly [P in Preset]: { readonly name: string; readonly about: string } } = {
  turbo: { name: "Turbo", about: "Short levels, no breaks: fast, and with more luck in it." },
  standard: { name: "Standard", about: "Ten minutes a level, and a break every hour: an evening." },
  deep: { name: "Deep", about: "Long levels and many chips: time to play, until late." },
};

interface RebuyPrice {
  readonly price: number;
  /** In which it is asked. */
  readonly levels: readonly number[];
}
/** "for 500", "– for 500 in levels 1 and 2, 800 in level 3 –" */
const pricesOf = (prices: readonly RebuyPrice[]): string =>
  prices.length === 1
    ? `for ${number(prices[0]!.price)}`
    : `– for ${prices.map(({ price, levels }) => `${number(price)} in ${noun(levels.length, "level", "levels")} ${allOf(levels.map(number))}`).join(", ")} –`;

export const structure = {
  presets,
  own: "Your own",
  begin: (stack: number) => `Everybody begins with ${chips(stack)}.`,
  levels: (count: number, shortest: number, longest: number, measure: Measure) =>
    `${plural(count, "level", "levels")} of ${shortest === longest ? lengthOf(shortest, measure) : `${number(shortest)} to ${lengthOf(longest, measure)}`}; the last one lasts until the end.`,
  breaks: (minutes: number, levels: readonly number[]) =>
    `A break of ${plural(minutes, "minute", "minutes")} after ${noun(levels.length, "level", "levels")} ${allOf(levels.map(number))}.`,
  entry: (amount: number, bounty: number) =>
    amount === 0 && bounty === 0
      ? "Nobody pays anything to enter."
      : `An entry costs ${chips(amount + bounty)} from the bank${bounty === 0 ? "" : `, ${number(bounty)} of them on one’s own head`}.`,
  rebuys: (prices: readonly RebuyPrice[], stack: number, until: number, most: number | null) =>
    `Who has run out may buy ${chips(stack)} again ${pricesOf(prices)} until the end of level ${number(until)}${most === null ? "" : `, ${most === 1 ? "once" : most === 2 ? "twice" : `${number(most)} times`} at most`}.`,
  addOn: (price: number, stack: number, at: number) =>
    `In level ${number(at)}, and in the break after it, everybody may add ${chips(stack)} once, for ${number(price)}.`,
  lateEntry: (level: number) => `People may enter late, until the end of level ${number(level)}.`,
  winnerTakesAll: "The winner gets the whole pool.",
  shares: (shares: readonly number[]) =>
    `The pool goes to the first ${number(shares.length)}: ${shares.map(percent).join(", ")}.`,
  guaranteed: (amounts: readonly number[]) =>
    `Guaranteed: ${amounts.map((amount, at) => `${nth(at + 1)} ${number(amount)}`).join(", ")}.`,
  league: (rounds: number, deals: number, points: readonly number[]) =>
    `${plural(rounds, "round", "rounds")} of ${plural(deals, "deal", "deals")}, with new tables each time. Points by place: ${points.map(number).join(", ")}.`,
  draws: {
    swiss: "Those with like points meet.",
    roundRobin: "Everybody meets everybody as evenly as can be.",
  },
  bracket: (wins: number | null) =>
    `Two at a table; ${wins === null ? "who has all the chips goes on" : `who first wins ${plural(wins, "round", "rounds")} goes on`}.`,
  thirdPlace: "The losers of the semi-finals play for third place.",
  chairs: (chairs: number) => `Up to ${number(chairs)} at a table.`,
} as const;
