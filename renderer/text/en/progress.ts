// The words of achievements, statistics and the deal of the day.

import type { BotLevel } from "#shared/bots/bot.ts";
import { allOf, chips, day, nth, number, plural, signed } from "#shared/text/en/words.ts";
import type { AchievementText } from "#shared/text/gameText.ts";

/** From the first to the last that equal ones share. */
type Rank = Readonly<{ from: number; to: number }>;

const levels: { readonly [L in BotLevel]: string } = {
  easy: "easy bot",
  regular: "regular bot",
  shark: "shark",
};

/** Over all games, by their keys. */
const achievements: { readonly [key: string]: AchievementText } = {
  chair: { name: "Pull up a chair", help: "Finish a round." },
  rounds25: { name: "At home here", help: "Finish 25 rounds." },
  rounds100: { name: "Part of the furniture", help: "Finish 100 rounds." },
  rounds1000: { name: "A thousand and one nights", help: "Finish 1,000 rounds." },
  wins50: { name: "A good hand", help: "Win 50 rounds." },
  everyGame: { name: "Jack of all trades", help: "Win a round of every game." },
  row3: { name: "Three in a row", help: "Win 3 rounds in a row." },
  row6: { name: "Unstoppable", help: "Win 6 rounds in a row." },
  days3: { name: "And again tomorrow", help: "Play 3 days in a row." },
  days7: { name: "A whole week", help: "Play 7 days in a row." },
  days50: { name: "An old friend", help: "Play on 50 different days." },
  person: { name: "Flesh and blood", help: "Win a round against another person." },
  crowd: { name: "First among many", help: "Win at a table of 8 or more." },
  regulars: {
    name: "No easy table",
    help: "Win 10 rounds with 3 or more players and no easy bot.",
  },
  sharks: {
    name: "Swimming with sharks",
    help: "Win 5 rounds against 2 or more sharks and nobody else.",
  },
  points1000: { name: "A thousand points", help: "Win 1,000 points across all games." },
  deal: { name: "Deal of the day", help: "Finish a deal of the day." },
  dealWon: { name: "Day’s best", help: "Win a deal of the day." },
  dealDays7: { name: "Daily bread", help: "Finish the deal of the day 7 days in a row." },
};

export const progress = {
  title: "Achievements",
  achievements,
  house: "All games",
  counting: (left: number) => `Going through ${plural(left, "older round", "older rounds")}…`,
  level: "Level",
  pointsHelp: "How you earn points",
  pointsOf: [
    "Crazy Eights and Gin Rummy: what their rules score for cards left in other hands and for a match.",
    "Kings & Bastards and Exordia8: 40 if you finish ahead of 3 or more opponents, and a share if you beat only some. Normal Eights takes longer: 60. Eights Nomic: 2 for each card you play or draw, up to 80.",
    "Five-card draw: 16 for each opponent who put more than the ante into a pot you win, 2 if they paid only the ante. At most 64 a hand.",
    "Except in Crazy Eights and Gin Rummy, an easy bot counts as half an opponent and a player who leaves as none. Fewer than 3 opponents earn you less. Moves the table makes for you earn nothing.",
  ],
  statistics: "So far",
  all: "All games",
  game: "Game",
  rounds: "Rounds",
  wins: "Won",
  share: (wins: number, rounds: number) =>
    `(${number(Math.round((100 * wins) / Math.max(1, rounds)))} %)`,
  points: "Points",
  bestRound: "Best round",
  streak: "In a row",
  now: (now: number) => `(now ${number(now)})`,
  bestPoints: (points: number) => plural(points, "point", "points"),
  bestChips: (amount: number) => `${signed(amount)} chips`,
  none: "–",
  nothingYet: "Nothing yet. Finish a round of any game to start.",
  days: "Days played",
  daysRun: (best: number, now: number) =>
    now > 0 && now < best
      ? `${number(best)} in a row (now ${number(now)})`
      : `${number(best)} in a row`,
  king: "King",
  bastard: "Bastard",
  number,
  chips,
  reachedOf: (reached: number, all: number) => `${number(reached)} of ${number(all)}`,
  amount: (amount: number, goal: number) => `${number(amount)} of ${number(goal)}`,
  reachedAt: (at: number) => day.format(at),
  lookAt: (name: string) => `Replay the round for “${name}”`,
  daily: {
    title: "Deal of the day",
    about: (game: string, players: number) => `${game}, ${number(players)} players`,
    help: "Everybody gets the same cards today. Your first try counts. After that you can practise.",
    forPoints: "You play for points, never for chips, because the date gives away the cards.",
    play: "Play",
    goOn: "Continue",
    practise: "Practise",
    standings: "Same cards, same seat",
    rank: "Rank",
    place: (players: number) => `Place of ${number(players)}`,
    who: "Player",
    points: "Points",
    you: "You",
    notYet: "not played yet",
    givenUp: "given up",
    bot: (level: BotLevel) => levels[level],
    botsPlay: "5 bots are playing…",
    placed: nth,
    ranked: ({ from, to }: Rank) => (from === to ? nth(from) : `${nth(from)}–${nth(to)}`),
    counts: ({ from, to }: Rank, of: number) => {
      if (from === 1 && to === of)
        return `Your try: all ${number(of)} did equally well with these cards.`;
      if (from === to) return `Your try: ${nth(from)} of ${number(of)} with these cards.`;
      return `Your try: ${nth(from)} to ${nth(to)} of ${number(of)} with these cards, level with ${plural(to - from, "bot", "bots")}.`;
    },
    practised: "This was practice and doesn’t count.",
    today: "Today’s deal",
    atStake: "At stake: points for your level, and your rank among 5 bots with the same cards.",
    isOpen: "You’ve begun. Your first try counts.",
    hasGivenUp: "You closed it before the end. You can still practise.",
    cameIn: (place: number | null, of: number, points: number) =>
      `${place === null ? "Nobody won" : `You came ${nth(place)} of ${number(of)}`}, for ${plural(points, "point", "points")}.`,
    run: (days: number) => (days < 1 ? "" : `Streak: ${plural(days, "day", "days")}`),
    longest: (days: number) => `Longest streak: ${plural(days, "day", "days")}`,
    share: "Share your result",
    shareShort: "Share",
    sharedTitle: (date: string) => `Deal of the day, ${day.format(new Date(`${date}T12:00:00`))}`,
    sharedRank: ({ from, to }: Rank, of: number) =>
      `${from === to ? nth(from) : `${nth(from)}–${nth(to)}`} of ${number(of)} with the same cards`,
    sharedLine: (title: string, game: string, result: string, run: string) =>
      `${title}: ${game}, ${result}${run === "" ? "" : `. ${run}`}. Cardtable`,
    send: "Share…",
    copyLine: "Copy line",
    copied: "Copied",
    savePicture: "Save picture",
    noPicture: "The picture couldn’t be drawn. The line is still yours to copy.",
  },
  told: {
    /** Before what it was won for. */
    title: "New achievement:",
    more: (names: readonly string[]) => `Also: ${allOf(names)}.`,
  },
} as const;
