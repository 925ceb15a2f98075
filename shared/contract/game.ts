import type { Card } from "#shared/cards/card.ts";
import type { FaceDown } from "#shared/cards/faceDown.ts";
import type { Dice } from "#shared/chance/dice.ts";
import type { CommonText } from "#shared/text/en/index.ts";
import { SaidError, saying, type Said } from "#shared/text/said.ts";
import type { Public } from "./json.ts";
import type { OptionTable } from "./options.ts";
import type { GameEvent, Outcome, RuleError } from "./outcome.ts";
import type { CommonFacts, Move, Round } from "./round.ts";
import type { Seat } from "./seats.ts";
import type { Traits } from "./traits.ts";
import type { View } from "./view.ts";
import type { Seen } from "./seen.ts";

/**
 * A move as it would be sent, or a range where there are too many to list: `min`…`max` of a size or
 * of cards of one rank, or a `count` of cards.
 */
export type Offer<M extends Move> =
  | M
  | Readonly<{
      type: M["type"];
      min?: number;
      max?: number;
      count?: number;
    }>;

export type Start<O, C> = Readonly<{
  options: O;
  seats: number;
  /** Top first. */
  deck: readonly Card[];
  dice: Dice;
  /** Null where the record names no dealer. */
  dealer: Seat | null;
  carry: C;
}>;

/**
 * A start that cannot be dealt: too few cards, a stack below the stake, a dealer who is not there…
 */
export class StartError extends SaidError {
  override readonly name = "StartError";
}

export const saysOfStart = saying<CommonText["start"]>("start");

export interface Reseating {
  readonly seats: number;
  /** The names of those who wait beside the round, in the order of their turns. */
  readonly waiting?: readonly string[];
  /**
   * The new seat of the player at `seat`; null if they are gone. Where players take turns, those who
   * wait are counted after the seats, before and now.
   */
  seatOf(this: void, seat: Seat): Seat | null;
  /**
   * The new seat of the first old seat, clockwise from `seat` itself, that is still taken (C-4).
   */
  atOrLeftOf(this: void, seat: Seat): Seat;
}

/** Cards in another hand that a seat has come to know (given, exchanged, sent back). */
export type Known = Readonly<{
  seat: Seat;
  cards: readonly FaceDown[];
}>;

/** Both ends included. */
export type PlayerRange = Readonly<{
  min: number;
  max: number;
}>;

/** Passed on by a finished round to later rounds that heed honours (H-8). */
export type Honours = Readonly<{
  /** The holder of each title; the game that heeds it says what it means. */
  titles: { readonly [title: string]: Seat | null };
  /** Deals the first of those rounds. */
  button: Seat | null;
}>;

/** A response window. Its length does not depend on anybody's cards. */
export type Window = Readonly<{
  /** Unique within the round. */
  number: number;
  /** In ms: the window stays open for at least `floorMs` and at most `fullMs`. */
  floorMs: number;
  fullMs: number;
  /** `floorMs` for a person who is alone with bots, if it differs; from what is public, too. */
  aloneFloorMs?: number;
}>;

/**
 * A move that the host delays until `ms` after the last move made on turn. Records ignore it.
 * `aloneMs`: the delay for a person alone with bots, as long as nobody does anything out of turn.
 */
export type Cooldown = Readonly<{
  ms: number;
  aloneMs: number;
  error: RuleError;
}>;

/** Something public that seats may take up out of turn although nobody waits for them. */
export type Cue = Readonly<{
  /** Unique within the round; a seat answers each cue once. */
  key: string;
  seats: readonly Seat[];
}>;

export interface Consent<F, M extends Move> {
  /** The move by which a seat agrees; allowed at any time, once. */
  readonly move: M["type"];
  given(this: void, facts: F): readonly Seat[];
  /** Whether bots agree although no person has, because no person plays. */
  areBotsDone(this: void, facts: F): boolean;
}

export interface Carrying<O extends Public, F extends CommonFacts, M extends Move, S, C> {
  /**
   * Checks and completes what a record carries over from earlier rounds. Throws a StartError that
   * names what is wrong.
   */
  read(this: void, given: Public, options: O, seats: number): C;
  /** Returns the start of the next round at the same table, by this round's seats. */
  after(this: void, round: Round<O, F, M, S>): C;
  /** The same carry by the seats of a new seating, after players left, came or moved. */
  reseat(this: void, carry: C, seating: Reseating): C;
  /**
   * Where players take turns: the seat of the last round that plays on. The others make room for
   * those who wait.
   */
  staying?(this: void, carry: C): Seat | null;
  /** Returns a finished round's honours; null leaves earlier ones as they are. */
  honours(this: void, facts: F): Honours | null;
  /** Added to the carry of every new record: the rule book that the round begins with. */
  readonly stamp?: Public;
}

/**
 * The content of views besides the facts, the viewer's own hand and the sizes of everything else.
 */
export interface Views<O extends Public, F extends CommonFacts, M extends Move, S> {
  /**
   * The seats whose hands are open to all. Takes only facts so that visibility itself gives nothing
   * away.
   */
  openHands(this: void, facts: F): readonly Seat[];
  /** Cards in other hands that this seat has legitimately seen. */
  known(this: void, round: Round<O, F, M, S>, seat: Seat): readonly Known[];
  /** Fields of `state` that tell one seat more than the facts do; computed from what it is sent. */
  ownState?(this: void, seen: Seen<O, F, M>): Public;
  /** Fields of `state` that are shown only with `--all`. */
  hiddenState?(this: void, round: Round<O, F, M, S>): Public;
  /**
   * Large facts that seldom change; a client that has one from the previous view is not sent it
   * again. `grows`: only additions to the end of the list are sent, which may have lost its oldest
   * entries; a number: likewise, but a new client gets only that many of the last entries.
   */
  readonly deltaFacts?: { readonly [name in keyof F & string]?: "whole" | "grows" | number };
}

export interface Windows<O, F, M extends Move> {
  /** The open window, or null. Takes only facts so that its length gives nothing away. */
  open(this: void, options: O, facts: F): Window | null;
  /** The phases that are windows, each with the move by which a seat passes. */
  readonly letsPass: { readonly [phase: string]: M["type"] };
}

export interface OutOfTurn<O extends Public, F extends CommonFacts, M extends Move> {
  /** Besides `leave`. None of them answers what a seat is asked. */
  readonly moves: readonly M["type"][];
  /**
   * The moves by which people talk. A muted player may make none of them; what was said to all
   * earlier in the round can be looked up.
   */
  readonly talk?: Readonly<{ toAll: M["type"]; toOne: M["type"] }>;
  /** Takes only what is public so that the list of seats gives nothing away. */
  cues?(this: void, open: Seen<O, F, M>): readonly Cue[];
  /** Bots and away players agree to end the round as soon as a person has. */
  readonly consent?: Consent<F, M>;
}

/**
 * Turns of several commands, each answered separately, that the player ends with one of them. A
 * default move is only one command, so the following ones for the same absent seat are made without
 * another wait. `auto` marks only such moves, so no bot stands in for a person.
 */
export interface LongTurns<O, F, M extends Move> {
  /**
   * How long the host delays this command so that others can act; null: not at all. Takes only what
   * is public so that the delay gives nothing away. `pile`: the cards that lie open, top last.
   */
  cooldown?(this: void, options: O, facts: F, pile: readonly Card[], move: M): Cooldown | null;
}

/**
 * A game: pure functions over plain data, without clock, Node or DOM. They are written as methods
 * so that every game is an `AnyGame`, and with `this: void` so that they can be passed on by
 * themselves. A game states what is its own and leaves the rest to `defineGame`.
 */
export interface Game<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends GameEvent,
  S = null,
  C extends Public = Public,
> {
  readonly id: string;
  readonly traits: Traits;
  /**
   * `mostBy` names the option that lowers `max`; `waiting` is how many more may sit at the table and
   * take turns to play.
   */
  readonly players: PlayerRange & Readonly<{ mostBy?: keyof O & string; waiting?: number }>;
  readonly options: OptionTable<O>;
  readonly takes: Takes<M>;

  /** The packs in pack order (C-4); a record's deck is checked against them. */
  pack(this: void, options: O, seats: number): readonly Card[];
  readonly carry: Carrying<O, F, M, S, C>;
  /** Returns the round after the deal. Throws a StartError. */
  deal(this: void, start: Start<O, C>): Round<O, F, M, S>;

  /** Derived from the round, never stored. */
  phase(this: void, round: Round<O, F, M, S>): string;
  /** The seats whose turn or choice it is, ascending; empty when the round is over. */
  toAct(this: void, round: Round<O, F, M, S>): readonly Seat[];
  /** Whether the seat will not be asked again in this round, whatever the others do. */
  isDone(this: void, facts: F, seat: Seat): boolean;
  /**
   * The seat's legal moves, from its own hand and public facts only. Empty when it is not to act.
   */
  legal(this: void, round: Round<O, F, M, S>, seat: Seat): readonly Offer<M>[];
  /** Reads an untrusted move: returns it in this game's form, or what is wrong with it (C-13). */
  readMove(
    this: void,
    raw: unknown,
  ): Readonly<{ ok: true; move: M }> | Readonly<{ ok: false; problem: Said }>;
  /**
   * Makes one move, or returns the rule that forbids it (C-9). Never throws and never applies half
   * a move. `auto`: made for a seat that did nothing, as the record marks it (C-6); most games
   * ignore it.
   */
  apply(
    this: void,
    round: Round<O, F, M, S>,
    seat: Seat,
    move: M,
    auto?: boolean,
  ): Outcome<Round<O, F, M, S>, H>;
  /** The move of an absent seat that is to act (C-6); always legal. */
  defaultMove(this: void, round: Round<O, F, M, S>, seat: Seat): M;

  readonly views: Views<O, F, M, S>;
  /** Returns a whole round that this view could come from; used by bots and by the leak tests. */
  imagine(this: void, view: View<O, F, M>, dice: Dice): Round<O, F, M, S>;

  readonly windows?: Windows<O, F, M>;
  readonly outOfTurn?: OutOfTurn<O, F, M>;
  readonly longTurns?: LongTurns<O, F, M>;
}

/**
 * A game whose type parameters do not matter to the caller: hosts, referee, tests over the whole
 * catalogue. Every game is assignable because TypeScript compares method parameters bivariantly.
 * The caller must therefore give a game only its own rounds, moves and carry.
 */
export type AnyGame = Game<Public, CommonFacts, Move, GameEvent, unknown, Public>;
export type AnyRound = Round<Public, CommonFacts, Move, unknown>;

/** Returns the player range under these options (C-15). */
export function playersWith({ players }: AnyGame, options: Public): PlayerRange {
  const { min, max, mostBy } = players;
  const most = mostBy === undefined ? undefined : options[mostBy];
  return { min, max: typeof most === "number" ? most : max };
}

/** Returns how many may sit at a table of the game, with those who wait for their turn (C-15). */
export function sittersWith(game: AnyGame, options: Public): PlayerRange {
  const { min, max } = playersWith(game, options);
  return { min, max: max + (game.players.waiting ?? 0) };
}

/**
 * All phases of the game's rules page in order, each with the move types that it takes. All but the
 * last, which takes none, also take `leave` (C-5).
 */
export type Takes<M extends Move = Move> = {
  readonly [phase: string]: readonly Exclude<M["type"], "leave">[];
};

export const phasesOf = ({ takes }: { readonly takes: Takes }): readonly string[] =>
  Object.keys(takes);

/** Throws if the game has no such phase. */
export function movesIn(takes: Takes, phase: string): readonly string[] {
  const moves = takes[phase];
  if (!moves) throw new Error(`there is no phase ${phase}`);
  return moves;
}
