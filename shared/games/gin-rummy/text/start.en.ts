// Texts for lists of games; a page loads the rest with its table.

import type { OptionText } from "#shared/text/gameText.ts";
import type { Options } from "../types.ts";

const options = {
  knockLimit: {
    label: "Most deadwood to knock",
    help: "Whoever has no more left over than this may knock. 0 is straight gin: only gin goes down.",
  },
  oklahoma: {
    label: "Oklahoma",
    help: "On: the up-card says how much may be left over to knock – an ace asks for gin –, and if it is a spade, the hand counts double.",
  },
  bigGin: {
    label: "Big gin",
    help: "Points for going down with eleven cards in melds and no discard, besides the other’s deadwood. 31 is usual; 0: it is not played.",
  },
  layOffs: {
    label: "Lay-offs",
    help: "On: after a knock the other player may put cards to the melds that lie open. Off: a knock is counted at once.",
  },
  undercutBonus: {
    label: "Undercut bonus",
    help: "Points for having no more left over than the player who knocked, besides the difference.",
  },
  ginBonus: {
    label: "Gin bonus",
    help: "Points for going down with nothing left over, besides the other’s deadwood.",
  },
  target: {
    label: "Points to win the match",
    help: "The match ends when somebody has as many points. 0 plays hand after hand, without any bonus at the end.",
  },
  gameBonus: {
    label: "Game bonus",
    help: "Points for winning the match, doubled if the other player has scored nothing in it.",
  },
  boxBonus: {
    label: "Box bonus",
    help: "Points for each hand that a player has won, counted at the end of the match.",
  },
  stake: {
    label: "Stake",
    help: "Chips both players pay into the pot before each deal. The winner of the hand takes the pot; of a dead hand the stakes go back. 0 plays for points alone.",
  },
} satisfies { readonly [K in keyof Options]: OptionText };

const achievements = {
  first: { name: "First knock", help: "Win a hand." },
  gin: { name: "Gin!", help: "Win a hand with gin." },
  undercut: { name: "Not so fast", help: "Undercut a player who knocks." },
  match: { name: "A hundred and up", help: "Win a match." },
  shutout: { name: "Schneider", help: "Win a match in which the other scores nothing." },
  thousand: { name: "A thousand", help: "Win 1,000 points in all." },
};

export const start = {
  name: "Gin Rummy",
  tagline:
    "Draw and discard until your ten cards lie in sets and runs; knock when little is left over.",
  line: "Sets and runs for two",
  options,
  achievements,
};
