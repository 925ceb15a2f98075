// The table in the second reading of Normal Eights: what lies on it, whose turn or choice it is,
// and who may do what.

import { jokerCard, makesSet } from "./referenceCards.ts";

export type ReferenceMove = Readonly<{
  type: string;
  card?: string;
  as?: string;
  target?: number;
  suit?: string;
  sendBack?: boolean;
  sets?: readonly (readonly string[])[];
  top?: string;
}>;

export type ReferenceStart = Readonly<{
  deck: readonly string[];
  seats: number;
  dealer: number;
  stake: number;
  chips: readonly number[];
  shuffle: (cards: readonly string[]) => string[];
}>;

/** A card of the windows, with what it counts as. */
export type Link = Readonly<{
  seat: number;
  card: string;
  counts: string;
  sendBack: boolean;
}>;

export type Asking = Readonly<{
  what: "war" | "give" | "sets" | "purge";
  owing: Set<number>;
  /** The cards of each who has chosen, in the order in which they would go down. */
  chosen: Map<number, readonly string[]>;
}>;

/** The table and the questions to it; `ReferenceRules` is what moves do to it. */
export class ReferenceTable {
  readonly hands: string[][] = [];
  stock: string[];
  pile: string[];
  readonly removed: string[] = [];
  readonly leavers: number[] = [];
  readonly chips: number[];
  readonly skips: number[];
  readonly lyingOpen = new Set<number>();
  clockwise = true;
  turn: number;
  drawnCard: string | null = null;
  /** What the next card must match: "Kd"; "*d" a suit alone, "**" nothing. */
  match: string;
  chain: Link[] = [];
  /** The move whose windows are open or whose effect goes on. */
  played: ReferenceMove = { type: "none" };
  readonly answered = new Set<number>();
  asking: Asking | null = null;
  /** NE-6: who has passed since anything else was done. */
  readonly idle = new Set<number>();
  winners: readonly number[] | null = null;
  readonly start: ReferenceStart;

  constructor(start: ReferenceStart) {
    this.start = start;
    const deck = [...start.deck];
    for (let seat = 0; seat < start.seats; seat += 1) this.hands.push([]);
    for (let card = 0; card < 7; card += 1) {
      for (let step = 1; step <= start.seats; step += 1)
        this.handOf((start.dealer + step) % start.seats).push(deck.shift() as string);
    }
    this.pile = [deck.shift() as string];
    this.match = this.pile[0] === jokerCard ? "**" : (this.pile[0] as string);
    this.stock = deck;
    this.turn = (start.dealer + 1) % start.seats;
    this.skips = this.hands.map(() => 0);
    this.chips = start.chips.map((stack) => stack - start.stake);
  }

  handOf(seat: number): string[] {
    return this.hands[seat] as string[];
  }

  isThere(seat: number): boolean {
    return !this.leavers.includes(seat);
  }

  staying(): number[] {
    return [...this.hands.keys()].filter((seat) => this.isThere(seat));
  }

  withCards(): number[] {
    return this.staying().filter((seat) => this.handOf(seat).length > 0);
  }

  phase(): string {
    if (this.winners !== null) return "over";
    if (this.chain.length > 0) return "respond";
    return this.asking?.what ?? (this.drawnCard === null ? "turn" : "drawn");
  }

  toAct(): number[] {
    if (this.winners !== null) return [];
    return this.staying().filter((seat) => {
      if (this.chain.length > 0) return !this.answered.has(seat);
      return this.asking ? this.asking.owing.has(seat) : seat === this.turn;
    });
  }

  /** NE-6 */
  canDraw(): boolean {
    return this.stock.length > 0 || this.pile.length > 1;
  }

  allows(seat: number, move: ReferenceMove): boolean {
    if (this.winners !== null || !this.hands[seat] || !this.isThere(seat)) return false;
    if (move.type === "leave") return true;
    if (!this.toAct().includes(seat)) return false;
    switch (this.phase()) {
      case "respond":
        return (
          move.type === "pass" ||
          (move.type === "nope" &&
            this.#holds(seat, move) &&
            (move.as ?? move.card ?? "").startsWith("A"))
        );
      case "sets":
        return move.type === "sets" && this.#maySet(seat, move);
      case "turn":
        if (move.type === "draw" || move.type === "pass")
          return this.canDraw() === (move.type === "draw");
        break;
      case "drawn":
        if (move.type === "keep") return true;
        break;
      default:
        return move.type === "pick" && this.handOf(seat).includes(move.card as string);
    }
    return (
      move.type === "play" &&
      this.#holds(seat, move) &&
      (this.drawnCard ?? move.card) === move.card &&
      this.#mayPlay(seat, move)
    );
  }

  /** C-12, NE-24: a joker says what it is, and no other card does. */
  #holds(seat: number, { card, as }: ReferenceMove): boolean {
    return (
      this.handOf(seat).includes(card as string) && (card === jokerCard) === (as !== undefined)
    );
  }

  #mayPlay(seat: number, { card, as, target, suit }: ReferenceMove): boolean {
    const counts = (as ?? card) as string;
    const rank = counts[0] as string;
    if (
      rank === "A" ||
      (rank === "Q") !== (suit !== undefined) ||
      "5JK".includes(rank) !== (target !== undefined)
    )
      return false;
    if (
      target !== undefined &&
      (!this.staying().includes(target) || (rank === "5" && target === seat))
    )
      return false;
    return (
      rank === "Q" || this.match === "**" || rank === this.match[0] || counts[1] === this.match[1]
    );
  }

  #maySet(seat: number, { sets = [], top }: ReferenceMove): boolean {
    const rest = [...this.handOf(seat)];
    for (const card of sets.flat()) {
      if (!rest.includes(card)) return false;
      rest.splice(rest.indexOf(card), 1);
    }
    return sets.every(makesSet) && (top === undefined || sets.flat().includes(top));
  }
}
