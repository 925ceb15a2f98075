// Takes entry after entry of the log (H-51). A page trusts nobody: each is checked again.

import { settled } from "./course.ts";
import { isDealtOut, withCourse, type DealtOut, type SealedDeal } from "./dealState.ts";
import { isPart, standInKey } from "./deposits.ts";
import { mustHold } from "./faults.ts";
import { giverIn, highestPlaces, isGiftOpen } from "./gift.ts";
import type { Group } from "./group.ts";
import { entryHash, giftText, nextLogHash, type Entry } from "./log.ts";
import { withHostMove, withMove } from "./moves.ts";
import { finished } from "./newest.ts";
import type { SealedEntry } from "./parts.ts";
import { placesNamed } from "./sealedMove.ts";
import { heldPlaces, isSamePlaces } from "./sealedRound.ts";
import { withCommitments, withDeposits, withKeys, withShuffle } from "./sealing.ts";
import { mustBeSigned, withNone, withOpenShares, withShown } from "./shown.ts";
import { withSeen } from "./sight.ts";

/** Throws a SealedFaultError, and then nothing was taken. */
export function withEntry(group: Group, deal: SealedDeal, entry: SealedEntry): SealedDeal {
  mustBeOwn(deal, entry);
  const taken = entered(group, deal, entry);
  const entries = deal.entries + 1;
  const logHash = nextLogHash(deal.logHash, entry);
  return finished({
    ...taken,
    entries,
    logHash,
    memory: entries > deal.memory.entries ? { ...taken.memory, entries, logHash } : taken.memory,
    // Nobody can have signed a move before the first cards.
    earlier: deal.newest === null || entry.type === "moved" ? [] : [...deal.earlier, deal.logHash],
  });
}

/** What only the log shows to be this page's own, it must have sent. */
function mustBeOwn({ viewer, memory }: SealedDeal, entry: SealedEntry): void {
  if (entry.type !== "deposits" && entry.type !== "shuffled") return;
  mustHold(entry.seat !== viewer || memory.own.includes(entryHash(entry)), "log", null);
}

function entered(group: Group, deal: SealedDeal, entry: SealedEntry): SealedDeal {
  switch (entry.type) {
    case "commitments":
      return withCommitments(deal, entry);
    case "keys":
      return withKeys(group, deal, entry);
    case "deposits":
      return withDeposits(group, deal, entry);
    case "shuffled":
      return withShuffle(group, deal, entry);
    default:
      mustHold(isDealtOut(deal), "log", null);
      return enteredInRound(group, deal, entry);
  }
}

type RoundEntry = Exclude<
  SealedEntry,
  { readonly type: "commitments" | "keys" | "deposits" | "shuffled" }
>;

function enteredInRound(group: Group, deal: DealtOut, entry: RoundEntry): SealedDeal {
  switch (entry.type) {
    case "shares":
      return withOpenShares(group, deal, entry);
    case "shown":
      return withShown(group, deal, entry);
    case "hasNone":
      return withNone(deal, entry);
    case "gave":
      return withGift(deal, entry);
    case "moved":
      return withMove(group, deal, entry);
    case "hostMoved":
      return withHostMove(deal, entry);
    case "standIn":
      return withStandIn(group, deal, entry);
  }
}

function withGift(deal: DealtOut, { seat, places, signature }: Entry<"gave">): SealedDeal {
  const { waiting } = deal.course;
  const isDue = waiting !== null && isGiftOpen(deal, waiting) && giverIn(deal, waiting) === seat;
  mustHold(isDue, "log", null);
  mustBeSigned(deal, seat, giftText(deal.planHash, seat, places), signature);
  const { before, move, seat: to } = waiting;
  const own = seat === deal.viewer ? highestPlaces(deal) : null;
  mustHold(own === null || isSamePlaces(places, own), "log", null);
  mustHold(before !== null && move !== null && to !== null, "log", null);
  const hand = heldPlaces(deal.sight.guess, before, seat);
  const returned = placesNamed(move);
  const isOwn = places.length === returned.length && new Set(places).size === places.length;
  mustHold(isOwn && places.every((place) => hand.includes(place)), "rules", seat);
  return settled(
    withCourse(deal, {
      waiting: { ...waiting, gave: places },
      gift: { from: seat, to, hand, gave: places, returned },
    }),
  );
}

function withStandIn(group: Group, deal: DealtOut, entry: Entry<"standIn">): SealedDeal {
  const { seat, for: gone, part } = entry;
  const { standIns, standInKeys } = deal.course;
  const deposits = deal.sealing.deposits[gone];
  const deposit = deposits?.[seat];
  const isDue = deal.course.gone.includes(gone) && !standIns.get(gone)?.has(seat);
  mustHold(isDue && !!deposits && !!deposit, "log", null);
  mustHold(isPart(group, deposit.point, part), "deposit", seat);
  const parts = new Map(standIns.get(gone)).set(seat, part);
  const keepers = deposits.filter((each) => each !== null).length;
  const key = parts.size === keepers ? standInKey([...parts.values()]) : null;
  const stoodIn = withCourse(deal, {
    standIns: new Map(standIns).set(gone, parts),
    ...(key !== null && { standInKeys: new Map(standInKeys).set(gone, key) }),
  });
  return key === null ? stoodIn : withSeen(group, stoodIn, deal.sight.shares.keys(), false);
}
