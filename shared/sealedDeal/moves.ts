// Moves: by a player's own page, signed, and those that the host makes for a seat (H-51).

import type { Seat } from "#shared/contract/seats.ts";
import { settled, waitingFor, withLeave } from "./course.ts";
import {
  isDealtOut,
  isOver,
  lastRound,
  withCourse,
  type DealtOut,
  type SealedDeal,
} from "./dealState.ts";
import { mustHold } from "./faults.ts";
import type { Group } from "./group.ts";
import { isSameMove, signedText, type Entry } from "./log.ts";
import type { DeckPlace, SealedMove } from "./parts.ts";
import { heldPlaces, isSamePlaces } from "./sealedRound.ts";
import { namesCards, placesNamed } from "./sealedMove.ts";
import { turnedUp, withFound } from "./sight.ts";
import { isSigned } from "./signatures.ts";
import { shownPlaces, tried } from "./steps.ts";

/** The places of the mover's hand that a move turns up. */
export function turnedUpBy(
  deal: DealtOut,
  entry: Pick<Entry<"moved">, "seat" | "move">,
): readonly DeckPlace[] | null {
  const before = lastRound(deal);
  const stepped = before && tried(deal, before, { ...entry, auto: false });
  if (!before || !stepped?.ok) return null;
  const held = heldPlaces(deal.sight.guess, before, entry.seat);
  const shown = shownPlaces(deal, stepped.round);
  return held.filter((place) => shown.includes(place) && !deal.sight.open.has(place));
}

export function withMove(group: Group, deal: DealtOut, entry: Entry<"moved">): SealedDeal {
  const { seat, move, opened, auto = false, signature } = entry;
  const before = lastRound(deal);
  const { waiting, gone } = deal.course;
  const isDue = before !== null && waiting === null && !gone.includes(seat);
  mustHold(isDue && move.type !== "leave", "log", null);
  const key = deal.sealing.keys[seat];
  // The host checked it by its own log: here the logs differ.
  const isSeats = !!key && isSigned(key.signing, signedText(deal, entry), signature);
  mustHold(isSeats, deal.viewer === null ? "signature" : "log", deal.viewer === null ? seat : null);
  const held = heldPlaces(deal.sight.guess, before, seat);
  const isOwn = placesNamed(move).every((place) => held.includes(place)) && !namesCards(move);
  mustHold(isOwn, "rules", seat);
  const closed = held.filter((place) => !deal.sight.open.has(place));
  const found = turnedUp(group, deal, seat, opened, closed);
  const seen = withFound(deal, found, true);
  const made = { seat, move, auto };
  const round = lastRound(seen);
  mustHold(round !== null && tried(seen, round, made).ok, "rules", seat);
  // What is left to open of its own, and what was opened for nothing.
  const left = turnedUpBy(seen, entry) ?? [];
  const due = turnedUpBy({ ...seen, sight: { ...seen.sight, open: deal.sight.open } }, entry) ?? [];
  mustHold(left.length === 0 && isSamePlaces([...found.keys()], due), "opening", seat);
  return settled(withCourse(seen, { waiting: waitingFor(made, round) }));
}

/** The move that the host makes for a seat that did nothing (C-6); null where that takes cards. */
export function hostsMove(deal: SealedDeal, seat: Seat): SealedMove | null {
  const round = isDealtOut(deal) ? lastRound(deal) : null;
  if (!isDealtOut(deal) || !round || isOver(deal) || deal.course.waiting) return null;
  if (!deal.game.toAct(round).includes(seat)) return null;
  const move: SealedMove = deal.game.defaultMove(round, seat);
  return namesCards(move) || move.type === "leave" ? null : move;
}

export function withHostMove(deal: DealtOut, { seat, move, auto }: Entry<"hostMoved">): SealedDeal {
  if (move.type === "leave") {
    const mayLeave = lastRound(deal) !== null && !isOver(deal) && !deal.course.gone.includes(seat);
    mustHold(mayLeave && isSameMove(move, { type: "leave" }), "log", null);
    return withLeave(deal, { seat, move, auto });
  }
  mustHold(auto && isSameMove(hostsMove(deal, seat), move), "log", null);
  return settled(withCourse(deal, { waiting: waitingFor({ seat, move, auto }, lastRound(deal)) }));
}
