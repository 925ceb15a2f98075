// What the rules of Kings & Bastards decide by cards that lie face down (KB-6, KB-7), and how all
// programs come to the same without knowing them (H-51).

import type { Card } from "#shared/cards/card.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import { fromHighest } from "#shared/games/kings-and-bastards/plays.ts";
import type { Facts, Options } from "#shared/games/kings-and-bastards/types.ts";
import type { DeckPlace, SealedMove } from "./parts.ts";
import { exchanged, type Guess } from "./sealedRound.ts";

/** KB-7 */
export const startCard: Card = "3c";

export const isKings = ({ id }: AnyGame): boolean => id === kingsAndBastards.id;

export const exchangeIn = (game: AnyGame, round: AnyRound): Facts["exchange"] =>
  isKings(game) ? (round.facts as unknown as Facts).exchange : null;

/** KB-6: others' cards leave a hand by this move, and only their holder knows which. */
export const isGift = (game: AnyGame, move: SealedMove | null): boolean =>
  isKings(game) && move?.type === "give";

/** KB-7: the rules look for the 3 of clubs in all hands after the deal or the exchange. */
export const asksForStart = (game: AnyGame, before: AnyRound | null, round: AnyRound): boolean =>
  isKings(game) &&
  game.phase(round) === "trick" &&
  round.zones.pile.length === 0 &&
  (before === null || exchangeIn(game, before) !== null);

/** Of the Bastard's hand before the exchange. */
export type Gift = Readonly<{ hand: readonly DeckPlace[]; gave: readonly DeckPlace[] }>;

type WithOptions = Pick<AnyRound, "options">;

const trumps = ({ options }: WithOptions): boolean =>
  (options as unknown as Options).exchangeTrumps;

const named = (guess: Guess, places: readonly DeckPlace[]): readonly Card[] =>
  places.map((place) => guess[place] as Card);

/** KB-6: whether the rules pick just the given places of the hand. */
export function isHighest(round: WithOptions, guess: Guess, { hand, gave }: Gift): boolean {
  const picked = fromHighest(named(guess, hand), trumps(round)).slice(0, gave.length);
  return named(guess, gave).every((card) => picked.includes(card));
}

/**
 * A guess by which the rules pick just the given places, in the order of their names in `guess`.
 * `start`: where the 3 of clubs lies, if that is certain. `isHighest` tells whether there is one.
 */
export function giftGuess(
  round: AnyRound,
  guess: Guess,
  { hand, gave }: Gift,
  start: DeckPlace | null,
): Guess {
  const byHeight = (cards: readonly Card[]) => fromHighest(cards, trumps(round));
  const free = (place: DeckPlace) => place !== start;
  const first = byHeight(named(guess, gave))
    .map((card) => guess.indexOf(card))
    .filter(free);
  const last = hand.filter((place) => !gave.includes(place) && free(place));
  const between = [...guess.keys()].filter(
    (place) => free(place) && !first.includes(place) && !last.includes(place),
  );
  return reassigned(guess, [...first, ...between, ...last], byHeight);
}

/** The names at these places, put in an order and given back to them in their order. */
function reassigned(
  guess: Guess,
  places: readonly DeckPlace[],
  inOrder: (cards: readonly Card[]) => readonly Card[],
): Guess {
  const names = inOrder(named(guess, places));
  const after = guess.slice();
  places.forEach((place, at) => {
    after[place] = names[at] as Card;
  });
  return after;
}

/** With the 3 of clubs at this place. */
export const withStartAt = (guess: Guess, place: DeckPlace): Guess =>
  exchanged(guess, guess.indexOf(startCard), place);

/**
 * A guess of a whole round, by which its record goes the same way: of the places that nobody opened,
 * the 3 of clubs is in one where it may be, and the Bastard's are as KB-6 has it.
 */
export function recordGuess(
  round: AnyRound,
  guess: Guess,
  isKnown: (place: DeckPlace) => boolean,
  { gift, startAmong }: Readonly<{ gift: Gift | null; startAmong: readonly DeckPlace[] | null }>,
): Guess {
  const mayStart = (startAmong ?? []).filter((place) => !isKnown(place));
  const start = mayStart.find((place) => !gift?.gave.includes(place)) ?? mayStart[0] ?? null;
  const started = start === null ? guess : withStartAt(guess, start);
  if (gift === null) return started;
  const unknown = [...guess.keys()].filter((place) => !isKnown(place) && place !== start);
  const rankIn = (place: DeckPlace) =>
    gift.gave.includes(place) ? 0 : gift.hand.includes(place) ? 2 : 1;
  return reassigned(
    started,
    unknown.toSorted((one, other) => rankIn(one) - rankIn(other)),
    (cards) => fromHighest(cards, trumps(round)),
  );
}
