import { DiceReader, type Dice } from "#shared/chance/dice.ts";
import type { QuickCard } from "./quickCards.ts";

/** Stock and pile of a quick round. */
export class QuickStock {
  /** The top card last, as in the stock the next one. */
  #pile: QuickCard[];
  #stock: QuickCard[];
  readonly #dice: Dice;
  /** From the first refill on: it takes longer to make than a card to play. */
  #reader: DiceReader | null = null;

  constructor(stock: readonly QuickCard[], pile: readonly QuickCard[], dice: Dice) {
    this.#stock = stock.toReversed();
    this.#pile = pile.slice();
    this.#dice = dice;
  }

  get pile(): readonly QuickCard[] {
    return this.#pile;
  }

  /** NE-6 */
  get canDraw(): boolean {
    return this.#stock.length > 0 || this.#pile.length > 1;
  }

  lay(card: QuickCard): void {
    this.#pile.push(card);
  }

  /** NE-6: fewer if there are no more. */
  drawTo(hand: QuickCard[], count: number): void {
    for (let left = count; left > 0 && this.canDraw; left -= 1) {
      if (this.#stock.length === 0) this.#refill();
      hand.push(this.#stock.pop()!);
    }
  }

  #refill(): void {
    this.#reader ??= new DiceReader(this.#dice);
    this.#stock = this.#reader.shuffled(this.#pile.slice(0, -1)).toReversed();
    this.#pile = this.#pile.slice(-1);
  }
}
