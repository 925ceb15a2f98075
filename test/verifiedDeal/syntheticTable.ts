// The cards of a made-up round, where they lie, and what a host tells of them.

import type { Card } from "#shared/cards/card.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { seatsFromLeftOf, type Seat } from "#shared/contract/seats.ts";
import { packOf } from "#shared/verifiedDeal/commitments.ts";
import type {
  CardMove,
  CardPlace,
  ChanceUse,
  DealPlan,
  Whereabouts,
} from "#shared/verifiedDeal/transcript.ts";

export const range = (count: number): readonly number[] => [...Array(count).keys()];

/** What a dishonest host does, and tells the truth about otherwise. */
export type Cheat = Readonly<{
  /** Of a deck, between its shuffle and its seals. */
  stacks?: (deck: readonly Card[]) => readonly Card[];
  /** Of the order in which cards are dealt. */
  reorders?: (order: readonly Seat[]) => readonly Seat[];
  /** Shuffles while there is a stock. */
  shufflesEarly?: boolean;
  /** The top of the stock is passed over. */
  drawsSecond?: boolean;
  /** Shuffles again until it likes the deck. */
  shufflesTwice?: boolean;
  /** What is shuffled comes in another order. */
  arranges?: boolean;
  /** The top of the stock vanishes in a shuffle. */
  keepsOneBack?: boolean;
  /** A card of a hand comes into a shuffle. */
  takesFromHand?: boolean;
}>;

export class SyntheticTable {
  readonly #plan: DealPlan;
  readonly #dice: DiceReader;
  readonly #cheat: Cheat;
  readonly decks: (readonly Card[])[] = [];
  readonly uses: ChanceUse[] = [];
  readonly steps: CardMove[][] = [];
  readonly zones: {
    hands: CardPlace[][];
    pile: CardPlace[];
    removed: CardPlace[];
    stock: CardPlace[];
  };
  /** To whom; null: to all. */
  readonly opened: (CardPlace & Readonly<{ to: Seat | null }>)[] = [];
  readonly held: Card[][];
  #step: CardMove[] = [];

  constructor(plan: DealPlan, seed: string, cheat: Cheat) {
    this.#plan = plan;
    this.#dice = new DiceReader(newDice(seed));
    this.#cheat = cheat;
    this.held = plan.players.map(() => []);
    this.zones = { hands: plan.players.map(() => []), pile: [], removed: [], stock: [] };
    this.uses.push({ shuffled: "pack" });
    this.#layDeck(packOf(plan));
  }

  /**
   * `isInHands`: a move for each hand, in place of one for each card. `turnedUp`: so many cards, of
   * which the last stays on the pile.
   */
  deal(isInHands: boolean, turnedUp: number): void {
    const fair = this.#order();
    const order = this.#cheat.reorders?.(fair) ?? fair;
    const dealt = range(this.#plan.cards).map((place) => ({
      seat: order[place % order.length] as Seat,
      place: { deck: 0, place },
    }));
    if (isInHands)
      for (const seat of order) {
        const cards = dealt.filter((each) => each.seat === seat).map(({ place }) => place);
        if (cards.length > 0) this.move(cards, seat);
      }
    else for (const { seat, place } of dealt) this.move([place], seat);
    for (let turned = 0; turned < turnedUp; turned += 1) {
      this.shuffle(this.zones.pile);
      this.move(this.zones.stock.slice(0, 1), "pile");
    }
    this.endStep();
  }

  move(places: readonly CardPlace[], to: Exclude<Whereabouts, "laid">): void {
    if (places.length === 0) return;
    const { hands, pile, removed, stock } = this.zones;
    for (const place of places) {
      for (const zone of [...hands, pile, removed, stock]) {
        const at = zone.findIndex((each) => each.deck === place.deck && each.place === place.place);
        if (at < 0) continue;
        if (zone === stock && to !== "removed")
          this.opened.push({ ...place, to: to === "pile" ? null : to });
        zone.splice(at, 1);
      }
      (typeof to === "number" ? hands[to] : this.zones[to])?.push(place);
      if (typeof to === "number") this.held[to]?.push(this.cardAt(place));
    }
    this.#step.push({ cards: places, to });
  }

  draw(seat: Seat, count: number): void {
    if (this.#cheat.shufflesEarly) this.shuffle(this.zones.pile.slice(0, -1));
    const passedOver = this.#cheat.drawsSecond && this.zones.stock.length > 1 ? 1 : 0;
    const first = this.zones.stock.slice(passedOver, count + passedOver);
    this.move(first, seat);
    if (first.length === count || this.zones.pile.length < 2) return;
    this.shuffle(this.zones.pile.slice(0, -1));
    this.move(this.zones.stock.slice(0, count - first.length), seat);
  }

  /** Together with what is left of the stock; all in the order in which they lie. */
  shuffle(places: readonly CardPlace[]): void {
    const { zones } = this;
    const taken = this.#cheat.takesFromHand ? zones.hands.flat().slice(0, 1) : [];
    const inOrder = [
      ...zones.pile.filter((place) => places.includes(place)),
      ...zones.stock.slice(this.#cheat.keepsOneBack ? 1 : 0),
      ...zones.removed.filter((place) => places.includes(place)),
      ...taken,
    ];
    const all = this.#cheat.arranges ? inOrder.toReversed() : inOrder;
    if (places.length === 0) return;
    this.#step.push({ shuffle: true });
    this.uses.push({ shuffled: all });
    zones.pile = zones.pile.filter((place) => !all.includes(place));
    zones.removed = zones.removed.filter((place) => !all.includes(place));
    zones.hands = zones.hands.map((hand) => hand.filter((place) => !all.includes(place)));
    this.#layDeck(all.map((place) => this.cardAt(place)));
  }

  cardAt({ deck, place }: CardPlace): Card {
    return this.decks[deck]?.[place] as Card;
  }

  endStep(): void {
    if (this.#step.length > 0) this.steps.push(this.#step);
    this.#step = [];
  }

  #layDeck(cards: readonly Card[]): void {
    const deck = this.decks.length;
    if (this.#cheat.shufflesTwice) this.#dice.shuffled(cards);
    const shuffled = this.#dice.shuffled(cards);
    this.decks.push(this.#cheat.stacks?.(shuffled) ?? shuffled);
    this.zones.stock = cards.map((_, place) => ({ deck, place }));
  }

  #order(): readonly Seat[] {
    const { order, lot, dealt, players } = this.#plan;
    if (order !== null) return order;
    this.uses.push(lot === "order" ? { seats: dealt.length } : { oneOf: dealt.length });
    if (lot === "order") return this.#dice.shuffled(dealt);
    const dealer = dealt[this.#dice.below(dealt.length)] as Seat;
    return seatsFromLeftOf(players.length, dealer).filter((seat) => dealt.includes(seat));
  }
}
