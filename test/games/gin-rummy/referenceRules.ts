// A second reading of the page of Gin Rummy, written as plainly as possible. It shares nothing with
// the rules.

import { arrangePlainly, countOf, isMeld, layOffPlainly, leastPlainly } from "./bruteForce.ts";

export type ReferenceOptions = Readonly<{
  knockLimit: number;
  oklahoma: boolean;
  bigGin: number;
  layOffs: boolean;
  undercutBonus: number;
  ginBonus: number;
  target: number;
  gameBonus: number;
  boxBonus: number;
  stake: number;
}>;

export interface ReferenceStart extends ReferenceOptions {
  readonly deck: readonly string[];
  readonly dealer: number;
  readonly score: readonly number[];
  readonly boxes: readonly number[];
  readonly chips: readonly number[];
}

type Lists = readonly (readonly string[])[];
export type ReferenceMove = Readonly<{
  type: string;
  card?: string;
  melds?: Lists;
  on?: Lists;
}>;

const packOrder = [..."cdhs"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));
const inPack = (one: string, other: string): number =>
  packOrder.indexOf(one) - packOrder.indexOf(other);

/** A hand under way; it changes as moves are made. */
export class ReferenceRules {
  readonly options: ReferenceOptions;
  readonly dealer: number;
  readonly hands: string[][] = [[], []];
  readonly taken: string[][] = [[], []];
  readonly melds: (Lists | null)[] = [null, null];
  readonly deadwood: (number | null)[] = [null, null];
  readonly limit: number;
  readonly double: boolean;
  stock: string[];
  pile: string[];
  removed: string[] = [];
  phase = "upcard";
  turn: number;
  refusals = 0;
  justTook: string | null = null;
  takesInRow = 0;
  mustDraw = false;
  knocker: number | null = null;
  laidOff: Lists = [];
  score: number[];
  boxes: number[];
  chips: number[];
  by: string | null = null;
  winner: number | null = null;
  points = [0, 0];
  bonus: number[] | null = null;

  constructor({ deck, dealer, score, boxes, chips, ...options }: ReferenceStart) {
    this.options = options;
    this.dealer = dealer;
    this.turn = 1 - dealer;
    for (let at = 0; at < 20; at += 1)
      this.hands[at % 2 === 0 ? 1 - dealer : dealer]!.push(deck[at]!);
    const upCard = deck[20]!;
    this.pile = [upCard];
    this.stock = deck.slice(21);
    const low = upCard.startsWith("A") ? 0 : countOf([upCard]);
    this.limit = options.oklahoma && low < options.knockLimit ? low : options.knockLimit;
    this.double = options.oklahoma && upCard.endsWith("s");
    this.score = [...score];
    this.boxes = [...boxes];
    this.chips = chips.map((stack) => stack - options.stake);
  }

  get over(): boolean {
    return this.by !== null;
  }

  /** Makes the move if it is allowed; tells whether it was. */
  make(seat: number, move: ReferenceMove): boolean {
    if (this.over) return false;
    if (move.type === "leave") return this.#leave(seat);
    if (seat !== this.turn) return false;
    switch (`${this.phase} ${move.type}`) {
      case "upcard pass":
        return this.#pass(seat);
      case "upcard take":
      case "draw take":
        return this.#take(seat);
      case "draw draw":
        return this.#draw(seat);
      case "discard discard":
        return this.#discard(seat, move.card!);
      case "discard knock":
        return this.#knock(seat, move);
      case "discard bigGin":
        return this.#bigGin(seat);
      case "layoff layOff":
        return this.#layOff(seat, move.on);
      default:
        return false;
    }
  }

  /** GR-6 */
  #pass(seat: number): boolean {
    this.refusals += 1;
    this.turn = 1 - seat;
    if (this.refusals === 2) {
      this.phase = "draw";
      this.mustDraw = true;
      this.#dieIfDue();
    }
    return true;
  }

  #take(seat: number): boolean {
    if (this.mustDraw || this.takesInRow >= 10) return false;
    const card = this.pile.pop()!;
    this.hands[seat]!.push(card);
    this.taken[seat]!.push(card);
    this.justTook = card;
    this.takesInRow += 1;
    this.phase = "discard";
    return true;
  }

  #draw(seat: number): boolean {
    this.hands[seat]!.push(this.stock.shift()!);
    this.justTook = null;
    this.takesInRow = 0;
    this.mustDraw = false;
    this.phase = "discard";
    return true;
  }

  /** GR-8 */
  #mayPut(seat: number, card: string): boolean {
    return this.hands[seat]!.includes(card) && card !== this.justTook;
  }

  #put(seat: number, card: string): void {
    this.hands[seat]!.splice(this.hands[seat]!.indexOf(card), 1);
    this.taken[seat] = this.taken[seat]!.filter((other) => other !== card);
    this.pile.push(card);
  }

  #discard(seat: number, card: string): boolean {
    if (!this.#mayPut(seat, card)) return false;
    this.#put(seat, card);
    this.turn = 1 - seat;
    this.phase = "draw";
    this.#dieIfDue();
    return true;
  }

  /** GR-15 */
  #dieIfDue(): void {
    if (this.stock.length <= 2) this.#end("dead", null, 0);
  }

  /** GR-9, GR-11 */
  #knock(seat: number, { card, melds }: ReferenceMove): boolean {
    if (!this.#mayPut(seat, card!)) return false;
    const kept = this.hands[seat]!.filter((other) => other !== card);
    let laid: Lists;
    if (melds) {
      const named = melds.flat();
      if (
        new Set(named).size !== named.length ||
        !named.every((other) => kept.includes(other)) ||
        !melds.every(isMeld)
      )
        return false;
      laid = melds
        .map((meld) => [...meld].sort(inPack))
        .sort((one, other) => inPack(one[0]!, other[0]!));
    } else {
      laid = arrangePlainly(kept).melds;
    }
    const left = countOf(kept) - countOf(laid.flat());
    if (left > this.limit) return false;
    this.#put(seat, card!);
    this.#goDown(seat, laid, left);
    if (left === 0) this.#count("gin", this.options.ginBonus);
    else if (this.options.layOffs) this.phase = "layoff";
    else this.#count("knock", 0);
    return true;
  }

  #goDown(seat: number, laid: Lists, left: number): void {
    this.melds[seat] = laid;
    this.deadwood[seat] = left;
    this.knocker = seat;
    this.turn = 1 - seat;
  }

  /** GR-12 */
  #bigGin(seat: number): boolean {
    if (this.options.bigGin === 0 || leastPlainly(this.hands[seat]!) > 0) return false;
    this.#goDown(seat, arrangePlainly(this.hands[seat]!).melds, 0);
    this.#count("bigGin", this.options.bigGin);
    return true;
  }

  /** GR-13 */
  #layOff(seat: number, on: Lists | undefined): boolean {
    const melds = this.melds[1 - seat]!;
    const hand = this.hands[seat]!;
    if (on) {
      const named = on.flat();
      if (
        on.length !== melds.length ||
        new Set(named).size !== named.length ||
        !named.every((card) => hand.includes(card))
      )
        return false;
      if (!on.every((cards, at) => isMeld([...melds[at]!, ...cards]))) return false;
    }
    this.laidOff = on ? on.map((cards) => [...cards].sort(inPack)) : layOffPlainly(hand, melds);
    this.#count("knock", 0);
    return true;
  }

  /** GR-14 */
  #count(by: string, bonus: number): void {
    const knocker = this.knocker!;
    const other = 1 - knocker;
    const kept = this.hands[other]!.filter((card) => !this.laidOff.flat().includes(card));
    const { melds, deadwood } = arrangePlainly(kept);
    this.melds[other] = melds;
    this.deadwood[other] = deadwood;
    const times = this.double ? 2 : 1;
    const own = this.deadwood[knocker]!;
    if (by !== "knock") this.#end(by, knocker, times * (bonus + deadwood));
    else if (deadwood > own) this.#end("knock", knocker, times * (deadwood - own));
    else this.#end("undercut", other, times * (own - deadwood + this.options.undercutBonus));
  }

  /** GR-16 */
  #leave(seat: number): boolean {
    this.removed.push(...this.hands[seat]!);
    this.hands[seat] = [];
    this.taken[seat] = [];
    this.#end("leave", 1 - seat, 0);
    return true;
  }

  /** GR-15…GR-18 */
  #end(by: string, winner: number | null, points: number): void {
    this.by = by;
    this.winner = winner;
    this.phase = "over";
    this.chips = this.chips.map(
      (stack, seat) =>
        stack +
        (winner === null ? this.options.stake : seat === winner ? 2 * this.options.stake : 0),
    );
    if (winner === null || by === "leave") return;
    const { target, gameBonus, boxBonus } = this.options;
    this.boxes[winner]! += 1;
    this.points[winner]! += points;
    if (target > 0 && this.score[winner]! + points >= target) {
      this.bonus = this.boxes.map((count) => count * boxBonus);
      this.bonus[winner]! += this.score[1 - winner] === 0 ? 2 * gameBonus : gameBonus;
      this.points = this.points.map((own, seat) => own + this.bonus![seat]!);
    }
    this.score = this.score.map((before, seat) => before + this.points[seat]!);
  }

  /** GR-2, GR-17 */
  carry(): Readonly<{
    dealer: number;
    score: readonly number[];
    boxes: readonly number[];
  }> {
    return {
      dealer: this.winner ?? this.dealer,
      score: this.bonus ? [0, 0] : this.score,
      boxes: this.bonus ? [0, 0] : this.boxes,
    };
  }
}
