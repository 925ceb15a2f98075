// The words of a table whose players write its rules.

import type { Widened } from "#shared/text/said.ts";
import { number } from "#shared/text/en/words.ts";

const rounds = (count: number): string => (count === 1 ? "1 game" : `${number(count)} games`);
const turns = (count: number): string => (count === 1 ? "1 turn" : `${number(count)} turns`);

export const ruleBook = {
  title: "Rule book",
  show: "Show rule book",
  hide: "Hide rule book",
  parts: "Sections of the rule book",
  tabs: { rules: "Rules", history: "History", file: "File" },

  house: "the house",
  you: "you",
  youChanged: "You",
  version: (count: number) => `version ${count}`,
  written: "Rules by players",
  starting: "Starting rules",
  setup: (count: number) => `${count} rules that set up the game`,
  enforced: "The table enforces this",
  judged: "The players judge this",
  touches: "affects this card",
  noneYet: "Nobody has changed a rule yet.",

  changed: (name: string, turn: number) => `${name} · turn ${turn}`,
  added: (rule: string) => `New: ${rule}`,
  repealed: (rule: string) => `Repealed: ${rule}`,
  becomes: (from: string, to: string) => (from === to ? from : `${from} becomes ${to}`),
  inserted: "inserted:",
  removed: "removed:",
  endOfMark: "end of the change.",

  save: "Save rule book",
  saveHelp: "The rules in force, as a file (JSON)",
  fileName: "rule-book.json",
  open: "Open rule book",
  openHelp: "Propose rules from a file (JSON)",
  tooLarge: "This file is too large. Choose a smaller rule book.",
  inFile: (file: string) => `Rules in ${file}`,
  noneInFile: "All its rules are already in force.",
  proposeThis: (rule: string) => `Propose ${rule}`,
  propose: "Propose",

  proposal: "Change a rule",
  firstRule:
    "Choose a rule. The table enforces it from the moment it’s in force, so you see at once what it does.",
  firstRules: "Rules to begin with",
  otherRules: "Other rules…",
  which: "Which rule",
  newRule: "New rule",
  addRule: "Write new rule",
  changeThis: (rule: string) => `Change ${rule}`,
  changeShort: "Change",
  change: "Change",
  repeal: "Repeal",
  whatWith: "What to do with it",
  goes: (rule: string) => `${rule} is repealed, and nothing replaces it.`,
  ways: "How to write it",
  way: { template: "Ready-made", text: "Own words", blocks: "Blocks" },
  search: "Search ready-made rules",
  searchHelp: "eights, draw, skip…",
  found: (count: number) => (count === 1 ? "1 ready-made rule" : `${count} ready-made rules`),
  noneFound: "No ready-made rule matches.",
  another: "Choose another",
  slots: "Details",
  ownWords: "The players judge it. Its owner says what breaks it.",
  name: "Name",
  nameHelp: "Up to 40 characters",
  text: "Text",
  textHelp: "What you all agree to, up to 2,000 characters",
  textLeft: (left: number) =>
    left >= 0 ? `${number(left)} characters left` : `${number(-left)} characters too many`,
  takeWords: "Use the blocks’ words",

  blocks: "The rule in blocks",
  hole: "choose…",
  fill: (place: string) => `Choose: ${place}`,
  replace: (block: string) => `Change: ${block}`,
  take: (block: string) => `Remove: ${block}`,
  more: "Add another",
  chooseFor: (place: string) => `What goes here: ${place}?`,
  missing: "Still missing:",
  whole: "The blocks are complete.",
  startOver: "Start over",

  preview: "Preview",
  before: "Now in force",
  after: "Proposed",
  nothingBefore: "An empty rule",
  nothingAfter: "Nothing (the rule is repealed)",
  tryOut: "Try out",
  tryOutHelp: "Bots play 300 games with it",
  tryingOut: (done: number, of: number) => `${number(done)} of ${rounds(of)} played`,
  beginning: "Seating the bots…",
  ends: (share: number) => `${share} % of the games came to an end.`,
  lengths: (median: number, longest: number) =>
    `Half ended within ${turns(median)}. The longest took ${number(longest)}.`,
  goesOn: "No game came to an end. You’d play until everybody agrees to stop.",
  stalls: "Careful: with this rule many games get stuck.",
  endsAtOnce: "Careful: with this rule most games end at once.",
  couldNotTry: "You can’t try out this rule here.",
  send: "Send proposal",
  sending: "Sending…",
  notNow: "You can’t change a rule now. Your draft is kept.",
  unfinished: "Fix the problems above first.",
  again: "Your proposal was rejected. Change it and try again.",
  refused: "The table refused it:",
} as const;

/** What every language must say. */
export type RuleBookText = Widened<typeof ruleBook>;
