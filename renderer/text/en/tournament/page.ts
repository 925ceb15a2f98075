// What does a tournament's own page say in English?

import type { EntrantStatus } from "#shared/protocol/tournament.ts";
import { allOf, chips, nth, number, plural } from "#shared/text/en/words.ts";

const statuses: { readonly [K in EntrantStatus]: string } = {
  registered: "entered",
  playing: "playing",
  waiting: "waits for a chair",
  broke: "out of chips",
  out: "out",
};

const prizeOf = (prize: number | null): string =>
  prize === null ? "" : prize === 0 ? " – without a prize" : ` – prize ${chips(prize)}`;

export const page = {
  looking: "Looking for the tournament…",
  notKnown: "This tournament cannot be shown",
  standings: "Standings",
  entrants: (count: number) =>
    count === 0 ? "Who has entered" : `Who has entered: ${number(count)}`,
  nobody: "Nobody has entered yet.",
  others: (count: number) => `And ${plural(count, "other", "others")}.`,
  /** Before names in a list of standings. */
  place: nth,
  stack: "Chips",
  points: "Points",
  prize: "Prize",
  you: "you",
  bot: (level: string) => `Bot, ${level}`,
  statuses,
  amount: number,
  at: (table: number, chair: number) => `table ${table}, chair ${chair}`,
  left: (left: number, of: number) => `${number(left)} of ${number(of)} are left`,
  average: (amount: number) => `on average ${chips(amount)}`,
  howItRuns: "How it runs",
  own: {
    outside: "You are not in it.",
    mayEnter: "You can come in.",
    registered: "You are in. Seats are drawn at the start; then this page takes you to your table.",
    seated: (table: number, chair: number) =>
      `You sit at table ${number(table)}, chair ${number(chair)}.`,
    standing: (place: number, of: number) => `You are ${nth(place)} of ${number(of)}.`,
    waiting: "You are in, and get a chair as soon as one is yours.",
    broke: "You have run out of chips, and may buy in again.",
    placed: (place: number, of: number, prize: number | null) =>
      `You came ${nth(place)} of ${number(of)}${prizeOf(prize)}.`,
    won: (prize: number | null) => `You have won${prizeOf(prize)}!`,
    cancelled: "The tournament was called off: everybody has back what he paid.",
  },
  enter: (cost: number) => (cost === 0 ? "Enter" : `Enter for ${chips(cost)}`),
  withdraw: "Withdraw",
  leave: "Leave it",
  leaveTitle: "Leave the tournament?",
  leaveHelp: "Your chips go out of play, and you are placed now. What you paid stays in the pool.",
  start: "Start",
  startHelp: "It takes two at least.",
  toTable: "To your table",
  direct: "Direct it",
  screen: "Big screen",
  addBots: "Add bots",
  addBotsHelp: "They enter at once.",
  add: (bots: number) => `Add ${plural(bots, "bot", "bots")}`,
  addPerson: (name: string) => `Enter ${name}`,
  addPeople: "People of this computer",
  remove: (name: string) => `Take ${name} out`,
  friends: "From the network",
  admit: "Let people of the network in",
  admitHelp: "Who is in the same Wi-Fi enters with a phone or a computer.",
  television: "The screen for the room, on a television or another computer:",
  admitNoMore: "Let nobody new in",
  tables: "Tables",
  table: (table: number) => `Table ${number(table)}`,
  players: (names: readonly string[]) => (names.length === 0 ? "Nobody sits here." : allOf(names)),
  lookOn: (table: number) => `Look on at table ${number(table)}`,
  look: "Look on",
  prizes: "Prizes",
  prizesSoFar: "As things stand: whoever still enters or buys in makes them larger.",
  pool: (amount: number) => `Prize pool: ${chips(amount)}.`,
  round: (round: number, of: number) => `Round ${number(round)} of ${number(of)}`,
  rests: "Rest in this round",
  matches: "Matches",
  matchRound: (round: number, of: number) =>
    round === of ? "Final" : round === of - 1 ? "Semi-finals" : `Round ${number(round)}`,
  third: "Third place",
  open: "open",
  bye: "bye",
} as const;
