// What is asked of a move in any game before the game's own rules are (C-5, C-9, C-11)?

import { commonly, refused, type Happening, type Outcome, type Refusal } from './outcome.ts';
import type { CommonFacts, Move, Zones } from './round.ts';
import type { Seat } from './seats.ts';
import { isTaken, type Takes } from './takes.ts';

type Table = { readonly zones: Zones; readonly facts: CommonFacts };

/** What a game does with a move, by its type, once nothing of this file is in its way. */
export type Moves<R, M extends Move, H extends Happening> = {
  readonly [T in Exclude<M['type'], 'leave'>]: (round: R, seat: Seat, move: Extract<M, { readonly type: T }>) => Outcome<R, H>;
};

export interface Applying<R, M extends Move, H extends Happening> {
  readonly takes: Takes<M>;
  readonly phase: (round: R) => string;
  readonly toAct: (round: R) => readonly Seat[];
  readonly moves: Moves<R, M, H>;
  /** C-5: whoever is to act. */
  readonly leave: (round: R, seat: Seat) => Outcome<R, H>;
  /** Why a seat that is not to act may not, where there is more to say than that it is not its turn. */
  readonly notAsked?: (round: R, seat: Seat) => Refusal | null;
  /** Why the phase does not take the move, likewise. */
  readonly outOfPlace?: (round: R, move: M, seat: Seat) => Refusal | null;
}

/** A game's `apply`. */
export const applyWith =
  <R extends Table, M extends Move, H extends Happening>(game: Applying<R, M, H>) =>
  (round: R, seat: Seat, move: M): Outcome<R, H> => {
    const { facts, zones } = round;
    if (facts.result) return refused('C-11', commonly('roundOver'));
    if (facts.left.includes(seat) || !(seat in zones.hands)) return refused('C-11', commonly('notInRound'));
    if (move.type === 'leave') return game.leave(round, seat);
    const acting = game.toAct(round);
    if (!acting.includes(seat)) return game.notAsked?.(round, seat) ?? refused('C-11', commonly('notYourTurn', { seats: acting }));
    if (!isTaken(game.takes, game.phase(round), move)) return game.outOfPlace?.(round, move, seat) ?? refused('C-11', commonly('notNow'));
    const made = game.moves[move.type as keyof Moves<R, M, H>] as (round: R, seat: Seat, move: M) => Outcome<R, H>;
    return made(round, seat, move);
  };
