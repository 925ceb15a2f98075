// Chooses by playing on in worlds that a view leaves possible (perfect-information Monte Carlo).

import { newDice, type DiceReader } from "#shared/chance/dice.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { View, RoundStep } from "#shared/contract/view.ts";
import type { Bot } from "./bot.ts";
import { RunningMean } from "./runningMean.ts";

export interface Search<O extends Public, F extends CommonFacts, M extends Move> {
  readonly game: AnyGame;
  /** Its choice is what a search may improve on. */
  readonly policy: Bot<O, F, M>;
  /** Rounds played on for one decision, the budget: the same on every machine. */
  readonly playouts: number;
  /** Standard errors by which another move must be better than the policy's choice. */
  readonly caution: number;
  /** The moves worth a search; none where the policy decides alone. */
  candidates(view: View<O, F, M>): readonly M[];
  /** Plays on, all cards being known, and returns what it brings the seat. */
  playOn(step: RoundStep, seat: Seat): number;
}

/** Worlds in which all candidates are tried before any is dropped. */
const leastWorlds = 24;
/** Standard errors by which a candidate falls behind the best before it is dropped. */
const hopeless = 2;

/** `gain`: by how much the move did better than the policy's choice in the same worlds. */
type Candidate<M> = Readonly<{ move: M; gain: RunningMean }>;

export const isSame = (one: Move, other: Move): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const othersThan = <M extends Move>(usual: M, moves: readonly M[]): readonly M[] =>
  moves.filter((move) => !isSame(move, usual));

/** `share`: of its budget. */
export type Searching<O extends Public, F extends CommonFacts, M extends Move> = (
  share?: number,
) => Bot<O, F, M>;

export const searching =
  <O extends Public, F extends CommonFacts, M extends Move>(
    search: Search<O, F, M>,
  ): Searching<O, F, M> =>
  (share = 1) => ({
    ...search.policy,
    choose(view, dice) {
      const usual = search.policy.choose(view, dice);
      const others = othersThan(usual, search.candidates(view));
      return others.length === 0
        ? usual
        : best({ ...search, playouts: share * search.playouts }, view, usual, others, dice);
    },
  });

function best<O extends Public, F extends CommonFacts, M extends Move>(
  search: Search<O, F, M>,
  view: View<O, F, M>,
  usual: M,
  others: readonly M[],
  dice: DiceReader,
): M {
  const { viewer } = view.seen;
  if (viewer === "spectator") return usual;
  const seed = `${dice.below(2 ** 32)}`;
  return bestInWorlds({
    ...search,
    usual,
    others,
    nextWorld: (number) => search.game.imagine(view, newDice(`${seed}/${number}`)),
    worthOf: (world, move) => worthAfter(search, world, viewer, move),
  });
}

export interface Comparison<M, W> {
  readonly usual: M;
  /** Those that may be better. */
  readonly others: readonly M[];
  /** As in `Search`. */
  readonly playouts: number;
  readonly caution: number;
  /** `number` counts from 1. */
  readonly nextWorld: (number: number) => W;
  /** What the move brings in this world. */
  readonly worthOf: (world: W, move: M) => number;
}

/** Returns the usual move unless another is clearly better in the same worlds. */
export function bestInWorlds<M, W>({
  usual,
  others,
  playouts,
  caution,
  nextWorld,
  worthOf,
}: Comparison<M, W>): M {
  let left = playouts;
  let rivals = others.map((move): Candidate<M> => ({ move, gain: new RunningMean() }));
  for (let worlds = 1; rivals.length > 0 && left > rivals.length; worlds += 1) {
    const world = nextWorld(worlds);
    const usually = worthOf(world, usual);
    for (const { move, gain } of rivals) gain.add(worthOf(world, move) - usually);
    left -= rivals.length + 1;
    if (worlds >= leastWorlds) rivals = hopeful(rivals);
  }
  const [first] = rivals.toSorted((one, other) => other.gain.mean - one.gain.mean);
  return first && first.gain.mean > caution * first.gain.error ? first.move : usual;
}

function hopeful<M>(rivals: readonly Candidate<M>[]): Candidate<M>[] {
  const leading = Math.max(0, ...rivals.map(({ gain }) => gain.mean - gain.error));
  return rivals.filter(({ gain }) => gain.mean + hopeless * gain.error >= leading);
}

/** Minus infinity where the move is against the rules. */
export function worthAfter(
  { game, playOn }: Pick<Search<never, never, never>, "game" | "playOn">,
  world: AnyRound,
  seat: Seat,
  move: Move,
): number {
  const outcome = game.apply(world, seat, move);
  return outcome.ok ? playOn(outcome, seat) : -Infinity;
}
