// Moves the places of a round by its closing alone, from nothing but the names in its decks.

import type { Card } from "#shared/cards/card.ts";
import type {
  CardMove,
  ChanceUse,
  CardPlace,
  Whereabouts,
} from "#shared/verifiedDeal/transcript.ts";

export type Made = Readonly<{ at: CardPlace; from: Whereabouts | "stock"; to: Whereabouts }>;

const keyOf = ({ deck, place }: CardPlace): string => `${deck}/${place}`;

/** Throws where a place moves that cannot. */
export class ReplayedPlaces {
  readonly #decks: readonly (readonly Card[])[];
  readonly #shuffles: readonly (readonly CardPlace[])[];
  /** Of every place that lies somewhere and not in the stock. */
  readonly #where = new Map<string, Readonly<{ at: CardPlace; to: Whereabouts }>>();
  #deck = 0;
  #taken = 0;

  constructor(decks: readonly (readonly Card[])[], uses: readonly ChanceUse[]) {
    this.#decks = decks;
    this.#shuffles = uses.flatMap((use) =>
      "shuffled" in use && use.shuffled !== "pack" ? [use.shuffled] : [],
    );
  }

  nameOf({ deck, place }: CardPlace): Card {
    const card = this.#decks[deck]?.[place];
    if (card === undefined) throw new Error(`there is no place ${place} in deck ${deck}`);
    return card;
  }

  make(moves: readonly CardMove[]): readonly Made[] {
    return moves.flatMap((move) => {
      if (!("shuffle" in move)) return move.cards.map((at) => this.#moved(at, move.to));
      this.#shuffle();
      return [];
    });
  }

  #moved(at: CardPlace, to: Whereabouts): Made {
    const isTop = this.#isTop(at);
    if (isTop) this.#taken += 1;
    const from = isTop ? "stock" : this.#where.get(keyOf(at))?.to;
    if (from === undefined) throw new Error(`${keyOf(at)} lies nowhere`);
    this.#where.set(keyOf(at), { at, to });
    return { at, from, to };
  }

  #isTop({ deck, place }: CardPlace): boolean {
    return deck === this.#deck && place === this.#taken && place < this.#stockSize();
  }

  #stockSize(): number {
    return this.#decks[this.#deck]?.length ?? 0;
  }

  #shuffle(): void {
    const list = this.#shuffles[this.#deck] ?? [];
    for (const at of list) {
      if (this.#isTop(at)) this.#taken += 1;
      else if (!this.#where.delete(keyOf(at))) throw new Error(`${keyOf(at)} lies nowhere`);
    }
    if (this.#taken < this.#stockSize()) throw new Error("cards of the old stock are lost");
    const names = list.map((at) => this.nameOf(at)).toSorted();
    this.#deck += 1;
    this.#taken = 0;
    if (names.join() !== this.#decks[this.#deck]?.toSorted().join())
      throw new Error("another deck came of the shuffle");
  }

  /** Top first. */
  stock(): readonly Card[] {
    return (this.#decks[this.#deck] ?? []).slice(this.#taken);
  }

  /** The names in every whereabouts that is not empty, sorted. */
  lying(): ReadonlyMap<Whereabouts, readonly Card[]> {
    const all = new Map<Whereabouts, Card[]>();
    for (const { at, to } of this.#where.values())
      (all.get(to) ?? all.set(to, []).get(to))?.push(this.nameOf(at));
    for (const names of all.values()) names.sort();
    return all;
  }
}
