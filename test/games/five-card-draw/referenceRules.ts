// A second reading of the page, written apart from the rules: one table that changes, and a list of
// what was said in each stage.

import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Move } from "#shared/games/five-card-draw/types.ts";
import { evaluate } from "#shared/poker/evaluate.ts";
import { chipByChip, unmatched } from "./chipByChip.ts";

type Setting = Readonly<{
  stacks: readonly number[];
  ante: number;
  allowCheck: boolean;
  shortRaisesAddUp: boolean;
  maxDraw: number;
  dealer: Seat;
  king: Seat | null;
  bastard: Seat | null;
  deck: readonly Card[];
}>;

type Said = Readonly<{
  seat: Seat;
  what: "check" | "call" | "bet" | "raise";
  size: number;
}>;

export class ReferenceRules {
  readonly chips: number[];
  /** The whole hand's and this stage's payments. */
  readonly put: number[];
  staged: number[];
  readonly hands: Card[][];
  readonly out = new Set<Seat>();
  readonly leavers: Seat[] = [];
  stage: "bet1" | "draw" | "bet2" | "over" = "bet1";
  turn = -1;
  stock: number;
  /** Cards thrown that lie there, by whom. */
  thrown: Seat[] = [];
  readonly #set: Setting;
  readonly #said: Said[] = [];
  readonly #drawn = new Set<Seat>();

  constructor(set: Setting) {
    this.#set = set;
    this.chips = [...set.stacks];
    this.put = set.stacks.map(() => 0);
    this.staged = set.stacks.map(() => 0);
    set.stacks.forEach((stack, seat) => stack === 0 && this.out.add(seat));
    this.#antes();
    const order = this.#clockwise(set.dealer).filter((seat) => !this.out.has(seat));
    this.hands = set.stacks.map((_, seat) =>
      set.deck.slice(0, 5 * order.length).filter((_card, at) => order[at % order.length] === seat),
    );
    this.stock = set.deck.length - 5 * order.length;
    this.#begin("bet1");
  }

  #antes(): void {
    const { stacks, ante, king, bastard } = this.#set;
    const isHere = (seat: Seat | null): seat is Seat => seat !== null && stacks[seat]! > 0;
    const both = isHere(king) && isHere(bastard);
    // The Bastard first, so that it is known what they have left for the King.
    const order = [...stacks.keys()].sort(
      (one, other) => Number(other === bastard) - Number(one === bastard),
    );
    for (const seat of order) {
      const own = Math.min(
        this.chips[seat]!,
        both && seat === king ? ante - this.put[seat]! : ante,
      );
      this.chips[seat]! -= own;
      this.put[seat]! += own;
      if (!both || seat !== bastard) continue;
      const forKing = Math.min(this.chips[seat]!, ante);
      this.chips[seat]! -= forKing;
      this.put[king]! += forKing;
    }
  }

  /** All seats, from the left of one. */
  #clockwise = (seat: Seat): readonly Seat[] =>
    this.#set.stacks.map((_, at) => (seat + 1 + at) % this.#set.stacks.length);
  #live = (): readonly Seat[] =>
    this.#set.stacks.flatMap((_, seat) => (this.out.has(seat) ? [] : [seat]));
  #able = (): readonly Seat[] => this.#live().filter((seat) => this.chips[seat]! > 0);
  #highest = (): number => Math.max(...this.staged);
  #strength = (seat: Seat): number => evaluate(this.hands[seat]!);

  /** FD-8: the size of the last full bet or raise, at least the ante. */
  #least = (): number =>
    this.#said.reduce(
      (least, { size }) => Math.max(size >= least ? size : least, this.#set.ante),
      this.#set.ante,
    );

  /** FD-8, FD-9: where the betting was last opened: at the first bet, and at each full raise. */
  #openedAt(): number {
    let least = this.#set.ante;
    let opened = -1;
    this.#said.forEach(({ what, size }, at) => {
      if (what === "bet" || (what === "raise" && size >= least)) opened = at;
      if (size >= least) least = size;
    });
    return opened;
  }

  #hasActed = (seat: Seat): boolean =>
    this.#said.slice(Math.max(0, this.#openedAt())).some((said) => said.seat === seat);
  /** FD-8: a full raise is faced, whoever made it up. */
  #isOpenTo = (seat: Seat): boolean =>
    !this.#hasActed(seat) ||
    (this.#set.shortRaisesAddUp && this.#highest() >= this.staged[seat]! + this.#least());
  #owes = (seat: Seat): boolean => this.staged[seat]! < this.#highest();

  allows(seat: Seat, move: Move): boolean {
    if (this.stage === "over" || this.leavers.includes(seat)) return false;
    if (move.type === "leave") return true;
    if (seat !== this.turn) return false;
    if (this.stage === "draw") return move.type === "draw" && this.#mayDraw(seat, move.cards);
    const all = this.staged[seat]! + this.chips[seat]!;
    const isBet = this.#highest() > 0;
    switch (move.type) {
      case "draw":
        return false;
      case "fold":
        return true;
      case "check":
        return this.#set.allowCheck && !isBet;
      case "call":
        return isBet;
      case "bet":
        return (
          !isBet && move.to <= all && (move.to >= this.#set.ante || move.to === all) && move.to > 0
        );
      case "raise":
        return (
          isBet &&
          this.#isOpenTo(seat) &&
          this.#able().some((other) => other !== seat) &&
          move.to > this.#highest() &&
          move.to <= all &&
          (move.to >= this.#highest() + this.#least() || move.to === all)
        );
    }
  }

  #mayDraw(seat: Seat, cards: readonly Card[]): boolean {
    const left = [...this.hands[seat]!];
    for (const card of cards) {
      if (!left.includes(card)) return false;
      left.splice(left.indexOf(card), 1);
    }
    return cards.length <= this.#set.maxDraw && cards.length <= this.stock + this.thrown.length;
  }

  /** `hand`: what the seat holds afterwards; which cards come up is not this reading's business. */
  make(seat: Seat, move: Move, hand: readonly Card[]): void {
    const before = this.#highest();
    switch (move.type) {
      case "leave":
        this.leavers.push(seat);
        if (this.out.has(seat)) return;
        this.#foldHand(seat);
        break;
      case "fold":
        this.#foldHand(seat);
        break;
      case "check":
        this.#said.push({ seat, what: "check", size: 0 });
        break;
      case "call":
        this.#pay(seat, Math.min(this.chips[seat]!, before - this.staged[seat]!));
        this.#said.push({ seat, what: "call", size: 0 });
        break;
      case "bet":
      case "raise":
        this.#pay(seat, move.to - this.staged[seat]!);
        this.#said.push({ seat, what: move.type, size: move.to - before });
        break;
      case "draw":
        this.#exchange(seat, move.cards.length, hand);
        break;
    }
    this.#next(seat);
  }

  #foldHand(seat: Seat): void {
    this.out.add(seat);
    this.hands[seat] = [];
  }

  #pay(seat: Seat, amount: number): void {
    this.chips[seat]! -= amount;
    this.staged[seat]! += amount;
    this.put[seat]! += amount;
  }

  #exchange(seat: Seat, count: number, hand: readonly Card[]): void {
    this.stock -= count;
    if (this.stock < 0) {
      this.stock += this.thrown.length;
      this.thrown = [];
    }
    this.thrown.push(...Array<Seat>(count).fill(seat));
    this.hands[seat] = [...hand];
    this.#drawn.add(seat);
  }

  #next(seat: Seat): void {
    if (this.#live().length === 1) return this.#end();
    const waiting =
      this.stage === "draw"
        ? this.#live().filter((other) => !this.#drawn.has(other))
        : this.#able().filter(
            (other) => this.#owes(other) || (this.#able().length > 1 && !this.#hasActed(other)),
          );
    if (waiting.length === 0)
      return this.#begin(this.stage === "bet1" ? "draw" : this.stage === "draw" ? "bet2" : "over");
    if (this.turn === seat)
      this.turn = this.#clockwise(seat).find((other) => waiting.includes(other))!;
  }

  #begin(stage: "bet1" | "draw" | "bet2" | "over"): void {
    this.staged = this.staged.map(() => 0);
    this.#said.length = 0;
    if (stage === "draw" && this.turn >= 0) this.#returnUncalled();
    this.stage = stage;
    if (stage === "over") return this.#end();
    const waiting = stage === "draw" ? this.#live() : this.#able();
    if (stage !== "draw" && waiting.length < 2)
      return this.#begin(stage === "bet1" ? "draw" : "over");
    this.turn = this.#clockwise(this.#set.dealer).find((seat) => waiting.includes(seat))!;
  }

  /** FD-13, when a stage has ended in which there was betting. */
  #returnUncalled(): void {
    unmatched({ put: this.put, remain: this.#live() }).forEach((back, seat) => {
      this.chips[seat]! += back;
      this.put[seat]! -= back;
    });
  }

  #end(): void {
    this.stage = "over";
    this.turn = -1;
    const got = chipByChip({
      put: this.put,
      remain: this.#live(),
      strength: this.#strength,
      fromLeft: this.#clockwise(this.#set.dealer),
    });
    got.forEach((chips, seat) => (this.chips[seat]! += chips));
  }
}
