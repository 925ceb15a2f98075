// Plays a hand to its end by masks alone, nearly as Regular does at both seats, many times faster
// than the rules could. A test compares its moves and points with theirs.

import type { Seat } from "#shared/contract/seats.ts";
import { halfPack, highBit, lowBit, placeOf, type Mask } from "../../melds.ts";
import { plainScore } from "../../scoring.ts";
import { opponentOf } from "../../turns.ts";
import { deadStock, mostTakesInRow, type DownBy, type Move } from "../../types.ts";
import { earlyStock, lateLimit } from "../regular.ts";
import { deadwoodAfterLayOff } from "./layOff.ts";
import { highestIn, wholePack } from "./masks.ts";
import type { HandEnd, Moment, Scoring } from "./moment.ts";
import { deadwoodAhead } from "./outlook.ts";
import { deadwoodOf, deadwoodAfterDiscard, highMaking, lowMaking } from "./quickHand.ts";

export class QuickRound {
  readonly #scoring: Scoring;
  readonly #low: [number, number];
  readonly #high: [number, number];
  readonly #takenLow: [number, number];
  readonly #takenHigh: [number, number];
  readonly #stock: readonly number[];
  #pileLow: number;
  #pileHigh: number;
  #top: number;
  #drawn = 0;
  #turn: 0 | 1;
  #offered: boolean;
  #passed: number;
  #takesInRow: number;
  #hasDrawn: boolean;
  #justTaken: number;
  #ended: HandEnd | null = null;

  constructor(moment: Moment, scoring: Scoring) {
    const [one, other] = moment.hands;
    const [oneTaken, otherTaken] = moment.taken;
    this.#scoring = scoring;
    this.#low = [one.low, other.low];
    this.#high = [one.high, other.high];
    this.#takenLow = [oneTaken.low, otherTaken.low];
    this.#takenHigh = [oneTaken.high, otherTaken.high];
    this.#stock = moment.stock;
    this.#pileLow = moment.pile.low;
    this.#pileHigh = moment.pile.high;
    this.#top = moment.top;
    this.#turn = moment.turn as 0 | 1;
    this.#offered = moment.offered;
    this.#passed = moment.passed;
    this.#takesInRow = moment.takesInRow;
    this.#hasDrawn = moment.hasDrawn;
    this.#justTaken = moment.justTaken;
  }

  get turn(): Seat {
    return this.#turn;
  }

  handOf(seat: Seat): Mask {
    return { low: this.#low[seat as 0 | 1], high: this.#high[seat as 0 | 1] };
  }

  playedOut(): HandEnd {
    while (!this.#ended) this.#goOn();
    return this.#ended;
  }

  get ended(): HandEnd | null {
    return this.#ended;
  }

  /** Makes a legal move, but for leaving and lay-offs, which a knock counts at once. */
  make(move: Move): void {
    switch (move.type) {
      case "take":
        return this.#take();
      case "pass":
        return this.#pass();
      case "draw":
        return this.#draw();
      case "discard":
        return this.#discard(placeOf(move.card));
      case "knock":
        return this.#knock(placeOf(move.card));
      case "bigGin":
        return this.#end(this.#turn, "bigGin", 0, this.#deadwoodOf(opponentOf(this.#turn)));
      default:
        throw new Error(`a quick round knows no ${move.type}`);
    }
  }

  #goOn(): void {
    if (this.#hasDrawn) this.#discardBest();
    else if (this.#mayTake() && this.#wantsTop()) this.#take();
    else if (this.#offered) this.#pass();
    else this.#draw();
  }

  /** GR-6, GR-8 */
  #mayTake(): boolean {
    return this.#passed < 2 && this.#takesInRow < mostTakesInRow;
  }

  /** Regular seldom takes a card that makes no meld. */
  #wantsTop(): boolean {
    const low = this.#low[this.#turn];
    const high = this.#high[this.#turn];
    const withLow = low | lowBit(this.#top);
    const withHigh = high | highBit(this.#top);
    const makes =
      (lowMaking(low, high) & lowBit(this.#top)) !== 0 ||
      (highMaking(low, high) & highBit(this.#top)) !== 0;
    return makes && deadwoodAfterDiscard(withLow, withHigh) < deadwoodOf(low, high);
  }

  #get(place: number): void {
    this.#low[this.#turn] |= lowBit(place);
    this.#high[this.#turn] |= highBit(place);
    this.#passed = 0;
    this.#offered = false;
    this.#hasDrawn = true;
  }

  #take(): void {
    const place = this.#top;
    this.#get(place);
    this.#takenLow[this.#turn] |= lowBit(place);
    this.#takenHigh[this.#turn] |= highBit(place);
    this.#pileLow &= ~lowBit(place);
    this.#pileHigh &= ~highBit(place);
    this.#top = -1;
    this.#justTaken = place;
    this.#takesInRow += 1;
  }

  #draw(): void {
    this.#get(this.#stock[this.#drawn]!);
    this.#drawn += 1;
    this.#takesInRow = 0;
  }

  #pass(): void {
    this.#passed += 1;
    this.#offered = this.#passed < 2;
    this.#passTurn();
  }

  #discard(place: number): void {
    this.#putDown(place);
    this.#passTurn();
  }

  #putDown(place: number): void {
    this.#low[this.#turn] &= ~lowBit(place);
    this.#high[this.#turn] &= ~highBit(place);
    this.#takenLow[this.#turn] &= ~lowBit(place);
    this.#takenHigh[this.#turn] &= ~highBit(place);
    this.#pileLow |= lowBit(place);
    this.#pileHigh |= highBit(place);
    this.#top = place;
    this.#hasDrawn = false;
    this.#justTaken = -1;
  }

  /** GR-15 */
  #passTurn(): void {
    this.#turn = this.#turn === 0 ? 1 : 0;
    if (!this.#offered && this.#stockLeft() <= deadStock) this.#ended = { winner: null, points: 0 };
  }

  #stockLeft(): number {
    return this.#stock.length - this.#drawn;
  }

  /** Of cards that leave as little deadwood, the one without which the next card helps most. */
  #discardBest(): void {
    const least = this.#leastLeft();
    if (this.#knocksWith(least.deadwood)) return this.#knock(least.places[0]!);
    return this.#discard(this.#bestOf(least.places));
  }

  #leastLeft(): Readonly<{ deadwood: number; places: readonly number[] }> {
    let deadwood = Infinity;
    let places: number[] = [];
    const look = (place: number, left: number) => {
      if (place === this.#justTaken || left > deadwood) return;
      if (left < deadwood) places = [];
      deadwood = left;
      places.push(place);
    };
    const low = this.#low[this.#turn];
    const high = this.#high[this.#turn];
    for (let rest = low; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      look(highestIn(bit), deadwoodOf(low & ~bit, high));
    }
    for (let rest = high; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      look(halfPack + highestIn(bit), deadwoodOf(low, high & ~bit));
    }
    return { deadwood, places };
  }

  #knocksWith(deadwood: number): boolean {
    if (deadwood > this.#scoring.limit) return false;
    return deadwood === 0 || this.#stockLeft() >= earlyStock || deadwood <= lateLimit;
  }

  #bestOf(places: readonly number[]): number {
    let best = places[0]!;
    if (places.length === 1) return best;
    const low = this.#low[this.#turn];
    const high = this.#high[this.#turn];
    const other = opponentOf(this.#turn) as 0 | 1;
    const unseenLow = wholePack.low & ~(low | this.#pileLow | this.#takenLow[other]);
    const unseenHigh = wholePack.high & ~(high | this.#pileHigh | this.#takenHigh[other]);
    let least = Infinity;
    for (const place of places) {
      const ahead = deadwoodAhead(
        low & ~lowBit(place),
        high & ~highBit(place),
        unseenLow,
        unseenHigh,
      );
      if (ahead >= least) continue;
      least = ahead;
      best = place;
    }
    return best;
  }

  #knock(place: number): void {
    const knocker = this.#turn;
    const other = opponentOf(knocker);
    this.#putDown(place);
    const own = deadwoodOf(this.#low[knocker], this.#high[knocker]);
    const laysOff = own > 0 && this.#scoring.layOffs;
    const others = laysOff
      ? deadwoodAfterLayOff(this.handOf(other), this.handOf(knocker))
      : this.#deadwoodOf(other);
    this.#end(knocker, own === 0 ? "gin" : "knock", own, others);
  }

  #end(knocker: Seat, by: DownBy, own: number, others: number): void {
    const { winner, points } = plainScore(this.#scoring, knocker, by, own, others);
    this.#ended = { winner, points: this.#scoring.double ? 2 * points : points };
  }

  #deadwoodOf(seat: Seat): number {
    const { low, high } = this.handOf(seat);
    return deadwoodOf(low, high);
  }
}
