// A box that does not hold what it should: only its receiver can read it, so it shows everybody what
// is in it, and who sealed it is at fault for certain (H-51).

import { withAt } from "#shared/cards/hand.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { openedText, openingOf } from "./boxes.ts";
import { shareIn } from "./boxesIn.ts";
import { allSeats, isDealtOut, type DealtOut, type SealedDeal } from "./dealState.ts";
import { isPart } from "./deposits.ts";
import { SealedRefusalError } from "./faults.ts";
import type { Group } from "./group.ts";
import type { SeatSecrets } from "./keys.ts";
import { boxContext, depositContext } from "./log.ts";
import { boxName } from "./newest.ts";
import type { BoxedShare, SealedBox, SealedFault, SealedPart } from "./parts.ts";
import { keptPart, type Own } from "./sealingOwed.ts";
import { blameName } from "./sent.ts";

export type FaultPart = Extract<SealedPart, { readonly type: "fault" }>;

/** A box of which its receiver says that it does not hold what it should. */
type Blamed = Readonly<{
  /** If that is so. */
  fault: SealedFault;
  /** Whose share or deposit it should hold. */
  from: Seat;
  context: string;
  box: SealedBox;
  isRight: (text: string | null) => boolean;
  /** Without the box, as if it had never come. */
  without: SealedDeal;
}>;

/** KB-6: what was given is boxed by who had it before, whosever share it is. */
function sealerOf({ course }: DealtOut, { from, to, place }: BoxedShare): Seat {
  const dealtTo = course.dealtTo.get(place) ?? to;
  return dealtTo === to ? from : dealtTo;
}

function blamedShare(group: Group, deal: DealtOut, boxed: BoxedShare): Blamed {
  const { from, to, place, box } = boxed;
  const name = boxName(from, to, place);
  return {
    fault: { kind: "share", seat: sealerOf(deal, boxed), place },
    from,
    context: boxContext(deal.planHash, from, to, place),
    box,
    isRight: (text) => shareIn(group, deal, boxed, text) !== null,
    without: { ...deal, boxed: new Set([...deal.boxed].filter((each) => each !== name)) },
  };
}

function blamedDeposit(group: Group, deal: SealedDeal, from: Seat, to: Seat): Blamed | null {
  const { sealing, planHash } = deal;
  const deposit = sealing.deposits[from]?.[to];
  if (!deposit) return null;
  return {
    fault: { kind: "deposit", seat: from },
    from,
    context: depositContext(planHash, from, to),
    box: deposit.box,
    isRight: (text) => text !== null && isPart(group, deposit.point, text),
    // One part less, and the others are of no use.
    without: { ...deal, sealing: { ...sealing, deposits: withAt(sealing.deposits, from, null) } },
  };
}

const partOf = (
  group: Group,
  secrets: SeatSecrets,
  { fault, from, context, box }: Blamed,
): FaultPart => ({
  type: "fault",
  fault,
  opened: { from, ...openingOf(group, context, secrets.box, box) },
});

/** What this page has still to say of boxes that it was sent. It goes on with the deal all the same. */
export function blamesOwed(own: Own, deal: SealedDeal): readonly FaultPart[] {
  const { group, seat, secrets } = own;
  const shares = isDealtOut(deal)
    ? deal.spoilt.map((boxed) => blamedShare(group, deal, boxed))
    : [];
  const deposits = allSeats(deal).flatMap((from) =>
    keptPart(own, deal, from) === null ? (blamedDeposit(group, deal, from, seat) ?? []) : [],
  );
  return [...shares, ...deposits]
    .map((blamed) => partOf(group, secrets, blamed))
    .filter((part) => !deal.sent.has(blameName(part)));
}

/**
 * On the host: the deal without the box that the seat shows, for which `fault.seat` is at fault for
 * certain. Throws a SealedRefusalError if it does not show that.
 * @param boxes that were passed on
 */
export function withBlame(
  group: Group,
  deal: SealedDeal,
  finder: Seat,
  { fault, opened }: FaultPart,
  boxes: readonly BoxedShare[],
): SealedDeal {
  const blamed = opened && blamedBy(group, deal, finder, fault, opened.from, boxes);
  const keys = deal.sealing.keys[finder];
  const found = blamed && keys && openedText(group, blamed.context, keys.box, blamed.box, opened);
  if (!found || blamed.fault.seat !== fault.seat || blamed.isRight(found.text))
    throw new SealedRefusalError("the box does not show this fault");
  return blamed.without;
}

function blamedBy(
  group: Group,
  deal: SealedDeal,
  finder: Seat,
  { kind, place }: SealedFault,
  from: Seat,
  boxes: readonly BoxedShare[],
): Blamed | null {
  if (kind === "deposit") return blamedDeposit(group, deal, from, finder);
  const boxed = boxes.findLast(
    (each) => each.from === from && each.to === finder && each.place === place,
  );
  return kind === "share" && boxed && isDealtOut(deal) ? blamedShare(group, deal, boxed) : null;
}
