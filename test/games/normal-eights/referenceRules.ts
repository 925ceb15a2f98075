// Normal Eights once more, written by hand from the page alone and in another style: one mutable
// object, cards as words, every question asked anew at every move. Only the shuffles are lent to
// it. Well-formed moves only.

import { jokerCard, worthInWar } from "./referenceCards.ts";
import { ReferenceTable, type Asking, type Link, type ReferenceMove } from "./referenceTable.ts";

export class ReferenceRules extends ReferenceTable {
  /** Makes a move that is allowed. */
  make(seat: number, move: ReferenceMove): void {
    const wasChain = this.chain.length > 0;
    if (!(move.type === "leave" || (move.type === "pass" && !wasChain))) this.idle.clear();
    switch (move.type) {
      case "leave":
        return this.#leave(seat);
      case "play":
      case "nope":
        return this.#lay(seat, move);
      case "draw":
        this.drawnCard = this.#take(seat, 1)[0] as string;
        return;
      case "keep":
        return this.#endTurn(false);
      case "pick":
      case "sets":
        return this.#choose(seat, move);
      default:
    }
    if (wasChain) {
      this.answered.add(seat);
      this.#closeWindow();
    } else {
      this.idle.add(seat);
      this.#endTurn(false);
      this.#endIfBlocked();
    }
  }

  /** Gives the cards that came, fewer where there are no more (NE-6). */
  #take(seat: number, count: number): readonly string[] {
    const got: string[] = [];
    while (got.length < count && this.canDraw()) {
      if (this.stock.length === 0) {
        const top = this.pile.pop() as string;
        this.stock = this.start.shuffle(this.pile);
        this.pile = [top];
      }
      got.push(this.stock.shift() as string);
    }
    this.handOf(seat).push(...got);
    return got;
  }

  #drop(seat: number, card: string): void {
    this.handOf(seat).splice(this.handOf(seat).lastIndexOf(card), 1);
  }

  #lay(seat: number, move: ReferenceMove): void {
    const card = move.card as string;
    this.#drop(seat, card);
    this.drawnCard = null;
    if (move.type === "play") this.played = move;
    this.chain.push({ seat, card, counts: move.as ?? card, sendBack: move.sendBack ?? false });
    this.answered.clear();
  }

  /** NE-21, once everybody has answered. */
  #closeWindow(): void {
    if (!this.staying().every((seat) => this.answered.has(seat))) return;
    const chain = this.chain;
    this.chain = [];
    this.answered.clear();
    const stands = (at: number): boolean => at === chain.length - 1 || !stands(at + 1);
    chain.forEach(({ seat, card, counts }, at) => {
      if (chain[at + 1]?.sendBack && stands(at + 1) && this.isThere(seat))
        this.handOf(seat).push(card);
      else this.pile.push(card);
      this.match = counts;
    });
    const [first] = chain as [Link];
    if (stands(0) && this.isThere(first.seat)) this.#effect(first);
    else this.#endTurn(false);
  }

  #effect({ seat, counts }: Link): void {
    const target = this.played.target ?? seat;
    switch (counts[0]) {
      case "2":
        return this.#ask("war", this.withCards());
      case "5":
        return this.#ask(
          "give",
          this.withCards().filter((other) => other === target),
        );
      case "6":
        return this.#ask("sets", this.withCards());
      case "7":
        return this.#ask(
          "purge",
          this.withCards().filter((other) => other !== seat),
        );
      case "3":
        this.#take(seat, 3);
        break;
      case "4":
        this.lyingOpen.add(seat);
        break;
      case "9":
        this.clockwise = !this.clockwise;
        break;
      case "Q":
        this.match = `*${this.played.suit}`;
        break;
      case "J":
        this.skips[target] = (this.skips[target] as number) + 1;
        break;
      case "K":
        if (this.isThere(target)) this.#take(target, 4);
        break;
      default:
    }
    this.#endTurn(counts.startsWith("T"));
  }

  #ask(what: Asking["what"], seats: readonly number[]): void {
    this.asking = { what, owing: new Set(seats), chosen: new Map() };
    this.#shareOut();
  }

  #choose(seat: number, { card, sets = [], top }: ReferenceMove): void {
    const cards = card === undefined ? [...sets.flat()] : [card];
    if (top !== undefined) cards.push(...cards.splice(cards.lastIndexOf(top), 1));
    this.asking?.owing.delete(seat);
    this.asking?.chosen.set(seat, cards);
    this.#shareOut();
  }

  /** Once all who were asked have chosen (NE-23). */
  #shareOut(): void {
    if (!this.asking || this.asking.owing.size > 0) return;
    const { what, chosen } = this.asking;
    this.asking = null;
    const most = Math.max(...[...chosen.values()].flat().map(worthInWar));
    for (const seat of this.#roundFrom(this.turn)) {
      for (const card of chosen.get(seat) ?? []) {
        if (what === "war" && worthInWar(card) < most) continue;
        this.#drop(seat, card);
        if (what === "give") this.handOf(this.turn).push(card);
        else {
          this.pile.push(card);
          this.match = card === jokerCard ? "**" : card;
        }
      }
    }
    this.#endTurn(false);
  }

  /** All seats in the present direction, `first` first. */
  #roundFrom(first: number): number[] {
    const seats = this.hands.length;
    return this.hands.map((_, step) => (first + (this.clockwise ? step : seats - step)) % seats);
  }

  /** NE-4, NE-14: the winners first, then an extra turn. */
  #endTurn(again: boolean): void {
    this.drawnCard = null;
    const out = this.staying().filter((seat) => this.handOf(seat).length === 0);
    if (out.length > 0) this.#win(out);
    else if (!again) this.#goOn();
    this.lyingOpen.delete(this.turn);
  }

  #goOn(): void {
    const others = this.#roundFrom(this.turn);
    others.push(others.shift() as number);
    for (let at = 0; ; at += 1) {
      this.turn = others[at % others.length] as number;
      if (!this.isThere(this.turn)) continue;
      if (this.skips[this.turn] === 0) return;
      this.skips[this.turn] = (this.skips[this.turn] as number) - 1;
    }
  }

  /** C-5, NE-25: whatever waits is judged at once. */
  #leave(seat: number): void {
    this.removed.push(...this.handOf(seat).splice(0));
    this.leavers.push(seat);
    this.lyingOpen.delete(seat);
    const wasUser = seat === this.turn;
    const staying = this.staying();
    if (staying.length === 1) {
      this.pile.push(...this.chain.map(({ card }) => card));
      this.chain = [];
      this.#win(staying);
    } else if (this.chain.length > 0) this.#closeWindow();
    else if (this.asking) {
      if (wasUser && this.asking.what === "give") this.asking.owing.clear();
      this.asking.owing.delete(seat);
      this.asking.chosen.delete(seat);
      this.#shareOut();
    } else {
      if (wasUser) this.#endTurn(false);
      this.#endIfBlocked();
    }
  }

  /** NE-6 */
  #endIfBlocked(): void {
    const staying = this.staying();
    if (this.winners !== null || !staying.every((seat) => this.idle.has(seat))) return;
    const fewest = Math.min(...staying.map((seat) => this.handOf(seat).length));
    this.#win(staying.filter((seat) => this.handOf(seat).length === fewest));
  }

  /** C-8: one chip at a time, from the dealer's left, until none is left. */
  #win(winners: readonly number[]): void {
    this.winners = winners;
    const seats = this.hands.length;
    const inOrder = this.hands
      .map((_, step) => (this.start.dealer + 1 + step) % seats)
      .filter((seat) => winners.includes(seat));
    for (let chip = 0; chip < this.start.stake * seats; chip += 1) {
      const seat = inOrder[chip % inOrder.length] as number;
      this.chips[seat] = (this.chips[seat] as number) + 1;
    }
  }

  /** C-14, once over: how many seats are placed before this one; equal ones share. */
  placeOf(seat: number): number {
    const rank = (of: number): number => {
      if (this.winners?.includes(of)) return -1;
      return this.isThere(of) ? this.handOf(of).length : 1_000_000 - this.leavers.indexOf(of);
    };
    return this.hands.filter((_, other) => rank(other) < rank(seat)).length;
  }
}
