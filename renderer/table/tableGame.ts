// What must a game tell the table, so that people can see, hear and play it?

import type { Card, Rank } from '#shared/cards/card.ts';
import type { Settings } from '#shared/api/settings.ts';
import type { Public } from '#shared/game/json.ts';
import type { CommonFacts, Move } from '#shared/game/round.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { Seen, Told } from '#shared/game/view.ts';
import type { Beat } from './scene/beat.ts';
import type { Laid } from './scene/scene.ts';

/** A view of any game; each game knows its own facts. */
export type AnySeen = Seen<Public, CommonFacts, Move>;

/** How a seat is called in a sentence; `isYou` for the reader's own. */
export type Who = { readonly name: string; readonly isYou: boolean };
export type Whose = (seat: Seat) => Who;

/** What playing the picked cards would be. */
export type Reading =
  | { readonly kind: 'nothing' }
  /** `legal` as far as the offers tell; the host judges. `words`: "pair of 7s". */
  | { readonly kind: 'move'; readonly move: Move; readonly legal: boolean; readonly words: string }
  /** A rank must be named first. */
  | { readonly kind: 'rank'; readonly ranks: readonly Rank[]; readonly legal: boolean; moveAs(rank: Rank): Move };

export type Picking = {
  /** True for cards that are in some legal play together with the picked ones; of the hand only. */
  fits(seen: AnySeen, picked: readonly Card[], card: Card): boolean;
  read(seen: AnySeen, picked: readonly Card[]): Reading;
  /** The cards that a double tap on `card` plays: it alone, or the set that beats what lies there. */
  suggest(seen: AnySeen, hand: readonly Card[], card: Card): readonly Card[];
  /** Cards that a move names: for showing a hint. */
  cardsOf(move: Move): readonly Card[];
};

export type Words = {
  readonly name: string;
  /** A happening as a sentence for the log; null for what needs none. */
  sentence(told: Told, who: Whose): string | null;
  /** Whose turn it is and what is asked: for the line above the hand. */
  status(seen: AnySeen, who: Whose): string;
  /** What the main button does: "Play pair of 7s", "Give 2 cards". */
  action(seen: AnySeen, reading: Reading): string;
  /** Why a card is not among the legal ones. */
  unfit(seen: AnySeen): string;
  /** The trick, aloud. */
  trick(trick: readonly Laid[], who: Whose): string;
  /** Titles of a seat, "" for none. */
  titles(seen: AnySeen, seat: Seat, firsts: number, lasts: number): string;
};

export interface TableGame {
  readonly id: string;
  readonly picking: Picking;
  words(): Words;
  /** The plays that lie open now. */
  trick(seen: AnySeen, happened: readonly Told[], before: readonly Laid[]): readonly Laid[];
  /** What a seat's bubble says now; empty for silence. */
  speech(seen: AnySeen, seat: Seat): string;
  /** The title that a seat holds now. */
  title(seen: AnySeen, seat: Seat): 'first' | 'last' | null;
  /** The place of a seat that is out; null while playing. */
  place(seen: AnySeen, seat: Seat): number | null;
  beats(seen: AnySeen, happened: readonly Told[]): readonly Beat[];
  /** Negative where `one` stands left of `other` in the hand. */
  order(sortBy: Settings['sortBy']): (one: Card, other: Card) => number;
}
