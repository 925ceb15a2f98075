// What must be said besides the cards before they can be played: a rank, a suit, a player, what a
// joker is?

import type { Card, Rank, Suit } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Reading } from "#renderer/table/tableGame.ts";

export type Choice =
  | { readonly kind: "rank"; readonly ranks: readonly Rank[] }
  /** `words`: what is played. */
  | { readonly kind: "suit"; readonly suits: readonly Suit[]; readonly words: string }
  | {
      readonly kind: "seat";
      readonly seats: readonly Seat[];
      readonly words: string;
      readonly title: string;
    }
  | { readonly kind: "card"; readonly cards: readonly Card[]; readonly words: string };

export type Answer = Rank | Suit | Seat | Card;

const isAmong = <T extends Answer>(offered: readonly T[], answer: Answer): answer is T =>
  offered.some((one) => one === answer);

/** The question that the picked cards raise; null where there is but one answer, or none. */
export function choiceOf(reading: Reading): Choice | null {
  switch (reading.kind) {
    case "rank":
      return reading.ranks.length > 1 ? { kind: "rank", ranks: reading.ranks } : null;
    case "suit":
      return reading.suits.length > 1
        ? { kind: "suit", suits: reading.suits, words: reading.words }
        : null;
    case "seat":
      return reading.seats.length > 1
        ? { kind: "seat", seats: reading.seats, words: reading.words, title: reading.title }
        : null;
    // What the only naming leaves open is asked at once.
    case "card":
      return reading.cards.length > 1
        ? { kind: "card", cards: reading.cards, words: reading.words }
        : choiceOf(namedAlone(reading));
    default:
      return null;
  }
}

/** With nothing to choose from the host says what is wrong. */
const namedAlone = (reading: Extract<Reading, { readonly kind: "card" }>): Reading =>
  reading.readAs(reading.cards[0] ?? "As");

/**
 * The move that the picked cards make without a question. With nothing to choose from the host says
 * what is wrong.
 */
export function moveOf(reading: Reading): Move | null {
  if (choiceOf(reading)) return null;
  switch (reading.kind) {
    case "nothing":
      return null;
    case "move":
      return reading.move;
    case "rank":
      return reading.moveAs(reading.ranks[0] ?? "3");
    case "suit":
      return reading.moveAs(reading.suits[0] ?? "c");
    case "seat":
      return reading.moveAs(reading.seats[0] ?? 0);
    case "card":
      return moveOf(namedAlone(reading));
  }
}

/** The move with the answer to the last question; null where it answers none. */
export function moveWith(reading: Reading, answer: Answer): Move | null {
  switch (reading.kind) {
    case "rank":
      return isAmong(reading.ranks, answer) ? reading.moveAs(answer) : null;
    case "suit":
      return isAmong(reading.suits, answer) ? reading.moveAs(answer) : null;
    case "seat":
      return isAmong(reading.seats, answer) ? reading.moveAs(answer) : null;
    default:
      return null;
  }
}

/**
 * What is read once the joker is named; the question itself where that naming is offered no more.
 */
export function readAs(reading: Reading, named: Card | null): Reading {
  if (reading.kind !== "card") return reading;
  if (named !== null && reading.cards.includes(named)) return reading.readAs(named);
  return reading.cards.length === 1 ? namedAlone(reading) : reading;
}
