import {
  isJoker,
  isNatural,
  rankOf,
  suitOf,
  suits,
  type Card,
  type Rank,
} from "#shared/cards/card.ts";
import { heldBy, ownHand } from "#shared/contract/seen.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { nextToAct } from "../../eights/rules.ts";
import { countedUnseen } from "../../eights/seen.ts";
import { pack } from "../options.ts";
import { isAce, type ToMatch } from "../plays.ts";
import { goesOn, type NormalSeen } from "../seen.ts";
import type { Weights } from "./weights.ts";

export const unknownTop: ToMatch = { suit: null, rank: null, blank: false };

export type Field = Readonly<{
  own: Seat;
  seats: number;
  left: readonly Seat[];
  /** Ascending, including the bot's own. */
  active: readonly Seat[];
  unseen: ReadonlyMap<Card, number>;
  unseenCount: number;
  /** Per seat: its cards if the bot knows all of them (NE-9, C-7), otherwise null. */
  hands: readonly (readonly Card[] | null)[];
}>;

export function fieldOf(seen: NormalSeen): Field {
  const { viewer, facts, options, pile } = seen;
  const known = seen.hands.map((hand, seat) =>
    typeof hand === "object"
      ? hand
      : seen.known.filter((each) => each.seat === seat).flatMap(({ cards }) => cards),
  );
  const unseen = countedUnseen(pack(options, seen.hands.length), [
    ...pile,
    ...known.flat(),
    ...facts.chain.map(({ card }) => card),
  ]);
  return {
    own: viewer === "spectator" ? 0 : viewer,
    seats: seen.hands.length,
    left: facts.left,
    active: activeSeats({ zones: seen, facts }),
    unseen,
    unseenCount: Math.max(
      1,
      [...unseen.values()].reduce((sum, count) => sum + count, 0),
    ),
    hands: known.map((cards, seat) =>
      cards.length > 0 && cards.length === heldBy(seen, seat) ? cards : null,
    ),
  };
}

/** A share of the unseen cards, 0…1. */
export function shareOf({ unseen, unseenCount }: Field, takes: (card: Card) => boolean): number {
  let sum = 0;
  for (const [card, count] of unseen) if (count > 0 && takes(card)) sum += count;
  return sum / unseenCount;
}

export const kindOf = (card: Card): Rank | "Jk" => (isJoker(card) ? card : rankOf(card));

export type Outlook = Readonly<{
  /** As far as the bot knows them. */
  hand: readonly Card[];
  /**
   * Per seat. The bot's own may exceed the length of `hand` by cards not yet seen. Fractions are
   * expected values.
   */
  counts: readonly number[];
  /** Per seat: by how much its cards are worse than their number suggests. */
  burdens: readonly number[];
  turn: Seat;
  direction: 1 | -1;
  skips: readonly number[];
  shown: boolean;
  top: ToMatch;
}>;

export function outlookOf(seen: NormalSeen, field: Field): Outlook {
  const { facts, hands } = seen;
  return {
    hand: ownHand(seen),
    counts: hands.map((_, seat) => heldBy(seen, seat)),
    burdens: hands.map(() => 0),
    turn: facts.turn ?? 0,
    direction: facts.direction,
    skips: facts.skips,
    shown: facts.shown.includes(field.own),
    top: { suit: facts.suit, rank: facts.rank, blank: facts.blank },
  };
}

export type Thought = Readonly<{
  field: Field;
  weights: Weights;
}>;

const plus = (counts: readonly number[], seat: Seat, more: number): readonly number[] =>
  counts.with(seat, (counts[seat] ?? 0) + more);

export const withCount = (outlook: Outlook, seat: Seat, more: number): Outlook => ({
  ...outlook,
  counts: plus(outlook.counts, seat, more),
});
export const withBurden = (outlook: Outlook, seat: Seat, more: number): Outlook => ({
  ...outlook,
  burdens: plus(outlook.burdens, seat, more),
});
export const withTop = (outlook: Outlook, top: ToMatch): Outlook => ({ ...outlook, top });

export function withoutOwn(outlook: Outlook, cards: readonly Card[], { own }: Field): Outlook {
  const hand = outlook.hand.slice();
  for (const card of cards) {
    const at = hand.indexOf(card);
    if (at >= 0) hand.splice(at, 1);
  }
  return { ...outlook, hand, counts: plus(outlook.counts, own, -cards.length) };
}

export const turnOver = (outlook: Outlook, seat: Seat, { left, seats }: Field): Outlook => ({
  ...outlook,
  turn: nextToAct({ direction: outlook.direction, left }, seats, seat),
});

/** 0…1. A seat without cards has won (NE-4). */
export function chanceOf(outlook: Outlook, { field, weights }: Thought): number {
  const { counts } = outlook;
  const out = field.active.filter((seat) => (counts[seat] ?? 0) <= 0);
  if (out.length > 0) return out.includes(field.own) ? 1 / out.length : 0;
  let [own, all, wait] = [0, 0, 0];
  let seat = outlook.turn;
  for (let place = 0; place < field.active.length; place += 1, wait += 1) {
    const length =
      lengthOf(seat, outlook, field, weights, wait) +
      ((wait + field.active.length * (outlook.skips[seat] ?? 0)) / field.active.length) *
        weights.turn;
    const chance = Math.exp(-weights.pace * length);
    all += chance;
    if (seat === field.own) own = chance;
    seat = nextToAct({ direction: outlook.direction, left: field.left }, field.seats, seat);
  }
  return own / all;
}

function lengthOf(
  seat: Seat,
  outlook: Outlook,
  field: Field,
  weights: Weights,
  wait: number,
): number {
  const burden = outlook.burdens[seat] ?? 0;
  const count = outlook.counts[seat] ?? 0;
  if (seat !== field.own) {
    return (
      count +
      burden +
      (wait === 0 && weights.starves > 0 && count > 0
        ? (weights.starves * (usualShare - goesOnOf(seat, outlook, field))) / count
        : 0)
    );
  }
  const own = outlook.hand.reduce((sum, card) => sum + weights.cost[kindOf(card)], 0);
  const unknown = count - outlook.hand.length;
  return (
    own +
    burden +
    unknown * weights.drawn +
    (outlook.shown ? weights.shown : 0) +
    weights.stuck * (1 - coverOf(outlook, wait, weights))
  );
}

/** The share of cards that go on an ordinary card: its suit, its rank and queens. */
export const usualShare = 1 / 3;

/** The chance per card; 0 or 1 for the whole hand if the bot knows it. */
function goesOnOf(seat: Seat, { top }: Outlook, field: Field): number {
  const hand = field.hands[seat];
  if (hand) return hand.some((card) => goesOn(card, top)) ? 1 : 0;
  return top.suit === null && top.rank === null && !top.blank
    ? usualShare
    : shareOf(field, (card) => goesOn(card, top));
}

/** The chance that a card of the bot's hand fits `wait` turns from now. */
function coverOf({ hand, top }: Outlook, wait: number, { stays }: Weights): number {
  if (hand.some((card) => !isNatural(card) || rankOf(card) === "Q")) return 1;
  const plain = hand.filter((card) => !isAce(card));
  const kept = top.suit === null && !top.blank ? 0 : stays ** wait;
  const now = plain.some((card) => goesOn(card, top)) ? 1 : 0;
  const held =
    suits.filter((suit) => plain.some((card) => isNatural(card) && suitOf(card) === suit)).length /
    suits.length;
  const ranks = new Set(plain.map((card) => card[0])).size / 13;
  return kept * now + (1 - kept) * (held + (1 - held) * ranks);
}
