// Exordia8 once more, written by hand from the page alone and in another style: one mutable object
// that keeps what happened and asks the page's questions of it anew at every move. Two readings of
// one page that agree on thousands of rounds are a proof of both. Well-formed moves only.

export type ReferenceMove = Readonly<{
  type: string;
  card?: string;
  suit?: string;
}>;

export type ReferenceStart = Readonly<{
  deck: readonly string[];
  seats: number;
  dealer: number;
  eightOnEight: boolean;
  stake: number;
  chips: readonly number[];
}>;

/** A card as it lies on the pile. */
type Lying = Readonly<{
  card: string;
  named: string | null;
  /** X8-13 */
  lostMeaning: boolean;
  /** X8-17: nothing but the extra card is asked for while this is the last thing that happened. */
  endedSequent: boolean;
}>;

const redSuits = "dh";
const blackSuits = "cs";
const inOrder = "2345678";

export class ReferenceRules {
  readonly hands: string[][] = [];
  readonly stock: string[];
  readonly pile: Lying[] = [];
  readonly removed: string[] = [];
  readonly leavers: number[] = [];
  readonly chips: number[];
  pot: number;
  clockwise = true;
  turn: number;
  winner: number | null = null;
  /**
   * X8-15: how many cards of a sequent lie on top in an unbroken run, the 2 among them; 1 is the
   * chance.
   */
  run = 0;
  mayAddCard = false;
  /** X8-19: skips since anything else was done. */
  readonly skips: number[] = [];
  readonly #start: ReferenceStart;

  constructor(start: ReferenceStart) {
    this.#start = start;
    this.stock = [...start.deck];
    for (let seat = 0; seat < start.seats; seat += 1) this.hands.push([]);
    for (let card = 0; card < 5; card += 1) {
      for (let step = 1; step <= start.seats; step += 1)
        this.#hand((start.dealer + step) % start.seats).push(this.stock.shift() as string);
    }
    this.turn = start.dealer;
    this.chips = start.chips.map((stack) => stack - start.stake);
    this.pot = start.stake * start.seats;
  }

  #hand(seat: number): string[] {
    return this.hands[seat] as string[];
  }

  #top(): Lying | undefined {
    return this.pile[this.pile.length - 1];
  }

  /** X8-15: the card that must be put, or null. */
  owed(): string | null {
    return this.run >= 2 ? `${inOrder[this.run]}${this.#top()?.card[1]}` : null;
  }

  /** X8-13: true if whatever lies on top takes other cards' meaning. */
  #robs(): boolean {
    const top = this.#top();
    return top !== undefined && top.card === "Qs" && !top.lostMeaning;
  }

  #mustName(card: string): boolean {
    return (card === "Jk" || card[0] === "8") && !this.#robs();
  }

  allows(seat: number, move: ReferenceMove): boolean {
    if (this.winner !== null || this.leavers.includes(seat)) return false;
    if (move.type === "leave") return true;
    if (seat !== this.turn) return false;
    const owed = this.owed();
    if (move.type === "break") return owed !== null && !this.#hand(seat).includes(owed);
    if (move.type === "decline") return this.mayAddCard;
    if (move.type === "draw") return owed === null && !this.mayAddCard && this.stock.length > 0;
    if (move.type === "skip") return owed === null && !this.mayAddCard && this.stock.length === 0;
    const card = move.card as string;
    if (!this.#hand(seat).includes(card)) return false;
    return (move.suit !== undefined) === this.#mustName(card) && this.#goes(card);
  }

  /** True if this card may be put now (X8-8…X8-17). */
  #goes(card: string): boolean {
    const top = this.#top();
    const owed = this.owed();
    if (owed !== null) return card === owed;
    if (this.mayAddCard) return card !== "Jk";
    if (top === undefined) return card !== "Qh";
    if (this.#robs()) return true;
    if (top.named !== null) return this.stock.length === 0 || this.#answers(card, top);
    // A joker that named nothing has lost its meaning: any card may follow it.
    if (top.card === "Jk" || card === "Jk" || card[0] === "8") return true;
    if (card[0] === top.card[0] || card[1] === top.card[1]) return true;
    if (top.card[0] !== "J" || top.lostMeaning) return false;
    const colour = redSuits.includes(top.card[1] as string) ? redSuits : blackSuits;
    return colour.includes(card[1] as string);
  }

  /** X8-9, X8-14 */
  #answers(card: string, { card: on, named }: Lying): boolean {
    if (card !== "Jk" && card[1] === named) return true;
    if (card === "Jk") return on === "Jk";
    return card[0] === "8" && (on === "Jk" || this.#start.eightOnEight);
  }

  /** Makes a move that is allowed. */
  make(seat: number, move: ReferenceMove): void {
    if (move.type !== "skip" && move.type !== "leave") this.skips.length = 0;
    if (move.type === "leave") this.#leave(seat);
    else if (move.type === "play") this.#put(seat, move.card as string, move.suit ?? null);
    else {
      if (move.type === "draw") this.#take(seat, 1);
      if (move.type === "break") this.#take(seat, 2);
      if (move.type === "skip") this.skips.push(seat);
      this.run = 0;
      this.mayAddCard = false;
      this.#goOn();
      this.#endIfBlocked();
    }
  }

  #take(seat: number, count: number): void {
    for (let taken = 0; taken < count && this.stock.length > 0; taken += 1)
      this.#hand(seat).push(this.stock.shift() as string);
  }

  #put(seat: number, card: string, named: string | null): void {
    const robbed =
      this.#robs() &&
      (card === "Jk" || card === "Qh" || card === "Qs" || "28JA".includes(card[0] as string));
    const before = this.#top();
    this.#hand(seat).splice(this.#hand(seat).indexOf(card), 1);
    const goesOn = this.run > 0 && card === `${inOrder[this.run]}${before?.card[1]}`;
    this.run = goesOn ? this.run + 1 : card[0] === "2" && !robbed ? 1 : 0;
    const endedSequent = this.run === inOrder.length;
    this.pile.push({ card, named, lostMeaning: robbed, endedSequent });
    if (endedSequent) this.run = 0;
    this.mayAddCard = endedSequent;
    if (card[0] === "A" && !robbed) this.clockwise = !this.clockwise;
    if (this.#hand(seat).length === 0) this.#win(seat);
    else if (!endedSequent && (card !== "Qh" || robbed)) this.#goOn();
  }

  #goOn(): void {
    const seats = this.hands.length;
    do this.turn = (this.turn + (this.clockwise ? 1 : seats - 1)) % seats;
    while (this.leavers.includes(this.turn));
  }

  #leave(seat: number): void {
    this.leavers.push(seat);
    this.removed.push(...this.#hand(seat).splice(0));
    const staying = this.#staying();
    if (staying.length === 1) this.#win(staying[0] as number);
    else {
      if (seat === this.turn) {
        this.mayAddCard = false;
        this.#goOn();
      }
      this.#endIfBlocked();
    }
  }

  #staying(): number[] {
    return this.hands.map((_, seat) => seat).filter((seat) => !this.leavers.includes(seat));
  }

  /** X8-19 */
  #endIfBlocked(): void {
    const staying = this.#staying();
    if (this.stock.length > 0 || !staying.every((seat) => this.skips.includes(seat))) return;
    const fewest = Math.min(...staying.map((seat) => this.#hand(seat).length));
    while (this.#hand(this.turn).length !== fewest) this.#goOn();
    this.#win(this.turn);
  }

  #win(seat: number): void {
    this.winner = seat;
    this.chips[seat] = (this.chips[seat] as number) + this.pot;
    this.pot = 0;
  }

  /** C-14, once over: the place of each seat, from 0; equal ones share. */
  placeOf(seat: number): number {
    const worseThan = (other: number): boolean => {
      const [left, otherLeft] = [this.leavers.indexOf(seat), this.leavers.indexOf(other)];
      if (other === this.winner) return seat !== this.winner;
      if (seat === this.winner) return false;
      if (left >= 0) return otherLeft < 0 || otherLeft > left;
      return otherLeft < 0 && this.#hand(other).length < this.#hand(seat).length;
    };
    return this.hands.filter((_, other) => worseThan(other)).length;
  }
}
