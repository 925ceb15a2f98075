// Crazy Eights once more, written by hand from the page alone and in another style: one mutable
// object, plain loops, cards as words. Only the shuffles are lent to it, so that both readings draw
// the same cards.

export type ReferenceMove = Readonly<{
  type: string;
  cards?: readonly string[];
  suit?: string;
}>;

export type ReferenceStart = Readonly<{
  deck: readonly string[];
  order: readonly number[];
  dealSeven: boolean;
  drawUntilPlayable: boolean;
  refill: boolean;
  stake: number;
  chips: readonly number[];
  shuffle: (cards: readonly string[]) => string[];
}>;

function value(card: string): number {
  const rank = card.slice(0, 1);
  if (rank === "8") return 50;
  if (rank === "A") return 1;
  return "TJQK".includes(rank) ? 10 : Number(rank);
}

const total = (cards: readonly string[]): number => {
  let sum = 0;
  for (const card of cards) sum += value(card);
  return sum;
};

export class ReferenceRules {
  readonly hands: string[][] = [];
  readonly pile: string[] = [];
  stock: string[];
  readonly #start: ReferenceStart;
  /** The seats still there, the one to act first. */
  circle: number[];
  readonly leavers: number[] = [];
  /** What an eight on top asks for; '' where the top card speaks for itself. */
  named = "";
  /** CE-4: the eight that had to stay. */
  lonelyEight = false;
  drawnThisTurn = false;
  /** Passes in a row with nothing to draw, by seat. */
  idle = new Set<number>();
  winners: number[] = [];
  over = false;
  points: number[];
  chips: number[];

  constructor(start: ReferenceStart) {
    this.#start = start;
    this.circle = [...start.order];
    const deck = [...start.deck];
    const each = start.dealSeven && start.order.length === 2 ? 7 : 5;
    for (const seat of start.order) this.hands[seat] = [];
    for (let round = 0; round < each; round += 1)
      for (const seat of start.order) this.hands[seat]!.push(deck.shift()!);
    this.stock = deck;
    this.#turnUp();
    this.points = start.order.map(() => 0);
    this.chips = start.chips.map((stack) => stack - start.stake);
  }

  #turnUp(): void {
    if (this.stock.length === 0) return;
    const hasOther = this.stock.some((card) => !card.startsWith("8"));
    while (hasOther && this.stock[0]!.startsWith("8")) this.stock = this.#start.shuffle(this.stock);
    this.pile.push(this.stock.shift()!);
    this.lonelyEight = !hasOther;
  }

  get turn(): number {
    return this.over ? -1 : this.circle[0]!;
  }

  /** True if this card could be played alone. */
  fits(card: string): boolean {
    const top = this.pile.at(-1);
    if (top === undefined || card.startsWith("8")) return true;
    if (this.named !== "") return card.endsWith(this.named);
    if (this.lonelyEight) return card.endsWith(top.slice(1));
    return card[0] === top[0] || card[1] === top[1];
  }

  get #drawable(): boolean {
    return this.stock.length > 0 || (this.#start.refill && this.pile.length >= 2);
  }

  #mayStop(seat: number): boolean {
    return this.drawnThisTurn && this.hands[seat]!.some((card) => this.fits(card));
  }

  allows(seat: number, move: ReferenceMove): boolean {
    if (this.over || !this.circle.includes(seat)) return false;
    if (move.type === "leave") return true;
    if (this.turn !== seat) return false;
    if (move.type === "draw") return this.#drawable && !this.#mayStop(seat);
    if (move.type === "pass") return !this.#drawable || this.#mayStop(seat);
    const cards = move.cards ?? [];
    const rest = [...this.hands[seat]!];
    for (const card of cards) {
      if (!rest.includes(card)) return false;
      rest.splice(rest.indexOf(card), 1);
    }
    if (new Set(cards.map((card) => card[0])).size !== 1) return false;
    if (cards[0]!.startsWith("8") !== (move.suit !== undefined)) return false;
    return cards.some((card) => this.fits(card));
  }

  make(seat: number, move: ReferenceMove): void {
    if (move.type === "leave") this.#leave(seat);
    else if (move.type === "play") this.#play(seat, move);
    else if (move.type === "draw") this.#draw(seat);
    else {
      if (!this.#drawable) this.idle.add(seat);
      this.#next();
    }
    this.#look();
  }

  #next(): void {
    this.drawnThisTurn = false;
    this.circle.push(this.circle.shift()!);
  }

  #play(seat: number, { cards = [], suit = "" }: ReferenceMove): void {
    for (const card of cards) {
      this.hands[seat]!.splice(this.hands[seat]!.indexOf(card), 1);
      this.pile.push(card);
    }
    this.named = suit;
    this.lonelyEight = false;
    this.idle.clear();
    if (this.hands[seat]!.length === 0) this.#win([seat]);
    else this.#next();
  }

  #draw(seat: number): void {
    this.#refill();
    this.hands[seat]!.push(this.stock.shift()!);
    this.#refill();
    this.idle.clear();
    if (this.#start.drawUntilPlayable) this.drawnThisTurn = true;
    else this.#next();
  }

  #refill(): void {
    if (this.stock.length > 0 || !this.#start.refill || this.pile.length < 2) return;
    const top = this.pile.pop()!;
    this.stock = this.#start.shuffle(this.pile);
    this.pile.length = 0;
    this.pile.push(top);
  }

  #leave(seat: number): void {
    if (this.turn === seat) this.drawnThisTurn = false;
    this.hands[seat] = [];
    this.leavers.push(seat);
    this.circle.splice(this.circle.indexOf(seat), 1);
  }

  /** True if the round is over for want of players, or of anything to do. */
  #look(): void {
    if (this.over) return;
    if (this.circle.length === 1) this.#win([...this.circle]);
    else if (this.circle.every((seat) => this.idle.has(seat))) {
      const fewest = Math.min(...this.circle.map((seat) => total(this.hands[seat]!)));
      this.#win(this.circle.filter((seat) => total(this.hands[seat]!) === fewest));
    }
  }

  #win(winners: number[]): void {
    this.over = true;
    this.winners = [...winners].sort((one, other) => one - other);
    const lost = total(this.hands.flatMap((hand, seat) => (winners.includes(seat) ? [] : hand)));
    for (const seat of winners)
      this.points[seat] = Math.max(
        0,
        Math.floor((lost - total(this.hands[seat]!)) / winners.length),
      );
    let pot = this.#start.stake * this.#start.order.length;
    // One chip at a time, from the first winner in turn order on, until none is left.
    const inOrder = this.#start.order.filter((seat) => winners.includes(seat));
    for (let at = 0; pot > 0; at += 1, pot -= 1) this.chips[inOrder[at % inOrder.length]!]! += 1;
  }

  places(): number[][] {
    const others = this.hands
      .map((_, seat) => seat)
      .filter((seat) => !this.winners.includes(seat) && !this.leavers.includes(seat));
    others.sort((one, other) => total(this.hands[one]!) - total(this.hands[other]!) || one - other);
    const places = [this.winners];
    for (const seat of others) {
      const last = places.at(-1)!;
      if (last !== this.winners && total(this.hands[last[0]!]!) === total(this.hands[seat]!))
        last.push(seat);
      else places.push([seat]);
    }
    return [...places, ...[...this.leavers].reverse().map((seat) => [seat])];
  }
}
