import type { Offer } from "#shared/contract/game.ts";
import { forbidden, type RuleError } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { ownHand, type AnySeen, type Seen } from "#shared/contract/seen.ts";
import { readHand, type HandReading } from "#shared/poker/readHand.ts";
import { isDone, potsOf } from "./betting.ts";
import { say } from "./say.ts";
import { handSize, type Facts, type Move, type Options, type Pot } from "./types.ts";

export { handSize, isDone };

export type DrawSeen = Seen<Options, Facts, Move>;

export const asDraw = (seen: AnySeen): DrawSeen => seen as unknown as DrawSeen;

/** FD-11. Before the viewer's turn the option's limit applies. */
export function mostThrown({ legal, options }: Pick<DrawSeen, "legal" | "options">): number {
  const offer = legal.find(({ type }) => type === "draw");
  return offer && "max" in offer ? (offer.max ?? options.maxDraw) : options.maxDraw;
}

export type WagerRange = Readonly<{
  type: "bet" | "raise";
  min: number;
  max: number;
}>;

/** FD-8 */
export function wagerRange(legal: readonly Offer<Move>[]): WagerRange | null {
  for (const offer of legal) {
    if ((offer.type === "bet" || offer.type === "raise") && "min" in offer)
      return { type: offer.type, min: offer.min ?? 0, max: offer.max ?? 0 };
  }
  return null;
}

export const toCall = ({ toMatch, inStage }: Facts, seat: Seat): number =>
  toMatch - (inStage[seat] ?? 0);

/** FD-13: without the chips put in during this stage. */
export const potsBeforeStage = (facts: Facts): readonly Pot[] =>
  potsOf({
    ...facts,
    committed: facts.committed.map((amount, seat) => amount - (facts.inStage[seat] ?? 0)),
  });

/** FD-11 */
export function whyUnfit(seen: DrawSeen): RuleError | null {
  const most = mostThrown(seen);
  return most > 0 ? null : forbidden("FD-11", say("tooMany", { most, count: 1 }));
}

/** FD-16. Null without a hand and once the hand is over. */
export function heldHand(seen: DrawSeen): HandReading | null {
  const hand = ownHand(seen);
  return hand.length === handSize && seen.facts.result === null ? readHand(hand) : null;
}
