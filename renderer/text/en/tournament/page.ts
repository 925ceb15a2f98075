import type { EntrantStatus } from "#shared/protocol/tournament.ts";
import { allOf, chips, nth, number, plural } from "#shared/text/en/words.ts";

const statuses: { readonly [K in EntrantStatus]: string } = {
  registered: "entered",
  playing: "playing",
  waiting: "waiting for a seat",
  broke: "out of chips",
  out: "out",
};

const prizeOf = (prize: number | null): string =>
  prize === null ? "" : prize === 0 ? ", no prize" : `, prize ${chips(prize)}`;

export const page = {
  looking: "Loading the tournament…",
  notKnown: "This tournament can’t be shown",
  standings: "Standings",
  entrants: (count: number) => (count === 0 ? "Entrants" : `Entrants: ${number(count)}`),
  nobody: "Nobody has entered yet.",
  others: (count: number) => `And ${plural(count, "other", "others")}.`,
  /** Before names in a list of standings. */
  place: nth,
  you: "you",
  bot: (level: string) => `Bot, ${level}`,
  statuses,
  amount: number,
  at: (table: number, chair: number) => `table ${table}, seat ${chair}`,
  left: (left: number, of: number) => `${number(left)} of ${number(of)} left`,
  average: (amount: number) => `average ${chips(amount)}`,
  howItRuns: "Format and structure",
  own: {
    outside: "You’re not in this tournament.",
    mayEnter: "You can enter.",
    registered: "You’re in. At the start seats are drawn and this page takes you to your table.",
    seated: (table: number, chair: number) =>
      `You’re at table ${number(table)}, seat ${number(chair)}.`,
    standing: (place: number, of: number) => `You’re ${nth(place)} of ${number(of)}.`,
    waiting: "You’re in. You’ll get a seat as soon as there is one for you.",
    broke: "You’re out of chips. You can buy in again.",
    placed: (place: number, of: number, prize: number | null) =>
      `You finished ${nth(place)} of ${number(of)}${prizeOf(prize)}.`,
    won: (prize: number | null) => `You won${prizeOf(prize)}.`,
    cancelled: "The tournament was cancelled. Everybody got back what they paid.",
  },
  enter: (cost: number) => (cost === 0 ? "Enter" : `Enter for ${chips(cost)}`),
  withdraw: "Withdraw",
  leave: "Leave tournament",
  leaveTitle: "Leave the tournament?",
  leaveHelp:
    "Your chips go out of play, and you finish in the next place. What you paid stays in the pool.",
  start: "Start",
  startHelp: "At least 2 entrants are needed.",
  toTable: "Go to your table",
  direct: "Direct",
  directByPin: "Direct by PIN",
  screen: "Big screen",
  addBots: "Add bots",
  addBotsHelp: "They enter right away.",
  add: (bots: number) => `Add ${plural(bots, "bot", "bots")}`,
  addPerson: (name: string) => `Enter ${name}`,
  addPeople: "People on this computer",
  remove: (name: string) => `Remove ${name}`,
  friends: "People on the network",
  admit: "Let people on the network in",
  admitHelp: "Anybody on the same Wi-Fi can enter with a phone or computer.",
  television: "To show the big screen on a television or another computer, open:",
  admitNoMore: "Let nobody else in",
  tables: "Tables",
  table: (table: number) => `Table ${number(table)}`,
  players: (names: readonly string[]) =>
    names.length === 0 ? "Nobody is seated here." : allOf(names),
  lookOn: (table: number) => `Watch table ${number(table)}`,
  look: "Watch",
  prizes: "Prizes",
  prizesSoFar: "As it stands now. The prizes grow with every entry or buy-in.",
  pool: (amount: number) => `Prize pool: ${chips(amount)}.`,
  round: (round: number, of: number) => `Round ${number(round)} of ${number(of)}`,
  rests: "Sitting out this round",
  matches: "Matches",
} as const;
