import { turnAllDown, type FaceDown } from "#shared/cards/faceDown.ts";
import type { DiceUse } from "#shared/chance/dice.ts";
import type { AnyRound } from "#shared/contract/game.ts";
import { seatsFromLeftOf, type Seat } from "#shared/contract/seats.ts";
import {
  lyingAt,
  mustBe,
  stockOf,
  withDeck,
  withShuffled,
  withTaken,
  type PlacesStep,
} from "./places.ts";
import type { Whereabouts } from "./transcript.ts";

/**
 * In which the hands are dealt one card after the other: `order` where the game has one (CE-2). A
 * seat that gets none is left out.
 */
export function dealingOrder({ zones: { hands }, facts }: AnyRound): readonly Seat[] {
  const { order } = facts;
  const all = Array.isArray(order)
    ? (order as readonly Seat[])
    : seatsFromLeftOf(hands.length, facts.dealer ?? 0);
  return all.filter((seat) => (hands[seat]?.length ?? 0) > 0);
}

export const cardsDealt = ({ zones: { hands } }: AnyRound): number =>
  hands.reduce((sum, hand) => sum + hand.length, 0);

/** Where an order of seats is drawn by lot, they are numbers; cards never are. */
export const isOfSeats = (list: readonly unknown[]): list is readonly Seat[] =>
  typeof list[0] === "number";

/**
 * Returns the places after the deal. Throws an Error if the cards were not dealt from a seed, or
 * otherwise than one by one in the dealing order.
 */
export function begunPlaces(round: AnyRound): PlacesStep {
  const { zones, dice } = round;
  const [pack, ...later] = dice.uses;
  if (!pack || !("shuffled" in pack)) throw new Error("the cards are of no seed (H-18)");
  const dealt = withTaken(withDeck(nothingYet, 0, pack.into as readonly FaceDown[]), takers(round));
  const turned = withTaken(
    later.reduce(withUse, dealt),
    zones.pile.map(() => "pile"),
  );
  const { lies, deck } = turned.places;
  zones.hands.forEach((hand, seat) => mustBe(lyingAt(lies, seat), hand, seat));
  mustBe(lyingAt(lies, "pile"), turnAllDown(zones.pile), "pile");
  mustBe(stockOf(deck), zones.stock, "stock");
  return {
    ...turned,
    places: { ...turned.places, usesSeen: dice.uses.length, steps: [turned.moves] },
  };
}

const nothingYet: PlacesStep = {
  places: {
    lies: new Map<Whereabouts, never>(),
    deck: { number: 0, cards: [], taken: 0 },
    usesSeen: 0,
    uses: [{ shuffled: "pack" }],
    steps: [],
  },
  moves: [],
  newDecks: [],
  openings: [],
};

function takers(round: AnyRound): readonly Seat[] {
  const order = dealingOrder(round);
  return Array.from({ length: cardsDealt(round) }, (_, at) => order[at % order.length] ?? 0);
}

function withUse(step: PlacesStep, use: DiceUse): PlacesStep {
  if ("shuffled" in use && !isOfSeats(use.shuffled)) return withTurnedBack(step, use);
  const lot = "oneOf" in use ? use : { seats: use.shuffled.length };
  return { ...step, places: { ...step.places, uses: [...step.places.uses, lot] } };
}

/** CE-4: the card turned up goes back, and the stock is shuffled with it. */
function withTurnedBack(
  step: PlacesStep,
  { shuffled, into }: Extract<DiceUse, { readonly shuffled: unknown }>,
): PlacesStep {
  const turned = withTaken(step, ["pile"]);
  const { lies, deck } = turned.places;
  const back = [...lyingAt(lies, "pile"), ...stockOf(deck)];
  mustBe(back, shuffled as readonly FaceDown[], "stock");
  return withShuffled(turned, new Map(lies).set("pile", []), back, into as readonly FaceDown[]);
}
