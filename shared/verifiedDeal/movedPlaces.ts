import type { Card } from "#shared/cards/card.ts";
import { turnAllDown, turnDown, type FaceDown } from "#shared/cards/faceDown.ts";
import { withMore } from "#shared/cards/hand.ts";
import type { AnyRound } from "#shared/contract/game.ts";
import type { GameEvent } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { RoundStep } from "#shared/contract/view.ts";
import { isOfSeats } from "./begunPlaces.ts";
import {
  lyingAt,
  mustBe,
  stockOf,
  withShuffled,
  withTaken,
  type Places,
  type PlacesStep,
} from "./places.ts";
import { withRearranged, type Wanted } from "./rearranged.ts";
import type { Whereabouts } from "./transcript.ts";

type Draw = Readonly<{ seat: Seat; card: FaceDown }>;
type CardShuffle = Readonly<{
  from: "pile" | "removed";
  cards: readonly FaceDown[];
  into: readonly FaceDown[];
}>;

/**
 * Returns the places after a step. The zones tell which names moved, and only the events who drew
 * which card: a seat may play a card and draw another of its name. Throws an Error if the step
 * cannot be followed; no rule makes such a one.
 */
export function movedPlaces(
  before: Places,
  { round, happened }: Pick<RoundStep, "round" | "happened">,
): PlacesStep {
  const shuffle = shuffleSince(before, round);
  const left = before.deck.cards.length - before.deck.taken;
  const draws = left > 0 || shuffle ? happened.flatMap(drawsIn) : [];
  if (shuffle && draws.length < left) throw new Error("a new deck came before the old one ended");
  const first = shuffle ? draws.slice(0, left) : draws;
  const last = draws.slice(first.length);
  const places = { ...before, usesSeen: round.dice.uses.length };
  const taken = withTaken({ places, moves: [], newDecks: [], openings: [] }, first.map(seatOf));
  const arranged = withRearranged(taken, wantedAfter(round, shuffle, last));
  const after = withTaken(shuffle ? reshuffled(arranged, shuffle) : arranged, last.map(seatOf));
  mustFit(after, round, draws);
  return after.moves.length === 0
    ? after
    : { ...after, places: { ...after.places, steps: withMore(before.steps, [after.moves]) } };
}

const seatOf = ({ seat }: Draw): Seat => seat;

/**
 * Cards of the stock are told in the form of `Took`, or to all. Where no stock is, `count` is of
 * other cards (KB-6, KB-7).
 */
function drawsIn({ seat, told, only }: GameEvent): readonly Draw[] {
  if (seat === undefined || typeof told["count"] !== "number") return [];
  const cards = only?.cards ?? turnAllDown((told["cards"] ?? []) as readonly Card[]);
  return cards.map((card) => ({ seat, card }));
}

/** In a step at most one: what is shuffled is not enough for a second. */
function shuffleSince({ usesSeen }: Places, { zones, dice }: AnyRound): CardShuffle | null {
  const [use, ...more] = dice.uses.slice(usesSeen);
  if (use === undefined) return null;
  if (more.length > 0 || !("shuffled" in use) || isOfSeats(use.shuffled))
    throw new Error("a round asks chance for one shuffle of cards at a time");
  return {
    // Where a pile is shuffled its top card stays (CE-9, NE-6, EN-16); in poker none lies there.
    from: zones.pile.length > 0 ? "pile" : "removed",
    cards: use.shuffled as readonly FaceDown[],
    into: use.into as readonly FaceDown[],
  };
}

/**
 * The zones before the shuffle, when its cards still lay in front, and before the last draws.
 * Leavers' hands come first, so that their cards are the ones removed (C-5).
 */
function wantedAfter(
  { zones, facts: { left } }: AnyRound,
  shuffle: CardShuffle | null,
  last: readonly Draw[],
): Wanted {
  const before = (where: CardShuffle["from"], cards: readonly FaceDown[]) =>
    shuffle?.from === where ? [...shuffle.cards, ...cards] : cards;
  const handOf = (seat: Seat): readonly FaceDown[] => {
    const hand = zones.hands[seat] ?? [];
    return hand.slice(0, hand.length - last.filter((draw) => draw.seat === seat).length);
  };
  const seats = new Set([...left, ...zones.hands.keys()]);
  return new Map<Whereabouts, readonly FaceDown[]>([
    ["removed", before("removed", zones.removed)],
    ...[...seats].map((seat) => [seat, handOf(seat)] as const),
    ["pile", before("pile", turnAllDown(zones.pile))],
  ]);
}

function reshuffled(step: PlacesStep, { from, cards, into }: CardShuffle): PlacesStep {
  const { lies } = step.places;
  const lying = lyingAt(lies, from);
  const back = lying.slice(0, cards.length);
  return withShuffled(step, new Map(lies).set(from, lying.slice(cards.length)), back, into);
}

function mustFit({ places, openings }: PlacesStep, { zones }: AnyRound, draws: readonly Draw[]) {
  const { lies, deck } = places;
  if (openings.some(({ card }, at) => turnDown(card) !== draws[at]?.card))
    throw new Error("a seat drew another card than the top one");
  zones.hands.forEach((hand, seat) => mustBe(lyingAt(lies, seat), hand, seat));
  mustBe(lyingAt(lies, "pile"), turnAllDown(zones.pile), "pile");
  mustBe(lyingAt(lies, "removed"), zones.removed, "removed");
  mustBe(stockOf(deck), zones.stock, "stock");
}
