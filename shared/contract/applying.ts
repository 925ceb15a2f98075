import { commonly, refused, type GameEvent, type Outcome, type Refusal } from "./outcome.ts";
import type { CommonFacts, Move, Zones } from "./round.ts";
import type { Seat } from "./seats.ts";
import type { Takes } from "./game.ts";

type ZonesAndFacts = Readonly<{ zones: Zones; facts: CommonFacts }>;

export type Moves<R, M extends Move, H extends GameEvent> = {
  readonly [T in Exclude<M["type"], "leave">]: (
    round: R,
    seat: Seat,
    move: Extract<M, { readonly type: T }>,
  ) => Outcome<R, H>;
};

export type Applying<R, M extends Move, H extends GameEvent> = Readonly<{
  takes: Takes<M>;
  phase: (round: R) => string;
  toAct: (round: R) => readonly Seat[];
  /** Whether the seat is to act; defaults to a look-up in `toAct`. */
  isAsked?: (round: R, seat: Seat) => boolean;
  moves: Moves<R, M, H>;
  /** Moves that a seat may make in a phase that takes them although it is not to act. */
  outOfTurn?: readonly M["type"][];
  /** Allowed to every seat at any time in the round (C-5). */
  leave: (round: R, seat: Seat) => Outcome<R, H>;
  /** A more telling refusal than "not your turn"; null where there is none. */
  notAsked?: (round: R, seat: Seat, move: M) => Refusal | null;
  /** A more telling refusal than "not now"; null where there is none. */
  outOfPlace?: (round: R, move: M, seat: Seat) => Refusal | null;
}>;

type Apply<R, M extends Move, H extends GameEvent> = (
  round: R,
  seat: Seat,
  move: M,
) => Outcome<R, H>;

const madeIn = <R, M extends Move, H extends GameEvent>({
  takes,
  moves,
}: Applying<R, M, H>): ReadonlyMap<string, ReadonlyMap<string, Apply<R, M, H>>> =>
  new Map(
    Object.entries(takes).map(([phase, types]) => [
      phase,
      new Map(types.map((type) => [type, moves[type] as Apply<R, M, H>])),
    ]),
  );

/** Builds a game's `apply`. The lookup tables are built once because `apply` runs at every move. */
export function applyWith<R extends ZonesAndFacts, M extends Move, H extends GameEvent>(
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
