// Cards that are turned up without a move, and what seats say of those that are not (H-51).

import type { Seat } from "#shared/contract/seats.ts";
import { owedOpen, settled, waitingRound } from "./course.ts";
import { withCourse, type DealtOut, type SealedDeal } from "./dealState.ts";
import { mustHold } from "./faults.ts";
import type { Group } from "./group.ts";
import { startCard } from "./kingsCards.ts";
import { noneText, type Entry } from "./log.ts";
import type { DeckPlace, Hex } from "./parts.ts";
import { heldPlaces, isSamePlaces } from "./sealedRound.ts";
import { isSigned } from "./signatures.ts";
import { isShareOf, turnedUp, withFound, withSeen, withShares } from "./sight.ts";
import { missingOpen, startSearch } from "./steps.ts";

/** The places that lie open by the rules, in nobody's hand: all seats owe their shares of them. */
export function sharedPlaces(deal: DealtOut): readonly DeckPlace[] {
  const { waiting } = deal.course;
  const round = waitingRound(deal);
  if (!waiting || !round) return [];
  const held = round.zones.hands.flatMap((_, seat) => heldPlaces(deal.sight.guess, round, seat));
  return missingOpen(deal, waiting, round).filter((place) => !held.includes(place));
}

export function withOpenShares(
  group: Group,
  deal: DealtOut,
  { seat, shares }: Entry<"shares">,
): SealedDeal {
  const due = sharedPlaces(deal);
  const isDue = due.length > 0 && !deal.sight.shares.get(due[0] as DeckPlace)?.has(seat);
  mustHold(
    isDue &&
      isSamePlaces(
        shares.map(({ place }) => place),
        due,
      ),
    "log",
    null,
  );
  for (const { place, share } of shares)
    mustHold(isShareOf(group, deal, seat, place, share), "share", seat, place);
  const shared = withShares(
    deal,
    shares.map((each) => ({ from: seat, ...each })),
  );
  return withSeen(group, shared, due, true);
}

/** KB-7: whether the seat has still to say that it has the 3 of clubs, or not. */
export function isAskedForStart(deal: DealtOut, seat: Seat): boolean {
  const { waiting } = deal.course;
  const round = waitingRound(deal);
  if (!waiting || !round) return false;
  const search = startSearch(deal, waiting, round);
  return search.state === "asking" && search.seats.includes(seat);
}

export function withShown(
  group: Group,
  deal: DealtOut,
  { seat, opened }: Entry<"shown">,
): SealedDeal {
  const isStart = isAskedForStart(deal, seat);
  const round = waitingRound(deal);
  const due = isStart && round ? heldPlaces(deal.sight.guess, round, seat) : owedOpen(deal, seat);
  mustHold(due.length > 0, "log", null);
  const found = turnedUp(group, deal, seat, opened, due);
  const isAll = isStart
    ? isSameList([...found.values()], [startCard])
    : isSamePlaces([...found.keys()], due);
  mustHold(isAll, "opening", seat);
  return withFound(deal, found, true);
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** Throws a SealedFaultError: to a page, a host that passes on what the seat did not sign is at fault. */
export function mustBeSigned(
  { viewer, sealing }: SealedDeal,
  seat: Seat,
  text: string,
  signature: Hex,
): void {
  const key = sealing.keys[seat];
  const isSeats = !!key && isSigned(key.signing, text, signature);
  mustHold(isSeats, viewer === null ? "signature" : "log", viewer === null ? seat : null);
}

export function withNone(deal: DealtOut, { seat, signature }: Entry<"hasNone">): SealedDeal {
  const { viewer, sight, course, planHash } = deal;
  const round = waitingRound(deal);
  mustHold(isAskedForStart(deal, seat) && round !== null && course.waiting !== null, "log", null);
  const places = heldPlaces(sight.guess, round, seat);
  mustBeSigned(deal, seat, noneText(planHash, seat, places), signature);
  const has = places.some((place) => sight.known.has(place) && sight.guess[place] === startCard);
  mustHold(seat !== viewer || !has, "log", null);
  const waiting = { ...course.waiting, saidNone: [...course.waiting.saidNone, seat] };
  return settled(withCourse(deal, { waiting, saidNone: [...course.saidNone, { seat, places }] }));
}
