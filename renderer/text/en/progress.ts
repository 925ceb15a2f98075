// What do achievements, statistics and the deal of the day say in English?

import type { BotLevel } from "#shared/bots/bot.ts";
import { allOf, chips, day, nth, number, plural, signed } from "#shared/text/en/words.ts";
import type { AchievementText } from "#shared/text/gameText.ts";

/** From the first to the last that equal ones share. */
type Rank = { readonly from: number; readonly to: number };

const levels: { readonly [L in BotLevel]: string } = { easy: "easy bot", regular: "regular bot" };

/** Over all games, by their keys. */
const achievements: { readonly [key: string]: AchievementText } = {
  chair: { name: "Pull up a chair", help: "Finish a round." },
  rounds25: { name: "At home here", help: "Finish 25 rounds." },
  rounds100: { name: "Part of the furniture", help: "Finish 100 rounds." },
  rounds1000: { name: "A thousand and one nights", help: "Finish 1,000 rounds." },
  wins50: { name: "A good hand", help: "Win 50 rounds." },
  everyGame: { name: "Jack of all trades", help: "Win a round of every game." },
  row3: { name: "Three in a row", help: "Win three rounds running." },
  row6: { name: "Unstoppable", help: "Win six rounds running." },
  days3: { name: "And again tomorrow", help: "Play on three days running." },
  days7: { name: "A whole week", help: "Play on seven days running." },
  days50: { name: "An old friend", help: "Play on 50 different days." },
  person: { name: "Flesh and blood", help: "Win a round in which another person plays." },
  crowd: { name: "First among many", help: "Win at a table of eight or more." },
  regulars: { name: "No easy table", help: "Win ten rounds of three or more without an easy bot." },
  points1000: { name: "A thousand points", help: "Win 1,000 points in all games together." },
  deal: { name: "Deal of the day", help: "Finish a deal of the day." },
  dealWon: { name: "Day’s best", help: "Win a deal of the day." },
  dealDays7: { name: "Daily bread", help: "Finish the deal of the day seven days running." },
};

export const progress = {
  title: "Achievements",
  achievements,
  house: "All games",
  counting: (left: number) => `Looking through ${plural(left, "older round", "older rounds")}…`,
  level: "Level",
  pointsHelp: "How points are won",
  pointsOf: [
    "Crazy Eights and Gin Rummy: by their own rules, the cards left in the others’ hands, and what a match brings.",
    "Kings & Bastards and Exordia8: 40 for who leaves three or more opponents behind, in proportion for who leaves some behind. Normal Eights, which takes longer: 60. Eights Nomic: 2 for each card that you play or draw, 80 at most.",
    "Five-card draw: 16 for each opponent who put more than the ante into a pot that you win, 2 for one who paid the ante alone; 64 a hand at most.",
    "But for Crazy Eights and Gin Rummy, an easy bot is half an opponent, whoever leaves the table is none, fewer than three bring less, and so does nothing that time played for you.",
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
  nothingYet: "Nothing yet: finish a round of any game, and it counts.",
  days: "Days played",
  daysRun: (best: number, now: number) =>
    now > 0 && now < best
      ? `${number(best)} running (now ${number(now)})`
      : `${number(best)} running`,
  king: "King",
  bastard: "Bastard",
  number,
  chips,
  reachedOf: (reached: number, all: number) => `${number(reached)} of ${number(all)}`,
  amount: (amount: number, goal: number) => `${number(amount)} of ${number(goal)}`,
  reachedAt: (at: number) => day.format(at),
  lookAt: (name: string) => `Look at the round of “${name}”`,
  daily: {
    title: "Deal of the day",
    about: (game: string, players: number) => `${game}, ${number(players)} players`,
    help: "Everybody gets the same cards today. The first try counts; after it you may practise.",
    forPoints:
      "It is played for points, never for chips: whoever knows the date could know the cards.",
    play: "Play it",
    goOn: "Go on",
    practise: "Practise",
    standings: "The same cards, in the same place",
    rank: "Rank",
    place: (players: number) => `Place of ${number(players)}`,
    who: "Who",
    points: "Points",
    you: "You",
    notYet: "not yet played",
    givenUp: "given up",
    bot: (level: BotLevel) => levels[level],
    botsPlay: "Five bots are playing it…",
    placed: nth,
    ranked: ({ from, to }: Rank) => (from === to ? nth(from) : `${nth(from)}–${nth(to)}`),
    counts: ({ from, to }: Rank, of: number) => {
      if (from === 1 && to === of)
        return `Your try: all ${number(of)} fared alike with these cards.`;
      if (from === to) return `Your try: ${nth(from)} of ${number(of)} with these cards.`;
      return `Your try: ${nth(from)} to ${nth(to)} of ${number(of)} with these cards, level with ${plural(to - from, "bot", "bots")}.`;
    },
    practised: "This was for practice: it counts for nothing.",
  },
  told: {
    title: "New achievement",
    more: (names: readonly string[]) => `and ${allOf(names)}`,
  },
} as const;
