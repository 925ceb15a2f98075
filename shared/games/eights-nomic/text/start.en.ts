// Texts for lists of games; a page loads the rest with its table.

import type { OptionText } from "#shared/text/gameText.ts";
import type { Options } from "../types.ts";

const options = {
  objectSeconds: {
    label: "Time to object",
    help: "Seconds the others have to object that a changed rule contradicts another. 0: nobody objects.",
  },
  judgeSeconds: {
    label: "Time to judge",
    help: "Seconds the owners of rules in plain words have to disagree with a move. 0: they always agree.",
  },
  improperFloor: {
    label: "Time to call",
    help: "Seconds after the last move before a player can end their turn, so that others can call “Improper”. Alone with bots, two at most as long as nobody speaks.",
  },
  openingRules: {
    label: "Rules to open with",
    help: "Rule changes that each player may make from the start. 0: none before a hand is empty or the Eight of Spades is played.",
  },
  maxTurns: {
    label: "Most turns",
    help: "The game ends after this many turns. 0: it ends when everyone agrees.",
  },
  stake: {
    label: "Stake",
    help: "Chips each player pays into the pot before the deal. The winner takes the pot. 0: no stake.",
  },
} satisfies { readonly [K in keyof Options]: OptionText };

const achievements = {
  first: { name: "Legislator", help: "Win a game." },
  tenRules: { name: "Ten commandments", help: "Propose ten rule changes." },
  threeInOne: { name: "Lawgiver", help: "Propose three rule changes in one game." },
  repeal: { name: "Less is more", help: "Propose to repeal a rule." },
  clause: { name: "Machine-made", help: "Propose five rules that the table enforces." },
  caller: { name: "Eagle eye", help: "Call Improper in five games." },
};

export const start = {
  name: "Eights Nomic",
  tagline:
    "Eights with rules you change as you play. Empty your hand or play the Eight of Spades, and you get to rewrite a rule.",
  line: "Players rewrite the rules",
  waits:
    "You can’t join a game of Eights Nomic that has begun. You’re dealt in once it ends: when everyone in it agrees, or after its last turn if the table has set one.",
  options,
  achievements,
};
