// Texts for lists of games; a page loads the rest with its table.

import type { OptionText } from "#shared/text/gameText.ts";
import type { Options } from "../types.ts";

const options = {
  knockLimit: {
    label: "Most deadwood to knock",
    help: "The most deadwood you can knock with. 0 is straight gin: you can only go down with gin.",
  },
  oklahoma: {
    label: "Oklahoma (the up-card limits the knock)",
    help: "On: the up-card sets the most deadwood to knock with (an ace means gin only), and if it’s a spade, the hand counts double.",
  },
  bigGin: {
    label: "Big gin",
    help: "Points for going down with all eleven cards in melds and no discard, plus the opponent’s deadwood. 31 is usual. 0: not played.",
  },
  layOffs: {
    label: "Lay-offs",
    help: "On: after a knock, the other player may add cards to the knocker’s melds. Off: a knock is counted at once.",
  },
  undercutBonus: {
    label: "Undercut bonus",
    help: "Points for having no more deadwood than the player who knocked, plus the difference.",
  },
  ginBonus: {
    label: "Gin bonus",
    help: "Points for going down with no deadwood, plus the opponent’s deadwood.",
  },
  target: {
    label: "Points to win the match",
    help: "The match ends when a player reaches this total. 0: play hand after hand, with no bonus at the end.",
  },
  gameBonus: {
    label: "Game bonus",
    help: "Points for winning the match, doubled if the other player hasn’t scored.",
  },
  boxBonus: {
    label: "Box bonus",
    help: "Points for each hand a player has won, added at the end of the match.",
  },
  stake: {
    label: "Stake",
    help: "Chips both players pay into the pot before each deal. The winner of the hand takes the pot; after a dead hand, the stakes go back. 0: play for points only.",
  },
} satisfies { readonly [K in keyof Options]: OptionText };

const achievements = {
  first: { name: "First knock", help: "Win a hand." },
  gin: { name: "Gin!", help: "Win a hand with gin." },
  undercut: { name: "Not so fast", help: "Undercut a player who knocks." },
  match: { name: "Game, set and match", help: "Win a match." },
  shutout: { name: "Schneider", help: "Win a match without your opponent scoring." },
  thousand: { name: "One thousand", help: "Win 1,000 points in all." },
};

export const start = {
  name: "Gin Rummy",
  tagline: "Draw and discard to build sets and runs. Knock when you have little deadwood left.",
  line: "Sets and runs for two",
  options,
  achievements,
};
