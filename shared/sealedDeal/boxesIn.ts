// Shares for one seat's eyes come in boxes (H-51).

import { z } from "zod";
import type { Seat } from "#shared/contract/seats.ts";
import { isBox, unboxed } from "./boxes.ts";
import { giverIn, isGiftOpen } from "./gift.ts";
import { isDealtOut, withOpened, type DealtOut, type SealedDeal } from "./dealState.ts";
import { withEntry } from "./entries.ts";
import { mustHold } from "./faults.ts";
import type { Group } from "./group.ts";
import type { SeatSecrets } from "./keys.ts";
import { boxContext, nextLogHash } from "./log.ts";
import { boxName, finished, sealerNow } from "./newest.ts";
import type { BoxedShare, DeckPlace, SealedEntry, Share } from "./parts.ts";
import { placesNamed } from "./sealedMove.ts";
import { shareOf } from "./shares.ts";
import { cipherAt, isShareOf, withSeen, withShares } from "./sight.ts";

/**
 * `secrets`: null for the host, which only notes that the boxes are there. A page takes those that
 * hold what they should, and remembers the others as spoilt: `partsOwed` blames who sealed them.
 * Throws a SealedFaultError for what the host never may pass on.
 */
export function withBoxes(
  group: Group,
  deal: SealedDeal,
  secrets: SeatSecrets | null,
  boxes: readonly BoxedShare[],
): SealedDeal {
  if (secrets === null || deal.viewer === null) {
    if (!isDealtOut(deal)) return deal;
    const names = boxes.map((box) => boxName(box, sealerNow(deal, box)));
    return finished({ ...deal, boxed: new Set([...deal.boxed, ...names]) });
  }
  if (!isDealtOut(deal)) return deal;
  const own = boxes.filter(({ to, place }) => to === deal.viewer && mayRead(deal, to, place));
  let now = deal;
  for (const box of own) now = withBox(group, now, secrets, box);
  const places = new Set(own.map(({ place }) => place));
  const seen = withSeen(group, now, places, false);
  return finished({ ...seen, memory: withOpened(seen.memory, [...places], deal.viewer) });
}

/**
 * A page that comes again: the same deal as if it had been told in its time of the entries that it
 * has missed. `boxes`: all that were sent to it, each of which can be read from some entry on. Throws
 * a SealedFaultError.
 */
export function resumedDeal(
  group: Group,
  known: SealedDeal,
  secrets: SeatSecrets,
  { entries, boxes }: Readonly<{ entries: readonly SealedEntry[]; boxes: readonly BoxedShare[] }>,
): SealedDeal {
  mustHold(goesOn(known, entries), "log", null);
  return entries.reduce(
    (deal, entry) => withBoxes(group, withEntry(group, deal, entry), secrets, boxes),
    withBoxes(group, known, secrets, boxes),
  );
}

/** Whether the log is the one that the page has taken before. */
function goesOn({ entries, logHash, memory }: SealedDeal, missed: readonly SealedEntry[]): boolean {
  const taken = missed.slice(0, memory.entries - entries);
  return (
    taken.length === memory.entries - entries &&
    taken.reduce(nextLogHash, logHash) === memory.logHash
  );
}

/** Whether the place came to the seat by the rules, or comes with the step that waits. */
function mayRead(deal: DealtOut, seat: Seat, place: DeckPlace): boolean {
  const { dealtTo, gift, waiting } = deal.course;
  const isComing = waiting?.move && isGiftOpen(deal, waiting) && giverIn(deal, waiting) === seat;
  return (
    dealtTo.get(place) === seat ||
    (gift?.to === seat && gift.gave.includes(place)) ||
    (gift?.from === seat && gift.returned.includes(place)) ||
    (!!isComing && placesNamed(waiting.move).includes(place))
  );
}

/** The same box, or one that comes again. */
const isSame =
  ({ from, place, box }: BoxedShare) =>
  (other: BoxedShare): boolean =>
    other.from === from && other.place === place && other.box.point === box.point;

/** With this page's own share, which nobody has to send it. */
function withBox(
  group: Group,
  deal: DealtOut,
  { box: secretBox, deck }: SeatSecrets,
  boxed: BoxedShare,
): DealtOut {
  const { from, to, place, box } = boxed;
  const held = deal.sight.shares.get(place);
  const cipher = cipherAt(deal, place);
  const isSpoilt = deal.spoilt.some(isSame(boxed));
  if (held?.has(from) || from === to || cipher === null || isSpoilt) return deal;
  const context = boxContext(deal.planHash, from, to, place);
  mustHold(isBox(group, context, box), "share", null, place);
  const share = shareIn(group, deal, boxed, unboxed(group, context, secretBox, box));
  if (share === null) return { ...deal, spoilt: [...deal.spoilt, boxed] };
  const own =
    held?.get(to) ?? shareOf(group, { planHash: deal.planHash, seat: to, place }, deck, cipher);
  return withShares(deal, [
    { from, place, share },
    { from: to, place, share: own },
  ]);
}

const form = z.strictObject({
  share: z.string(),
  proof: z.strictObject({ challenge: z.string(), response: z.string() }),
});

/** The share that a box should hold; null if this is not what it holds. */
export function shareIn(
  group: Group,
  deal: SealedDeal,
  { from, place }: BoxedShare,
  text: string | null,
): Share | null {
  const share = text === null ? null : readShare(text);
  return share !== null && isShareOf(group, deal, from, place, share) ? share : null;
}

function readShare(text: string): Share | null {
  try {
    return form.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
