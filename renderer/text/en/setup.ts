// What do the forms of a new table say in English?

import type { BotLevel } from "#shared/bots/bot.ts";
import { allOf, chips, noun, number, plural } from "#shared/text/en/words.ts";

const botLevels: { readonly [K in BotLevel]: string } = { easy: "Easy", regular: "Regular" };

export const setup = {
  title: "Set up a table",
  game: "Game",
  mixed: "Mixed session",
  games: "What is played",
  presets: {
    kingsPot: {
      name: "King’s pot",
      line: "Kings & Bastards for the crown, then four hands of draw",
      about:
        "A round of Kings & Bastards for the crown, then four hands of five-card draw in which the crown counts. Then again.",
    },
    quickReign: {
      name: "Quick reign",
      about:
        "A round of Kings & Bastards, then only two hands of five-card draw: the crown changes heads often.",
    },
    longReign: {
      name: "Long reign",
      about: "A round of Kings & Bastards, then eight hands of five-card draw: it pays to be King.",
    },
    evenTurns: {
      name: "Even turns",
      about: "Three rounds of Kings & Bastards, then three hands of five-card draw.",
    },
    wildEights: {
      name: "Wild eights",
      about:
        "Three rounds of Crazy Eights for points, then three hands of five-card draw; who won the last eights gets the button.",
    },
    nightOfAces: {
      name: "Night of the aces",
      about:
        "Two rounds of Normal Eights and one of Crazy Eights, each followed by three hands of five-card draw; who won the last eights gets the button.",
    },
    wholeHouse: {
      name: "The whole house",
      about:
        "Everything in turn: a round of Kings & Bastards, four hands of five-card draw, then a round each of Crazy Eights, Exordia8 and Normal Eights.",
    },
  },
  ownRotation: "Your own rotation.",
  mixedAbout:
    "Its games follow one another, with the same seats and one stack of chips for all of them.",
  gamesOf: (games: readonly string[]) => allOf(games),
  rotation: "Games in their order",
  rotationHelp:
    "The games follow one another in this order, then it begins again. Seats and stacks stay the same.",
  addGame: "Add another game",
  entry: (place: number, game: string) => `${place}. ${game}`,
  entryGame: (place: number) => `Game ${place}`,
  roundsOf: (game: string) => `Rounds of ${game}`,
  rounds: (count: number) => noun(count, "round", "rounds"),
  hands: (count: number) => noun(count, "hand", "hands"),
  moveUp: (game: string) => `Move ${game} up`,
  moveDown: (game: string) => `Move ${game} down`,
  remove: (game: string) => `Remove ${game}`,
  movedTo: (game: string, place: number, of: number) => `${game} is now ${place} of ${of}.`,
  added: (game: string) => `${game} was added at the end.`,
  removed: (game: string) => `${game} was removed.`,
  chips: "Chips",
  buyIn: "Buy-in",
  buyInHelp: "Chips that every player brings to the table from the bank.",
  bankHas: (amount: number) => `Your bank: ${chips(amount)}.`,
  bankShort: (amount: number) => `Your bank has only ${chips(amount)}. Choose a smaller buy-in.`,
  bankTooShort: (amount: number) =>
    `Your bank has only ${chips(amount)}: see the bank for a new start.`,
  rebuys: "Rebuys",
  rebuysHelp: "Who has run out may buy in again between rounds. Off: he sits out.",
  titles: "Titles count in poker",
  titlesHelp:
    "The King deals the first hand and pays no ante until the next shedding round; the Bastard pays it on top of his own.",
  standIns: "Bots stand in",
  standInsHelp: "A bot plays on for somebody who is away, instead of passing and folding.",
  atTable: "At the table",
  players: "Players",
  playersValue: (players: number) =>
    `${players} players: you and ${plural(players - 1, "bot", "bots")}`,
  bots: "Bots",
  allBots: "All bots",
  oneBot: "The bot",
  bot: (number: number) => `Bot ${number}`,
  eachBot: "Each bot by itself",
  botLevels,
  botLevelsHelp: "Easy plays what comes to hand; Regular thinks of what is still to come.",
  rules: "House rules",
  rule: (rule: string) => `Rule ${rule}`,
  standard: "Standard rules",
  ending: "The session",
  lastRound: "The session lasts",
  lastRoundHelp:
    "Then the winner is named and everybody has his chips back. It can be stopped earlier at any time.",
  asWished: "As long as we like",
  lasts: (count: number) => plural(count, "round", "rounds"),
  ownNumber: "Other",
  noTarget: "No target",
  clock: "Time to think",
  turnSeconds: "Time for a turn",
  noClock: "No clock",
  seconds: (seconds: number) =>
    seconds % 60 === 0 && seconds > 0
      ? plural(seconds / 60, "minute", "minutes")
      : `${seconds} seconds`,
  timeBank: "Time bank",
  timeBankHelp:
    "A reserve for all the rounds at this table, used up when a turn’s own time is over. At zero a turn is played for you, as cautiously as the rules allow.",
  noTimeBank: "None",
  keep: "Keep a lost seat for",
  keepHelp: "When a connection drops, the seat waits this long before it is played for.",
  pace: "Pace of the bots",
  paces: { instant: "At once", brisk: "Brisk", human: "Human", slow: "Slow" },
  open: "Open the table",
  change: "Use from next round",
  notNow: "The options can be changed between rounds. Finish this one first.",
  inSteps: (min: number, max: number, step: number) =>
    `Enter a number from ${number(min)} to ${number(max)} in steps of ${step}.`,
  whole: (min: number, max: number) =>
    `Enter a whole number from ${number(min)} to ${number(max)}.`,
  less: (label: string) => `Less: ${label}`,
  more: (label: string) => `More: ${label}`,
  toMend: (count: number) => `${plural(count, "field needs", "fields need")} another value.`,
} as const;
