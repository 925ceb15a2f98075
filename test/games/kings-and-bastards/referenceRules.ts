// Kings & Bastards once more, written by hand from the page alone and in another style: one mutable
// object, plain loops, cards as numbers. Two readings of one page that agree on thousands of rounds
// are a proof of both; and the bench measures the real rules beside this one. Well-formed legal
// moves only: it judges nothing but legality asked for.

/** Height of a rank: 0 for a 3 … 11 for an ace; 20 for a 2; −1 for a joker (KB-2). */
const heightOf = (card: string): number =>
  card === "Jk" ? -1 : card[0] === "2" ? 20 : "3456789TJQKA".indexOf(card[0] as string);

export type ReferenceMove = Readonly<{
  type: string;
  cards?: readonly string[];
  as?: string;
}>;

export type ReferenceStart = Readonly<{
  deck: readonly string[];
  seats: number;
  dealer: number;
  king: number | null;
  bastard: number | null;
  exchangeTrumps: boolean;
  stake: number;
  bastardPays: number;
  chips: readonly number[];
}>;

export class ReferenceRules {
  readonly hands: string[][];
  readonly gone: boolean[];
  readonly passed: boolean[];
  readonly out: number[] = [];
  readonly leavers: number[] = [];
  readonly chips: number[];
  readonly #start: ReferenceStart;
  turn = -1;
  /** The play to beat: who, how high, how many; count 0 where there is none. */
  leadSeat = -1;
  leadHeight = -1;
  leadCount = 0;
  mustLeadThree = false;
  exchanging = false;
  nothingPlayed = true;
  over = false;
  king: number | null = null;
  bastard: number | null = null;
  pot: number;

  constructor(start: ReferenceStart) {
    this.#start = start;
    this.hands = Array.from({ length: start.seats }, () => []);
    this.gone = Array<boolean>(start.seats).fill(false);
    this.passed = Array<boolean>(start.seats).fill(false);
    let to = start.dealer;
    for (const card of start.deck) {
      to = (to + 1) % start.seats;
      this.#handOf(to).push(card);
    }
    this.chips = start.chips.map((stack) => stack - start.stake);
    this.pot = start.stake * start.seats;
    if (start.king !== null && start.bastard !== null) {
      this.exchanging = true;
      this.turn = start.king;
    } else this.#findStarter();
  }

  #handOf(seat: number): string[] {
    return this.hands[seat] as string[];
  }

  #findStarter(): void {
    this.mustLeadThree = false;
    for (let step = 1; step <= this.hands.length; step += 1) {
      const seat = (this.#start.dealer + step) % this.hands.length;
      if (this.#handOf(seat).includes("3c")) {
        this.turn = seat;
        this.mustLeadThree = true;
        return;
      }
    }
    this.turn = this.#nextHolder(this.#start.dealer);
  }

  #nextHolder(seat: number): number {
    let other = seat;
    do other = (other + 1) % this.hands.length;
    while (this.#handOf(other).length === 0);
    return other;
  }

  /** True if `seat` may make this move (KB-6…KB-12). */
  allows(seat: number, move: ReferenceMove): boolean {
    if (this.over || this.gone[seat]) return false;
    if (move.type === "leave") return true;
    if (seat !== this.turn) return false;
    if (this.exchanging)
      return (
        move.type === "give" &&
        move.cards?.length === this.#swapSize() &&
        this.#has(seat, move.cards)
      );
    if (move.type === "pass") return this.leadCount > 0;
    if (
      move.type !== "play" ||
      !move.cards ||
      move.cards.length < 1 ||
      !this.#has(seat, move.cards)
    )
      return false;
    const height = this.#heightOfPlay(move.cards, move.as);
    if (height === null) return false;
    if (this.mustLeadThree) return move.cards.includes("3c");
    if (height === 20 || this.leadCount === 0) return true;
    return move.cards.length === this.leadCount && height > this.leadHeight;
  }

  #has(seat: number, cards: readonly string[]): boolean {
    const hand = this.#handOf(seat).slice();
    for (const card of cards) {
      const at = hand.indexOf(card);
      if (at < 0) return false;
      hand.splice(at, 1);
    }
    return true;
  }

  /** Null where the cards make no play (KB-8, KB-10). */
  #heightOfPlay(cards: readonly string[], as: string | undefined): number | null {
    let height = -1;
    for (const card of cards) {
      const one = heightOf(card);
      if (one === -1) continue;
      if (one === 20 && cards.length > 1) return null;
      if (height !== -1 && one !== height) return null;
      height = one;
    }
    if (height === -1)
      return cards.length === 1 && as !== undefined && as !== "2" ? heightOf(`${as}c`) : null;
    return as === undefined && cards.length <= 4 ? height : null;
  }

  #swapSize(): number {
    return Math.min(
      2,
      this.#handOf(this.#start.king as number).length,
      this.#handOf(this.#start.bastard as number).length,
    );
  }

  /** Makes a move that is allowed. */
  make(seat: number, move: ReferenceMove): void {
    if (move.type === "leave") this.#leave(seat);
    else if (move.type === "give") this.#swap(move.cards as readonly string[]);
    else if (move.type === "pass") {
      this.passed[seat] = true;
      this.#goOn(seat);
    } else this.#play(seat, move.cards as readonly string[], move.as);
  }

  #take(seat: number, cards: readonly string[]): void {
    for (const card of cards) this.#handOf(seat).splice(this.#handOf(seat).indexOf(card), 1);
  }

  #swap(fromKing: readonly string[]): void {
    const king = this.#start.king as number;
    const bastard = this.#start.bastard as number;
    const worth = (card: string): number => {
      const suit = "cdhs".indexOf(card[1] as string);
      const trumps = this.#start.exchangeTrumps;
      if (card === "Jk") return trumps ? 1000 : -10;
      if (card[0] === "2") return (trumps ? 2000 : -20) + suit;
      return heightOf(card) * 10 + suit;
    };
    const fromBastard = this.#handOf(bastard)
      .slice()
      .sort((one, other) => worth(other) - worth(one))
      .slice(0, fromKing.length);
    this.#take(king, fromKing);
    this.#take(bastard, fromBastard);
    this.#handOf(king).push(...fromBastard);
    this.#handOf(bastard).push(...fromKing);
    this.exchanging = false;
    this.#findStarter();
  }

  #play(seat: number, cards: readonly string[], as: string | undefined): void {
    this.#take(seat, cards);
    this.nothingPlayed = false;
    this.mustLeadThree = false;
    this.passed.fill(false);
    this.leadSeat = seat;
    this.leadHeight = this.#heightOfPlay(cards, as) as number;
    this.leadCount = cards.length;
    if (this.#handOf(seat).length === 0) this.out.push(seat);
    if (this.#endIfOver()) return;
    if (this.leadHeight === 20) this.#winTrick();
    else this.turn = this.#nextHolder(seat);
  }

  #winTrick(): void {
    this.turn =
      this.#handOf(this.leadSeat).length > 0 ? this.leadSeat : this.#nextHolder(this.leadSeat);
    this.leadCount = 0;
    this.passed.fill(false);
  }

  #goOn(from: number): void {
    const waiting =
      this.leadCount === 0 ||
      this.hands.some(
        (hand, seat) => hand.length > 0 && seat !== this.leadSeat && !this.passed[seat],
      );
    if (waiting) this.turn = this.#nextHolder(from);
    else this.#winTrick();
  }

  #leave(seat: number): void {
    this.gone[seat] = true;
    this.leavers.push(seat);
    this.#handOf(seat).length = 0;
    if (this.#endIfOver()) return;
    if (this.exchanging) {
      if (seat !== this.#start.king && seat !== this.#start.bastard) return;
      this.exchanging = false;
      this.#findStarter();
    } else if (seat === this.turn) {
      if (this.nothingPlayed) this.#findStarter();
      else this.#goOn(seat);
    }
  }

  #endIfOver(): boolean {
    if (this.hands.filter((hand) => hand.length > 0).length > 1) return false;
    this.over = true;
    this.exchanging = false;
    this.leadCount = 0;
    this.turn = -1;
    const last = this.hands.findIndex((hand) => hand.length > 0);
    this.king = this.out[0] ?? last;
    this.bastard = this.gone.filter((gone) => !gone).length > 1 ? last : null;
    this.#pay();
    return true;
  }

  #pay(): void {
    const king = this.king as number;
    this.chips[king] = (this.chips[king] as number) + this.pot;
    this.pot = 0;
    if (this.bastard === null) return;
    const payment = Math.min(this.#start.bastardPays, this.chips[this.bastard] as number);
    this.chips[this.bastard] = (this.chips[this.bastard] as number) - payment;
    this.chips[king] = this.chips[king] + payment;
  }

  /** KB-13, KB-16, once over. */
  places(): readonly number[] {
    const last = this.hands.findIndex((hand) => hand.length > 0);
    return [
      ...this.out,
      last,
      ...this.leavers.filter((seat) => !this.out.includes(seat)).reverse(),
    ];
  }
}
