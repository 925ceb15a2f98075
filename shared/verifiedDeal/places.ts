// Where each place of each deck lies beside a round (H-18). Cards of one name are interchangeable
// to the rules, so of two the one moves that has lain there longer.

import type { Card } from "#shared/cards/card.ts";
import { peek, type FaceDown } from "#shared/cards/faceDown.ts";
import { withMore } from "#shared/cards/hand.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { CardMove, ChanceUse, CardPlace, DealClosing, Whereabouts } from "./transcript.ts";

/** A card with the place that it had in the newest deck that it was in. */
export type Lying = Readonly<{ at: CardPlace; card: FaceDown }>;

/** Every whereabouts in the order of the round's own zone. */
export type Lies = ReadonlyMap<Whereabouts, readonly Lying[]>;

/** The newest deck; its rest is the stock. */
export type Deck = Readonly<{
  number: number;
  cards: readonly Lying[];
  /** So many have left it from the top. */
  taken: number;
}>;

/** It says where every card lies, so it never leaves the host. */
export type Places = Readonly<{
  lies: Lies;
  deck: Deck;
  /** So many uses of the round's dice are among `uses`. */
  usesSeen: number;
  uses: readonly ChanceUse[];
  steps: readonly (readonly CardMove[])[];
}>;

/** A card that left the stock, and who may be told where it had lain. */
export type Opening = CardPlace & Readonly<{ card: Card; to: Seat | "all" }>;

/** The cards in the order of their places. */
export type NewDeck = Readonly<{ deck: number; cards: readonly Card[] }>;

/** What one step of a round did to the places. */
export type PlacesStep = Readonly<{
  places: Places;
  moves: readonly CardMove[];
  /** In order; each is sealed before a card of it is opened. */
  newDecks: readonly NewDeck[];
  openings: readonly Opening[];
}>;

export const closingOf = ({ uses, steps }: Places): Pick<DealClosing, "uses" | "steps"> => ({
  uses,
  steps,
});

export const lyingAt = (lies: Lies, where: Whereabouts): readonly Lying[] => lies.get(where) ?? [];

export const stockOf = ({ cards, taken }: Deck): readonly Lying[] => cards.slice(taken);

/** Throws an Error if the places are not of just these cards, in their order. */
export function mustBe(
  lying: readonly Lying[],
  cards: readonly FaceDown[],
  where: Whereabouts | "stock",
): void {
  if (lying.length !== cards.length || lying.some(({ card }, at) => card !== cards[at]))
    throw new Error(`the places in ${where} are not of the round's cards (H-18)`);
}

export type Moved = Readonly<{ lying: Lying; to: Whereabouts }>;

/** Joins what goes to one whereabouts in succession. */
function joined(moved: readonly Moved[]): readonly CardMove[] {
  const moves: { cards: CardPlace[]; to: Whereabouts }[] = [];
  for (const { lying, to } of moved) {
    const last = moves.at(-1);
    if (last?.to === to) last.cards.push(lying.at);
    else moves.push({ cards: [lying.at], to });
  }
  return moves;
}

/** `lies` is how the cards lie after these moves. */
export const withMoved = (
  step: PlacesStep,
  lies: Lies,
  moved: readonly Moved[],
  deck = step.places.deck,
): PlacesStep => ({
  ...step,
  places: { ...step.places, lies, deck },
  moves: withMore(step.moves, joined(moved)),
});

/** The top cards of the stock go, one each, to these. Throws an Error if there are too few. */
export function withTaken(
  step: PlacesStep,
  takers: readonly Extract<Whereabouts, Seat | "pile">[],
): PlacesStep {
  if (takers.length === 0) return step;
  const { deck, lies } = step.places;
  const taken = deck.taken + takers.length;
  const moved = deck.cards
    .slice(deck.taken, taken)
    .map((lying, at): Moved => ({ lying, to: takers[at] ?? "pile" }));
  if (moved.length < takers.length) throw new Error("more cards left the stock than lay in it");
  const after = new Map(lies);
  for (const [to, its] of Map.groupBy(moved, (card) => card.to))
    after.set(to, [...lyingAt(lies, to), ...its.map(({ lying }) => lying)]);
  const openings = moved.map(({ lying: { at, card }, to }): Opening => ({
    ...at,
    card: peek(card),
    to: typeof to === "number" ? to : "all",
  }));
  return {
    ...withMoved(step, after, moved, { ...deck, taken }),
    openings: withMore(step.openings, openings),
  };
}

/** `cards` is a new deck, its top first. */
export function withDeck(step: PlacesStep, number: number, cards: readonly FaceDown[]): PlacesStep {
  const lying = cards.map((card, place): Lying => ({ at: { deck: number, place }, card }));
  return {
    ...step,
    places: { ...step.places, deck: { number, cards: lying, taken: 0 } },
    newDecks: [...step.newDecks, { deck: number, cards: cards.map(peek) }],
  };
}

/** `back`, which lies elsewhere no more, is shuffled into a new deck. */
export function withShuffled(
  step: PlacesStep,
  lies: Lies,
  back: readonly Lying[],
  into: readonly FaceDown[],
): PlacesStep {
  const { places, moves } = step;
  const uses = withMore<ChanceUse>(places.uses, [{ shuffled: back.map(({ at }) => at) }]);
  return withDeck(
    { ...step, places: { ...places, lies, uses }, moves: withMore(moves, [{ shuffle: true }]) },
    places.deck.number + 1,
    into,
  );
}
