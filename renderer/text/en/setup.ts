// The words of the forms for a new table.

import type { BotKind, BotLevel } from "#shared/bots/bot.ts";
import { allOf, chips, noun, number, plural } from "#shared/text/en/words.ts";

const botLevels: { readonly [K in BotLevel]: string } = {
  easy: "Easy",
  regular: "Regular",
  shark: "Shark",
};

const botKinds: { readonly [K in BotKind]: string } = { ...botLevels, program: "a program" };

export const setup = {
  title: "Set up a table",
  game: "Game",
  mixed: "Mixed session",
  games: "Games",
  presets: {
    kingsPot: {
      name: "King’s pot",
      line: "A crown, then four hands of draw",
      about:
        "A round of Kings & Bastards for the crown, then four hands of five-card draw where the crown counts. Then it repeats.",
    },
    quickReign: {
      name: "Quick reign",
      about:
        "A round of Kings & Bastards, then just two hands of five-card draw. The crown changes heads often.",
    },
    longReign: {
      name: "Long reign",
      about: "A round of Kings & Bastards, then eight hands of five-card draw. It pays to be King.",
    },
    evenTurns: {
      name: "Even turns",
      about: "Three rounds of Kings & Bastards, then three hands of five-card draw.",
    },
    wildEights: {
      name: "Wild eights",
      about:
        "Three rounds of Crazy Eights for points, then three hands of five-card draw. The last eights winner gets the button.",
    },
    nightOfAces: {
      name: "Night of the aces",
      about:
        "Two rounds of Normal Eights and one of Crazy Eights, each followed by three hands of five-card draw. The last eights winner gets the button.",
    },
    wholeHouse: {
      name: "The whole house",
      about:
        "Everything in turn: a round of Kings & Bastards, four hands of five-card draw, then a round each of Crazy Eights, Exordia8 and Normal Eights.",
    },
  },
  ownRotation: "Your own rotation.",
  mixedAbout: "Several games in turn, with the same seats and one stack of chips throughout.",
  gamesOf: (games: readonly string[]) => allOf(games),
  rotation: "Games in order",
  rotationHelp:
    "The games are played in this order, then start over. Seats and stacks stay the same.",
  addGame: "Add game",
  entry: (place: number, game: string) => `${place}. ${game}`,
  entryGame: (place: number) => `Game ${place}`,
  roundsOf: (game: string) => `Rounds of ${game}`,
  rounds: (count: number) => noun(count, "round", "rounds"),
  hands: (count: number) => noun(count, "hand", "hands"),
  moveUp: (game: string) => `Move ${game} up`,
  moveDown: (game: string) => `Move ${game} down`,
  remove: (game: string) => `Remove ${game}`,
  movedTo: (game: string, place: number, of: number) => `${game} is now ${place} of ${of}.`,
  added: (game: string) => `${game} added at the end.`,
  removed: (game: string) => `${game} removed.`,
  chips: "Chips",
  buyIn: "Buy-in",
  buyInHelp: "Chips each player brings to the table from the bank.",
  bankHas: (amount: number) => `Your bank: ${chips(amount)}.`,
  bankShort: (amount: number) => `Your bank has only ${chips(amount)}. Choose a smaller buy-in.`,
  bankTooShort: (amount: number) =>
    `Your bank has only ${chips(amount)}. Go to the bank for a fresh start.`,
  rebuys: "Rebuys",
  rebuysHelp:
    "Players who run out of chips can buy back in between rounds. When this is off, they sit out.",
  titles: "Titles count in poker",
  titlesHelp:
    "The King deals the first hand and pays no ante until the next shedding round. The Bastard pays both antes.",
  standIns: "Bots stand in",
  standInsHelp: "A bot plays for anyone who’s away, instead of passing and folding for them.",
  atTable: "Table",
  players: "Players",
  playersValue: (players: number) =>
    `${players} players: you and ${plural(players - 1, "bot", "bots")}`,
  bots: "Bots",
  allBots: "All bots",
  oneBot: "The bot",
  bot: (number: number) => `Bot ${number}`,
  eachBot: "Each bot separately",
  botLevels,
  botKinds,
  botLevelsHelp: (levels: readonly BotLevel[]) =>
    `Easy plays whatever it can. Regular plans ahead.${levels.includes("shark") ? " Shark is hard to beat." : ""}`,
  rules: "House rules",
  rule: (rule: string) => `Rule ${rule}`,
  standard: "Standard rules",
  ending: "Session",
  lastRound: "Session length",
  lastRoundHelp:
    "At the end a winner is named and everybody gets their chips back. You can end it earlier at any time.",
  asWished: "As long as we like",
  lasts: (count: number) => plural(count, "round", "rounds"),
  ownNumber: "Other",
  noTarget: "No target",
  openDeals: "Open the deals",
  openDealsHelp:
    "When the host shows how it dealt, so that everybody’s program can check the cards. As the game has it: poker hands at the end of the session, other rounds right after each.",
  openDealsWhen: {
    usual: "As the game has it",
    round: "After each round",
    session: "At the end of the session",
    never: "Never",
  },
  clock: "Timing",
  turnSeconds: "Time per turn",
  noClock: "No limit",
  seconds: (seconds: number) =>
    seconds % 60 === 0 && seconds > 0
      ? plural(seconds / 60, "minute", "minutes")
      : `${seconds} seconds`,
  timeBank: "Time bank",
  timeBankHelp:
    "Extra time for all rounds at this table, used once a turn’s time is up. At zero, the table makes your safest move.",
  noTimeBank: "None",
  keep: "Hold a lost seat for",
  keepHelp: "If you lose your connection, the table waits this long before it plays for you.",
  pace: "Bot speed",
  paces: { instant: "Instant", brisk: "Brisk", human: "Human", slow: "Slow" },
  open: "Open table",
  change: "Use from next round",
  notNow: "You can change options between rounds. Finish this one first.",
  inSteps: (min: number, max: number, step: number) =>
    `Enter a number from ${number(min)} to ${number(max)} in steps of ${step}.`,
  whole: (min: number, max: number) =>
    `Enter a whole number from ${number(min)} to ${number(max)}.`,
  less: (label: string) => `Less: ${label}`,
  more: (label: string) => `More: ${label}`,
  toMend: (count: number) => `${plural(count, "field needs", "fields need")} a different value.`,
} as const;
