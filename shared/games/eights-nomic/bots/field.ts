import type { Offer } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Giver } from "../obstacles.ts";
import type { Move, Facts, NomicRound, Options } from "../types.ts";
import { newDice, type DiceReader } from "#shared/chance/dice.ts";
import type { View } from "#shared/contract/view.ts";
import { apply } from "../apply.ts";
import { imagine, undisturbed } from "../imagine.ts";
import { giverSeen, type NomicSeen } from "../seen.ts";

export type Field = Readonly<{
  seen: NomicSeen;
  seat: Seat;
  giver: Giver;
  /** Excludes changes of the rules, which are offered without their content. */
  moves: readonly Move[];
  mayModify: boolean;
}>;

const isMove = (offer: Offer<Move>): offer is Move =>
  offer.type !== "modify" && offer.type !== "leave";

/** Throws for a spectator. */
export function fieldOf(seen: NomicSeen): Field {
  const { viewer, legal } = seen;
  if (viewer === "spectator") throw new Error("a bot was asked for a move that has no seat");
  return {
    seen,
    seat: viewer,
    giver: giverSeen(seen, viewer),
    moves: legal.filter(isMove),
    mayModify: legal.some(({ type }) => type === "modify"),
  };
}

export type NomicView = View<Options, Facts, Move>;

export const imaginedRound = (view: NomicView, dice: DiceReader): NomicRound =>
  undisturbed(imagine(view, newDice(`imagined ${dice.below(2 ** 32)}`)));

/** Null if refused. */
export function after(round: NomicRound, seat: Seat, move: Move): NomicRound | null {
  const outcome = apply(round, seat, move);
  return outcome.ok ? outcome.round : null;
}

/** EN-10, EN-24: the game is over and this seat is not among the winners. */
export const isLostFor = (round: NomicRound | null, seat: Seat): boolean =>
  round?.facts.result?.winners.includes(seat) === false;
