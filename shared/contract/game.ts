// The contract: what every game is.

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
 * A move that the host keeps waiting: so many ms after the last one that was made on turn. It binds
 * no record.
 */
export interface Cooldown {
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
export interface Consent<F, M extends Move> {
  /** The seat's own; it may be made at any time, once. */
  readonly move: M["type"];
  /** Who has agreed already. */
  given(this: void, facts: F): readonly Seat[];
  /** Do bots agree though no person has, because none is there to? */
  areBotsDone(this: void, facts: F): boolean;
}

/** How a round begins with what earlier ones left. */
export interface Carrying<O extends Public, F extends CommonFacts, M extends Move, S, C> {
  /**
   * Checks and completes what a record carries over from earlier rounds. Throws a StartError naming
   * what is wrong.
   */
  read(this: void, given: Public, options: O, seats: number): C;
  /** What the next round at the same table starts from, in this round's seats. */
  after(this: void, round: Round<O, F, M, S>): C;
  /** The same carry in the seats of a new seating, where people left, came or moved. */
  reseat(this: void, carry: C, seating: Reseating): C;
  /** Of a finished round; null leaves those of earlier rounds as they are. */
  honours(this: void, facts: F): Honours | null;
  /** What every record's carry is to say besides: by which book the round begins. */
  readonly stamp?: Public;
}

/** What a viewer is shown besides the facts, the own hand and the number of everything else. */
export interface Views<O extends Public, F extends CommonFacts, M extends Move, S> {
  /** Whose hands lie open to all. Takes facts, so that visibility itself betrays nothing. */
  openHands(this: void, facts: F): readonly Seat[];
  /** Cards in others' hands that this seat has rightly seen. */
  known(this: void, round: Round<O, F, M, S>, seat: Seat): readonly Known[];
  /** Fields of `state` that say to one seat more than the facts do; made of what it is sent. */
  ownState?(this: void, seen: Seen<O, F, M>): Public;
  /** Fields of `state` that only the whole truth (`--all`) shows. */
  hiddenState?(this: void, round: Round<O, F, M, S>): Public;
  /**
   * Facts that are long and seldom change: whoever knows one from the view before is not told it
   * again. Of a list that only grows at its end, or loses its oldest, only what is new is told; to
   * a newcomer all of it, or so many of the last.
   */
  readonly lasting?: { readonly [name in keyof F & string]?: "whole" | "grows" | number };
}

/** Response windows. */
export interface Windows<O, F, M extends Move> {
  /** The one that is open; null where none is. Of facts, so that its length betrays nothing. */
  open(this: void, options: O, facts: F): Window | null;
  /** The phases that are windows, each with the move that lets one pass. */
  readonly letsPass: { readonly [phase: string]: M["type"] };
}

/** What may be done by seats that nobody waits for. */
export interface OutOfTurn<O extends Public, F extends CommonFacts, M extends Move> {
  /** Besides leaving; they are no answer to what a seat is asked. */
  readonly moves: readonly M["type"][];
  /**
   * Those by which people talk, to all and to one: a muted player makes none of them, and what was
   * said to all earlier in the round can be looked up.
   */
  readonly talk?: { readonly toAll: M["type"]; readonly toOne: M["type"] };
  /**
   * What may be taken up now: of what lies open to all, so that who is asked betrays nothing.
   */
  cues?(this: void, open: Seen<O, F, M>): readonly Cue[];
  /** Bots, and who is away, agree to end the round as soon as a person has. */
  readonly consent?: Consent<F, M>;
}

/**
 * Turns of several commands, each with its answer, that a player ends by one of them. A default
 * move is one command, so what follows for the same absent seat is done without another wait; and
 * `auto` marks such a move alone, so nobody stands in for a person.
 */
export interface LongTurns<O, M extends Move> {
  /** For how long the host keeps this command waiting, so that others can act; null: not at all. */
  cooldown?(this: void, options: O, move: M): Cooldown | null;
}

/**
 * What every game is: plain functions of plain data, without clock, Node or DOM. They are written
 * as methods for `AnyGame`'s sake; `this: void`, so that they may be passed on by themselves. A game
 * states what is its own and leaves the rest to `defineGame`.
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
  /** `mostBy`: the option that says that fewer than `max` may play. */
  readonly players: PlayerRange & { readonly mostBy?: keyof O & string };
  readonly options: OptionTable<O>;
  /** Which phase takes which moves; the chart has a state for each. */
  readonly takes: Takes<M>;

  /** The packs this table needs, in pack order (C-4); a record's deck is checked against it. */
  pack(this: void, options: O, seats: number): readonly Card[];
  readonly carry: Carrying<O, F, M, S, C>;
  /** The round after the deal. Throws a StartError. */
  deal(this: void, start: Start<O, C>): Round<O, F, M, S>;

  /** Where in the round we are: derived, never stored. */
  phase(this: void, round: Round<O, F, M, S>): string;
  /** Every seat whose turn or choice it is, ascending; empty when over. */
  toAct(this: void, round: Round<O, F, M, S>): readonly Seat[];
  /** Is nothing more asked of the seat in this round, whatever the others do? */
  isDone(this: void, facts: F, seat: Seat): boolean;
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
  /** What an absent seat does when it is to act (C-6); always legal. */
  defaultMove(this: void, round: Round<O, F, M, S>, seat: Seat): M;

  readonly views: Views<O, F, M, S>;
  /**
   * A whole round that this view could have come from. Bots think in these; the leak tests are made
   * of these.
   */
  imagine(this: void, view: View<O, F, M>, dice: Dice): Round<O, F, M, S>;

  readonly windows?: Windows<O, F, M>;
  readonly outOfTurn?: OutOfTurn<O, F, M>;
  readonly longTurns?: LongTurns<O, M>;
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
export function playersWith({ players }: AnyGame, options: Public): PlayerRange {
  const { min, max, mostBy } = players;
  const most = mostBy === undefined ? undefined : options[mostBy];
  return { min, max: typeof most === "number" ? most : max };
}
