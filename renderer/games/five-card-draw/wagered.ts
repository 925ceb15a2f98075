// Which chips lie before the seats, and which in the middle (FD-13)?

import { asDraw, potsBeforeStage } from "#shared/games/five-card-draw/seen.ts";
import type { Pot } from "#renderer/table/parts/wager/wagerScene.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";

export function wagered(seen: AnySeen): {
  readonly bets: readonly number[];
  readonly pots: readonly Pot[];
} {
  const { facts } = asDraw(seen);
  if (facts.result !== null) return { bets: facts.inStage.map(() => 0), pots: [] };
  return {
    bets: facts.inStage,
    pots: facts.inStage.some((amount) => amount > 0) ? potsBeforeStage(facts) : facts.pots,
  };
}
