// What does the form of a new tournament say in English?

import { number, plural } from "#shared/text/en/words.ts";

/** "1 hour 20 minutes" */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    ...(hours > 0 ? [plural(hours, "hour", "hours")] : []),
    ...(rest > 0 ? [plural(rest, "minute", "minutes")] : []),
  ].join(" ");
}

const weekday = new Intl.DateTimeFormat("en", { weekday: "long" });

export const setup = {
  title: "New tournament",
  /** `at`: ms since 1970. */
  usualName: (at: number) => `${weekday.format(at)} night`,
  what: "What it is",
  name: "Name",
  nameWrong: "A name has 1 to 40 letters.",
  format: "Format",
  formatHelp: {
    freezeout: "Who has run out of chips is out. It ends when one has all of them.",
    league: "Points by place in every deal, over a number of rounds. Nobody is out before the end.",
    bracket: "Two at a table. Who wins goes on, until two are left.",
  },
  rounds: "Rounds",
  roundsHelp: "Tables are drawn anew for each.",
  deals: "Deals of a round",
  dealsHelp: "Played by the same people at the same table.",
  points: "Points by place",
  pointsHelp: "From the winner on, with spaces between them. Further places get none.",
  pointsWrong: "Whole numbers up to 1,000, with spaces between them.",
  draw: "Who meets whom",
  draws: { swiss: "Like points", roundRobin: "Everybody" },
  drawHelp: {
    swiss: "Those who have about as many points meet.",
    roundRobin: "Everybody meets everybody as evenly as can be.",
  },
  wins: "A match is won by",
  winsHelp: "The first to win so many rounds goes on.",
  winsItems: {
    chips: "All the chips",
    rounds: (rounds: number) => plural(rounds, "round", "rounds"),
  },
  seeding: "Places in the bracket",
  seedings: { random: "Drawn", entered: "Seeded" },
  seedingHelp: {
    random: "By a draw that anybody can check.",
    entered: "In the order of entry: the first are kept apart as long as can be.",
  },
  thirdPlace: "Match for third place",
  thirdPlaceHelp: "Between the losers of the semi-finals.",
  games: "What is played",
  people: "Who plays",
  plays: "I play",
  playsHelp: "You enter at once. Off: you only direct.",
  bots: "Bots",
  botsValue: (bots: number) => plural(bots, "bot", "bots"),
  botsHelp: "They enter at once; people can enter until it starts, and bots be added or taken out.",
  levelOfBots: "All bots",
  chairs: "Chairs at a table",
  chairsValue: (chairs: number) => plural(chairs, "chair", "chairs"),
  structure: "Structure",
  preset: "Pace",
  noOwn: "Changed by you.",
  change: "Change it",
  stack: "Starting stack",
  stackHelp: "Chips of the tournament, with which everybody begins.",
  measure: "A level lasts",
  measures: { minutes: "Minutes", rounds: "Rounds" },
  measureHelp: {
    minutes: "The same time at every table.",
    rounds: "So many rounds of the table that has played most.",
  },
  levels: "Levels",
  level: "Level",
  ante: "Ante",
  stake: "Stake",
  length: { minutes: "Minutes", rounds: "Rounds" },
  breakAfter: "Break, min.",
  rebuyPrice: "Rebuy",
  anteOf: (level: number) => `Ante of level ${number(level)}`,
  stakeOf: (level: number) => `Stake of level ${number(level)}`,
  lengthOf: (level: number) => `Length of level ${number(level)}`,
  breakOf: (level: number) => `Minutes of the break after level ${number(level)}`,
  rebuyPriceOf: (level: number) =>
    `Price of a rebuy in level ${number(level)}; empty: as the buy-in`,
  doubleOf: (level: number) => `Make level ${number(level)} twice the one before`,
  removeLevel: (level: number) => `Remove level ${number(level)}`,
  addLevel: "Add a level",
  handForHand: "Hand for hand",
  handForHandHelp:
    "One place before the money every table waits for the others, so that nobody gains by playing slowly.",
  money: "Entry and returning",
  buyIn: "Buy-in",
  buyInHelp: "From everybody’s bank into the prize pool; 0: nothing is paid.",
  bounty: "Bounty",
  bountyHelp: "Paid on top, and got by who knocks one out.",
  rebuys: "Rebuys until level",
  rebuysHelp:
    "Who has run out may buy in again up to the end of this level, for the buy-in or its level’s own price; 0: never.",
  rebuyStack: "Chips for a rebuy",
  rebuysMost: "Rebuys each",
  rebuysMostHelp: "0: as often as you like. A bot buys in again twice at most.",
  rebuySeconds: "Time to think about it",
  addOn: "Add-on",
  addOnHelp: "Once, everybody who is in may buy chips on top.",
  addOnAt: "Add-on in level",
  addOnPrice: "Price of the add-on",
  addOnStack: "Chips for the add-on",
  lateEntry: "Late entry until level",
  lateEntryHelp: "Up to the end of this level people may still come in; 0: nobody.",
  prizes: "Prizes",
  shares: "How the pool is shared",
  sharesItems: { usual: "The more come, the more are paid", own: "Own shares" },
  sharesUsual: (entrants: number) => `With ${plural(entrants, "entrant", "entrants")}:`,
  percent: "Per cent by place",
  percentHelp: "From the winner on, with spaces between them.",
  sharesGood: "Together 100 %.",
  sharesLack: (percent: number) =>
    `Together ${number(100 - percent)} %: ${number(percent)} % are missing.`,
  sharesExceed: (percent: number) =>
    `Together ${number(100 + percent)} %: ${number(percent)} % too much.`,
  sharesWrong: "Numbers such as 50 or 12.5, with spaces between them.",
  guaranteed: "Guaranteed prizes",
  guaranteedHelp: "Chips by place, from the winner on; what the pool lacks you pay. Empty: none.",
  guaranteedWrong: "Whole numbers, with spaces between them.",
  clock: "Time to think",
  seconds: (seconds: number) =>
    seconds % 60 === 0 ? plural(seconds / 60, "minute", "minutes") : `${number(seconds)} seconds`,
  /** Five minutes more or less are not promised. */
  estimate: (minutes: number) =>
    `It takes about ${duration(Math.max(5, 5 * Math.round(minutes / 5)))}.`,
  ownStructures: "Your structures",
  saveAs: "Save under a name",
  saved: (name: string) => `“${name}” is saved.`,
  remove: (name: string) => `Remove “${name}”`,
  removed: (name: string) => `“${name}” was removed.`,
  exported: "Save as a file",
  imported: "From a file",
  importedHelp: "A structure that was saved as a file (JSON).",
  took: (name: string) => `“${name}” was taken over.`,
  create: "Create",
} as const;
