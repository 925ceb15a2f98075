// The words of the history.

import type { BotKind } from "#shared/bots/bot.ts";
import { chips, company, date, day, number, plural, signed } from "#shared/text/en/words.ts";

const kinds: { readonly [K in BotKind]: string } = {
  easy: "easy",
  regular: "regular",
  shark: "shark",
  program: "a program",
};

const manyOf: { readonly [K in BotKind]: string } = {
  easy: "Easy bots",
  regular: "Regular bots",
  shark: "Sharks",
  program: "Programs",
};

const othersOf: { readonly [K in BotKind]: string } = {
  easy: "Other easy bots",
  regular: "Other regular bots",
  shark: "Other sharks",
  program: "Programs",
};

export const history = {
  title: "History",
  parts: "Sections",
  tabs: { rounds: "Rounds", sessions: "Sessions", players: "Players" },
  /** A guest's, who finds only their own figures there. */
  ownTabs: { rounds: "Rounds", sessions: "Sessions", players: "Your figures" },
  empty: "No finished rounds yet. Play one and it appears here.",
  none: "No rounds match these filters.",
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
  clear: "Clear filters",
  tableOf: (at: number, rounds: number) =>
    `${date.format(at)}, ${plural(rounds, "round", "rounds")}`,
  files: "Files",
  open: "Open round from file",
  openHelp: "Choose a saved round, or drop it anywhere on this page. It’s shown but not stored.",
  dropHere: "Drop the file to replay its round",
  saveHands: "Poker hands (.ohh)",
  saveHandsHelp:
    "All hands of five-card draw that match the filters, in the Open Hand History format.",
  saveLedger: "Ledger (CSV)",
  saving: "Saving…",
  sessionsEmpty: "No sessions yet. Open a table and it appears here.",
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
  botOf: (kind: BotKind) => `bot, ${kinds[kind]}`,
  showRounds: "Show rounds",
  number,
  company: (names: readonly string[]) => (names.length > 6 ? company(names) : names.join(", ")),
  pointsOf: (count: number) => plural(count, "point", "points"),
  showAll: (count: number) => `Show all ${count}`,
  progress: "Points and level",
  profile: "Profile",
  balance: "Chips over time",
  balanceHelp: "In the bank and at tables.",
  balanceEmpty: "No chips have moved yet.",
  balanceSummary: (name: string, first: number, last: number, lowest: number, highest: number) =>
    `${name} started with ${number(first)} and now has ${chips(last)}. Lowest ${number(lowest)}, highest ${number(highest)}.`,
  chart: (name: string) => `Chart: chips of ${name} over time`,
  figures: "Show as table",
  against: "Head to head",
  againstHelp:
    "From rounds both played: how often this profile finished ahead, and the chips it won or lost.",
  againstEmpty: "No opponents yet.",
  ratings: "Ratings",
  ratingsHelp:
    "How strong each player is, from all rounds so far. Everybody begins at 1,500. The ± says how sure a rating is: 19 times out of 20 the real strength lies within it.",
  ratingsEmpty: "No rated rounds yet. Rounds against bots and people with a profile count.",
  rating: "Rating",
  ratingWithin: (rating: number, margin: number) => `${number(rating)} ± ${number(margin)}`,
  opponent: "Opponent",
  bots: (kind: BotKind) => manyOf[kind],
  /** Without the characters, who have a line each. */
  otherBots: (kind: BotKind) => othersOf[kind],
  met: "Rounds",
  ahead: "Ahead",
  behind: "Behind",
  even: "Even",
} as const;
