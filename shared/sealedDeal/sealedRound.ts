// A round over guessed cards: every name is in the pack once, so a place and a name stand for each
// other, and what turns out otherwise is exchanged (H-51).

import type { Card } from "#shared/cards/card.ts";
import { turnDown, type FaceDown } from "#shared/cards/faceDown.ts";
import type { AnyRound } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { RoundStep } from "#shared/contract/view.ts";
import type { DeckPlace } from "./parts.ts";

/** By place; all names of the pack. */
export type Guess = readonly Card[];

const placesOf = (guess: Guess): ReadonlyMap<FaceDown, DeckPlace> =>
  new Map(guess.map((card, place) => [turnDown(card), place]));

export function placesAmong(guess: Guess, cards: readonly FaceDown[]): readonly DeckPlace[] {
  const places = placesOf(guess);
  return cards.flatMap((card) => places.get(card) ?? []);
}

export const heldPlaces = (guess: Guess, { zones }: AnyRound, seat: Seat): readonly DeckPlace[] =>
  placesAmong(guess, zones.hands[seat] ?? []);

/** By place the seat in whose hand it lies. */
export const holdersIn = (guess: Guess, round: AnyRound): ReadonlyMap<DeckPlace, Seat> =>
  new Map(
    round.zones.hands.flatMap((_, seat) =>
      heldPlaces(guess, round, seat).map((place) => [place, seat] as const),
    ),
  );

/** In any order, none twice. */
export const isSamePlaces = (one: readonly DeckPlace[], other: readonly DeckPlace[]): boolean =>
  new Set(one).size === one.length &&
  one.length === other.length &&
  one.every((place) => other.includes(place));

export function exchanged(guess: Guess, one: DeckPlace, other: DeckPlace): Guess {
  const after = guess.slice();
  [after[one], after[other]] = [guess[other] as Card, guess[one] as Card];
  return after;
}

export type Renaming = ReadonlyMap<unknown, Card>;

/** From the names of one guess to those of another. */
export const renamingOf = (from: Guess, to: Guess): Renaming =>
  new Map(
    from.flatMap((card, place) => (card === to[place] ? [] : [[card, to[place] as Card] as const])),
  );

function renamedIn(renaming: Renaming, value: unknown): unknown {
  if (typeof value === "string") return renaming.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => renamedIn(renaming, each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, renamedIn(renaming, each)]),
  );
}

const renamedAll = (renaming: Renaming, cards: readonly FaceDown[]): readonly FaceDown[] =>
  cards.map((card) => {
    const name = renaming.get(card);
    return name === undefined ? card : turnDown(name);
  });

/** Cards that lie open keep their names: what is known is not renamed. */
export function renamedRound(renaming: Renaming, round: AnyRound): AnyRound {
  if (renaming.size === 0) return round;
  const { hands, stock, removed, pile } = round.zones;
  return {
    ...round,
    zones: {
      hands: hands.map((hand) => renamedAll(renaming, hand)),
      stock: renamedAll(renaming, stock),
      removed: renamedAll(renaming, removed),
      pile,
    },
    secret: renamedIn(renaming, round.secret),
  };
}

export const renamedStep = (renaming: Renaming, step: RoundStep): RoundStep => ({
  ...step,
  round: renamedRound(renaming, step.round),
  happened: step.happened.map((event) =>
    event.only?.cards
      ? { ...event, only: { ...event.only, cards: renamedAll(renaming, event.only.cards) } }
      : event,
  ),
});
