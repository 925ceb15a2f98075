// What do the screens around the table say in English?

import { allOf, chips, company, noun, nth, number, plural, signed } from "#shared/text/en/words.ts";

export const table = {
  tournament: "The tournament",
  tournamentHelp: "Standings, tables, prizes",
  title: (game: string) => `Table – ${game}`,
  connecting: "Taking your seat…",
  lost: "Connection lost – trying again",
  away: "You are being played for",
  awayHelp:
    "Your time ran out more than once, or you were gone for long. Until you are back your turns are played for you, as cautiously as the rules allow.",
  back: "I am back",
  takenOverTitle: "You sit here in another window",
  takenOver:
    "This seat was taken over by another window or tab with your key. Only one at a time can play.",
  takeBack: "Play here instead",
  closedTitle: "The table is closed",
  closed: "Its finished rounds are in your history.",
  refusedTitle: "No seat at this table",
  refused: "The table is gone, or this page has no seat there.",
  toHome: "To the home screen",
  waiting: "The table is laid",
  laidFor: (name: string, buyIn: number | null) =>
    buyIn === null ? name : `${name}, buy-in ${chips(buyIn)}`,
  deal: "Deal",
  menuTitle: "Menu",
  rules: "Rules and help",
  keys: "Keys",
  keysHelp: "What each key does at this moment. The key ? shows it too.",
  settings: "Settings",
  options: "Table options",
  fullScreen: "Full screen",
  home: "Home – keep my seat",
  homeHelp: "The others play on. While you are gone your turns are played for you.",
  homeWaits: "The table waits for you.",
  homeMayWait:
    "While nobody is here the table waits. Once somebody is, your turns are played for you.",
  leaveHelp: "Or stand up and watch.",
  hasSat: (isPlaying: boolean) =>
    isPlaying
      ? "You have a chair, and are dealt in when this round is over."
      : "You have a chair, and are dealt in next.",
  ownerNow: (name: string | null) =>
    name === null
      ? "You own this table now: its options, its seats and its end are yours."
      : `${name} owns this table now.`,
  leave: "Leave the table",
  seats: "Seats and bots",
  sitOut: "Sit out",
  sitOutHelp: "Not dealt in from the next round on; your seat and your chips stay.",
  dealMeIn: "Deal me in again",
  stop: "Stop the session",
  stopHelp: "Everybody gets his chips back, and the winner is named.",
  goOn: "Go on after this round",
  goOnHelp: "The session ends after this round, unless you go on.",
} as const;

export const stop = {
  title: "Stop the session?",
  inRound: "This round is played to its end first.",
  forChips: "Everybody takes his chips back to the bank. Whoever has the most of them has won.",
  forHonour: "Nothing was played for, so whoever has won the most rounds has won.",
  stop: "Stop the session",
  stopAfter: "Stop after this round",
} as const;

export const seats = {
  title: "Seats and bots",
  help: "Play goes round in this order, from the next round on.",
  notNow: "Seats can be changed between rounds. Finish this one first.",
  list: "Seats in their order",
  bot: (level: string) => `Bot, ${level}`,
  person: "Player",
  newBot: "New bot",
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  placeOf: (name: string) => `Place of ${name}`,
  remove: (name: string) => `Send ${name} away`,
  add: (level: string) => `Add a bot: ${level}`,
  movedTo: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}.`,
  added: "A bot was added at the end.",
  removed: (name: string) => `${name} goes.`,
  save: "Seat them like this",
} as const;

export const session = {
  above: (rounds: number) => `The session is over after ${plural(rounds, "round", "rounds")}`,
  youWin: "You have won!",
  wins: (names: readonly string[]) => `${company(names)} ${noun(names.length, "has", "have")} won`,
  nobody: "Nobody has won",
  profit: "Profit",
  rounds: "Won",
  roundsHelp: "Rounds won",
  brought: (bought: number, out: number) => `brought ${number(bought)}, ends with ${number(out)}`,
  left: "left before the end",
  results: "How everybody fared",
  toResult: "How the session went",
  playAgain: "Play again",
  sitAgain: "Sit down again",
  lookOn: "Look on there",
  sequel: (buyIn: number | null) =>
    `It goes on at a new table${buyIn === null ? "" : `, for another buy-in of ${chips(buyIn)}`}. A chair there is free for whoever sits down first.`,
  history: "History",
  home: "Home",
} as const;

export const leave = {
  title: "Leave the table?",
  inRound:
    "Your cards go face down out of play and you are placed last in this round. Your chair is given up.",
  between: "Your chair is given up. The rounds played so far stay in your history.",
  withBots: "Only bots are left then, so the table closes.",
  stake: "A stake that you have paid stays in the pot.",
  passesTo: (name: string) =>
    `You own this table. When you go it is ${name}’s, and everybody is told.`,
  passesElse: "If you would rather give it to somebody else, do so first under “Seats and bots”.",
  return: "You can sit down again while the session goes on, with the chips that you left with.",
  instead: "To keep your chair, go home instead.",
  standUp: "Stand up and watch",
  home: "Home – keep my seat",
  leave: "Leave for good",
} as const;

export const result = {
  title: (round: number) => `Round ${round}`,
  king: "King",
  bastard: "Bastard",
  youAreKing: "You are King!",
  youAreBastard: "You are the Bastard.",
  kingIs: (name: string) => `${name} is King`,
  place: "Place",
  nth,
  player: "Player",
  kingsHelp: "Rounds as King",
  bastardsHelp: "Rounds as Bastard",
  cards: "Cards",
  chips: "Chips",
  stack: (amount: number) => `has ${number(amount)}`,
  change: signed,
  youName: "you",
  youWin: (amount: number) => `You win, up ${chips(amount)}`,
  wins: (name: string, amount: number) => `${name} wins, up ${chips(amount)}`,
  share: (names: readonly string[]) => `${allOf(names)} share the pot`,
  coming: (game: string, round: number, of: number) =>
    `Next: ${game}${of > 1 ? `, ${round} of ${of}` : ""}`,
  endsNow: "The session ends here.",
  privileges: (king: string, bastard: string | null, button: string | null) =>
    `King ${king}${button === king ? " deals the first hand and" : ""} pays no ante${bastard === null ? "" : `; ${bastard}, the Bastard, pays it for him`}.`,
  lookingOn: (names: readonly string[]) => `Sitting out: ${company(names)}`,
  nextHand: "Next hand",
  wait: "Wait",
  details: "Details",
  replay: "Replay",
  dealMeIn: "Deal me in",
  withoutMe: "Play on without me",
  sitsOutHelp: "You sit out until you want to be dealt in again.",
  rebuy: (amount: number) => `Rebuy ${chips(amount)}`,
  rebuyHelp: "You have too few chips for the next round. Buy in again to be dealt in.",
  brokeHelp: "You are out of chips, and this table takes no rebuys. You may look on.",
  you: "(you)",
  left: "left",
  next: "Next round",
  waitingFor: (names: readonly string[]) => `Waiting for ${company(names)}`,
  allReady: "Everyone is ready…",
  leave: "Leave table",
  endSession: "End the session",
  hide: "Hide the result",
  show: "Show the result",
  move: "Drag to move",
} as const;
