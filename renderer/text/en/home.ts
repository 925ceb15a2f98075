// What do the home screen and the profile say in English?

import { chips, company, number, plural } from "#shared/text/en/words.ts";
import { avatars } from "./avatars.ts";

export const home = {
  title: "Cardtable",
  tagline: "Pull up a chair.",
  playNow: "Play now",
  dealing: "Dealing…",
  playNowAbout: (game: string, bots: number) => `${game} with ${plural(bots, "bot", "bots")}`,
  quick: "Begin at once",
  toBank: "To the bank",
  goOn: "Continue",
  goOnAbout: (game: string, round: number, others: readonly string[]) =>
    `${game}${round > 0 ? `, round ${round}` : ""}${others.length > 0 ? ` – with ${company(others)}` : ""}`,
  isOver: (table: string) => `${table} – over`,
  otherTables: "Other open tables",
  closeTable: (players: readonly string[]) => `Close the table with ${company(players)}`,
  broken: (count: number) =>
    count === 1 ? "A table that cannot go on" : `${number(count)} tables that cannot go on`,
  brokenHelp:
    "Closing one gives everybody the chips back that he had before its round. Save a report first if you want the fault to be found.",
  someGame: "A game",
  saveReport: "Save a report",
  saveReportHelp:
    "What is stored of the table and what went wrong; of rounds with other people only what everybody saw.",
  closeBroken: "Close the table",
  setup: "Set up a table",
  setupAbout: "Players, bots, house rules, clock",
  rules: "Rules",
  rulesAbout: "Learn the games",
  bank: "Bank",
  bankAbout: "Chips and ledger",
  tournaments: "Tournaments",
  tournamentsAbout: "Many tables, one winner",
  chipBank: "Real chips",
  chipBankAbout: "Count and settle",
  history: "History",
  historyAbout: "Finished rounds",
  ownHistoryAbout: "Rounds you played",
  progress: "Trophies",
  progressAbout: "Deal of the day",
  settings: "Settings",
  settingsAbout: "Look, sound, speed",
  about: "About and licences",
  profile: (name: string, amount: number, level: number) =>
    `Your profile: ${name}, ${chips(amount)}, level ${level}`,
  ownFigures: (level: number, amount: number) => `Level ${level} · ${chips(amount)}`,
  chips,
  more: "More",
  handAlt:
    "A hand of five cards: 3 of clubs, 2 of diamonds, joker, queen of spades, king of hearts",
} as const;

export const profile = {
  title: "Your profile",
  others: "Who is playing?",
  switchTo: (name: string) => `Play as ${name}`,
  add: "Add a profile",
  addTitle: "A new profile",
  addHelp: "It gets a bank account with 10,000 chips, and you play as it from then on.",
  create: "Add it",
  name: "Name",
  nameHelp: "As the others at the table see it; up to 24 letters.",
  nameEmpty: "Please enter a name.",
  nameLong: "A name has 24 letters at most.",
  nameSigns: "A name cannot hold invisible signs.",
  avatar: "Picture",
  otherAvatar: "Another picture",
  avatars,
  level: (level: number) => `Level ${level}`,
  toNextLevel: (points: number, needed: number, level: number) =>
    `${number(points)} of ${number(needed)} points to level ${level}`,
  progress: "Achievements and statistics",
  levelHelp:
    "Every game brings points. A level opens card backs and felts: choose them in the settings.",
  figures: "So far",
  rounds: "Rounds",
  king: "King",
  bastard: "Bastard",
  points: "Points",
  chips: "Chips",
  number,
} as const;
