// A hand of five-card draw by numbers alone, for millions of them: bets, draws and the showdown as
// the rules have them, at a table where nobody leaves.

import { call, columns, giveUp, wagersAt } from "#shared/games/five-card-draw/bots/shark/spot.ts";

export type Stage = "first" | "draw" | "second" | "over";

/** Seat 0 is left of the dealer. */
export class QuickHand {
  readonly seats: number;
  readonly ante: number;
  stage: Stage = "first";
  turn = 0;
  pot = 0;
  toMatch = 0;
  leastRaise: number;
  readonly chips: number[];
  readonly inStage: number[];
  readonly committed: number[];
  readonly folded: boolean[];
  readonly acted: boolean[];
  /** Cards drawn; −1 before. */
  readonly drew: number[];

  constructor(from: QuickHand | Readonly<{ stacks: readonly number[]; ante: number }>) {
    if (from instanceof QuickHand) {
      this.seats = from.seats;
      this.ante = from.ante;
      this.stage = from.stage;
      this.turn = from.turn;
      this.pot = from.pot;
      this.toMatch = from.toMatch;
      this.leastRaise = from.leastRaise;
      this.chips = from.chips.slice();
      this.inStage = from.inStage.slice();
      this.committed = from.committed.slice();
      this.folded = from.folded.slice();
      this.acted = from.acted.slice();
      this.drew = from.drew.slice();
      return;
    }
    const { stacks, ante } = from;
    this.seats = stacks.length;
    this.ante = ante;
    this.leastRaise = ante;
    this.committed = stacks.map((stack) => Math.min(stack, ante));
    this.chips = stacks.map((stack, seat) => stack - this.committed[seat]!);
    this.inStage = stacks.map(() => 0);
    this.folded = stacks.map(() => false);
    this.acted = stacks.map(() => false);
    this.drew = stacks.map(() => -1);
    for (const put of this.committed) this.pot += put;
    this.turn = -1;
    this.#goOn();
  }

  get toCall(): number {
    return Math.min(this.toMatch - this.inStage[this.turn]!, this.chips[this.turn]!);
  }

  inHand(): number {
    let count = 0;
    for (let seat = 0; seat < this.seats; seat += 1) if (!this.folded[seat]) count += 1;
    return count;
  }

  mustAct(seat: number): boolean {
    return (
      !this.folded[seat] &&
      this.chips[seat]! > 0 &&
      (!this.acted[seat] || this.inStage[seat]! < this.toMatch)
    );
  }

  /** By column the total of a bet or raise, 0 where there is none. */
  wagers(): readonly number[] {
    const seat = this.turn;
    const inStage = this.inStage[seat]!;
    const max = inStage + this.chips[seat]!;
    const isRaise = this.toMatch > 0;
    if (isRaise && (this.acted[seat]! || max <= this.toMatch || !this.#canBeAnswered(seat)))
      return none;
    const least = isRaise ? this.toMatch + this.leastRaise : this.leastRaise;
    return wagersAt({
      isRaise,
      min: Math.min(least, max),
      max,
      inStage,
      toMatch: this.toMatch,
      pot: this.pot,
    });
  }

  /** Chips that the seat and a rival could still put in after a call. */
  left(): number {
    const seat = this.turn;
    let most = 0;
    for (let other = 0; other < this.seats; other += 1) {
      if (other === seat || this.folded[other]) continue;
      most = Math.max(most, this.chips[other]! + this.inStage[other]! - this.toMatch);
    }
    return Math.max(0, Math.min(most, this.chips[seat]! - this.toCall));
  }

  /** `to`: the total of a wager. */
  bets(column: number, to: number): void {
    const seat = this.turn;
    if (column === giveUp) this.folded[seat] = true;
    else if (column === call) this.#pay(seat, this.toCall);
    else {
      const size = to - this.toMatch;
      const isFull = size >= this.leastRaise;
      if (isFull || this.toMatch === 0) this.acted.fill(false);
      this.#pay(seat, to - this.inStage[seat]!);
      if (isFull) this.leastRaise = size;
      this.toMatch = to;
    }
    this.acted[seat] = true;
    this.#goOn();
  }

  draws(count: number): void {
    this.drew[this.turn] = count;
    this.#goOn();
  }

  /** Chips won or lost by the seat; `strengths`: of the final hands. */
  net(seat: number, strengths: readonly number[]): number {
    const own = this.committed[seat]!;
    if (this.folded[seat]) return -own;
    if (this.inHand() === 1) return this.pot - own;
    let won = 0;
    let floor = 0;
    while (floor < own) {
      let level = own;
      for (let other = 0; other < this.seats; other += 1) {
        const put = this.committed[other]!;
        if (!this.folded[other] && put > floor && put < level) level = put;
      }
      won += this.#share(seat, floor, level, strengths);
      floor = level;
    }
    return won - own;
  }

  #share(seat: number, floor: number, level: number, strengths: readonly number[]): number {
    let amount = 0;
    let ties = 0;
    let isBeaten = false;
    for (let other = 0; other < this.seats; other += 1) {
      amount += Math.max(0, Math.min(this.committed[other]!, level) - floor);
      if (this.folded[other] || this.committed[other]! < level) continue;
      if (strengths[other]! > strengths[seat]!) isBeaten = true;
      else if (strengths[other] === strengths[seat]) ties += 1;
    }
    return isBeaten ? 0 : amount / ties;
  }

  #canBeAnswered(seat: number): boolean {
    for (let other = 0; other < this.seats; other += 1)
      if (other !== seat && !this.folded[other] && this.chips[other]! > 0) return true;
    return false;
  }

  #pay(seat: number, amount: number): void {
    this.chips[seat]! -= amount;
    this.inStage[seat]! += amount;
    this.committed[seat]! += amount;
    this.pot += amount;
  }

  #goOn(): void {
    if (this.inHand() === 1) {
      this.stage = "over";
      return;
    }
    if (this.stage === "draw") return this.#goOnDrawing();
    if (!this.#isStageOver()) {
      this.turn = this.#next((seat) => this.mustAct(seat));
      return;
    }
    if (this.stage === "second") {
      this.stage = "over";
      return;
    }
    if (this.turn >= 0) this.#returnUncalled();
    this.stage = "draw";
    this.toMatch = 0;
    this.inStage.fill(0);
    this.acted.fill(false);
    this.turn = -1;
    this.#goOnDrawing();
  }

  /** FD-13 */
  #returnUncalled(): void {
    const put = this.committed.slice();
    for (let seat = 0; seat < this.seats; seat += 1) {
      let reach = 0;
      for (let other = 0; other < this.seats; other += 1)
        if (other !== seat && (!this.folded[seat] || !this.folded[other]))
          reach = Math.max(reach, put[other]!);
      if (put[seat]! > reach) this.#pay(seat, reach - put[seat]!);
    }
  }

  #goOnDrawing(): void {
    this.turn = this.#next((seat) => !this.folded[seat] && this.drew[seat]! < 0);
    if (this.turn >= 0) return;
    if (this.#isStageOver()) {
      this.stage = "over";
      return;
    }
    this.stage = "second";
    this.leastRaise = this.ante;
    this.turn = this.#next((seat) => this.mustAct(seat));
  }

  #isStageOver(): boolean {
    let bettors = 0;
    let owing = 0;
    let waiting = 0;
    for (let seat = 0; seat < this.seats; seat += 1) {
      if (this.folded[seat] || this.chips[seat] === 0) continue;
      bettors += 1;
      if (this.inStage[seat]! < this.toMatch) owing += 1;
      if (this.mustAct(seat)) waiting += 1;
    }
    return bettors > 1 ? waiting === 0 : owing === 0;
  }

  #next(waits: (seat: number) => boolean): number {
    for (let step = 1; step <= this.seats; step += 1) {
      const seat = (this.turn + step + this.seats) % this.seats;
      if (waits(seat)) return seat;
    }
    return -1;
  }
}

const none: readonly number[] = Array.from({ length: columns }, () => 0);
