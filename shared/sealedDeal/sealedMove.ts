// Moves as they are logged: every card of the mover's hand is named by its place (H-51).

import { isCard } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { DeckPlace, SealedMove } from "./parts.ts";
import type { Guess } from "./sealedRound.ts";

/** Under these names moves of all games that can be sealed name cards of a hand. */
const cardFields = ["card", "cards", "melds", "on"] as const;

const inLists = (value: unknown, change: (each: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map((each) => inLists(each, change)) : change(value);

function changed(move: SealedMove, change: (each: unknown) => unknown): SealedMove {
  const fields = cardFields.flatMap((name) =>
    move[name] === undefined ? [] : [[name, inLists(move[name], change)] as const],
  );
  return { ...move, ...Object.fromEntries(fields) };
}

/** As the player's page shows it; what is no card of the pack stays as it is, and is refused. */
export function sealedMoveOf(guess: Guess, move: Move): SealedMove {
  const places = new Map<unknown, DeckPlace>(guess.map((card, place) => [card, place]));
  return changed(move, (card) => places.get(card) ?? card);
}

/** Untrusted: the game reads the result. A place that is none becomes null, which is no card. */
export const namedMove = (guess: Guess, move: SealedMove): Move =>
  changed(move, (place) => (typeof place === "number" ? (guess[place] ?? null) : null));

const isPlace = (value: unknown): value is DeckPlace => typeof value === "number";

/** In the order in which the move names them; a list of lists is read in order. */
export const placesNamed = (move: SealedMove): readonly DeckPlace[] =>
  cardFields.flatMap((name) => [move[name]].flat(3).filter(isPlace));

/** Whether cards are named otherwise than by places, as a move never may be logged. */
export const namesCards = (move: SealedMove): boolean =>
  cardFields.some((name) => [move[name]].flat(3).some(isCard));

/** Of cards that stay face down the order would tell something of their names. */
export const withPlacesSorted = (move: SealedMove): SealedMove => ({
  ...move,
  ...(Array.isArray(move["cards"]) && {
    cards: move["cards"].filter(isPlace).toSorted((one, other) => one - other),
  }),
});
