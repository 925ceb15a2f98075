// What one viewer sees of a round, and questions to it that need no rules.

import type { Card } from "#shared/cards/card.ts";
import type { Offer } from "./game.ts";
import type { Public } from "./json.ts";
import type { GameEvent } from "./outcome.ts";
import type { CommonFacts, Move } from "./round.ts";
import type { Seat, Viewer } from "./seats.ts";

/** A happening as one viewer sees it: the public part, and the private part if it is for them. */
export type VisibleEvent<H extends GameEvent = GameEvent> = H extends unknown
  ? Omit<H, "only"> & {
      readonly [K in ToSome<H>]?: K extends "cards" ? readonly Card[] : string;
    }
  : never;
type ToSome<H extends GameEvent> = Extract<keyof NonNullable<H["only"]>, "cards" | "text">;

/** Everything that a viewer sees; it is sent as JSON. */
export type Seen<O extends Public, F extends CommonFacts, M extends Move> = Readonly<{
  viewer: Viewer;
  options: O;
  phase: string;
  facts: F;
  /** The cards where the viewer may see them, else their number. */
  hands: readonly (number | readonly Card[])[];
  stock: number;
  pile: readonly Card[];
  removed: number;
  known: readonly Readonly<{ seat: Seat; cards: readonly Card[] }>[];
  chosen: M | null;
  toAct: readonly Seat[];
  /** The viewer's own moves; empty for spectators. */
  legal: readonly Offer<M>[];
}>;

export type AnySeen = Seen<Public, CommonFacts, Move>;

export type SentView<
  O extends Public = Public,
  F extends CommonFacts = CommonFacts,
  M extends Move = Move,
  H extends GameEvent = GameEvent,
> = Readonly<{
  seen: Seen<O, F, M>;
  happened: readonly VisibleEvent<H>[];
}>;

export const isAsked = ({ toAct, viewer }: Pick<AnySeen, "toAct" | "viewer">): boolean =>
  toAct.some((seat) => seat === viewer);

export const offers = <T extends string>(
  { legal }: { readonly legal: readonly { readonly type: T }[] },
  type: NoInfer<T>,
): boolean => legal.some((offer) => offer.type === type);

export function ownHand({ viewer, hands }: Pick<AnySeen, "viewer" | "hands">): readonly Card[] {
  const hand = viewer === "spectator" ? undefined : hands[viewer];
  return typeof hand === "object" ? hand : [];
}

export function heldBy({ hands }: Pick<AnySeen, "hands">, seat: Seat): number {
  const hand = hands[seat] ?? 0;
  return typeof hand === "number" ? hand : hand.length;
}
