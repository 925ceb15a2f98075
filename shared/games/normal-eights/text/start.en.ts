// Texts for lists of games; a page loads the rest with its table.

import type { OptionText } from "#shared/text/gameText.ts";
import type { Options } from "../types.ts";

const options = {
  jokersPerPack: {
    label: "Jokers in each pack",
    help: "A joker stands for any card you name. A pack is added for every five players.",
  },
  nopeSeconds: {
    label: "Time to answer a card",
    help: "Seconds to answer a card with an ace. The game continues sooner once everyone has passed.",
  },
  nopeFloor: {
    label: "Shortest time to answer",
    help: "The game always waits this many seconds, even if everyone passes at once, so the wait doesn’t reveal who holds an ace. Alone with bots, it waits at most a second.",
  },
  stake: {
    label: "Stake",
    help: "Chips each player pays into the pot before the deal. The winner takes the pot. 0: no stake.",
  },
} satisfies { readonly [K in keyof Options]: OptionText };

const achievements = {
  first: { name: "Quite normal", help: "Win a round." },
  nope: { name: "Nope", help: "Say Nope." },
  sentBack: { name: "Return to sender", help: "Send five cards back with your Nopes." },
  nopedAndWon: { name: "Nope, and I win", help: "Say Nope in a round that you win." },
  twoSets: { name: "Two sets", help: "Discard two sets at once." },
  twoKings: { name: "Pouring it on", help: "Play two kings in one round." },
  nopes: { name: "Nope again", help: "Say Nope 50 times." },
};

export const start = {
  name: "Normal Eights",
  tagline: "Every card does something – except the eight. Aces say Nope to anything, at any time.",
  line: "Every card does something",
  options,
  achievements,
};
