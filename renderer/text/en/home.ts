// The words of the home screen and the profile.

import { chips, company, number, plural } from "#shared/text/en/words.ts";
import { avatars } from "./avatars.ts";

export const home = {
  title: "Cardtable",
  tagline: "Pull up a chair.",
  playNow: "Play now",
  dealing: "Dealing…",
  playNowAbout: (game: string, bots: number) => `${game} with ${plural(bots, "bot", "bots")}`,
  quick: "Quick start",
  toBank: "Go to bank",
  goOn: "Continue",
  goOnAbout: (game: string, round: number, others: readonly string[]) =>
    `${game}${round > 0 ? `, round ${round}` : ""}${others.length > 0 ? ` – with ${company(others)}` : ""}`,
  isOver: (table: string) => `${table} – over`,
  otherTables: "Other open tables",
  closeTable: (players: readonly string[]) => `Close table with ${company(players)}`,
  broken: (count: number) =>
    count === 1 ? "1 table can’t continue" : `${number(count)} tables can’t continue`,
  brokenHelp:
    "If you close a table, everybody gets back the chips they had before the round. Save a report first if you want the problem looked into.",
  someGame: "A game",
  saveReport: "Save report",
  saveReportHelp:
    "Everything stored about the table, and what went wrong. Rounds with other people include only what everybody saw.",
  closeBroken: "Close table",
  setup: "Set up a table",
  setupAbout: "Games, rules, bots, clock",
  rules: "Rules",
  rulesAbout: "Learn the games",
  bank: "Bank",
  bankAbout: "Chips and ledger",
  friends: "Friends",
  friendsAbout: "They join on their phones",
  tournaments: "Tournament night",
  tournamentsAbout: "Many tables, one winner",
  chipBank: "Real chips",
  chipBankAbout: "Count and settle",
  history: "History",
  historyAbout: "Finished rounds",
  ownHistoryAbout: "Rounds you’ve played",
  progress: "Achievements",
  progressAbout: "What you’ve won",
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
  others: "Who’s playing?",
  switchTo: (name: string) => `Play as ${name}`,
  add: "Add profile",
  addTitle: "New profile",
  addHelp: "You start with 10,000 chips in the bank and play under this name from now on.",
  create: "Create profile",
  name: "Name",
  nameHelp: "What others at the table see. Up to 24 characters.",
  nameEmpty: "Enter a name.",
  nameLong: "A name can have up to 24 characters.",
  nameSigns: "Remove the invisible characters from the name.",
  avatar: "Picture",
  otherAvatar: "Change picture",
  avatars,
  level: (level: number) => `Level ${level}`,
  toNextLevel: (points: number, needed: number, level: number) =>
    `${number(points)} of ${number(needed)} points to level ${level}`,
  progress: "Achievements and statistics",
  levelHelp:
    "Every game earns points. Each level unlocks card backs and felts to choose in Settings.",
  figures: "So far",
  rounds: "Rounds",
  king: "King",
  bastard: "Bastard",
  points: "Points",
  chips: "Chips",
  number,
} as const;
