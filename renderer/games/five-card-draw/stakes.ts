// Which chips lie before the seats, and which in the middle (FD-13)?

import type { Facts } from '#shared/games/five-card-draw/types.ts';
import type { Pot } from '#renderer/table/parts/wager/wagerScene.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';
import { asDraw } from './drawSeen.ts';

export function stakes(seen: AnySeen): { readonly bets: readonly number[]; readonly pots: readonly Pot[] } {
  const { facts } = asDraw(seen);
  if (facts.result !== null) return { bets: facts.inStage.map(() => 0), pots: [] };
  return { bets: facts.inStage, pots: facts.inStage.some((amount) => amount > 0) ? potsBefore(facts) : facts.pots };
}

/** The pots as they were when this stage began: what was put in before it, layered like `Facts.pots`. */
function potsBefore({ committed, inStage, folded, left, dealtIn }: Facts): readonly Pot[] {
  const put = committed.map((amount, seat) => amount - (inStage[seat] ?? 0));
  const isIn = (seat: number): boolean => !folded[seat] && !left.includes(seat) && dealtIn[seat] === true;
  const levels = [...new Set(put.filter((amount, seat) => isIn(seat) && amount > 0))].toSorted((one, other) => one - other);
  return levels.map((level, at): Pot => {
    const [floor, ceiling] = [levels[at - 1] ?? 0, at === levels.length - 1 ? Infinity : level];
    const amount = put.reduce((sum, one) => sum + Math.max(0, Math.min(one, ceiling) - floor), 0);
    return { amount, seats: put.flatMap((one, seat) => (isIn(seat) && one >= level ? [seat] : [])) };
  });
}
