// A round in numbers that is played on in a few microseconds, by the same rules as the round itself.
// A test compares the two.

import { suits, type Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { pack } from "./options.ts";
import { cardsForBreak } from "./plays.ts";
import {
  ace,
  colourIn,
  eight,
  jack,
  none,
  queenOfHearts,
  queenOfSpades,
  quickCard,
  quickCards,
  quickJoker,
  quickRank,
  rankIn,
  suitIn,
  three,
  two,
  type QuickCard,
} from "./quickCards.ts";
import type { ExordiaRound, Move } from "./types.ts";

/** A round whose cards are all known. */
export type OpenRound = Pick<ExordiaRound, "options" | "facts"> &
  Readonly<{
    hands: readonly (readonly Card[])[];
    /** Top first. */
    stock: readonly Card[];
    pile: readonly Card[];
  }>;

export const openRound = ({ options, facts, zones }: ExordiaRound): OpenRound => ({
  options,
  facts,
  hands: zones.hands.map(peekAll),
  stock: peekAll(zones.stock),
  pile: zones.pile,
});

export class QuickRound {
  readonly seats: number;
  readonly eightOnEight: boolean;
  /** Without those that have left. */
  readonly active: number;
  /** Cards of all packs. */
  readonly all: number;
  /** Each seat has room for all cards, from seat × `all` on. */
  readonly hands: Uint8Array;
  readonly sizes: Uint16Array;
  /** On the pile, by card, and by suit without jokers. */
  readonly laid = new Uint8Array(quickCards);
  readonly laidIn = new Uint16Array(suits.length);
  pile = 0;
  direction: 1 | -1;
  turn: Seat;
  /** What is to be matched, as `Top`; `none` for null. */
  card: number;
  suit: number;
  rank: number;
  colour: number;
  any: boolean;
  plain: boolean;
  demand: boolean;
  spark: boolean;
  /** The card owed, or `none`. */
  owed: number;
  extra: boolean;
  winner: number = none;
  readonly #left: Uint8Array;
  /** Top first. */
  #stock: Uint8Array;
  #drawn = 0;
  #skipped: number;

  constructor({ options, facts, hands, stock, pile }: OpenRound) {
    const { top, sequent, left } = facts;
    this.seats = hands.length;
    this.eightOnEight = options.eightOnEight;
    this.active = this.seats - left.length;
    this.all = pack(options, this.seats).length;
    this.hands = new Uint8Array(this.seats * this.all);
    this.sizes = new Uint16Array(this.seats);
    hands.forEach((hand, seat) => {
      for (const card of hand) this.take(seat, quickCard(card));
    });
    for (const card of pile) this.#put(quickCard(card));
    this.#stock = Uint8Array.from(stock, quickCard);
    this.#left = Uint8Array.from(hands, (_, seat) => (left.includes(seat) ? 1 : 0));
    this.direction = facts.direction;
    this.turn = facts.turn ?? none;
    this.card = top.card === null ? none : quickCard(top.card);
    this.suit = top.suit === null ? none : suits.indexOf(top.suit);
    this.rank = top.rank === null ? none : quickRank(top.rank);
    this.colour = top.colour === null ? none : top.colour === "red" ? 1 : 0;
    this.any = top.any;
    this.plain = top.plain;
    this.demand = top.demand;
    this.spark = top.spark;
    this.owed = sequent === null ? none : quickCard(`${sequent.next}${sequent.suit}`);
    this.extra = facts.extra;
    this.#skipped = facts.skipped.length;
    this.winner = facts.result?.winners[0] ?? none;
  }

  /** Makes this round equal to one of the same seats and options. */
  setTo(other: QuickRound): void {
    this.hands.set(other.hands);
    this.sizes.set(other.sizes);
    this.laid.set(other.laid);
    this.laidIn.set(other.laidIn);
    this.pile = other.pile;
    this.direction = other.direction;
    this.turn = other.turn;
    this.card = other.card;
    this.suit = other.suit;
    this.rank = other.rank;
    this.colour = other.colour;
    this.any = other.any;
    this.plain = other.plain;
    this.demand = other.demand;
    this.spark = other.spark;
    this.owed = other.owed;
    this.extra = other.extra;
    this.winner = other.winner;
    this.#stock = other.#stock;
    this.#drawn = other.#drawn;
    this.#skipped = other.#skipped;
  }

  get stock(): number {
    return this.#stock.length - this.#drawn;
  }

  /** Gives the seat a card. */
  take(seat: Seat, card: QuickCard): void {
    this.hands[seat * this.all + this.sizes[seat]!] = card;
    this.sizes[seat]! += 1;
  }

  /** Makes these cards the stock, the first on top; the list is not changed. */
  stackStock(cards: Uint8Array): void {
    this.#stock = cards;
    this.#drawn = 0;
  }

  /** Makes a legal move for the seat whose turn it is, which does not leave. */
  make(move: Move): void {
    if (move.type === "play")
      this.play(quickCard(move.card), move.suit === undefined ? none : suits.indexOf(move.suit));
    else this.otherwise();
  }

  nextTo(seat: Seat, direction: number): Seat {
    let next = seat;
    do next = (next + direction + this.seats) % this.seats;
    while (this.#left[next] === 1 && next !== seat);
    return next;
  }

  /** X8-13 */
  losesMeaning(card: QuickCard): boolean {
    if (this.card !== queenOfSpades || this.plain) return false;
    if (card === quickJoker || card === queenOfHearts || card === queenOfSpades) return true;
    const rank = rankIn(card);
    return rank === ace || rank === two || rank === eight || rank === jack;
  }

  mayPlay(card: QuickCard): boolean {
    if (this.owed !== none) return card === this.owed;
    if (this.extra) return card !== quickJoker;
    if (this.card === none) return card !== queenOfHearts;
    if (this.any) return true;
    const onEight = this.demand && this.card !== quickJoker;
    if (card === quickJoker) return !onEight;
    const suit = suitIn(card);
    if (suit === this.suit) return true;
    const rank = rankIn(card);
    if (rank === eight) return !onEight || this.eightOnEight;
    return (
      !this.demand &&
      (rank === this.rank || (this.colour !== none && colourIn(suit) === this.colour))
    );
  }

  /** X8-15: whether it starts a sequent. */
  starts(card: QuickCard): boolean {
    return this.owed === none && this.spark && rankIn(card) === three && suitIn(card) === this.suit;
  }

  /** Puts a card that may be put, the seat's whose turn it is. */
  play(card: QuickCard, named: number): void {
    const seat = this.turn;
    const plain = this.losesMeaning(card);
    const finished = this.owed !== none && rankIn(card) === eight;
    const goesOn = this.starts(card) || (this.owed !== none && !finished);
    this.#lay(seat, card);
    this.#putOnTop(card, named, plain);
    if (rankIn(card) === ace && !plain) this.direction = this.direction === 1 ? -1 : 1;
    this.owed = goesOn ? card + suits.length : none;
    this.extra = finished;
    this.#skipped = 0;
    if (this.sizes[seat] === 0) this.winner = seat;
    else if (!finished && (card !== queenOfHearts || plain))
      this.turn = this.nextTo(seat, this.direction);
  }

  #putOnTop(card: QuickCard, named: number, plain: boolean): void {
    const names = (card === quickJoker || rankIn(card) === eight) && !plain;
    const open = card === quickJoker || (card === queenOfSpades && !plain);
    this.card = card;
    this.plain = plain;
    this.demand = names;
    this.any = names ? this.stock === 0 : open;
    this.suit = names ? named : open ? none : suitIn(card);
    this.rank = names || open ? none : rankIn(card);
    this.colour =
      !names && !open && !plain && rankIn(card) === jack ? colourIn(suitIn(card)) : none;
    this.spark = !plain && rankIn(card) === two;
  }

  /** What is left to a player who puts no card: breaks a sequent, declines, draws or skips. */
  otherwise(): void {
    const seat = this.turn;
    if (this.extra) {
      this.extra = false;
    } else if (this.owed !== none) {
      this.owed = none;
      this.#draw(seat, cardsForBreak);
    } else if (this.stock > 0) {
      this.#draw(seat, 1);
    } else {
      this.#wait();
      this.#skipped += 1;
    }
    this.turn = this.nextTo(seat, this.direction);
    if (this.#skipped >= this.active) this.winner = this.#shortest();
  }

  #draw(seat: Seat, count: number): void {
    for (let left = Math.min(count, this.stock); left > 0; left -= 1) {
      this.take(seat, this.#stock[this.#drawn]!);
      this.#drawn += 1;
    }
    this.#wait();
  }

  #wait(): void {
    this.spark = false;
    if (this.demand && this.stock === 0) this.any = true;
  }

  /** X8-19 */
  #shortest(): Seat {
    let best = this.turn;
    for (let seat = this.turn, left = this.active; left > 0; left -= 1) {
      if (this.sizes[seat]! < this.sizes[best]!) best = seat;
      seat = this.nextTo(seat, this.direction);
    }
    return best;
  }

  #lay(seat: Seat, card: QuickCard): void {
    const from = seat * this.all;
    const end = from + this.sizes[seat]!;
    let at = from;
    while (this.hands[at] !== card && at < end) at += 1;
    for (; at < end - 1; at += 1) this.hands[at] = this.hands[at + 1]!;
    this.sizes[seat]! -= 1;
    this.#put(card);
  }

  #put(card: QuickCard): void {
    this.laid[card]! += 1;
    if (card !== quickJoker) this.laidIn[suitIn(card)]! += 1;
    this.pile += 1;
  }
}
