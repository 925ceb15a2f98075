import type { Card } from "#shared/cards/card.ts";
import { turnAllDown } from "#shared/cards/faceDown.ts";
import { without } from "#shared/cards/hand.ts";
import { DiceReader, type Dice } from "#shared/chance/dice.ts";
import { unseenOf } from "#shared/contract/defineGame.ts";
import { seatsFromLeftOf, type Seat } from "#shared/contract/seats.ts";
import type { Seen } from "#shared/contract/seen.ts";
import type { View } from "#shared/contract/view.ts";
import { pack } from "./deal.ts";
import type { Facts, KingsRound, Move, Options, Secret } from "./types.ts";

type KingsSeen = Seen<Options, Facts, Move>;

type Filling = Readonly<{ cards: Card[]; size: number }>;

export function imagine({ seen }: View<Options, Facts, Move>, dice: Dice): KingsRound {
  const reader = new DiceReader(dice);
  const hands = seen.hands.map((hand): Filling =>
    typeof hand === "number" ? { cards: [], size: hand } : { cards: [...hand], size: hand.length },
  );
  for (const { seat, cards } of seen.known) hands[seat]?.cards.push(...cards);
  const seenCards = [...seen.pile, ...hands.flatMap(({ cards }) => cards)];
  const closed = reader.shuffled(unseenOf(pack(seen.options, hands.length), seenCards));
  let unseen = placeStarters(seen, hands, closed, reader);
  for (const { cards, size } of hands) {
    const missing = size - cards.length;
    cards.push(...unseen.slice(0, missing));
    unseen = unseen.slice(missing);
  }
  return {
    options: seen.options,
    zones: {
      hands: hands.map(({ cards }) => turnAllDown(cards)),
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
) {
  const { dealer, turn, owed } = seen.facts;
  if (seen.phase !== "trick" || turn === null || seen.pile.length > 0) return unseen;
  const starter = hands[turn];
  let rest = unseen;
  if (owed && starter && !starter.cards.includes(owed)) {
    rest = without(rest, [owed]) ?? rest;
    starter.cards.push(owed);
  }
  const order = seatsFromLeftOf(hands.length, dealer);
  const barred = owed && turn !== dealer ? order.slice(0, order.indexOf(turn)) : order;
  return placeTheOthers(hands, rest, barred, reader);
}

/** Returns the rest, 3s included, in random order for the other hands. */
function placeTheOthers(
  hands: readonly Filling[],
  unseen: readonly Card[],
  barred: readonly Seat[],
  reader: DiceReader,
) {
  const threes = unseen.filter((card) => card === "3c");
  if (threes.length === 0) return unseen;
  const others = unseen.filter((card) => card !== "3c");
  let next = 0;
  hands.forEach((hand, seat) => {
    if (!barred.includes(seat)) return;
    while (hand.cards.length < hand.size && next < others.length)
      hand.cards.push(others[next++] as Card);
  });
  return reader.shuffled([...others.slice(next), ...threes]);
}

/**
 * Returns the viewer's knowledge of the exchange, with the viewer in the King's place; what only
 * others know cannot be imagined.
 */
function secretOf({ viewer, known: [first] }: KingsSeen): Secret {
  if (viewer === "spectator" || !first) return null;
  return { king: viewer, bastard: first.seat, withKing: [], withBastard: turnAllDown(first.cards) };
}
