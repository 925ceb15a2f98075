// What does the history say in English?

import type { BotLevel } from "#shared/bots/bot.ts";
import { chips, company, date, day, number, plural, signed } from "#shared/text/en/words.ts";

const levels: { readonly [L in BotLevel]: string } = { easy: "Easy bots", regular: "Regular bots" };

export const history = {
  title: "History",
  parts: "Parts of the history",
  tabs: { rounds: "Rounds", sessions: "Sessions", players: "Players" },
  /** A guest's: only he himself is in them. */
  ownTabs: { rounds: "Rounds", sessions: "Sessions", players: "Your figures" },
  empty: "No round finished yet. Play one, and it will be listed here.",
  none: "No round fits these filters.",
  rounds: "Finished rounds, newest first",
  date: "Date",
  game: "Game",
  players: "Players",
  place: "Your place",
  chips: "Chips",
  placeOf: (place: number, of: number) => `${place} of ${of}`,
  watched: "–",
  nobodyWon: "no winner",
  change: signed,
  replay: (game: string, at: number) => `Replay ${game}, ${date.format(at)}`,
  more: "Show older rounds",
  moreSessions: "Show older sessions",
  when: (at: number) => date.format(at),
  day: (at: number) => day.format(at),
  filters: "Filters",
  anyGame: "All games",
  anyTable: "All tables",
  anyPlayer: "Everybody",
  table: "Table",
  player: "Player",
  from: "From",
  to: "To",
  clear: "Clear the filters",
  tableOf: (at: number, rounds: number) =>
    `${date.format(at)}, ${plural(rounds, "round", "rounds")}`,
  files: "Files",
  open: "Open a round from a file",
  openHelp:
    "A round record; it can also be dropped anywhere on this page. It is shown and kept nowhere.",
  dropHere: "Drop the file to replay its round",
  saveHands: "Poker hands (.ohh)",
  saveHandsHelp:
    "All hands of five-card draw that the filters let through, in the Open Hand History format.",
  saveLedger: "Ledger (CSV)",
  saving: "Saving…",
  sessionsEmpty: "No session yet. Open a table, and it will be listed here.",
  session: (at: number, rounds: number) =>
    `${date.format(at)} – ${plural(rounds, "round", "rounds")}`,
  isOpen: "still open",
  profit: "Profit",
  wins: "Won",
  winsHelp: "Rounds won",
  played: "Played",
  playedHelp: "Rounds played",
  kings: "King",
  kingsHelp: "Rounds as King",
  bastards: "Bastard",
  bastardsHelp: "Rounds as Bastard",
  /**
   * What stands in columns where there is room for them; a title that was never held is left out.
   */
  fared: (rounds: number, kings: number, bastards: number) =>
    [
      plural(rounds, "round", "rounds"),
      kings > 0 ? `King\u00a0${number(kings)}` : "",
      bastards > 0 ? `Bastard\u00a0${number(bastards)}` : "",
    ]
      .filter((part) => part !== "")
      .join(" · "),
  you: "(you)",
  botOf: (level: BotLevel) => `bot, ${level}`,
  showRounds: "Show its rounds",
  number,
  company: (names: readonly string[]) => (names.length > 6 ? company(names) : names.join(", ")),
  pointsOf: (count: number) => plural(count, "point", "points"),
  showAll: (count: number) => `Show all ${count}`,
  progress: "Points and level",
  profile: "Whose",
  balance: "Chips over time",
  balanceHelp: "In the bank and on tables together.",
  balanceEmpty: "No chips have moved yet.",
  balanceSummary: (name: string, first: number, last: number, lowest: number, highest: number) =>
    `${name} began with ${number(first)} and has ${chips(last)} now; the lowest was ${number(lowest)}, the highest ${number(highest)}.`,
  chart: (name: string) => `Chart: chips of ${name} over time`,
  figures: "The figures as a table",
  against: "Head to head",
  againstHelp:
    "Over the rounds that both were in: who was placed ahead of the other, and what the profile won or lost in them.",
  againstEmpty: "Nobody met yet.",
  opponent: "Opponent",
  bots: (level: BotLevel) => levels[level],
  met: "Rounds",
  ahead: "Ahead",
  behind: "Behind",
  even: "Even",
} as const;
