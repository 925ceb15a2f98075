// Which cards may be played now, what would the picked ones be, and what does a double tap mean
// (CE-6…CE-8)?

import { suitOf, type Card, type Natural, type Suit } from "#shared/cards/card.ts";
import { isAsked } from "#shared/contract/asked.ts";
import { heldBy } from "#shared/contract/ownHand.ts";
import type { Move as AnyMove } from "#shared/contract/round.ts";
import {
  asCrazy,
  goesAlone,
  goesInSet,
  isEight,
  isSameRank,
  offeredSingles,
  setOf,
  type CrazySeen,
} from "#shared/games/crazy-eights/seen.ts";
import type { Play } from "#shared/games/crazy-eights/types.ts";
import type { AnySeen, Reading } from "#renderer/table/tableGame.ts";
import { pickingOf } from "#renderer/table/usualGame.ts";
import { playWords } from "./playWords.ts";

/** Out of turn sets may be laid ready. */
function fits(seen: AnySeen, picked: readonly Card[], card: Card): boolean {
  const crazy = asCrazy(seen);
  return (
    picked.every((other) => isSameRank(other, card)) && (!isAsked(crazy) || goesInSet(crazy, card))
  );
}

function read(seen: AnySeen, picked: readonly Card[]): Reading {
  const crazy = asCrazy(seen);
  if (picked.length === 0) return { kind: "nothing" };
  const set = setOf(picked);
  const legal = set !== null && set.some((card) => goesAlone(crazy, card));
  const last = set?.at(-1);
  if (last && isEight(last)) return readEights(crazy, picked, last, legal);
  const move: Play = { type: "play", cards: picked };
  return { kind: "move", move, legal, words: playWords(picked) };
}

/** CE-8: a suit is named – by who goes out with it to nobody, so that he is not asked. */
function readEights(
  seen: CrazySeen,
  picked: readonly Card[],
  last: Natural,
  legal: boolean,
): Reading {
  const words = playWords(picked);
  const moveAs = (suit: Suit): Play => ({ type: "play", cards: picked, suit });
  const isLast = seen.viewer !== "spectator" && heldBy(seen, seen.viewer) === picked.length;
  if (isLast) return { kind: "move", move: moveAs(suitOf(last)), legal, words };
  const suits = offeredSingles(seen).flatMap(({ cards, suit }) =>
    suit !== undefined && picked.includes(cards[0]!) ? [suit] : [],
  );
  return { kind: "suit", suits: [...new Set(suits)], legal, words, moveAs };
}

/**
 * Beside picked ones of its rank; else it alone, or on another of its rank that makes it possible
 * (CE-7).
 */
function suggest(
  seen: AnySeen,
  hand: readonly Card[],
  picked: readonly Card[],
  card: Card,
): readonly Card[] {
  const crazy = asCrazy(seen);
  if (picked.length > 0 && picked.every((other) => isSameRank(other, card)))
    return [...picked, card];
  if (goesAlone(crazy, card)) return [card];
  const opener = hand.find((other) => isSameRank(other, card) && goesAlone(crazy, other));
  return opener === undefined ? [card] : [opener, card];
}

const cardsOf = (move: AnyMove): readonly Card[] => (move as Partial<Play>).cards ?? [];

export const picking = pickingOf({ fits, read, suggest, cardsOf, together: "in order" });
