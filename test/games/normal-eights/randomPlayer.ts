// Plays Normal Eights at random, in such a way that nothing in the game stays rare.

import { isJoker, ranks, suits, type Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { newDice, shuffled, type DiceReader } from "#shared/chance/dice.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import type { Move, NormalRound, Options } from "#shared/games/normal-eights/types.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { makesSet } from "./referenceCards.ts";

/**
 * Whole packs; short stocks, that are soon refilled and used up; few ranks, that make sets; aces
 * and jokers in plenty; aces with a single effect; sevens, that rid many of their last card at
 * once; wars with jokers.
 */
export function deckOf(
  options: Options,
  seats: number,
  dice: DiceReader,
  seed: string,
): readonly Card[] {
  const whole = shuffled(newDice(seed), normalEights.pack(options, seats)).list;
  const cards = seats * 7 + 1 + dice.below(dice.below(2) === 0 ? 4 : 30);
  const kinds: readonly (readonly Card[])[] = [
    ["4h", "4d", "5h", "5d", "6h", "6d", "Ah", "Kh", "Jk", "7h", "8h", "6c", "6s"],
    [
      "As",
      "Ah",
      "Ad",
      "Jk",
      "2h",
      "3h",
      "4h",
      "5h",
      "6h",
      "7h",
      "8h",
      "9h",
      "Th",
      "Jh",
      "Qh",
      "Kh",
      "6h",
      "Jk",
    ],
    [
      "As",
      "Ah",
      ...suits.map((suit) => `${ranks[dice.below(ranks.length)] ?? "8"}${suit}` as Card),
    ],
    ["7h", "7d", "7c", "2h", "2d", "As", "6h", "Jk"],
    ["2h", "2d", "2c", "2s", "3h", "5h", "Kd", "Ad", "Qd", "Jk", "Jk"],
    suits.flatMap((suit): Card[] => [`2${suit}`, `4${suit}`, `8${suit}`, `9${suit}`, `J${suit}`]),
  ];
  const kind = dice.below(kinds.length + 2);
  const few = kinds[kind];
  if (!few) return kind === kinds.length ? whole : whole.slice(0, cards);
  return Array.from({ length: cards }, () => few[dice.below(few.length)] as Card);
}

/**
 * How one round's players are minded: of four, so often they play rather than draw, nope rather
 * than pass, and lay sets.
 */
export type Temper = Readonly<{ eager: number; bold: number; layers: number }>;
export const anyTemper = (dice: DiceReader): Temper => ({
  eager: 1 + dice.below(4),
  bold: dice.below(4),
  layers: 1 + dice.below(4),
});

/** A legal move of this seat. */
export function steered(round: NormalRound, seat: Seat, temper: Temper, dice: DiceReader): Move {
  const offers = normalEights.legal(round, seat);
  const moves = offers.filter((offer): offer is Move => !("max" in offer));
  if (offers.length > moves.length && dice.below(4) < temper.layers)
    return someSets(peekAll(round.zones.hands[seat] ?? []), dice);
  const joker = moves.find((move) => move.type === "pick" && isJoker(move.card));
  if (joker && dice.below(2) === 0) return joker;
  const wanted =
    dice.below(4) < (normalEights.phase(round) === "respond" ? temper.bold : temper.eager)
      ? moves.filter(({ type }) => type === "play" || type === "nope")
      : moves;
  const among = byCard(wanted.length > 0 ? wanted : moves, dice);
  return among[dice.below(among.length)] as Move;
}

/**
 * Those of one card: a joker has a hundred ways to be played, and is not to be preferred for it.
 */
function byCard(moves: readonly Move[], dice: DiceReader): readonly Move[] {
  const cards = [...new Set(moves.map((move) => ("card" in move ? move.card : "")))];
  const card = cards[dice.below(cards.length)];
  return moves.filter((move) => ("card" in move ? move.card : "") === card);
}

/** Sets found by trying: cards at random, while they make one. Often none. */
function someSets(hand: readonly Card[], dice: DiceReader): Move {
  let rest = [...hand];
  const sets: (readonly Card[])[] = [];
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const first = rest[dice.below(Math.max(1, rest.length))] ?? "Jk";
    const alike = dice.shuffled(
      rest.filter((card) => isJoker(card) || card[0] === first[0] || card[1] === first[1]),
    );
    const set = alike.slice(0, 3 + (dice.below(3) === 0 ? dice.below(3) : 0));
    if (!makesSet(set)) continue;
    sets.push(set);
    for (const card of set) rest = rest.toSpliced(rest.indexOf(card), 1);
  }
  const cards = sets.flat();
  const top = cards[dice.below(Math.max(1, cards.length))];
  return { type: "sets", sets, ...(top && dice.below(2) === 0 && { top }) };
}

const pickOf = <T>(list: readonly T[], dice: DiceReader): T => list[dice.below(list.length)] as T;
const anyCard = (dice: DiceReader): Card => `${pickOf(ranks, dice)}${pickOf(suits, dice)}`;

/**
 * Moves good and bad: some legal, most of cards, targets, suits and types at random, each field now
 * and then missing or too much.
 */
export function anyMove(round: NormalRound, seat: Seat, dice: DiceReader): Move {
  const hand = peekAll(round.zones.hands[seat] ?? []);
  const kind = dice.below(12);
  if (kind < 3) return { type: (["draw", "keep", "pass"] as const)[kind] ?? "draw" };
  const card =
    dice.below(8) === 0 ? anyCard(dice) : (hand[dice.below(Math.max(1, hand.length))] ?? "4c");
  if (kind === 3) return { type: "pick", card };
  if (kind === 4) return anySets(hand, dice);
  const seldom = (usual: boolean): boolean => usual !== (dice.below(8) === 0);
  const as = seldom(isJoker(card)) ? { as: anyCard(dice) } : {};
  if (kind < 7)
    return {
      type: "nope",
      card,
      sendBack: dice.below(2) === 0,
      ...(as.as && { as: dice.below(2) === 0 ? (`A${as.as[1]}` as Card) : as.as }),
    };
  const rank = (as.as ?? card)[0] as string;
  return {
    type: "play",
    card,
    ...as,
    ...(seldom("5JK".includes(rank)) && { target: dice.below(round.zones.hands.length) }),
    ...(seldom(rank === "Q") && { suit: pickOf(suits, dice) }),
  };
}

function anySets(hand: readonly Card[], dice: DiceReader): Move {
  if (dice.below(2) === 0) return someSets(hand, dice);
  const cards = dice.shuffled(hand).slice(0, 3 + dice.below(2));
  const sets = cards.length > 0 ? [cards, ...(dice.below(3) === 0 ? [cards] : [])] : [];
  return {
    type: "sets",
    sets,
    ...(dice.below(3) === 0 && { top: dice.below(2) === 0 ? (cards[0] ?? "4c") : anyCard(dice) }),
  };
}
