// The words of the screens around the table.

import { allOf, chips, company, nth, number, plural, signed } from "#shared/text/en/words.ts";

export const table = {
  tournament: "Tournament",
  tournamentHelp: "Standings, tables, prizes",
  title: (game: string) => `Table – ${game}`,
  connecting: "Taking your seat…",
  lost: "Connection lost – reconnecting…",
  away: "You’re away",
  awayHelp:
    "You ran out of time more than once, or were gone too long. Until you’re back, the table makes your safest moves.",
  back: "I’m back",
  takenOverTitle: "You’re playing in another window",
  takenOver: "Another window or tab has taken over this seat. Only one can play at a time.",
  takeBack: "Play here instead",
  closedTitle: "The table is closed",
  closed: "Find its finished rounds in your history.",
  refusedTitle: "No seat at this table",
  refused: "The table is gone, or you have no seat there.",
  toHome: "Go to home",
  waiting: "The table is ready",
  laidFor: (name: string, buyIn: number | null) =>
    buyIn === null ? name : `${name}, buy-in ${chips(buyIn)}`,
  /** H-18 */
  dealsOpen: {
    round: "After each round, the host opens how it dealt.",
    session: "At the end of the session, the host opens how it dealt.",
    mixed:
      "The host opens how it dealt: poker hands at the end of the session, other rounds right after each.",
    never: "The host never opens how it dealt.",
  },
  deal: "Deal",
  menuTitle: "Menu",
  rules: "Rules and help",
  keys: "Keys",
  keysHelp: "What each key does right now. Press ? to see it anytime.",
  settings: "Settings",
  options: "Table options",
  fullScreen: "Full screen",
  home: "Home – keep my seat",
  homeHelp: "The others play on, and the table plays your turns.",
  homeWaits: "The table waits for you.",
  homeMayWait: "The table waits while nobody is here. Once somebody is, it plays your turns.",
  leaveHelp: "You can also stand up and watch.",
  hasSat: (isPlaying: boolean) =>
    isPlaying
      ? "You have a seat. You’re dealt in after this round."
      : "You have a seat. You’re dealt in next.",
  ownerNow: (name: string | null) =>
    name === null
      ? "You own this table now. You choose its options and seats, and when it ends."
      : `${name} owns this table now.`,
  leave: "Leave table",
  seats: "Seats and bots",
  sitOut: "Sit out",
  sitOutHelp: "From the next round you get no cards. You keep your seat and chips.",
  dealMeIn: "Deal me in again",
  stop: "End session",
  stopHelp: "Everybody gets their chips back, and a winner is named.",
  goOn: "Keep playing",
  goOnHelp: "The session ends after this round unless you keep playing.",
} as const;

export const stop = {
  title: "End the session?",
  inRound: "You finish this round first.",
  forChips: "Everybody takes their chips back to the bank. The most chips win.",
  forHonour: "No chips were at stake, so the most rounds won decide.",
  stop: "End session",
  stopAfter: "End after this round",
} as const;

export const seats = {
  title: "Seats and bots",
  help: "From the next round, play goes around in this order.",
  notNow: "You can change seats between rounds. Finish this one first.",
  list: "Seats in order",
  bot: (level: string) => `Bot, ${level}`,
  person: "Player",
  newBot: "New bot",
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  placeOf: (name: string) => `Position of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  bots: { easy: "Easy bot", regular: "Regular bot", shark: "Shark" },
  add: (bot: string) => `Add ${bot}`,
  movedTo: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}.`,
  added: "Bot added at the end.",
  removed: (name: string) => `${name} will be removed.`,
  save: "Save seats",
} as const;

export const session = {
  above: (rounds: number) => `Session over after ${plural(rounds, "round", "rounds")}`,
  youWin: "You won!",
  wins: (names: readonly string[]) => `${company(names)} won`,
  nobody: "Nobody won",
  profit: "Profit",
  rounds: "Won",
  roundsHelp: "Rounds won",
  brought: (bought: number, out: number) =>
    `bought in for ${number(bought)}, left with ${number(out)}`,
  left: "left before the end",
  results: "Everybody’s results",
  toResult: "Session results",
  playAgain: "Play again",
  sitAgain: "Sit down again",
  lookOn: "Watch there",
  sequel: (buyIn: number | null) =>
    `Play continues at a new table${buyIn === null ? "" : `, for another buy-in of ${chips(buyIn)}`}. A seat is free for the first to sit down.`,
  history: "History",
  home: "Home",
} as const;

export const leave = {
  title: "Leave the table?",
  chips: (amount: number) => `Your ${chips(amount)} go back to your bank.`,
  chipsInRound:
    "What you’ve put into this round stays in the pot. The rest of your chips goes back to your bank.",
  inRound:
    "Your cards leave play face down, you finish last in this round, and you give up your seat.",
  between: "You give up your seat. Finished rounds stay in your history.",
  withBots: "Only bots would be left, so the table closes.",
  passesTo: (name: string) =>
    `You own this table. When you leave, ${name} becomes its owner, and everybody is told.`,
  passesElse: "To choose somebody else, hand it over first under “Seats and bots”.",
  return: "You can sit down again during this session with the chips you leave with.",
  instead: "To keep your seat, go home instead.",
  standUp: "Stand up and watch",
  home: "Home – keep my seat",
  leave: "Leave table",
} as const;

export const result = {
  title: (round: number) => `Round ${round}`,
  king: "King",
  bastard: "Bastard",
  /** `won`: chips won in the round, or null where none were at stake; negative for a loss. */
  youAreKing: (won: number | null) =>
    won !== null && won > 0 ? `You’re King and win ${chips(won)}!` : "You’re King!",
  youAreBastard: (won: number | null) =>
    won !== null && won < 0 ? `You’re the Bastard and lose ${chips(-won)}.` : "You’re the Bastard.",
  kingIs: (name: string, won: number | null) =>
    `${name} is King${won !== null && won > 0 ? ` and wins ${chips(won)}` : ""}`,
  /** `name`: null for the reader. `before`: who held the title before; null if unknown. */
  becameKing: (name: string | null, before: string | null) =>
    `${name ?? "You"} finished first and ${name === null ? "take" : "takes"} the crown${before === null ? "" : ` from ${before}`}.`,
  staysKing: (name: string | null) =>
    `${name ?? "You"} finished first again and ${name === null ? "keep" : "keeps"} the crown.`,
  becameBastard: (name: string | null, before: string | null) =>
    `${name ?? "You"} finished last and ${name === null ? "are" : "is"} the Bastard${before === null ? "" : `, no longer ${before}`}.`,
  staysBastard: (name: string | null) =>
    `${name ?? "You"} finished last again and ${name === null ? "stay" : "stays"} the Bastard.`,
  /** Below a winner's name, before pictures of the cards. */
  wentOutWith: "went out with",
  wentOut: (name: string | null, cards: readonly string[]) =>
    `${name ?? "You"} went out with ${allOf(cards)}`,
  handOf: (name: string | null, hand: string) => `${name ?? "You"}: ${hand}`,
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
  youWin: (amount: number) => `You win ${chips(amount)}`,
  wins: (name: string, amount: number) => `${name} wins ${chips(amount)}`,
  youLose: (amount: number) => `You lose ${chips(amount)}`,
  /** `own`: what the reader wins of it, whose hand is named with the others'; 0 for nothing. */
  share: (names: readonly string[], own: number) =>
    own > 0 ? `You share the pot and win ${chips(own)}` : `${allOf(names)} share the pot`,
  coming: (game: string, round: number, of: number) =>
    `Next: ${game}${of > 1 ? `, ${round} of ${of}` : ""}`,
  endsNow: "The session ends here.",
  privileges: (king: string, bastard: string | null, button: string | null) =>
    `King ${king}${button === king ? " deals the first hand and" : ""} pays no ante${bastard === null ? "" : `; ${bastard}, the Bastard, pays it for them`}.`,
  lookingOn: (names: readonly string[]) => `Sitting out: ${company(names)}`,
  waitTheirTurn: (names: readonly string[]) => `Waiting for a turn: ${company(names)}`,
  nextHand: "Next hand",
  wait: "Wait",
  details: "Details",
  replay: "Replay",
  dealMeIn: "Deal me in",
  withoutMe: "Play on without me",
  sitsOutHelp: "You sit out until you ask to be dealt in.",
  rebuy: (amount: number) => `Rebuy ${chips(amount)}`,
  rebuyHelp: "You have too few chips for the next round. Rebuy to be dealt in.",
  brokeHelp: "You’re out of chips, and this table has no rebuys. You can watch.",
  waitHelp: (place: number) =>
    place === 1
      ? "You made room for the next player. You watch the next hand, and play the one after it."
      : "You made room for the next player. You watch until it is your turn again.",
  you: "(you)",
  left: "left",
  next: "Next round",
  waitingFor: (names: readonly string[]) => `Waiting for ${company(names)}`,
  allReady: "Everybody is ready…",
  leave: "Leave table",
  endSession: "End session",
  hide: "Hide result",
  show: "Show result",
  move: "Drag to move",
} as const;
