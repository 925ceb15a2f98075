import { hasWon, type PlayedRound } from "#shared/contract/achievements.ts";
import { rung, type Ladder } from "#shared/contract/ladder.ts";

const standardBuyIn = 1000;

/**
 * A single pot is soon won by chance. To hold twice the buy-in after one, somebody must have been
 * beaten for all that they had, or several for much of it.
 */
function holdsDouble(round: PlayedRound): boolean {
  const { carry, options, result, seat } = round;
  const { buyIn = standardBuyIn } = options as { readonly buyIn?: number };
  const { chips } = carry as { readonly chips?: readonly number[] };
  const won = result.chips?.[seat] ?? 0;
  return hasWon(round) && won > 0 && (chips?.[seat] ?? buyIn) + won >= 2 * buyIn;
}

const double = { goal: "double", wins: holdsDouble } as const;

export const ladder: Ladder = [
  rung(3, 0, double),
  rung(1, 2, double),
  rung(0, 3, double),
  rung(0, 5, double),
];
