// A player's own move, as their page sends it (H-51).

import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import {
  isDealtOut,
  isOver,
  isQuiet,
  lastRound,
  type DealtOut,
  type SealedDeal,
} from "./dealState.ts";
import { turnedUpBy } from "./moves.ts";
import { SealedRefusalError } from "./faults.ts";
import type { Group } from "./group.ts";
import type { SeatSecrets } from "./keys.ts";
import { exchangeIn, isGift } from "./kingsCards.ts";
import { signedText } from "./log.ts";
import { boxedAway, openedBy } from "./owed.ts";
import type { SealedMove, SealedPart } from "./parts.ts";
import type { RandomBytes } from "./scalars.ts";
import { placesNamed, sealedMoveOf, withPlacesSorted } from "./sealedMove.ts";
import { signedMove } from "./signatures.ts";
import { tried } from "./steps.ts";

export type MovedPart = Extract<SealedPart, { readonly type: "moved" }>;

type Mover = Readonly<{ deal: DealtOut; seat: Seat }>;

/** Throws a SealedRefusalError unless this page's player may move now. */
function moverOf(deal: SealedDeal): Mover {
  const { viewer: seat } = deal;
  if (seat === null || !isDealtOut(deal) || !isQuiet(deal) || isOver(deal))
    throw new SealedRefusalError("something is awaited before the next move");
  return { deal, seat };
}

/**
 * `move` names cards. Throws a SealedRefusalError where the rules do not allow it, or something is
 * awaited. The host leaves the table for a seat.
 */
export function movedPart(
  group: Group,
  deal: SealedDeal,
  secrets: SeatSecrets,
  move: Move,
  auto: boolean,
  random: RandomBytes,
): MovedPart {
  const mover = moverOf(deal);
  const sealed = sealedMoveOf(deal.sight.guess, move);
  mustBeAllowed(mover, sealed, auto);
  const places = turnedUpBy(mover.deal, { seat: mover.seat, move: sealed }) ?? [];
  const isClosed = places.length === 0;
  const logged = isClosed ? withPlacesSorted(sealed) : sealed;
  const opened = openedBy(group, deal, places);
  if (!opened) throw new SealedRefusalError("not all shares of the cards are here");
  const entry = { seat: mover.seat, move: logged, opened, ...(auto && { auto: true as const }) };
  return {
    type: "moved",
    move: logged,
    opened,
    boxes: giftBoxes(group, mover, logged, random),
    ...(auto && { auto }),
    signature: signedMove(secrets.signing, signedText(deal, entry)),
  };
}

function mustBeAllowed({ deal, seat }: Mover, move: SealedMove, auto: boolean): void {
  const before = lastRound(deal);
  const stepped = before && tried(deal, before, { seat, move, auto });
  if (!stepped || move.type === "leave")
    throw new SealedRefusalError("the host leaves the table for a seat");
  if (!stepped.ok) throw new SealedRefusalError("the rules do not allow this move", stepped.error);
}

/** KB-6 */
function giftBoxes(group: Group, { deal }: Mover, move: SealedMove, random: RandomBytes) {
  const before = lastRound(deal);
  const exchange = before && isGift(deal.game, move) ? exchangeIn(deal.game, before) : null;
  return exchange ? boxedAway({ group, random }, deal, placesNamed(move), exchange.bastard) : [];
}

/** The move of a player who did nothing (C-6). Throws a SealedRefusalError if it is not their turn. */
export function defaultPart(
  group: Group,
  deal: SealedDeal,
  secrets: SeatSecrets,
  random: RandomBytes,
): MovedPart {
  const { deal: dealt, seat } = moverOf(deal);
  const round = lastRound(dealt);
  if (!round || !deal.game.toAct(round).includes(seat))
    throw new SealedRefusalError("it is another seat's turn");
  return movedPart(group, deal, secrets, deal.game.defaultMove(round, seat), true, random);
}
