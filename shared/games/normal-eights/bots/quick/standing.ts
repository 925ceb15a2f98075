import type { Seat } from "#shared/contract/seats.ts";
import { none, type QuickCard } from "../../quickCards.ts";
import type { QuickRound } from "../../quickRound.ts";
import { usualShare } from "../outlook.ts";
import { lengthOf, unknownTop, type QuickTop } from "./hand.ts";
import { QuickUnseen } from "./unseen.ts";
import type { QuickWeights } from "./weights.ts";

/** How a seat expects to stand after something that it imagines; all in cards, as in outlook.ts. */
export class QuickStanding {
  /** Expected, per seat. */
  readonly counts: number[] = [];
  /** The card of its own hand that has left it. */
  gone: QuickCard = none;
  /** Length of its hand beyond the cards that it holds now. */
  burden = 0;
  top: QuickTop = unknownTop;
  direction: 1 | -1 = 1;
  /** Whose next turn is skipped besides. */
  skipped: Seat = none;
  readonly #round: QuickRound;
  readonly #seat: Seat;
  readonly #weights: QuickWeights;
  readonly #unseen: QuickUnseen;
  readonly #active: number;
  /** Factors of the chance of a seat for each place that it is further from its turn. */
  readonly #perPlace: number;
  readonly #perSkip: number;

  constructor(round: QuickRound, seat: Seat, weights: QuickWeights) {
    this.#round = round;
    this.#seat = seat;
    this.#weights = weights;
    this.#unseen = new QuickUnseen(round, seat);
    this.#active = round.active.filter((isIn) => isIn).length;
    this.#perPlace = Math.exp((-weights.pace * weights.turn) / this.#active);
    this.#perSkip = Math.exp(-weights.pace * weights.turn);
  }

  /** Takes note of the cards that lie open; to be called before each decision. */
  look(): void {
    this.#unseen.look();
  }

  /** As it is now, but for a card of its own. */
  begin(gone: QuickCard): void {
    const { hands, toMatch, direction } = this.#round;
    for (let seat = 0; seat < hands.length; seat += 1) this.counts[seat] = hands[seat]!.length;
    this.gone = gone;
    this.burden = 0;
    this.top = { suit: toMatch.suit, rank: toMatch.rank };
    this.direction = direction;
    this.skipped = none;
  }

  draw(seat: Seat, count: number): void {
    this.counts[seat]! += count;
    if (seat === this.#seat) this.burden += count * this.#weights.drawn;
  }

  /** The share of unseen cards that go on the top card. */
  get fitting(): number {
    return this.#unseen.shareOn(this.top);
  }

  /** 0…1, after the turn of `user`. */
  chanceAfter(user: Seat): number {
    return this.chanceAt(this.#round.next(user, this.direction));
  }

  /** 0…1, at the turn of `turn`. */
  chanceAt(turn: Seat): number {
    const counts = this.counts;
    const own = this.#seat;
    const { active, hands } = this.#round;
    let out = 0;
    for (let seat = 0; seat < hands.length; seat += 1)
      if (active[seat] && counts[seat]! <= 0) out += 1;
    if (out > 0) return counts[own]! <= 0 ? 1 / out : 0;
    let mine = 0;
    let all = 0;
    let placeFactor = 1;
    let seat = turn;
    for (let place = 0; place < this.#active; place += 1) {
      const chance = placeFactor * this.#skipFactor(seat) * this.#chanceOf(seat, place);
      all += chance;
      if (seat === own) mine = chance;
      placeFactor *= this.#perPlace;
      seat = this.#round.next(seat, this.direction);
    }
    return mine / all;
  }

  #skipFactor(seat: Seat): number {
    const skips = this.#round.skips[seat]! + (seat === this.skipped ? 1 : 0);
    return skips === 0 ? 1 : this.#perSkip ** skips;
  }

  #chanceOf(seat: Seat, place: number): number {
    const { pace, starves, chances } = this.#weights;
    if (seat === this.#seat) {
      const length = lengthOf(this.#round.hands[seat]!, this.gone, this.top, place, this.#weights);
      return Math.exp(-pace * (length + this.burden));
    }
    const count = this.counts[seat]!;
    const starving =
      place === 0 && this.top.suit !== none ? (starves * (usualShare - this.fitting)) / count : 0;
    return starving === 0 && Number.isInteger(count)
      ? chances[count]!
      : Math.exp(-pace * (count + starving));
  }
}
