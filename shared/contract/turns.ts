import type { CommonFacts } from "./round.ts";
import type { Seat } from "./seats.ts";

type HandsAndFacts = {
  readonly zones: { readonly hands: readonly unknown[] };
  readonly facts: Pick<CommonFacts, "left">;
};

export const activeSeats = ({ zones, facts }: HandsAndFacts): readonly Seat[] =>
  zones.hands.flatMap((_, seat) => (facts.left.includes(seat) ? [] : [seat]));
