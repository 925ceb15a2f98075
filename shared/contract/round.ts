// The whole truth of a round. It never leaves the host; `view.ts` makes what does.

import type { Card } from "#shared/cards/card.ts";
import type { FaceDown } from "#shared/cards/faceDown.ts";
import type { Dice } from "#shared/chance/dice.ts";
import type { Public } from "./json.ts";
import type { Seat } from "./seats.ts";

/** A move as a seat sends it; its `type` is the page's word. */
export type Move = { readonly type: string };
/** A move as record, machine and host carry it. The host stamps `seat`, never the sender. */
export type Seated<M> = M & { readonly seat: Seat; readonly auto?: true };

export interface Zones {
  readonly hands: readonly (readonly FaceDown[])[];
  /** Top first. */
  readonly stock: readonly FaceDown[];
  /** Thrown, folded and leavers' cards, face down (C-5, C-7). */
  readonly removed: readonly FaceDown[];
  /** Open cards, top last. */
  readonly pile: readonly Card[];
}

export interface Sealed<M> {
  /** The seats asked, ascending. */
  readonly from: readonly Seat[];
  /** False where even who has answered must stay hidden, as in a response window. */
  readonly tellsProgress: boolean;
  readonly choices: ReadonlyMap<Seat, M>;
}

export type Result = {
  readonly winners: readonly Seat[];
  /** Best place first; seats that share a place stand together (C-14). */
  readonly places: readonly (readonly Seat[])[];
  readonly points?: readonly number[];
  /** Gain or loss of each seat against its stack before stake and ante; sums to 0. */
  readonly chips?: readonly number[];
};

/**
 * Has nobody won, as after a dead hand? Then all share one place, and it is no first one (C-14).
 */
export const isDrawn = ({ winners }: Pick<Result, "winners">): boolean => winners.length === 0;

/**
 * A seat's place from 1: as many are ahead of it as the number says, less one, so after two who
 * share the first place comes the third (C-14). Null for a seat that was not in the round, and
 * where nobody has won.
 */
export function placeOf(
  { winners, places }: Pick<Result, "winners" | "places">,
  seat: Seat,
): number | null {
  const at = isDrawn({ winners }) ? -1 : places.findIndex((sharing) => sharing.includes(seat));
  return at < 0 ? null : places.slice(0, at).flat().length + 1;
}

/** What the facts of every game hold. They are public as they are: no hidden card fits in. */
export type CommonFacts = Public & {
  readonly dealer: Seat | null;
  readonly direction?: 1 | -1;
  /** Present where chips are in play: each seat's stack, and the pot (0 after the round). */
  readonly chips?: readonly number[];
  readonly pot?: number;
  /** Seats that left, in order (C-3, C-5). */
  readonly left: readonly Seat[];
  readonly result: Result | null;
};

export interface Round<O extends Public, F extends CommonFacts, M extends Move, S = null> {
  readonly options: O;
  readonly zones: Zones;
  readonly facts: F;
  readonly sealed: Sealed<M> | null;
  /** What nobody, or only some, may know and that is not a card in a zone. */
  readonly secret: S;
  readonly dice: Dice;
}
