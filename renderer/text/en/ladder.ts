// The words of the ladders through the house.

import type { BotLevel } from "#shared/bots/bot.ts";
import type { Goal } from "#shared/contract/ladder.ts";
import { allOf, day, nth, number, plural } from "#shared/text/en/words.ts";

const sits: { readonly [L in BotLevel]: (count: number) => string } = {
  easy: (count) => plural(count, "easy bot", "easy bots"),
  regular: (count) => plural(count, "regular bot", "regular bots"),
  shark: (count) => plural(count, "shark", "sharks"),
};

export const ladder = {
  title: "The ladder",
  help: "Every game has a row of opponents, the strongest on top. Beat them at their table, with the standard house rules, when you like and as often as you like. What you’ve won stays won, and old rounds count.",
  stands: (won: number, of: number) => `${number(won)} of ${number(of)} rungs won`,
  next: (game: string, rung: number) => `Next in ${game}: rung ${number(rung)}`,
  done: "Every rung is won.",
  look: "Climb",
  ofGame: (game: string, won: number, of: number) => `${game} · ${number(won)} of ${number(of)}`,
  rung: (rung: number) => `${nth(rung)} rung`,
  rungOf: (game: string, rung: number) => `${game}, ${nth(rung)} rung`,
  withPrize: (rung: string, prize: string) => `${rung}: you win ${prize}`,
  against: (levels: readonly (readonly [BotLevel, number])[]) =>
    `Against ${allOf(levels.map(([level, count]) => sits[level](count)))}`,
  goals: {
    round: "Win a round.",
    double: "Win a pot that leaves you with at least twice the buy-in.",
    hand: "Win a hand.",
    gin: "Win a hand by gin or by undercut.",
    match: "Win a match.",
    turns: "Win a game of at most 40 turns in which you play or draw at least 8 times.",
  } satisfies { readonly [G in Goal]: string },
  back: (name: string) => `the card back ${name}`,
  felt: (name: string) => `the table ${name}`,
  wins: (prize: string) => `Wins ${prize}`,
  won: (at: number) => `Won ${day.format(at)}`,
  play: "Play",
  week: {
    title: "This week’s challenge",
    kinds: {
      rotation: (games: readonly string[]) => `Win a round each of ${allOf(games)}.`,
      handicap: (games: readonly string[]) => `${allOf(games)} at a crowded table.`,
      rules: (games: readonly string[]) => `${allOf(games)} by other house rules.`,
    },
    isOn: (label: string) => `${label}: on`,
    isOff: (label: string) => `${label}: off`,
    amount: (label: string, amount: number) => `${label}: ${number(amount)}`,
    rules: (rules: readonly string[]) => `${rules.join(". ")}.`,
    left: (games: readonly string[]) => `Still to win: ${allOf(games)}.`,
    won: (weeks: number) => `You’ve won it. ${plural(weeks, "week", "weeks")} won so far.`,
    until: (to: string) => `Until ${day.format(new Date(`${to}T12:00:00`))}. Another follows.`,
    again: "Play again",
  },
  playRung: (game: string, rung: number) => `Play ${game}, ${nth(rung)} rung`,
} as const;
