// Chooses in a round in numbers as the judgement of bots does.

import { ranks, suits } from "#shared/cards/card.ts";
import {
  ace,
  colourIn,
  eight,
  four,
  jack,
  none,
  queenOfHearts,
  queenOfSpades,
  quickJoker,
  rankIn,
  suitIn,
  two,
  type QuickCard,
} from "../quickCards.ts";
import type { QuickRound } from "../quickRound.ts";
import type { Weights } from "./weights.ts";

/** As in `judgePlay`. */
const outright = 1000;

/** Its choice: a card and the suit named, or `none` for no card. */
export class QuickPlayer {
  readonly round: QuickRound;
  card = none;
  named = none;
  #weights!: Weights;
  readonly #bySuit = new Uint8Array(suits.length);
  readonly #byRank = new Uint8Array(ranks.length);
  #jokers = 0;
  #size = 0;
  #suitsHeld = 0;
  #ranksHeld = 0;
  readonly #about = new Float64Array(suits.length);
  #eights = 0;
  #jokersAbout = 0;
  #unseen = 0;
  #danger = 0;
  #behind = 0;
  #nextCards = 0;

  constructor(round: QuickRound) {
    this.round = round;
  }

  playOut(weights: readonly Weights[]): void {
    const { round } = this;
    while (round.winner === none) {
      this.choose(weights[round.turn]!);
      if (this.card === none) round.otherwise();
      else round.play(this.card, this.named);
    }
  }

  choose(weights: Weights): void {
    const { round } = this;
    const from = round.turn * round.all;
    const end = from + round.sizes[round.turn]!;
    this.#weights = weights;
    this.card = none;
    this.named = none;
    if (round.owed !== none) {
      for (let at = from; at < end; at += 1)
        if (round.hands[at] === round.owed) this.card = round.owed;
      if (this.card === none || rankIn(this.card) !== eight) return;
    }
    let best = -Infinity;
    let read = false;
    for (let at = from; at < end; at += 1) {
      const card = round.hands[at]!;
      if (!round.mayPlay(card)) continue;
      if (!read) {
        this.#read(from, end);
        read = true;
      }
      if ((card === quickJoker || rankIn(card) === eight) && !round.losesMeaning(card)) {
        for (let suit = 0; suit < suits.length; suit += 1) {
          const worth = this.#worthOf(card, suit);
          if (worth > best) [best, this.card, this.named] = [worth, card, suit];
        }
      } else {
        const worth = this.#worthOf(card, none);
        if (worth > best) [best, this.card, this.named] = [worth, card, none];
      }
    }
    if (read && round.owed === none && this.#worthOtherwise() > best) this.card = none;
  }

  #read(from: number, end: number): void {
    const { round } = this;
    const bySuit = this.#bySuit.fill(0);
    const byRank = this.#byRank.fill(0);
    let jokers = 0;
    for (let at = from; at < end; at += 1) {
      const card = round.hands[at]!;
      if (card === quickJoker) jokers += 1;
      else {
        bySuit[suitIn(card)]! += 1;
        byRank[rankIn(card)]! += 1;
      }
    }
    this.#size = end - from;
    this.#jokers = jokers;
    this.#suitsHeld = 0;
    this.#ranksHeld = jokers > 0 ? 1 : 0;
    for (const count of bySuit) if (count > 0) this.#suitsHeld += 1;
    for (const count of byRank) if (count > 0) this.#ranksHeld += 1;
    this.#readUnseen();
    const own = round.turn;
    const ahead = round.nextTo(own, round.direction);
    const behind = round.nextTo(own, -round.direction);
    this.#nextCards = round.sizes[ahead]!;
    this.#danger = ahead === own ? 0 : 1 / Math.max(1, this.#nextCards);
    this.#behind = behind === own ? 0 : 1 / Math.max(1, round.sizes[behind]!);
  }

  #readUnseen(): void {
    const { round } = this;
    const packs = round.all / (quickJoker + 1);
    let naturals = 0;
    for (let suit = 0; suit < suits.length; suit += 1) {
      const count = packs * ranks.length - round.laidIn[suit]! - this.#bySuit[suit]!;
      this.#about[suit] = count;
      naturals += count;
    }
    for (let suit = 0; suit < suits.length; suit += 1) this.#about[suit]! /= Math.max(1, naturals);
    this.#unseen = Math.max(1, round.all - round.pile - this.#size);
    const { laid } = round;
    const first = eight * suits.length;
    const eightsLaid = laid[first]! + laid[first + 1]! + laid[first + 2]! + laid[first + 3]!;
    this.#eights = (packs * suits.length - eightsLaid - this.#byRank[eight]!) / this.#unseen;
    this.#jokersAbout = (packs - laid[quickJoker]! - this.#jokers) / this.#unseen;
  }

  /** The cards that stay in the hand, and what the next player finds. */
  #judge(card: QuickCard, suit: number, colour: number, any: boolean, onEight: boolean): number {
    const { round } = this;
    const weights = this.#weights;
    let eights = this.#byRank[eight]!;
    let jokers = this.#jokers;
    let size = this.#size;
    if (card !== none) {
      size -= 1;
      if (card === quickJoker) jokers -= 1;
      else if (rankIn(card) === eight) eights -= 1;
    }
    const goEights = !onEight || round.eightOnEight;
    const cover = eights + jokers > 0 ? 1 : this.#cover(card, suit);
    const worth = eights * weights.eight + jokers * weights.joker - size + weights.cover * cover;
    let open = 1;
    if (!any) {
      let inSuit = 0;
      for (let each = 0; each < suits.length; each += 1)
        if (each === suit || (colour !== none && colourIn(each) === colour))
          inSuit += this.#about[each]!;
      open = Math.min(
        1,
        inSuit + (1 - inSuit) * ((goEights ? this.#eights : 0) + (onEight ? 0 : this.#jokersAbout)),
      );
    }
    return worth - this.#danger * (weights.opens * open - weights.starves * (1 - open));
  }

  #cover(card: QuickCard, suit: number): number {
    let suitsHeld = this.#suitsHeld;
    let ranksHeld = this.#ranksHeld;
    let holds = suit !== none && this.#bySuit[suit]! > 0;
    if (card === quickJoker) {
      if (this.#jokers === 1) ranksHeld -= 1;
    } else if (card !== none) {
      if (this.#bySuit[suitIn(card)] === 1) {
        suitsHeld -= 1;
        if (suitIn(card) === suit) holds = false;
      }
      if (this.#byRank[rankIn(card)] === 1) ranksHeld -= 1;
    }
    const kept = suit === none ? 0 : this.#weights.stays / Math.max(1, this.round.active - 1);
    const bySuit = (holds ? kept : 0) + (1 - kept) * (suitsHeld / suits.length);
    return bySuit + (1 - bySuit) * (ranksHeld / ranks.length);
  }

  #worthOf(card: QuickCard, named: number): number {
    if (this.#size === 1) return outright;
    const { round } = this;
    const plain = round.losesMeaning(card);
    const names = named !== none;
    const open = !names && (card === quickJoker || (card === queenOfSpades && !plain));
    const suit = names ? named : open ? none : suitIn(card);
    const colour =
      !names && !open && !plain && rankIn(card) === jack ? colourIn(suitIn(card)) : none;
    const worth = this.#judge(card, suit, colour, open, names && card !== quickJoker);
    return plain ? worth : worth + this.#power(card);
  }

  #power(card: QuickCard): number {
    const weights = this.#weights;
    if (card === queenOfHearts)
      return this.#followsQueen() ? weights.anotherTurn + (this.#size === 2 ? outright / 2 : 0) : 0;
    if (card === quickJoker) return 0;
    const rank = rankIn(card);
    if (rank === ace && this.round.active > 2)
      return weights.turnsAway * (this.#danger - this.#behind);
    if (rank === two) return -weights.two;
    return this.round.starts(card)
      ? weights.startsSequent * this.#breakChance(suitIn(card)) * (0.5 + this.#danger)
      : 0;
  }

  /** Whether a card of the hand goes on the Queen of Hearts, once she is put. */
  #followsQueen(): boolean {
    const hearts = suitIn(queenOfHearts);
    return (
      this.#jokers > 0 ||
      this.#byRank[eight]! > 0 ||
      this.#bySuit[hearts]! > 1 ||
      this.#byRank[rankIn(queenOfHearts)]! > 1
    );
  }

  #breakChance(suit: number): number {
    const { round } = this;
    const card = four * suits.length + suit;
    let copies = round.all / (quickJoker + 1) - round.laid[card]!;
    const from = round.turn * round.all;
    for (let at = from; at < from + this.#size; at += 1) if (round.hands[at] === card) copies -= 1;
    let misses = 1;
    for (let drawn = 0; drawn < this.#nextCards && drawn < this.#unseen; drawn += 1)
      misses *= Math.max(0, (this.#unseen - copies - drawn) / (this.#unseen - drawn));
    return misses;
  }

  #worthOtherwise(): number {
    const { round } = this;
    const onEight = round.demand && round.card !== quickJoker;
    const worth = this.#judge(none, round.suit, round.colour, round.any, onEight);
    return round.extra || round.stock === 0 ? worth : worth - (1 - this.#weights.draw);
  }
}
