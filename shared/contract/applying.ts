import { commonly, refused, type Happening, type Outcome, type Refusal } from "./outcome.ts";
import type { CommonFacts, Move, Zones } from "./round.ts";
import type { Seat } from "./seats.ts";
import type { Takes } from "./takes.ts";

type Table = { readonly zones: Zones; readonly facts: CommonFacts };

export type Moves<R, M extends Move, H extends Happening> = {
  readonly [T in Exclude<M["type"], "leave">]: (
    round: R,
    seat: Seat,
    move: Extract<M, { readonly type: T }>,
  ) => Outcome<R, H>;
};

export interface Applying<R, M extends Move, H extends Happening> {
  readonly takes: Takes<M>;
  readonly phase: (round: R) => string;
  readonly toAct: (round: R) => readonly Seat[];
  /** Is the seat one of them, where that is told without a list of them? */
  readonly isAsked?: (round: R, seat: Seat) => boolean;
  readonly moves: Moves<R, M, H>;
  /** Moves that a seat may also make while it is not to act, wherever the phase takes them. */
  readonly outOfTurn?: readonly M["type"][];
  /** C-5: whoever is to act. */
  readonly leave: (round: R, seat: Seat) => Outcome<R, H>;
  /**
   * Why a seat that is not to act may not, where there is more to say than that it is not its turn.
   */
  readonly notAsked?: (round: R, seat: Seat, move: M) => Refusal | null;
  /** Why the phase does not take the move, likewise. */
  readonly outOfPlace?: (round: R, move: M, seat: Seat) => Refusal | null;
}

type Apply<R, M extends Move, H extends Happening> = (
  round: R,
  seat: Seat,
  move: M,
) => Outcome<R, H>;

const madeIn = <R, M extends Move, H extends Happening>({
  takes,
  moves,
}: Applying<R, M, H>): ReadonlyMap<string, ReadonlyMap<string, Apply<R, M, H>>> =>
  new Map(
    Object.entries(takes).map(([phase, types]) => [
      phase,
      new Map(types.map((type) => [type, moves[type] as Apply<R, M, H>])),
    ]),
  );

/**
 * A game's `apply`. What it needs of the game is taken once: it is asked for at every move of every
 * game.
 */
export function applyWith<R extends Table, M extends Move, H extends Happening>(
  game: Applying<R, M, H>,
): Apply<R, M, H> {
  const {
    phase,
    toAct,
    leave,
    notAsked,
    outOfPlace,
    outOfTurn = [],
    isAsked = (round, seat) => toAct(round).includes(seat),
  } = game;
  const made = madeIn(game);
  return (round, seat, move) => {
    const { facts, zones } = round;
    if (facts.result) return refused("C-11", commonly("roundOver"));
    if (facts.left.includes(seat) || !(seat in zones.hands))
      return refused("C-11", commonly("notInRound"));
    if (move.type === "leave") return leave(round, seat);
    if (!outOfTurn.includes(move.type) && !isAsked(round, seat))
      return (
        notAsked?.(round, seat, move) ??
        refused("C-11", commonly("notYourTurn", { seats: toAct(round) }))
      );
    const make = made.get(phase(round))?.get(move.type);
    return make
      ? make(round, seat, move)
      : (outOfPlace?.(round, move, seat) ?? refused("C-11", commonly("notNow")));
  };
}
