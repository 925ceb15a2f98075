// Follows the cards of an opened round from place to place.

import type { Card } from "#shared/cards/card.ts";
import { withAt, withMore } from "#shared/cards/hand.ts";
import { shuffledFrom, shuffledZones, type CardState, type Lying } from "./cardState.ts";
import type { DealFault } from "./fault.ts";
import { mayMove, mayTurnBack } from "./allowedMoves.ts";
import type { Drawn } from "./drawn.ts";
import { placeName } from "./opened.ts";
import type {
  CardPlace,
  DealClosing,
  DealPlan,
  DealTranscript,
  Whereabouts,
} from "./transcript.ts";

export type Followed = Readonly<{
  /** After each step, the deal first. */
  states: readonly CardState[];
  /** By seat, each card that came to its hand. */
  held: readonly (readonly Card[])[];
}>;

type StepMoves = DealClosing["steps"][number];
/** Null where the card has become one of a later deck. */
type Where = Whereabouts | "stock" | null;

const nameOf = ({ deck, place }: CardPlace): string => placeName(deck, place);

/** What one program was sent of the cards. */
type ShownDeal = Pick<DealTranscript, "seat" | "openings"> &
  Readonly<{ plan: Pick<DealPlan, "game" | "players" | "cards"> }>;

class Cards {
  readonly #transcript: ShownDeal;
  readonly #drawn: Drawn;
  /** What this program was shown of the stock, by the names of the places. */
  readonly #opened: ReadonlySet<string>;
  /** By deck and place. */
  readonly #where: Where[][] = [];
  /** The place of the newest deck that is the top of the stock. */
  #top = 0;
  #moves = 0;
  #isDeal = true;
  #state: CardState;
  readonly held: Card[][];

  constructor(transcript: ShownDeal, drawn: Drawn) {
    this.#transcript = transcript;
    this.#drawn = drawn;
    this.#opened = new Set(transcript.openings.map(({ deck, place }) => placeName(deck, place)));
    this.held = transcript.plan.players.map(() => []);
    this.#state = { hands: this.held.map(() => []), pile: [], removed: [], laid: [], stock: 0 };
    this.#layDeck(0);
  }

  /** After the last step. */
  get state(): CardState {
    return this.#state;
  }

  get #deck(): number {
    return this.#where.length - 1;
  }

  /** Whether all that was shuffled has become the stock. */
  finished(): DealFault | null {
    const deck = this.#where.length;
    return deck === this.#drawn.decks.length ? null : { kind: "chance", deck };
  }

  /**
   * Place after place in the order of the plan; then come the other moves of the step, which are
   * returned.
   */
  dealt(step: StepMoves): StepMoves | DealFault {
    const { cards } = this.#transcript.plan;
    const { order } = this.#drawn;
    for (const [at, move] of step.entries()) {
      if (this.#top === cards) return step.slice(at);
      if (!("to" in move)) return { kind: "movement" };
      for (const place of move.cards)
        if (place.deck > 0 || place.place >= cards || order[place.place % order.length] !== move.to)
          return this.#fault("movement", place, move.to);
      const fault = this.#carry(move.cards, move.to, cards);
      if (fault) return fault;
      this.#top += move.cards.length;
    }
    if (this.#top === cards) return [];
    // A deal may go by hands, so the first card left is not the first that is due.
    return this.#fault("movement", { deck: 0, place: this.#where[0]?.indexOf("stock") ?? 0 });
  }

  made(moves: StepMoves): DealFault | null {
    for (const move of moves) {
      const fault = "to" in move ? this.#move(move.cards, move.to) : this.#shuffle();
      if (fault) return fault;
    }
    this.#isDeal = false;
    return null;
  }

  #layDeck(deck: number): void {
    const stock = this.#drawn.decks[deck]?.length ?? 0;
    this.#where.push(Array<Where>(stock).fill("stock"));
    this.#top = 0;
    this.#state = { ...this.#state, stock };
  }

  #cardAt({ deck, place }: CardPlace): Card | undefined {
    return this.#drawn.decks[deck]?.[place];
  }

  #fault(kind: DealFault["kind"], { deck, place }: CardPlace, to?: Whereabouts): DealFault {
    const card = this.#cardAt({ deck, place });
    return {
      kind,
      ...(typeof to === "number" && { seat: to }),
      deck,
      place,
      ...(card && { card }),
    };
  }

  #move(cards: readonly CardPlace[], to: Whereabouts): DealFault | null {
    const fromStock = cards.filter((place) => this.#whereIs(place) === "stock").length;
    const fault = this.#carry(cards, to, this.#top + fromStock);
    this.#top += fromStock;
    return fault;
  }

  #whereIs({ deck, place }: CardPlace): Where {
    return this.#where[deck]?.[place] ?? null;
  }

  #lay({ deck, place }: CardPlace, where: Where): void {
    const places = this.#where[deck];
    if (places) places[place] = where;
  }

  /**
   * Of the stock only places before `end` may move, and so many as there are of them; to hands and
   * to the pile, where somebody is told of them. What is removed comes back by a shuffle alone.
   */
  #carry(cards: readonly CardPlace[], to: Whereabouts, end: number): DealFault | null {
    if (typeof to === "number" && to >= this.held.length) return { kind: "movement", seat: to };
    this.#moves += 1;
    for (const place of cards) {
      const from = this.#whereIs(place);
      const isNotDrawn =
        from === "stock" && (place.place >= end || to === "removed" || to === "laid");
      const { game } = this.#transcript.plan;
      if (from === null || from === to || isNotDrawn || !mayMove(game, from, to))
        return this.#fault("movement", place, to);
      if (from === "stock" && this.#isShown(to) && !this.#opened.has(nameOf(place)))
        return this.#fault("opening", place, to);
      this.#take(place, from);
      this.#put(place, to);
    }
    return null;
  }

  /** Whether this program is told the cards that come there from the stock. */
  #isShown(to: Whereabouts): boolean {
    return to === "pile" || to === this.#transcript.seat;
  }

  #take(place: CardPlace, from: NonNullable<Where>): void {
    const name = nameOf(place);
    if (from === "stock") this.#state = { ...this.#state, stock: this.#state.stock - 1 };
    else this.#change(from, (cards) => cards.filter(({ at }) => at !== name));
  }

  #put(place: CardPlace, to: Whereabouts): void {
    const card = this.#cardAt(place) as Card;
    this.#change(to, (cards) => withMore(cards, [{ at: nameOf(place), card, move: this.#moves }]));
    if (typeof to === "number") this.held[to]?.push(card);
    this.#lay(place, to);
  }

  #change(zone: Whereabouts, changed: (cards: readonly Lying[]) => readonly Lying[]): void {
    const state = this.#state;
    this.#state =
      typeof zone === "number"
        ? { ...state, hands: withAt(state.hands, zone, changed(state.hands[zone] ?? [])) }
        : { ...state, [zone]: changed(state[zone]) };
  }

  #shuffle(): DealFault | null {
    const deck = this.#where.length;
    const sources = this.#drawn.sources[deck];
    if (!sources || !this.#mayShuffle(sources[0])) return { kind: "chance", deck };
    const zones = shuffledZones(this.#state, this.#drawn.decks[this.#deck]?.slice(this.#top) ?? []);
    let [zone, after] = [0, 0];
    for (const place of sources) {
      const from = this.#whereIs(place);
      const its = shuffledFrom.findIndex((each) => each === from);
      if (its > zone) [zone, after] = [its, 0];
      const lying = zones[zone] ?? [];
      const card = this.#cardAt(place);
      const at = lying.findIndex((each) => each.card === card && each.order >= after);
      if (from === null || its !== zone || at < 0) return this.#fault("movement", place);
      after = lying.splice(at, 1)[0]?.order ?? after;
      this.#take(place, from);
      this.#lay(place, null);
    }
    const left = this.#where[this.#deck]?.indexOf("stock") ?? -1;
    if (left >= 0) return this.#fault("movement", { deck: this.#deck, place: left });
    this.#layDeck(deck);
    return null;
  }

  /**
   * Once the stock is empty; in the deal, where the card turned up goes back for all to see. At any
   * other time the host might do it for a better deck.
   */
  #mayShuffle(first: CardPlace | undefined): boolean {
    if (this.#state.stock === 0) return true;
    const card = first && this.#whereIs(first) === "pile" ? this.#cardAt(first) : undefined;
    return this.#isDeal && card !== undefined && mayTurnBack(this.#transcript.plan.game, card);
  }
}

/** Where all cards were after each step, or the first movement that cannot have been. */
export function followed(
  transcript: ShownDeal,
  steps: DealClosing["steps"],
  drawn: Drawn,
): Followed | DealFault {
  const cards = new Cards(transcript, drawn);
  const states: CardState[] = [];
  const [deal = [], ...later] = steps;
  const rest = cards.dealt(deal);
  if ("kind" in rest) return rest;
  for (const moves of [rest, ...later]) {
    const fault = cards.made(moves);
    if (fault) return fault;
    states.push(cards.state);
  }
  return cards.finished() ?? { states, held: cards.held };
}
