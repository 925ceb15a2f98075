import { isNatural, suitOf, type Card } from "#shared/cards/card.ts";
import type { Facts, Options } from "./types.ts";

/** s; long enough to see that a turn has ended. */
const dullFloor = 0.5;
/** s; long enough to compare two cards and to call. */
const lookFloor = 2;

/**
 * EN-15: seconds between a turn's last command and its end, at least, for a person who is alone with
 * bots. They are fewer than the option says, and fewest where everybody sees at a glance that nobody can
 * have earned a penalty by these commands (H-36). A card of another suit is worth a second look
 * whether its rank fits or not, so the length does not tell what there is to notice.
 */
export const floorAlone = (
  { improperFloor }: Pick<Options, "improperFloor">,
  facts: Facts,
  pile: readonly Card[],
): number => Math.min(isDull(facts, pile) ? dullFloor : lookFloor, improperFloor);

function isDull({ counts, plays, rules }: Facts, pile: readonly Card[]): boolean {
  if (rules.some(({ clause }) => clause?.do === "penalty")) return false;
  if (counts.played === 0) return true;
  const [under, top] = pile.slice(-2);
  if (counts.played > 1 || !top || !under) return plays === 1;
  return isNatural(top) && isNatural(under) && suitOf(top) === suitOf(under);
}
