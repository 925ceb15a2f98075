// The complete state of a round. It never leaves the host; `view.ts` builds what does.

import type { Card } from "#shared/cards/card.ts";
import type { FaceDown } from "#shared/cards/faceDown.ts";
import type { Dice } from "#shared/chance/dice.ts";
import type { Public } from "./json.ts";
import type { Seat } from "./seats.ts";
import { withAt, withMore } from "#shared/cards/hand.ts";

/** A move as a client sends it; `type` is the word on the game's rules page. */
export type Move = { readonly type: string };
/** A move with its seat, which the host sets and never the sender. */
export type Seated<M> = M & Readonly<{ seat: Seat; auto?: true }>;

export type Zones = Readonly<{
  hands: readonly (readonly FaceDown[])[];
  /** Top first. */
  stock: readonly FaceDown[];
  /** Discarded, folded and leavers' cards (C-5, C-7). */
  removed: readonly FaceDown[];
  /** Top last. */
  pile: readonly Card[];
}>;

export type Sealed<M> = Readonly<{
  /** Ascending. */
  from: readonly Seat[];
  /**
   * False where even the fact that a seat has answered must stay hidden, as in a response window.
   */
  tellsProgress: boolean;
  choices: ReadonlyMap<Seat, M>;
}>;

export type RoundResult = Readonly<{
  winners: readonly Seat[];
  /** Best place first; seats that share a place are in one list (C-14). */
  places: readonly (readonly Seat[])[];
  points?: readonly number[];
  /** What the end of a match adds to the points of those who waited beside the round. */
  waiting?: readonly number[];
  /** Each seat's gain or loss against its stack before stake and ante; sums to 0. */
  chips?: readonly number[];
}>;

/**
 * Whether nobody has won, as after a dead hand; all seats then share one place, which is not the
 * first (C-14).
 */
export const isDrawn = ({ winners }: Pick<RoundResult, "winners">): boolean => winners.length === 0;

/**
 * Returns a seat's place from 1; after two that share the first place comes the third (C-14). Null
 * for a seat that was not in the round, and if nobody has won.
 */
export function placeOf(
  { winners, places }: Pick<RoundResult, "winners" | "places">,
  seat: Seat,
): number | null {
  const at = isDrawn({ winners }) ? -1 : places.findIndex((sharing) => sharing.includes(seat));
  return at < 0 ? null : places.slice(0, at).flat().length + 1;
}

/** The facts that every game has. All facts are public, so no hidden card fits in. */
export type CommonFacts = Public &
  Readonly<{
    dealer: Seat | null;
    direction?: 1 | -1;
    /** Each seat's stack and the pot (0 after the round); absent where no chips are in play. */
    chips?: readonly number[];
    pot?: number;
    /** In the order in which they left (C-3, C-5). */
    left: readonly Seat[];
    result: RoundResult | null;
  }>;

export type Round<O extends Public, F extends CommonFacts, M extends Move, S = null> = Readonly<{
  options: O;
  zones: Zones;
  facts: F;
  sealed: Sealed<M> | null;
  /** Hidden from some or all seats, and not a card in a zone. */
  secret: S;
  dice: Dice;
}>;

/** Moves the hand face down to `removed` (C-5). */
export const handRemoved = (zones: Zones, seat: Seat): Zones => ({
  ...zones,
  hands: withAt(zones.hands, seat, []),
  removed: withMore(zones.removed, zones.hands[seat] ?? []),
});

/**
 * Ranks the winners, if any, first, then the players who stayed by `measure`, lowest first, ties
 * sharing a place; leavers come last, the earlier lower (C-14).
 */
export function placesBy(
  seats: number,
  winners: readonly Seat[],
  left: readonly Seat[],
  measure: (seat: Seat) => number,
): readonly (readonly Seat[])[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !winners.includes(seat) && !left.includes(seat),
  );
  const bySize = Map.groupBy(others, measure);
  const inOrder = [...bySize.keys()]
    .toSorted((one, other) => one - other)
    .map((size) => bySize.get(size) ?? []);
  const leavers = left
    .filter((seat) => !winners.includes(seat))
    .toReversed()
    .map((seat) => [seat]);
  return [...(winners.length > 0 ? [winners] : []), ...inOrder, ...leavers];
}
