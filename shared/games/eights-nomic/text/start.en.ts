// Texts for lists of games; a page loads the rest with its table.

import type { OptionText } from "#shared/text/gameText.ts";
import type { Options } from "../types.ts";

const options = {
  objectSeconds: {
    label: "Time to object",
    help: "Seconds in which the others may object that a changed rule contradicts another. 0: nobody objects.",
  },
  judgeSeconds: {
    label: "Time to judge",
    help: "Seconds in which the owners of rules in plain text may disagree with a command. 0: they always agree.",
  },
  improperFloor: {
    label: "Time to call",
    help: "Seconds that must pass after the last command before a turn can be ended, so that others can call “Improper”.",
  },
  maxTurns: {
    label: "Turns at most",
    help: "The game ends with so many turns. 0: it ends when everybody agrees to it.",
  },
  stake: {
    label: "Stake",
    help: "Chips every player pays into the pot before the deal. The winner takes the pot. 0 plays for honour alone.",
  },
} satisfies { readonly [K in keyof Options]: OptionText };

const achievements = {
  first: { name: "Legislator", help: "Win a game." },
  tenRules: { name: "Ten commandments", help: "Propose ten changes of the rules." },
  threeInOne: { name: "Law-giver", help: "Propose three changes in one game." },
  repeal: { name: "Less is more", help: "Propose to repeal a rule." },
  clause: { name: "Machine-made", help: "Propose five rules that the table itself enforces." },
  caller: { name: "Eagle eye", help: "Call Improper in five games." },
};

export const start = {
  name: "Eights Nomic",
  tagline:
    "An eights game whose players change its rules while they play: empty your hand, or play the Eight of Spades, and a rule is yours to rewrite.",
  line: "Players rewrite the rules",
  waits:
    "Nobody joins a game of Eights Nomic that has begun. You are dealt in once it ends: when everybody in it has agreed to that, or at its last turn if the table has set one.",
  options,
  achievements,
};
