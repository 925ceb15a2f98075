// How a program comes to see cards: all shares of a place together open it (H-51).

import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { settled, withGuess } from "./course.ts";
import { allSeats, seatsOf, type DealtOut, type SealedDeal } from "./dealState.ts";
import { mustHold } from "./faults.ts";
import { cardIndex, isShare, shareOf } from "./shares.ts";
import type { Group } from "./group.ts";
import type { Ciphertext, Opened, DeckPlace, Share } from "./parts.ts";
import { exchanged } from "./sealedRound.ts";

export const cipherAt = ({ sealing: { deck } }: SealedDeal, place: DeckPlace): Ciphertext | null =>
  deck[place] ?? null;

/** Of the seat's deck key. */
export function isShareOf(
  group: Group,
  deal: SealedDeal,
  seat: Seat,
  place: DeckPlace,
  share: Share,
): boolean {
  const cipher = cipherAt(deal, place);
  const keys = deal.sealing.keys[seat];
  const context = { planHash: deal.planHash, seat, place };
  return cipher !== null && !!keys && isShare(group, context, keys.deck, cipher, share);
}

/** `toAll`: these cards lie open from now on. Throws a SealedFaultError for what cannot be. */
export function withFound(
  deal: DealtOut,
  found: ReadonlyMap<DeckPlace, Card>,
  toAll: boolean,
): DealtOut {
  const known = new Set(deal.sight.known);
  let { guess } = deal.sight;
  for (const [place, card] of found) {
    const at = guess.indexOf(card);
    mustHold(at === place || !(known.has(at) || known.has(place)), "shuffle", null, place);
    guess = exchanged(guess, at, place);
    known.add(place);
  }
  const renamed = withGuess(deal, guess);
  const open = toAll ? new Set([...deal.sight.open, ...found.keys()]) : deal.sight.open;
  return settled({ ...renamed, sight: { ...renamed.sight, known, open } });
}

/** The card that these shares, one of each seat, open; null if they are of none. */
function cardBy(
  group: Group,
  { sealing, pack }: SealedDeal,
  place: DeckPlace,
  shares: readonly Share[],
): Card | null {
  const cipher = sealing.deck[place];
  const index = cipher ? cardIndex(group, cipher, shares, sealing.points) : null;
  return index === null ? null : (pack[index] ?? null);
}

/**
 * The cards that a seat turns up, by place. Throws a SealedFaultError that names the first place which
 * is not `allowed`, or whose shares are not those of all seats.
 */
export function turnedUp(
  group: Group,
  deal: SealedDeal,
  seat: Seat,
  opened: readonly Opened[],
  allowed: readonly DeckPlace[],
): ReadonlyMap<DeckPlace, Card> {
  const found = new Map<DeckPlace, Card>();
  for (const { place, shares } of opened) {
    const isRight =
      allowed.includes(place) &&
      !found.has(place) &&
      shares.length === seatsOf(deal) &&
      shares.every((share, from) => isShareOf(group, deal, from, place, share));
    mustHold(isRight, "opening", seat, place);
    const card = cardBy(group, deal, place, shares);
    mustHold(card !== null, "opening", seat, place);
    found.set(place, card);
  }
  return found;
}

export function withShares(
  deal: DealtOut,
  added: readonly Readonly<{ from: Seat; place: DeckPlace; share: Share }>[],
): DealtOut {
  const shares = new Map(deal.sight.shares);
  for (const { from, place, share } of added)
    shares.set(place, new Map(shares.get(place)).set(from, share));
  return { ...deal, sight: { ...deal.sight, shares } };
}

/**
 * The shares of a place by seat, those of seats that are gone made in their stead; null unless this
 * program has all.
 */
export function allShares(
  group: Group,
  deal: SealedDeal,
  place: DeckPlace,
): readonly Share[] | null {
  const held = deal.sight.shares.get(place);
  const cipher = cipherAt(deal, place);
  if (!held || !cipher) return null;
  const shares = allSeats(deal).flatMap((seat) => {
    const key = deal.course?.standInKeys.get(seat);
    const context = { planHash: deal.planHash, seat, place };
    return held.get(seat) ?? (key === undefined ? [] : shareOf(group, context, key, cipher));
  });
  return shares.length === seatsOf(deal) ? shares : null;
}

/** Looks at those of these places whose shares are there by now. Throws a SealedFaultError. */
export function withSeen(
  group: Group,
  deal: DealtOut,
  places: Iterable<DeckPlace>,
  toAll: boolean,
): DealtOut {
  const found = new Map<DeckPlace, Card>();
  for (const place of places) {
    const all = deal.sight.known.has(place) ? null : allShares(group, deal, place);
    const card = all && cardBy(group, deal, place, all);
    if (card) found.set(place, card);
  }
  return found.size === 0 ? deal : withFound(deal, found, toAll);
}
