import type { Card } from "#shared/cards/card.ts";
import type { Cheat } from "../syntheticTable.ts";
import { chances } from "./chances.ts";
import { contributions } from "./contributions.ts";
import { movements } from "./movements.ts";
import { plans } from "./plans.ts";
import { seals } from "./seals.ts";
import { sightings } from "./sightings.ts";
import { replaced, type Kind, type Tampering } from "./tampering.ts";

/** A change of a transcript that is right otherwise. */
export const tamperings: readonly Tampering[] = [
  ...contributions,
  ...plans,
  ...seals,
  ...chances,
  ...movements,
  ...sightings,
];

function swapped(deck: readonly Card[]): readonly Card[] {
  const other = deck.findIndex((card) => card !== deck[0]);
  return other < 0
    ? deck
    : replaced(replaced(deck, 0, deck[other] as Card), other, deck[0] as Card);
}

/** Whole rounds at a dishonest host's. */
export const cheats: readonly (readonly [what: string, kinds: readonly Kind[], cheat: Cheat])[] = [
  ["the deck is stacked", ["seal"], { stacks: swapped }],
  [
    "a card is in the deck twice",
    ["seal", "opening"],
    { stacks: ([, ...deck]) => [...deck.slice(0, 1), ...deck] },
  ],
  ["the pack is shuffled again in secret", ["seal"], { shufflesTwice: true }],
  ["the deal goes the other way round", ["movement"], { reorders: (order) => order.toReversed() }],
  ["the second card of the stock is drawn", ["movement"], { drawsSecond: true }],
  ["the stock is shuffled again before it is empty", ["chance"], { shufflesEarly: true }],
  ["what is shuffled again is arranged before", ["movement", "chance"], { arranges: true }],
  ["a card of the stock vanishes in a shuffle", ["movement"], { keepsOneBack: true }],
  ["a card of a hand is shuffled in", ["movement"], { takesFromHand: true }],
];
