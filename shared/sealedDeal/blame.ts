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

const isFor =
  ({ from, to, place }: Omit<BoxedShare, "box">) =>
  (other: BoxedShare): boolean =>
    other.from === from && other.to === to && other.place === place;

/**
 * KB-6: the first box of what was given is by who had it before, whosever share it is, and those
 * after it by that seat. `boxes`: in the order in which they came.
 */
function sealerOf({ course }: DealtOut, boxed: BoxedShare, boxes: readonly BoxedShare[]): Seat {
  const dealtTo = course.dealtTo.get(boxed.place) ?? boxed.to;
  const isByGiver = dealtTo !== boxed.to && boxes.find(isFor(boxed)) === boxed;
  return isByGiver ? dealtTo : boxed.from;
}

function blamedShare(
  group: Group,
  deal: DealtOut,
  boxed: BoxedShare,
  boxes: readonly BoxedShare[],
): Blamed {
  const { from, to, place, box } = boxed;
  const sealer = sealerOf(deal, boxed, boxes);
  const name = boxName(boxed, sealer);
  return {
    fault: { kind: "share", seat: sealer, place },
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
    ? deal.spoilt.map((boxed) => blamedShare(group, deal, boxed, deal.spoilt))
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
  const keys = deal.sealing.keys[finder];
  const blamed = keys && opened ? blamedBy(group, deal, finder, fault, opened.from, boxes) : [];
  const shown = blamed.find((each) => {
    const found = keys && opened && openedText(group, each.context, keys.box, each.box, opened);
    return found && each.fault.seat === fault.seat && !each.isRight(found.text);
  });
  if (!shown) throw new SealedRefusalError("the box does not show this fault");
  return shown.without;
}

function blamedBy(
  group: Group,
  deal: SealedDeal,
  finder: Seat,
  { kind, place }: SealedFault,
  from: Seat,
  boxes: readonly BoxedShare[],
): readonly Blamed[] {
  if (kind === "deposit") return [blamedDeposit(group, deal, from, finder) ?? []].flat();
  if (kind !== "share" || place === undefined || !isDealtOut(deal)) return [];
  return boxes
    .filter(isFor({ from, to: finder, place }))
    .map((boxed) => blamedShare(group, deal, boxed, boxes));
}
