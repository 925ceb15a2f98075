import type { Preset, Structure } from "#shared/tournament/structure.ts";
import { allOf, chips, noun, nth, number, plural } from "#shared/text/en/words.ts";

type Measure = Structure["measure"];
const lengthOf = (length: number, measure: Measure): string =>
  measure === "minutes" ? plural(length, "minute", "minutes") : plural(length, "round", "rounds");
const percent = (share: number): string => `${number(share)}%`;

const presets: { readonly [P in Preset]: Readonly<{ name: string; about: string }> } = {
  turbo: { name: "Turbo", about: "Short levels, no breaks: fast, with more luck." },
  standard: {
    name: "Standard",
    about: "Ten-minute levels and a break every hour: fills an evening.",
  },
  deep: { name: "Deep", about: "Long levels and deep stacks: time to play, until late." },
};

type RebuyPrice = Readonly<{
  price: number;
  /** Those with this price. */
  levels: readonly number[];
}>;
/** "for 500", "– for 500 in levels 1 and 2, 800 in level 3 –" */
const pricesOf = (prices: readonly RebuyPrice[]): string =>
  prices.length === 1
    ? `for ${number(prices[0]!.price)}`
    : `– for ${prices.map(({ price, levels }) => `${number(price)} in ${noun(levels.length, "level", "levels")} ${allOf(levels.map(number))}`).join(", ")} –`;

export const structure = {
  presets,
  own: "Your own",
  begin: (stack: number) => `Everybody starts with ${chips(stack)}.`,
  levels: (count: number, shortest: number, longest: number, measure: Measure) =>
    `${plural(count, "level", "levels")} of ${shortest === longest ? lengthOf(shortest, measure) : `${number(shortest)} to ${lengthOf(longest, measure)}`}; the last runs until the end.`,
  breaks: (minutes: number, levels: readonly number[]) =>
    `A break of ${plural(minutes, "minute", "minutes")} after ${noun(levels.length, "level", "levels")} ${allOf(levels.map(number))}.`,
  entry: (amount: number, bounty: number) =>
    amount === 0 && bounty === 0
      ? "Entry is free."
      : `Entry costs ${chips(amount + bounty)} from your bank${bounty === 0 ? "" : `, ${number(bounty)} of them as your bounty`}.`,
  rebuys: (prices: readonly RebuyPrice[], stack: number, until: number, most: number | null) =>
    `If you run out, you can buy ${chips(stack)} more ${pricesOf(prices)} until the end of level ${number(until)}${most === null ? "" : `, ${most === 1 ? "once" : most === 2 ? "twice" : `${number(most)} times`} at most`}.`,
  addOn: (price: number, stack: number, at: number) =>
    `In level ${number(at)} and the break after it, you can buy ${chips(stack)} more once, for ${number(price)}.`,
  lateEntry: (level: number) => `Late entry is open until the end of level ${number(level)}.`,
  winnerTakesAll: "The winner gets the whole pool.",
  shares: (shares: readonly number[]) =>
    `The pool goes to the top ${number(shares.length)}: ${shares.map(percent).join(", ")}.`,
  guaranteed: (amounts: readonly number[]) =>
    `Guaranteed: ${amounts.map((amount, at) => `${nth(at + 1)} ${number(amount)}`).join(", ")}.`,
  league: (rounds: number, deals: number, points: readonly number[]) =>
    `${plural(rounds, "round", "rounds")} of ${plural(deals, "deal", "deals")}, with new tables each time. Points by place: ${points.map(number).join(", ")}.`,
  draws: {
    swiss: "Entrants with similar points meet.",
    roundRobin: "Everybody meets everybody else as evenly as possible.",
  },
  bracket: (wins: number | null) =>
    `Two at a table; ${wins === null ? "win all the chips to advance" : `the first to win ${plural(wins, "round", "rounds")} advances`}.`,
  thirdPlace: "The losers of the semi-finals play for third place.",
  chairs: (chairs: number) => `Up to ${number(chairs)} at a table.`,
} as const;
