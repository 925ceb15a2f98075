import type { Card } from "#shared/cards/card.ts";
import { turnAllDown } from "#shared/cards/faceDown.ts";
import { without } from "#shared/cards/hand.ts";
import { DiceReader, type Dice } from "#shared/chance/dice.ts";
import { seatsFromLeftOf, type Seat } from "#shared/contract/seats.ts";
import type { View } from "#shared/contract/view.ts";
import type { Seen } from "#shared/contract/seen.ts";
import { pack } from "./deal.ts";
import type { Facts, KingsRound, Move, Options, Secret } from "./types.ts";

type KingsSeen = Seen<Options, Facts, Move>;

type Filling = { readonly cards: Card[]; readonly size: number };

export function imagine({ seen }: View<Options, Facts, Move>, dice: Dice): KingsRound {
  const reader = new DiceReader(dice);
  const hands = seen.hands.map((hand): Filling =>
    typeof hand === "number" ? { cards: [], size: hand } : { cards: [...hand], size: hand.length },
  );
  for (const { seat, cards } of seen.known) hands[seat]?.cards.push(...cards);
  let unseen = reader.shuffled(unseenCards(seen, hands));
  unseen = placeStarters(seen, hands, unseen, reader);
  for (const hand of hands) {
    const missing = hand.size - hand.cards.length;
    hand.cards.push(...unseen.slice(0, missing));
    unseen = unseen.slice(missing);
  }
  return {
    options: seen.options,
    zones: {
      hands: hands.map((hand) => turnAllDown(hand.cards)),
      stock: [],
      removed: turnAllDown(unseen.slice(0, seen.removed)),
      pile: seen.pile,
    },
    facts: seen.facts,
    sealed: null,
    secret: secretOf(seen),
    dice: reader.dice(),
  };
}

function unseenCards({ options, pile }: KingsSeen, hands: readonly Filling[]): readonly Card[] {
  const rest = pack(options, hands.length).slice();
  for (const card of [...pile, ...hands.flatMap((hand) => hand.cards)]) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/**
 * Before the first lead some places of the 3s of clubs are public (KB-7): the starter has one, and
 * seats between the dealer and the starter have none; if the dealer's left leads freely, nobody has
 * one.
 */
function placeStarters(
  seen: KingsSeen,
  hands: readonly Filling[],
  unseen: readonly Card[],
  reader: DiceReader,
): readonly Card[] {
  const { dealer, turn, owed } = seen.facts;
  if (seen.phase !== "trick" || turn === null || seen.pile.length > 0) return unseen;
  const starter = hands[turn];
  let rest = unseen;
  if (owed && starter && !starter.cards.includes(owed)) {
    rest = without(rest, [owed]) ?? rest;
    starter.cards.push(owed);
  }
  return placeTheOthers(
    hands,
    rest,
    withoutStarter(hands.length, dealer, owed ? turn : dealer),
    reader,
  );
}

function withoutStarter(seats: number, dealer: Seat, until: Seat): ReadonlySet<Seat> {
  const order = seatsFromLeftOf(seats, dealer);
  return new Set(until === dealer ? order : order.slice(0, order.indexOf(until)));
}

/** Returns the rest, 3s included, in random order for the other hands. */
function placeTheOthers(
  hands: readonly Filling[],
  unseen: readonly Card[],
  barred: ReadonlySet<Seat>,
  reader: DiceReader,
): readonly Card[] {
  const threes = unseen.filter((card) => card === "3c");
  if (threes.length === 0) return unseen;
  const others = unseen.filter((card) => card !== "3c");
  let next = 0;
  hands.forEach((hand, seat) => {
    if (!barred.has(seat)) return;
    while (hand.cards.length < hand.size && next < others.length)
      hand.cards.push(others[next++] as Card);
  });
  return reader.shuffled([...others.slice(next), ...threes]);
}

/**
 * Returns the viewer's knowledge of the exchange, with the viewer in the King's place; what only
 * others know cannot be imagined.
 */
function secretOf({ viewer, known }: KingsSeen): Secret {
  const first = known[0];
  if (viewer === "spectator" || !first) return null;
  return { king: viewer, bastard: first.seat, withKing: [], withBastard: turnAllDown(first.cards) };
}
