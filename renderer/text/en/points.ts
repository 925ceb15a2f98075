// The words of points, levels and matches.

import { allOf, chips, company, noun, number, plural } from "#shared/text/en/words.ts";

const pointsOf = (count: number): string => plural(count, "point", "points");

const withChips = (count: number, amount: number): string =>
  `${pointsOf(count)}${amount > 0 ? ` and ${chips(amount)}` : ""}`;

export const points = {
  points: "Points",
  total: (count: number) => `has ${number(count)}`,
  nobody: "Nobody wins",
  youWin: "You win the round!",
  wins: (names: readonly string[]) =>
    `${company(names)} ${noun(names.length, "wins", "win")} the round`,
  /** `amount`: the chips that come with them; 0 for none. */
  youWinPoints: (count: number, amount: number) => `You win ${withChips(count, amount)}`,
  winsPoints: (name: string, count: number, amount: number) =>
    `${name} wins ${withChips(count, amount)}`,
  youWinChips: (amount: number) => `You win the round and ${chips(amount)}!`,
  winsChips: (name: string, amount: number) => `${name} wins the round and ${chips(amount)}`,
  earned: (count: number) => `You earned ${pointsOf(count)}.`,
  blockedByPoints: "Nobody could go on, so the fewest points in hand win.",
  blockedByCards: "Nobody could go on, so the fewest cards win.",
  firstTo: (target: number) => `First to ${pointsOf(target)}.`,
  firstToIn: (targets: readonly Readonly<{ game: string; points: number }>[]) =>
    `First to ${targets.map(({ game, points }) => `${pointsOf(points)} in ${game}`).join(" or ")}.`,
  leads: (target: number, names: readonly string[], count: number) =>
    `First to ${pointsOf(target)}: ${company(names)} ${noun(names.length, "leads", "lead")} with ${number(count)}.`,
  youLead: (target: number, count: number) =>
    `First to ${pointsOf(target)}: you lead with ${number(count)}.`,
  roundOf: (round: number, of: number) => `Round ${round} of ${of}`,
  playedOver: (rounds: number) => `${plural(rounds, "round", "rounds")} in all`,
  matchOver: (target: number, rounds: number) =>
    `${pointsOf(target)} reached after ${plural(rounds, "round", "rounds")}`,
  inAll: (count: number, rounds: number) =>
    `${pointsOf(count)} won in ${plural(rounds, "round", "rounds")} across all games.`,
  stopHelp: "No chips were at stake, so the most points win.",
  levelReached: (level: number) => `You reached level ${level}!`,
  opened: (looks: readonly string[]) => `Unlocked: ${looks.join(", ")}.`,
  openedBacks: (names: readonly string[]) =>
    `the card ${noun(names.length, "back", "backs")} ${allOf(names)}`,
  openedFelts: (names: readonly string[]) =>
    `the ${noun(names.length, "felt", "felts")} ${allOf(names)}`,
  choose: "Choose",
} as const;
