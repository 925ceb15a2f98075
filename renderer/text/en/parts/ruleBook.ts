// What does a table say in English whose players write its rules?

import type { Widened } from "#shared/text/said.ts";
import { number } from "#shared/text/en/words.ts";

const rounds = (count: number): string => (count === 1 ? "1 game" : `${number(count)} games`);
const turns = (count: number): string => (count === 1 ? "1 turn" : `${number(count)} turns`);

export const ruleBook = {
  title: "Rule book",
  show: "Show the rule book",
  hide: "Hide the rule book",
  parts: "Parts of the rule book",
  tabs: { rules: "Rules", history: "History", file: "File" },

  house: "the house",
  you: "you",
  youChanged: "You",
  version: (count: number) => `version ${count}`,
  first: (count: number) => `${count} starting rules`,
  firstTouching: (count: number) => `${count} starting rules – one touches this card`,
  enforced: "The table enforces this",
  judged: "People judge this",
  touches: "touches this card",
  noneYet: "Nobody has changed a rule yet.",

  changed: (name: string, turn: number) => `${name} · turn ${turn}`,
  added: (rule: string) => `New: ${rule}`,
  repealed: (rule: string) => `Repealed: ${rule}`,
  becomes: (from: string, to: string) => (from === to ? from : `${from} becomes ${to}`),
  inserted: "inserted:",
  removed: "removed:",
  endOfMark: "end of the change.",

  save: "Save the rule book",
  saveHelp: "As a file (JSON): the rules in force",
  fileName: "rule-book.json",
  open: "Open a rule book",
  openHelp: "From a file (JSON): its rules are offered for changes of your own",
  tooLarge: "This file is too large for a rule book.",
  inFile: (file: string) => `Rules in ${file}`,
  noneInFile: "There is no rule in it that is not in force already.",
  proposeThis: (rule: string) => `Propose ${rule}`,
  propose: "Propose",

  proposal: "Change a rule",
  which: "Which rule",
  newRule: "A new rule",
  addRule: "Write a new rule",
  changeThis: (rule: string) => `Change ${rule}`,
  changeShort: "Change",
  change: "Change it",
  repeal: "Repeal it",
  whatWith: "What is to become of it",
  goes: (rule: string) => `${rule} goes out of force, and nothing comes in its place.`,
  ways: "How to write it",
  way: { template: "Ready rules", text: "Own words", blocks: "From blocks" },
  search: "Search the ready rules",
  searchHelp: "eights, draw, skip…",
  found: (count: number) => (count === 1 ? "1 ready rule" : `${count} ready rules`),
  noneFound: "No ready rule speaks of this.",
  another: "Choose another",
  slots: "What it is about",
  ownWords: "People judge it: whoever owns it says what goes against it.",
  name: "Name",
  nameHelp: "Up to 40 characters",
  text: "Text",
  textHelp: "What all agree to, in up to 2,000 characters",
  textLeft: (left: number) =>
    left >= 0 ? `${number(left)} characters left` : `${number(-left)} characters too many`,
  takeWords: "Take the words of the blocks",

  blocks: "The rule in blocks",
  hole: "choose…",
  fill: (place: string) => `Choose: ${place}`,
  replace: (block: string) => `${block}. Change it`,
  take: (block: string) => `Take out: ${block}`,
  more: "One more",
  chooseFor: (place: string) => `What is to stand here: ${place}?`,
  missing: "Still missing:",
  whole: "The blocks are complete.",
  startOver: "Begin anew",

  preview: "What would change",
  before: "Now in force",
  after: "Proposed",
  nothingBefore: "A rule that says nothing",
  nothingAfter: "Nothing: the rule is repealed",
  tryOut: "Try it out",
  tryOutHelp: "Bots play 300 games with it",
  tryingOut: (done: number, of: number) => `${number(done)} of ${rounds(of)} played`,
  beginning: "The bots sit down…",
  ends: (share: number) => `${share} % of the games ended by themselves.`,
  lengths: (median: number, longest: number) =>
    `Half of them within ${turns(median)}; the longest took ${number(longest)}.`,
  goesOn: "No game ended by itself: one plays until all agree to end it.",
  stalls: "Beware: with this rule many games come to a standstill.",
  endsAtOnce: "Beware: with this rule most games end at once.",
  couldNotTry: "It could not be tried out here.",
  send: "Propose it",
  sending: "It is on its way",
  notNow: "You may not change a rule now. What you have written is kept.",
  unfinished: "Something is still to be mended above.",
  again: "It was rejected. Change it, and try once more.",
  refused: "It was refused:",

  pickRule: "Which rule in force does it contradict?",
} as const;

/** What every language must say. */
export type RuleBookText = Widened<typeof ruleBook>;
