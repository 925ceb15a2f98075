// Splits a view, field by field, into a part common to all and a part for one viewer (C-7).

import type { Card } from "#shared/cards/card.ts";
import type { Offer } from "./game.ts";
import type { Move } from "./round.ts";
import type { Viewer } from "./seats.ts";
import type { View } from "./view.ts";
import type { AnySeen, SentView, VisibleEvent } from "./seen.ts";

export type OwnPart = Readonly<{
  viewer: Viewer;
  /** Null for spectators. */
  hand: readonly Card[] | null;
  known: AnySeen["known"];
  chosen: Move | null;
  legal: readonly Offer<Move>[];
  /** Null where it equals the public version. */
  happened: readonly VisibleEvent[] | null;
}>;

/**
 * `View.of` adds only `cards` and `text` for some viewers, and empties the list for those who may
 * not notice the step.
 */
const isSameToAll = (happened: readonly VisibleEvent[], open: readonly VisibleEvent[]) =>
  happened === open ||
  (happened.length === open.length &&
    happened.every(({ cards, text }) => cards === undefined && text === undefined));

/**
 * `open` is the spectators' view of the same step. Throws if it is another viewer's, because it is
 * sent to all.
 */
export function ownPart({ seen, happened }: View, open: View): OwnPart {
  if (open.seen.viewer !== "spectator")
    throw new Error("only what spectators see is sent to all (C-7)");
  const { viewer, hands, known, chosen, legal } = seen;
  const hand = viewer === "spectator" ? null : hands[viewer];
  return {
    viewer,
    hand: hand === undefined || typeof hand === "number" ? null : hand,
    known,
    chosen,
    legal,
    happened: isSameToAll(happened, open.happened) ? null : happened,
  };
}

export function viewOfParts(
  open: SentView,
  { viewer, hand, known, chosen, legal, happened }: OwnPart,
): SentView {
  const hands = open.seen.hands.map((shown, seat) => (seat === viewer && hand ? hand : shown));
  return {
    seen: { ...open.seen, viewer, hands, known, chosen, legal },
    happened: happened ?? open.happened,
  };
}
