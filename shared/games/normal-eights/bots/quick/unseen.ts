import type { Seat } from "#shared/contract/seats.ts";
import {
  ace,
  none,
  queen,
  quickJoker,
  quickSuits,
  rankIn,
  suitIn,
  type QuickCard,
} from "../../quickCards.ts";
import { packCount } from "../../options.ts";
import type { QuickRound } from "../../quickRound.ts";
import type { QuickTop } from "./hand.ts";

const ranks = ace + 1;

/** How many cards of each suit and rank a seat does not see; jokers aside. */
export class QuickUnseen {
  readonly #round: QuickRound;
  readonly #seat: Seat;
  readonly #packs: number;
  readonly #ofSuit = Array<number>(quickSuits).fill(0);
  readonly #ofRank = Array<number>(ranks).fill(0);
  #all = 1;

  constructor(round: QuickRound, seat: Seat) {
    this.#round = round;
    this.#seat = seat;
    this.#packs = packCount(round.seats);
  }

  look(): void {
    this.#ofSuit.fill(this.#packs * ranks);
    this.#ofRank.fill(this.#packs * quickSuits);
    this.#all = this.#packs * ranks * quickSuits;
    this.#takeOff(this.#round.pile);
    this.#takeOff(this.#round.hands[this.#seat]!);
  }

  /** The share that would go on a card (NE-3, NE-16), nearly; of a suit named the rank is `none`. */
  shareOn({ suit, rank }: QuickTop): number {
    const ofSuit = suit === none ? 0 : (this.#ofSuit[suit]! * (ranks - 1)) / ranks;
    const ofRank = rank === none || rank === ace ? 0 : this.#ofRank[rank]!;
    const wild = rank === queen ? 0 : (this.#ofRank[queen]! * (quickSuits - 1)) / quickSuits;
    return Math.min(1, (ofSuit + ofRank + wild) / Math.max(1, this.#all));
  }

  #takeOff(cards: readonly QuickCard[]): void {
    for (const card of cards) {
      if (card === quickJoker) continue;
      this.#ofSuit[suitIn(card)]! -= 1;
      this.#ofRank[rankIn(card)]! -= 1;
      this.#all -= 1;
    }
  }
}
