// What a page's program owes the deal without its player (H-51).

import type { Seat } from "#shared/contract/seats.ts";
import { blamesOwed } from "./blame.ts";
import { sealedBox } from "./boxes.ts";
import { owedOpen, presentRound } from "./course.ts";
import { isDealtOut, isOver, type DealtOut, type SealedDeal } from "./dealState.ts";
import { giverIn, highestPlaces, isBoxedByAll, isGiftOpen } from "./gift.ts";
import type { Group } from "./group.ts";
import { commitmentTo, type SeatSecrets } from "./keys.ts";
import { startCard } from "./kingsCards.ts";
import { boxContext, giftText, noneText, shareText } from "./log.ts";
import type { BoxedShare, Opened, DeckPlace, SealedFault, SealedPart, Share } from "./parts.ts";
import type { RandomBytes } from "./scalars.ts";
import { heldPlaces, holdersIn } from "./sealedRound.ts";
import { hasDeposits } from "./sealing.ts";
import { depositsOwed, keptPart, sealingOwed, type Own } from "./sealingOwed.ts";
import { giftName, shareBoxName, startName } from "./sent.ts";
import { isAskedForStart, sharedPlaces } from "./shown.ts";
import { shareOf } from "./shares.ts";
import { signedMove } from "./signatures.ts";
import { allShares, cipherAt } from "./sight.ts";

/**
 * A part of type `fault` names what this page found with the help of its secrets: of the host, and
 * then it goes no further; with `opened` of another seat, and then it goes on. Goes by what
 * `withSent` was told, so that nothing is given twice.
 */
export function partsOwed(
  group: Group,
  deal: SealedDeal,
  secrets: SeatSecrets,
  random: RandomBytes,
): readonly SealedPart[] {
  const { viewer: seat, sent } = deal;
  if (seat === null) return [];
  const own = { group, seat, secrets, random };
  const fault = ownFault(own, deal);
  if (fault) return sent.has("fault") ? [] : [{ type: "fault", fault }];
  const blames = blamesOwed(own, deal);
  if (!isDealtOut(deal)) return [...blames, ...sealingOwed(own, deal)];
  if (deal.course.gone.includes(seat)) return blames;
  return [
    ...blames,
    ...boxesOwed(own, deal),
    ...sharesOwed(own, deal),
    ...startOwed(own, deal),
    ...giftOwed(own, deal),
    ...shownOwed(own, deal),
    ...standInsOwed(own, deal),
    ...depositsOwed(own, deal),
  ];
}

/** What the others cannot see: that the log holds what this page did not send. */
function ownFault({ seat, secrets }: Own, deal: SealedDeal): SealedFault | null {
  const { planHash, sealing } = deal;
  const commitment = sealing.commitments[seat] ?? null;
  if (commitment !== null && commitment !== commitmentTo(planHash, seat, secrets.keys))
    return { kind: "commitment", seat: null };
  const place = isDealtOut(deal) ? openedElsewhere(deal) : null;
  return place === null ? null : { kind: "log", seat: null, place };
}

/** A place that this page is asked to open to a seat, and has opened to another. */
function openedElsewhere({ memory, course, sight }: DealtOut): DeckPlace | null {
  const wrong = memory.opened.find(
    ({ place, to }) => (course.dealtTo.get(place) ?? to) !== to && !sight.open.has(place),
  );
  return wrong?.place ?? null;
}

function ownShare({ group, seat, secrets }: Own, deal: SealedDeal, place: DeckPlace): Share | null {
  const cipher = cipherAt(deal, place);
  return cipher && shareOf(group, { planHash: deal.planHash, seat, place }, secrets.deck, cipher);
}

/** A share of a place for another seat's eyes. */
function boxed(
  { group, random }: Pick<Own, "group" | "random">,
  { planHash, sealing }: SealedDeal,
  share: Share,
  { from, to, place }: Omit<BoxedShare, "box">,
): readonly BoxedShare[] {
  const keys = sealing.keys[to];
  if (!keys) return [];
  const context = boxContext(planHash, from, to, place);
  const box = sealedBox(group, context, keys.box, shareText(share), random);
  return [{ from, to, place, box }];
}

/** KB-6: all shares of own places but the receiver's, who has it. */
export const boxedAway = (
  own: Pick<Own, "group" | "random">,
  deal: SealedDeal,
  places: readonly DeckPlace[],
  to: Seat,
): readonly BoxedShare[] =>
  places.flatMap((place) =>
    (allShares(own.group, deal, place) ?? []).flatMap((share, from) =>
      from === to ? [] : boxed(own, deal, share, { from, to, place }),
    ),
  );

/**
 * Of the cards that were dealt to others and still lie in their hands, and of those that somebody
 * gave them who is gone, whose boxes may have held nothing (KB-6).
 */
function boxesOwed(own: Own, deal: DealtOut): readonly SealedPart[] {
  const { sight, course, sent } = deal;
  const round = presentRound(deal);
  if (!round || isOver(deal)) return [];
  const boxes = [...holdersIn(sight.guess, round)].flatMap(([place, to]) => {
    const isDue =
      to !== own.seat &&
      isBoxedByAll(deal, place, to) &&
      !course.gone.includes(to) &&
      !sight.open.has(place) &&
      !sent.has(shareBoxName(place, to));
    const share = isDue ? ownShare(own, deal, place) : null;
    return share ? boxed(own, deal, share, { from: own.seat, to, place }) : [];
  });
  return boxes.length === 0 ? [] : [{ type: "boxes", boxes }];
}

function sharesOwed(own: Own, deal: DealtOut): readonly SealedPart[] {
  const shares = sharedPlaces(deal).flatMap((place) => {
    if (deal.sight.shares.get(place)?.has(own.seat) || deal.sent.has(`shares/${place}`)) return [];
    const share = ownShare(own, deal, place);
    return share ? [{ place, share }] : [];
  });
  return shares.length === 0 ? [] : [{ type: "shares", shares }];
}

/** Own places, if this page can open all of them. */
export function openedBy(
  group: Group,
  deal: SealedDeal,
  places: readonly DeckPlace[],
): readonly Opened[] | null {
  const opened = places.map((place) => ({ place, shares: allShares(group, deal, place) }));
  return opened.every((each): each is Opened => each.shares !== null) ? opened : null;
}

/** KB-7 */
function startOwed({ group, seat, secrets }: Own, deal: DealtOut): readonly SealedPart[] {
  const { sight, sent } = deal;
  const round = presentRound(deal);
  if (!round || !isAskedForStart(deal, seat) || sent.has(startName(deal))) return [];
  const held = heldPlaces(sight.guess, round, seat);
  if (!held.every((place) => sight.known.has(place))) return [];
  const start = held.find((place) => sight.guess[place] === startCard);
  if (start === undefined) {
    const signature = signedMove(secrets.signing, noneText(deal.planHash, seat, held));
    return [{ type: "hasNone", signature }];
  }
  const opened = openedBy(group, deal, [start]);
  return opened ? [{ type: "shown", opened }] : [];
}

/** KB-6 */
function giftOwed(own: Own, deal: DealtOut): readonly SealedPart[] {
  const { seat, secrets } = own;
  const { waiting, gone } = deal.course;
  const isDue = waiting && isGiftOpen(deal, waiting) && giverIn(deal, waiting) === seat;
  if (!isDue || waiting.seat === null || deal.sent.has(giftName)) return [];
  const places = highestPlaces(deal);
  if (!places) return [];
  const boxes = gone.includes(waiting.seat) ? [] : boxedAway(own, deal, places, waiting.seat);
  const signature = signedMove(secrets.signing, giftText(deal.planHash, seat, places));
  return [{ type: "gave", places, boxes, signature }];
}

function shownOwed({ group, seat }: Own, deal: DealtOut): readonly SealedPart[] {
  const places = owedOpen(deal, seat);
  if (places.length === 0 || places.every((place) => deal.sent.has(`shown/${place}`))) return [];
  const opened = openedBy(group, deal, places);
  return opened ? [{ type: "shown", opened }] : [];
}

/**
 * Without the seat that is gone nobody may be able to read cards that are still drawn, or for which its
 * box held nothing.
 */
export function standInsDue(deal: DealtOut): readonly Seat[] {
  if (!hasDeposits(deal) || isOver(deal)) return [];
  const { gone, standInKeys } = deal.course;
  return gone.filter((seat) => !standInKeys.has(seat) && deal.sealing.deposits[seat] !== null);
}

function standInsOwed(own: Own, deal: DealtOut): readonly SealedPart[] {
  return standInsDue(deal).flatMap((gone): readonly SealedPart[] => {
    const isGiven = deal.course.standIns.get(gone)?.has(own.seat);
    const part = isGiven || deal.sent.has(`standIn/${gone}`) ? null : keptPart(own, deal, gone);
    return part === null ? [] : [{ type: "standIn", for: gone, part }];
  });
}
