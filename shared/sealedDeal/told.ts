// How a sealed deal stands, and what is told of it (H-51).

import type { Card } from "#shared/cards/card.ts";
import type { Move, Seated } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { owedOpen } from "./course.ts";
import { giverIn, isGiftOpen } from "./gift.ts";
import {
  allSeats,
  isDealtOut,
  isOver,
  lastRound,
  seatsOf,
  type DealtOut,
  type SealedDeal,
} from "./dealState.ts";
import { isAskedForStart, sharedPlaces } from "./shown.ts";
import { isHighest, recordGuess, startCard } from "./kingsCards.ts";
import { missingBoxes } from "./newest.ts";
import { standInsDue } from "./owed.ts";
import type { DeckPlace, SealedFault } from "./parts.ts";
import { namedMove } from "./sealedMove.ts";
import {
  areDepositsIn,
  areKeysIn,
  hasDeposits,
  nextToShuffle,
  owesDeposits,
  whole,
} from "./sealing.ts";
import { sealedText } from "./texts.ts";
import { wordsOfText } from "#shared/verifiedDeal/keys.ts";

export type SealedStage = "keys" | "deposits" | "shuffles" | "deal" | "play" | "over";

export function stageOf(deal: SealedDeal): SealedStage {
  if (!areKeysIn(deal)) return "keys";
  if (!areDepositsIn(deal)) return "deposits";
  if (!isDealtOut(deal)) return "shuffles";
  if (deal.newest === null) return "deal";
  return isOver(deal) ? "over" : "play";
}

const counted = (list: readonly unknown[]): number => list.filter((each) => each !== null).length;

/** Before the first card, counted in parts of all seats. */
export function progressOf(deal: SealedDeal): Readonly<{ done: number; of: number }> {
  const { commitments, keys, deposits, shuffles } = deal.sealing;
  const seats = seatsOf(deal);
  const missing = deal.newest === null ? awaitedSeats(deal).length : 0;
  const dealt = isDealtOut(deal) ? seats - missing : 0;
  return {
    done: counted(commitments) + counted(keys) + counted(deposits) + shuffles + dealt,
    of: seats * (hasDeposits(deal) ? 5 : 4),
  };
}

/**
 * Whose program owes something now, ascending, as far as this program can tell: only the host knows
 * which boxes have come. A player's own move is none of it.
 */
export function awaitedSeats(deal: SealedDeal): readonly Seat[] {
  const { commitments, keys, deposits } = deal.sealing;
  const missing = (list: readonly unknown[]) =>
    allSeats(deal).filter((seat) => list[seat] === null);
  if (whole(commitments) === null) return missing(commitments);
  if (!areKeysIn(deal)) return missing(keys);
  if (!areDepositsIn(deal)) return missing(deposits);
  if (!isDealtOut(deal)) return allSeats(deal).filter((seat) => seat === nextToShuffle(deal));
  return allSeats(deal).filter((seat) => !deal.course.gone.includes(seat) && owes(deal, seat));
}

function owes(deal: DealtOut, seat: Seat): boolean {
  const { waiting, standIns } = deal.course;
  const isGiver = waiting !== null && isGiftOpen(deal, waiting) && giverIn(deal, waiting) === seat;
  return (
    isGiver ||
    owedOpen(deal, seat).length > 0 ||
    isAskedForStart(deal, seat) ||
    sharedPlaces(deal).some((place) => !deal.sight.shares.get(place)?.has(seat)) ||
    owesDeposits(deal, seat) ||
    standInsDue(deal).some((gone) => !standIns.get(gone)?.has(seat)) ||
    (deal.viewer === null && !isOver(deal) && missingBoxes(deal).some(({ from }) => from === seat))
  );
}

/**
 * On the host: whether everybody has done their part for all first cards. Before that nobody may read
 * one: they could keep their own part back if they do not like their hand.
 */
export const areHandsDealt = (deal: SealedDeal): boolean =>
  isDealtOut(deal) &&
  (deal.newest !== null || (missingBoxes(deal).length === 0 && sharedPlaces(deal).length === 0));

/** On the host: who can never read one of their cards, because too many seats are gone. */
export function stuckSeat(deal: SealedDeal): Seat | null {
  if (!isDealtOut(deal) || isOver(deal) || deal.course.queue.length > 0) return null;
  const { gone, standIns, standInKeys } = deal.course;
  const isLost = (seat: Seat) =>
    gone.includes(seat) &&
    !standInKeys.has(seat) &&
    (!hasDeposits(deal) ||
      gone.some(
        (keeper) => deal.sealing.deposits[seat]?.[keeper] && !standIns.get(seat)?.has(keeper),
      ));
  return missingBoxes(deal).find(({ from }) => isLost(from))?.to ?? null;
}

/** By place, a guess where this program does not know the card; the deck of the record. */
export function guessedDeck(deal: SealedDeal): readonly Card[] {
  const { guess, known } = deal.sight;
  const round = isDealtOut(deal) ? lastRound(deal) : null;
  return isDealtOut(deal) && round
    ? recordGuess(round, guess, (place) => known.has(place), deal.course)
    : guess;
}

/** The complete moves by names of `guessedDeck`, in the form of a record. */
export function recordedMoves(deal: SealedDeal): readonly Seated<Move>[] {
  const guess = guessedDeck(deal);
  return deal.steps.flatMap(({ seat, move, auto }) =>
    seat === null || move === null
      ? []
      : [{ ...namedMove(guess, move), seat, ...(auto && { auto }) }],
  );
}

/** Of a complete deal: the places that were never opened to all. */
export const closedPlaces = ({ pack, sight }: SealedDeal): readonly DeckPlace[] =>
  [...pack.keys()].filter((place) => !sight.open.has(place));

/** What open cards show of what a seat said or gave while they were hidden (KB-6, KB-7). */
export function finalFault(deal: SealedDeal): SealedFault | null {
  if (!isDealtOut(deal)) return null;
  const { guess, open } = deal.sight;
  const start = guess.indexOf(startCard);
  const untrue = deal.course.saidNone.find(
    ({ places }) => open.has(start) && places.includes(start),
  );
  return untrue ? { kind: "rules", seat: untrue.seat, place: start } : giftFault(deal);
}

function giftFault({ sight: { guess, open }, course, planned }: DealtOut): SealedFault | null {
  const { gift } = course;
  if (!gift) return null;
  const kept = gift.hand.filter((place) => !gift.gave.includes(place) && open.has(place));
  const low = gift.gave.find(
    (place) =>
      open.has(place) &&
      kept.some((other) => !isHighest(planned, guess, { hand: [place, other], gave: [place] })),
  );
  return low === undefined ? null : { kind: "rules", seat: gift.from, place: low };
}

/** To read aloud, so that people know that all are in the same deal; none before the keys. */
export function sealedWords({ planHash, sealing }: SealedDeal): readonly string[] {
  const keys = sealing.joint === null ? null : whole(sealing.keys);
  if (keys === null) return [];
  const all = keys.flatMap(({ deck, box, signing, salt }) => [deck, box, signing, salt]);
  return wordsOfText(sealedText("words", planHash, ...all));
}
