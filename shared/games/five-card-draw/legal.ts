import type { Offer } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { betRange, raiseRange } from "./betting.ts";
import { mostToDraw } from "./draw.ts";
import { phaseOf } from "./phase.ts";
import type { DrawRound, Move } from "./types.ts";

export function legal(round: DrawRound, seat: Seat): readonly Offer<Move>[] {
  const { facts, options } = round;
  if (facts.turn !== seat) return [];
  if (phaseOf(facts) === "draw") return [{ type: "draw", max: mostToDraw(round, seat) }];
  const bet = betRange(facts, seat);
  if (bet)
    return [
      { type: "bet", ...bet },
      ...(options.allowCheck ? [{ type: "check" } as const] : []),
      { type: "fold" },
    ];
  const raise = raiseRange(round, seat);
  return [
    { type: "call" },
    ...(raise ? [{ type: "raise", ...raise } as const] : []),
    { type: "fold" },
  ];
}

/** Fold facing a bet or where there is no checking, else check; in the draw keep all. */
export function defaultMove({ facts, options }: DrawRound): Move {
  if (phaseOf(facts) === "draw") return { type: "draw", cards: [] };
  return options.allowCheck && facts.toMatch === 0 ? { type: "check" } : { type: "fold" };
}
