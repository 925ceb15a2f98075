// How the host makes log lines of what players' programs send (H-51).

import { withAt } from "#shared/cards/hand.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { isBox } from "./boxes.ts";
import { withBoxes } from "./boxesIn.ts";
import { owedOpen } from "./course.ts";
import { giverIn, isBoxedByAll, isGiftOpen } from "./gift.ts";
import {
  isDealtOut,
  isOver,
  isQuiet,
  seatsOf,
  type DealtOut,
  type SealedDeal,
} from "./dealState.ts";
import { withEntry } from "./entries.ts";
import { isAskedForStart, sharedPlaces } from "./shown.ts";
import { mustHold, SealedFaultError, SealedRefusalError } from "./faults.ts";
import type { Group } from "./group.ts";
import { boxContext, signedText, type Entry } from "./log.ts";
import { boxName } from "./newest.ts";
import { isSigned } from "./signatures.ts";
import type { BoxedShare, DeckPlace, SealedEntry, SealedMove, SealedPart } from "./parts.ts";
import { isGift } from "./kingsCards.ts";
import { placesNamed } from "./sealedMove.ts";
import { mustBeKeys, nextToShuffle, owesDeposits, whole } from "./sealing.ts";

/** To be logged and sent to everybody, and boxes to be passed on to their receivers. */
export type Taken = Readonly<{
  deal: SealedDeal;
  entries: readonly SealedEntry[];
  boxes: readonly BoxedShare[];
}>;

type TakenPart = Exclude<SealedPart, { readonly type: "fault" }>;
type Of<T extends TakenPart["type"]> = Extract<TakenPart, { readonly type: T }>;

const needless = (deal: SealedDeal): Taken => ({ deal, entries: [], boxes: [] });

/**
 * A part that has become needless changes nothing, and has nothing to log. Throws a SealedFaultError,
 * or a SealedRefusalError.
 */
export function withPart(group: Group, deal: SealedDeal, seat: Seat, part: TakenPart): Taken {
  switch (part.type) {
    case "commitment":
      return withCommitment(group, deal, seat, part);
    case "keys":
      return withKeysOf(group, deal, seat, part);
    case "deposits":
    case "shuffled":
      return withSealingPart(group, deal, seat, part);
    default:
      if (!isDealtOut(deal)) throw new SealedRefusalError("there are no cards yet");
      return withRoundPart(group, deal, seat, part);
  }
}

const logged = (
  group: Group,
  deal: SealedDeal,
  entry: SealedEntry,
  boxes: readonly BoxedShare[] = [],
): Taken => ({
  deal: withBoxes(group, withEntry(group, deal, entry), null, boxes),
  entries: [entry],
  boxes,
});

function withCommitment(
  group: Group,
  deal: SealedDeal,
  seat: Seat,
  { commitment }: Of<"commitment">,
): Taken {
  const { sealing } = deal;
  if (sealing.commitments[seat] !== null) return needless(deal);
  const commitments = withAt(sealing.commitments, seat, commitment);
  const all = whole(commitments);
  return all === null
    ? needless({ ...deal, sealing: { ...sealing, commitments } })
    : logged(group, deal, { type: "commitments", commitments: all });
}

function withKeysOf(group: Group, deal: SealedDeal, seat: Seat, { keys: own }: Of<"keys">): Taken {
  const { sealing } = deal;
  if (sealing.keys[seat] !== null) return needless(deal);
  if (whole(sealing.commitments) === null)
    throw new SealedRefusalError("not all have committed to their keys");
  mustBeKeys(group, deal, seat, own);
  const keys = withAt(sealing.keys, seat, own);
  const all = whole(keys);
  return all === null
    ? needless({ ...deal, sealing: { ...sealing, keys } })
    : logged(group, deal, { type: "keys", keys: all });
}

function withSealingPart(
  group: Group,
  deal: SealedDeal,
  seat: Seat,
  part: Of<"deposits" | "shuffled">,
): Taken {
  const isDue = part.type === "deposits" ? owesDeposits(deal, seat) : nextToShuffle(deal) === seat;
  return isDue ? logged(group, deal, { ...part, seat }) : needless(deal);
}

function withRoundPart(
  group: Group,
  deal: DealtOut,
  seat: Seat,
  part: Exclude<TakenPart, Of<"commitment" | "keys" | "deposits" | "shuffled">>,
): Taken {
  if (!isDue(deal, seat, part)) return needless(deal);
  switch (part.type) {
    case "boxes":
      return withBoxesOf(group, deal, seat, part.boxes);
    case "gave": {
      const { boxes, ...gave } = part;
      const king = deal.course.waiting?.seat ?? null;
      const isGone = king === null || deal.course.gone.includes(king);
      if (!isGone) mustBeBoxed(group, deal, seat, king, gave.places, boxes);
      return logged(group, deal, { ...gave, seat }, isGone ? [] : boxes);
    }
    case "moved":
      return withMoveOf(group, deal, seat, part);
    default:
      return logged(group, deal, { ...part, seat });
  }
}

/** What comes late because others were faster, or comes twice, is needless. */
function isDue(deal: DealtOut, seat: Seat, part: TakenPart): boolean {
  const { waiting, gone, standIns } = deal.course;
  switch (part.type) {
    case "shares":
      return sharedPlaces(deal).some((place) => !deal.sight.shares.get(place)?.has(seat));
    case "shown":
      return isAskedForStart(deal, seat) || owedOpen(deal, seat).length > 0;
    case "hasNone":
      return isAskedForStart(deal, seat);
    case "gave":
      return waiting !== null && isGiftOpen(deal, waiting) && giverIn(deal, waiting) === seat;
    case "standIn":
      return (
        gone.includes(part.for) &&
        !!deal.sealing.deposits[part.for]?.[seat] &&
        !standIns.get(part.for)?.has(seat)
      );
    default:
      return true;
  }
}

/** Only boxes with the seat's own shares, each for the seat that the place was dealt or given to. */
function withBoxesOf(
  group: Group,
  deal: DealtOut,
  seat: Seat,
  boxes: readonly BoxedShare[],
): Taken {
  for (const { from, to, place, box } of boxes) {
    const isDue = from === seat && to !== seat && isBoxedByAll(deal, place, to);
    const context = boxContext(deal.planHash, from, to, place);
    mustHold(isDue && isBox(group, context, box), "share", seat, place);
  }
  const names = boxes.map((box) => boxName(box, seat));
  const added = boxes.filter((_, at) => {
    const name = names[at]!;
    return !deal.boxed.has(name) && names.indexOf(name) === at;
  });
  if (added.length === 0) return needless(deal);
  return { deal: withBoxes(group, deal, null, added), entries: [], boxes: added };
}

/** Throws a SealedFaultError unless the shares of all others are there, for each place once. */
function mustBeBoxed(
  group: Group,
  deal: DealtOut,
  sender: Seat,
  to: Seat,
  places: readonly DeckPlace[],
  boxes: readonly BoxedShare[],
): void {
  const names = new Set(boxes.map((box) => boxName(box, sender)));
  const due = places.flatMap((place) =>
    Array.from({ length: seatsOf(deal) }, (_, from) => from)
      .filter((from) => from !== to)
      .map((from) => ({ place, name: boxName({ from, to, place }, sender) })),
  );
  const missing = due.find(({ name }) => !names.has(name));
  mustHold(missing === undefined, "share", sender, missing?.place);
  mustHold(names.size === due.length && boxes.length === due.length, "share", sender);
  for (const { from, place, box } of boxes)
    mustHold(isBox(group, boxContext(deal.planHash, from, to, place), box), "share", sender, place);
}

function withMoveOf(group: Group, deal: DealtOut, seat: Seat, part: Of<"moved">): Taken {
  const { boxes, ...moved } = part;
  if (isOver(deal) || !isQuiet(deal))
    throw new SealedRefusalError("something is awaited before the next move");
  const entry = { ...moved, seat };
  if (!isSignedNow(deal, entry) && isSignedEarlier(deal, entry))
    throw new SealedRefusalError("the log has gone on meanwhile");
  const taken = withEntry(group, deal, entry);
  const receiver = isGift(deal.game, moved.move) ? giftReceiver(taken) : null;
  const places = receiver === null ? [] : placesNamed(moved.move);
  mustBeBoxed(group, deal, seat, receiver ?? seat, places, boxes);
  return { deal: withBoxes(group, taken, null, boxes), entries: [entry], boxes };
}

const isSignedNow = (deal: SealedDeal, entry: Entry<"moved">): boolean =>
  isSigned(deal.sealing.keys[entry.seat]?.signing ?? "", signedText(deal, entry), entry.signature);

/** Signed before its program was told the newest lines of the log, as may happen to anybody. */
function isSignedEarlier({ earlier, planHash, sealing }: SealedDeal, entry: Entry<"moved">) {
  const key = sealing.keys[entry.seat]?.signing ?? "";
  return earlier.some((logHash) =>
    isSigned(key, signedText({ planHash, logHash }, entry), entry.signature),
  );
}

const giftReceiver = (deal: SealedDeal): Seat | null =>
  isDealtOut(deal) && deal.course.waiting ? giverIn(deal, deal.course.waiting) : null;

/**
 * The host moves for a seat: `leave`, or with `auto` what `hostsMove` gives. Throws a
 * SealedRefusalError before the deal is complete, and where the move is not allowed.
 */
export function hostMoved(
  group: Group,
  deal: SealedDeal,
  seat: Seat,
  move: SealedMove,
  auto: boolean,
): Taken {
  if (!isDealtOut(deal) || deal.newest === null)
    throw new SealedRefusalError("the deal is not complete");
  if (move.type !== "leave" && !isQuiet(deal))
    throw new SealedRefusalError("something is awaited before the next move");
  try {
    return logged(group, deal, { type: "hostMoved", seat, move, auto });
  } catch (error) {
    if (!(error instanceof SealedFaultError)) throw error;
    throw new SealedRefusalError("the host may not make this move");
  }
}
