// Are the cards of a round still on their way, or still to be turned over?

import type { ViewMessage } from "#shared/protocol/tableMessages.ts";
import type { Shown } from "./deskState.ts";

export const isDeal = ({ happened }: Pick<ViewMessage, "happened">): boolean =>
  happened.some(({ type }) => type === "dealt");

/**
 * What all have chosen is turned over together, or goes down in order; what one seat discards is
 * that seat's turn.
 */
export const isReveal = ({ happened }: Pick<ViewMessage, "happened">): boolean =>
  happened.some(
    ({ type, seat }) => type === "turned" || (type === "discarded" && seat === undefined),
  );

/** What comes of it is not told before it is to be seen. */
export const isTurning = ({ view, moving }: Pick<Shown, "view" | "moving">): boolean =>
  moving && view !== null && isReveal(view);

/** Nobody acts on cards that have not landed; where nothing moves they have. */
export const isDealing = ({ view, moving }: Pick<Shown, "view" | "moving">): boolean =>
  moving && view !== null && isDeal(view);
