// The wordings are fixed, because players' rules are compared with them (EN-2).

import type { Rule } from "./types.ts";

/** EN-2: the exact wording. */
export const nullText = "This rule says nothing.";
export const nullName = "NullRule";

const texts = {
  [nullName]: nullText,
  GameSetup:
    "Before the game everyone who plays is dealt eight cards into one hand; whoever is dealt none only watches. All other cards are the deck, face down. The packs have 52 cards each and no jokers; there are as few of them as can be, but more than one and a sixth of the number of players. The card pile is empty. The game has a property Turn Cycle that names each player once, and each player has a property Pending Rules, which is 0.",
  BeforeBeginGame: "The game begins only right after all cards have been shuffled by all players.",
  GameDefault: "During the game no command may be given, except as the rules allow.",
  TurnDefinition: "The player whose name stands first in the Turn Cycle has the turn.",
  TurnCycle:
    "A turn ends when the first name of the Turn Cycle is moved to its end, or when another name comes to stand first.",
  DrawDefinition:
    "To draw a number of cards is to move so many from the top of the deck to one’s hand, seen by oneself alone.",
  PlayDefinition:
    "To play a card is to put it from one’s hand on top of the card pile, shown to all. Whoever plays a card that has neither the suit nor the rank of the card it is put on earns a standard penalty of 1. On an empty pile nothing is earned.",
  Turns:
    "In a turn its player must play a card or draw one, or do both in either order, and may do neither of them twice.",
  Penalty:
    "A rule may assign a penalty, which is a series of commands, to a player. At any time any player may announce “Improper” and name another player and a series of commands. If that is exactly a penalty of that player, he must perform it and is rid of it; if not, whoever called earns a standard penalty of 1.",
  StandardPenalty:
    "A standard penalty of a number is: draw so many cards, and take back the actions that earned it if they can be wholly undone and have shown you no card. It lapses at the end of the turn.",
  EmptyDeck:
    "When the deck is empty, any player may move all cards of the card pile but the top one into the deck and shuffle it, as one command.",
  ReservedWords:
    "If a rule speaks of a player’s announcing a phrase, the phrase is reserved. Whoever announces anything that contains a reserved phrase, so that it has no effect, earns a standard penalty of 1.",
  EmptyHand:
    "A player without cards may at any time move five cards from the deck to his hand and add 1 to his Pending Rules, if they are a whole number, as one command. If he has a penalty at that time, he is also assigned the penalty “subtract 1 from your Pending Rules”, which lapses at the end of the turn.",
  PendingRules:
    "A player whose Pending Rules are a positive whole number may at any time lower them by 1 and modify a rule, as one command.",
  EightOfSpades:
    "Whoever plays the Eight of Spades must modify a rule. Nothing else happens in the game until that is done.",
} as const;

export type StartingRule = keyof typeof texts;

export const startingRules: readonly Rule[] = Object.entries(texts).map(([name, text]): Rule => ({
  name,
  text,
  clause: null,
  owner: "host",
  version: 1,
}));
/** It never changes (EN-2). */
export const nullRule = startingRules[0] as Rule;
