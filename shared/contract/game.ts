// THE CONTRACT: what every game must be. Ten pure functions and four tables; no clock, no Node, no
// DOM.

import type { Card } from "#shared/cards/card.ts";
import type { FaceDown } from "#shared/cards/faceDown.ts";
import type { Dice } from "#shared/chance/dice.ts";
import type { CommonText } from "#shared/text/en/index.ts";
import { SaidError, saying, type Said } from "#shared/text/said.ts";
import type { Public } from "./json.ts";
import type { OptionTable } from "./options.ts";
import type { Happening, Outcome, RuleError } from "./outcome.ts";
import type { CommonFacts, Move, Round } from "./round.ts";
import type { Seat } from "./seats.ts";
import type { Takes } from "./takes.ts";
import type { Traits } from "./traits.ts";
import type { Seen, View } from "./view.ts";

/**
 * A move as it would be sent, or a range of moves too many to list: `min`…`max` of a size, or of
 * cards of one rank, or a `count` of cards.
 */
export type Offer<M extends Move> =
  | M
  | {
      readonly type: M["type"];
      readonly min?: number;
      readonly max?: number;
      readonly count?: number;
    };

export interface Start<O, C> {
  readonly options: O;
  readonly seats: number;
  /** Top first. */
  readonly deck: readonly Card[];
  readonly dice: Dice;
  /** The record's dealer; null where the record leaves it open. */
  readonly dealer: Seat | null;
  readonly carry: C;
}

/**
 * A start that cannot be dealt: too few cards, chips under the stake, a dealer who is not there…
 */
export class StartError extends SaidError {
  override readonly name = "StartError";
}

/** Why no game can be begun so. */
export const saysOfStart = saying<CommonText["start"]>("start");

/** How the seats of one round map to those of the next. */
export interface Reseating {
  readonly seats: number;
  /** Where who sat at `seat` sits now; null when gone. */
  seatOf(this: void, seat: Seat): Seat | null;
  /**
   * The new seat of the first of the old seats that is still taken, from `seat` itself clockwise
   * (C-4).
   */
  atOrLeftOf(this: void, seat: Seat): Seat;
}

/** Cards in other places whose names a seat has come to know (given, exchanged, sent back). */
export interface Known {
  readonly seat: Seat;
  readonly cards: readonly FaceDown[];
}

/** How many may play, both ends included. */
export interface PlayerRange {
  readonly min: number;
  readonly max: number;
}

/** What a finished round gives for those that follow it and heed honours (H-8). */
export interface Honours {
  /** By title, who holds it now; what it means is told by the game that heeds it. */
  readonly titles: { readonly [title: string]: Seat | null };
  /** Deals the first of them. */
  readonly button: Seat | null;
}

/** A response window that is open to all: how long it is, whoever holds what. */
export interface Window {
  /** Another one for every window of a round. */
  readonly number: number;
  /**
   * It never closes before so many ms have gone, and does not stay open for longer than `fullMs`.
   */
  readonly floorMs: number;
  readonly fullMs: number;
}

/**
 * A move that the host keeps waiting: so many ms after the last one that was no move at any time.
 * It binds no record.
 */
export interface Rest {
  readonly ms: number;
  /** What is answered to who makes it sooner. */
  readonly error: RuleError;
}

/** Something that all see and that seats may take up out of turn, though nobody waits for them. */
export interface Cue {
  /** Another one for every cue of a round: a seat answers each once. */
  readonly key: string;
  readonly seats: readonly Seat[];
}

/** How a round is ended by everybody's consent. */
export interface Consenting<F, M extends Move> {
  /** The seat's own; it may be made at any time, once. */
  readonly move: M["type"];
  /** Who has agreed already. */
  given(this: void, facts: F): readonly Seat[];
  /** Do bots agree though no person has, because none is there to? */
  areBotsDone(this: void, facts: F): boolean;
}

/**
 * Plain functions, written as methods for `AnyGame`'s sake; `this: void`, so that they may be
 * passed on by themselves.
 */
export interface Game<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends Happening,
  S = null,
  C extends Public = Public,
> {
  /** Folder, record name and command-line name in one. */
  readonly id: string;
  readonly traits: Traits;
  readonly players: PlayerRange;
  /** Where an option says that fewer than `players.max` may play. */
  mostPlayers?(this: void, options: O): number;
  readonly options: OptionTable<O>;
  /** Which phase takes which moves; the chart has a state for each. */
  readonly takes: Takes<M>;
  /**
   * Moves that anybody may make at any time, besides leaving: nobody waits for them, and they are
   * no answer to what a seat is asked. Games that have none leave it out.
   */
  readonly anytime?: readonly M["type"][];

  /** The packs this table needs, in pack order (C-4); a record's deck is checked against it. */
  pack(this: void, options: O, seats: number): readonly Card[];
  /**
   * Checks and completes what a record carries over from earlier rounds. Throws a StartError naming
   * what is wrong.
   */
  readCarry(this: void, given: Public, options: O, seats: number): C;
  /**
   * What every record's carry is to say besides what earlier rounds leave: by which book the round
   * begins. Games that have none leave it out.
   */
  readonly stamp?: Public;
  /** The round after the deal. Throws a StartError. */
  deal(this: void, start: Start<O, C>): Round<O, F, M, S>;
  /** What the next round at the same table starts from, in this round's seats. */
  carryOver(this: void, round: Round<O, F, M, S>): C;
  /** The same carry in the seats of a new seating, where people left, came or moved. */
  reseat(this: void, carry: C, seating: Reseating): C;

  /**
   * Facts that are long and seldom change: whoever knows them from the view before is not told them
   * again. Games that have none leave it out.
   */
  readonly lasting?: readonly (keyof F & string)[];
  /**
   * Those of the lasting facts that are lists and only grow at their end – or lose their oldest –,
   * with how many of the last somebody who comes is told; null: all. Whoever knows the rest is told
   * what is new. Games that have none leave it out.
   */
  readonly growing?: { readonly [name in keyof F & string]?: number | null };
  /**
   * The moves by which people talk, to all and to one: a muted player makes none of them, and what
   * was said to all earlier in the round can be looked up. Games that have none leave it out.
   */
  readonly talk?: { readonly toAll: M["type"]; readonly toOne: M["type"] };
  /** Where in the round we are: derived, never stored. */
  phase(this: void, round: Round<O, F, M, S>): string;
  /** Every seat whose turn or choice it is, ascending; empty when over. */
  toAct(this: void, round: Round<O, F, M, S>): readonly Seat[];
  /**
   * The response window that is open; null where none is. Games that have none leave it out. Of
   * facts, so that its length betrays nothing.
   */
  window?(this: void, options: O, facts: F): Window | null;
  /** Phases that are response windows, each with the move that lets one pass. */
  readonly letsPass?: { readonly [phase: string]: M["type"] };
  /**
   * What may be taken up out of turn now: of what lies open to all, so that who is asked betrays
   * nothing. Games in which nothing is leave it out.
   */
  cues?(this: void, open: Seen<O, F, M>): readonly Cue[];
  /**
   * Is nothing more asked of the seat in this round, whatever the others do? Games in which only
   * who has left is done leave it out.
   */
  isDone?(this: void, facts: F, seat: Seat): boolean;
  /**
   * What the seat may do now, as it would be sent; from its own hand and public facts only. Empty
   * when it is not to act.
   */
  legal(this: void, round: Round<O, F, M, S>, seat: Seat): readonly Offer<M>[];
  /**
   * Reads an untrusted move: the move in this game's form, or what is wrong with the form (C-13).
   */
  readMove(
    this: void,
    raw: unknown,
  ): { readonly ok: true; readonly move: M } | { readonly ok: false; readonly problem: Said };
  /**
   * One move. Never throws, never half-does: the next round and what happened, or the rule that
   * forbids it (C-9). `auto`: made for a seat that did nothing, as the record marks it (C-6); most
   * games make nothing of that.
   */
  apply(
    this: void,
    round: Round<O, F, M, S>,
    seat: Seat,
    move: M,
    auto?: boolean,
  ): Outcome<Round<O, F, M, S>, H>;
  /**
   * For how long the host keeps this move waiting; null for not at all. Games in which nothing
   * waits leave it out.
   */
  rest?(this: void, options: O, move: M): Rest | null;
  /** Where a round may end so, bots and who is away agree as soon as a person has. */
  readonly consenting?: Consenting<F, M>;
  /**
   * Does a default move do one thing at a time, so that what follows for the same absent seat is
   * done without another wait? And is `auto` the mark of such a move alone, so that nobody stands
   * in for a person? Most games do all at once, and know no such mark.
   */
  readonly stepwise?: true;
  /** What an absent seat does when it is to act (C-6); always legal. */
  defaultMove(this: void, round: Round<O, F, M, S>, seat: Seat): M;

  /** Whose hands lie open to all. Takes facts, so that visibility itself betrays nothing. */
  shownHands(this: void, facts: F): readonly Seat[];
  /** Cards in others' hands that this seat has rightly seen. */
  known(this: void, round: Round<O, F, M, S>, seat: Seat): readonly Known[];
  /**
   * Of a finished round; a game without gives none, and leaves those of earlier rounds as they are.
   * So does a round that nobody has won: null.
   */
  honours?(this: void, facts: F): Honours | null;
  /** Fields of `state` that only the whole truth (`--all`) shows. */
  hiddenState?(this: void, round: Round<O, F, M, S>): Public;
  /** Fields of `state` that say to one seat more than the facts do; made of what it is sent. */
  shownState?(this: void, seen: Seen<O, F, M>): Public;
  /**
   * A whole round that this view could have come from. Bots think in these; the leak tests are made
   * of these.
   */
  imagine(this: void, view: View<O, F, M>, dice: Dice): Round<O, F, M, S>;
}

/**
 * A game whose type parameters do not matter to the caller: hosts, referee, tests over the whole
 * catalogue. Every game is one, for the contract's functions are written as methods, whose
 * parameters TypeScript compares either way round. What that leaves to the caller: a game is given
 * its own rounds, moves and carry only – a round stays beside its game.
 */
export type AnyGame = Game<Public, CommonFacts, Move, Happening, unknown, Public>;
export type AnyRound = Round<Public, CommonFacts, Move, unknown>;

/** How many may play with these options (C-15). */
export const playersWith = (game: AnyGame, options: Public): PlayerRange => ({
  min: game.players.min,
  max: game.mostPlayers?.(options) ?? game.players.max,
});
