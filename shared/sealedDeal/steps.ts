// What a step of the round comes to over guessed cards, and which of them it needs (H-51).

import { turnAllDown } from "#shared/cards/faceDown.ts";
import { forbidden, type Outcome } from "#shared/contract/outcome.ts";
import type { AnyRound } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import type { DealtOut, LoggedMove, SealedStep, WaitingStep } from "./dealState.ts";
import { mustHold } from "./faults.ts";
import {
  asksForStart,
  exchangeIn,
  giftGuess,
  isGift,
  isHighest,
  isKings,
  startCard,
  withStartAt,
} from "./kingsCards.ts";
import type { DeckPlace } from "./parts.ts";
import {
  heldPlaces,
  holdersIn,
  placesAmong,
  renamedRound,
  renamedStep,
  renamingOf,
  type Guess,
} from "./sealedRound.ts";
import { namedMove } from "./sealedMove.ts";

type Stepping = Pick<SealedStep, "before" | "seat" | "move" | "auto" | "gave">;
export type Stepped = Outcome<AnyRound>;

/** Where the 3 of clubs lies, once that is certain or can make no difference any more (KB-7). */
function startPlace({ game, sight, course }: DealtOut): DeckPlace | null {
  if (!isKings(game)) return null;
  const at = sight.guess.indexOf(startCard);
  if (sight.open.has(at)) return at;
  const { startAmong } = course;
  return startAmong?.find((place) => !sight.known.has(place)) ?? startAmong?.[0] ?? null;
}

/**
 * A guess for this step alone, by which the rules decide as they do by the true cards. Throws a
 * SealedFaultError if there is none.
 */
function guessFor(deal: DealtOut, { before, move, gave }: Stepping): Guess {
  const { game, sight } = deal;
  if (!isKings(game) || (before?.zones.pile.length ?? 0) > 0) return sight.guess;
  const start = startPlace(deal);
  const started = start === null ? sight.guess : withStartAt(sight.guess, start);
  const exchange = before && exchangeIn(game, before);
  if (!exchange || gave === null || !isGift(game, move)) return started;
  const gift = { hand: heldPlaces(sight.guess, before, exchange.bastard), gave };
  const picked = giftGuess(before, started, gift, start);
  mustHold(isHighest(before, picked, gift), "rules", exchange.bastard);
  return picked;
}

function appliedBy(deal: DealtOut, { before, seat, move, auto }: Stepping, by: Guess): Stepped {
  const { game, course } = deal;
  if (before === null || seat === null || move === null)
    return { ok: true, ...firstStep(game.deal({ ...course.start, deck: by })) };
  const read = game.readMove(namedMove(by, move));
  if (!read.ok) return { ok: false, error: forbidden("C-13", read.problem) };
  return game.apply(renamedRound(renamingOf(deal.sight.guess, by), before), seat, read.move, auto);
}

/** Throws a SealedFaultError if no cards allow it. */
export function steppedBy(deal: DealtOut, stepping: Stepping): Stepped {
  const by = guessFor(deal, stepping);
  const stepped = appliedBy(deal, stepping, by);
  return stepped.ok
    ? { ok: true, ...renamedStep(renamingOf(by, deal.sight.guess), stepped) }
    : stepped;
}

/** Whether the rules allow it over the guess; of a gift not yet what is given back. */
export const tried = (deal: DealtOut, before: AnyRound, made: LoggedMove): Stepped =>
  steppedBy(deal, { ...made, before, gave: null });

/** KB-7: who may still have to say whether they have the 3 of clubs. */
function claimants({ course: { gone } }: DealtOut, { zones }: AnyRound): readonly Seat[] {
  return zones.hands.flatMap((hand, seat) =>
    hand.length > 0 && !gone.includes(seat) ? [seat] : [],
  );
}

export type StartSearch =
  | { readonly state: "none" | "found" }
  | Readonly<{ state: "asking"; seats: readonly Seat[] }>
  /** All said that they have none: these are the places of seats that left. */
  | Readonly<{ state: "among"; places: readonly DeckPlace[] }>;

/** KB-7: how far the search for the 3 of clubs is after this step. */
export function startSearch(
  deal: DealtOut,
  { before, saidNone }: WaitingStep,
  round: AnyRound,
): StartSearch {
  const { game, sight, course } = deal;
  if (!asksForStart(game, before, round)) return { state: "none" };
  if (sight.open.has(sight.guess.indexOf(startCard))) return { state: "found" };
  const asked = claimants(deal, round).filter((seat) => !saidNone.includes(seat));
  if (asked.length > 0) return { state: "asking", seats: asked };
  const places = [
    ...placesAmong(sight.guess, round.zones.removed),
    ...course.gone.flatMap((seat) => heldPlaces(sight.guess, round, seat)),
  ];
  return { state: "among", places };
}

/** The places that the round shows to all, in hands and on the pile. */
export function shownPlaces({ game, sight }: DealtOut, round: AnyRound): readonly DeckPlace[] {
  const hands = game.views.openHands(round.facts);
  return placesAmong(sight.guess, [
    ...turnAllDown(round.zones.pile),
    ...hands.flatMap((seat) => round.zones.hands[seat] ?? []),
  ]);
}

/**
 * What must lie open before the step is complete. Where all say that they have no 3 of clubs, and
 * nobody has left, all hands must: so it is seen who did not tell the truth (KB-7).
 */
export function missingOpen(
  deal: DealtOut,
  waiting: WaitingStep,
  round: AnyRound,
): readonly DeckPlace[] {
  const { open, guess } = deal.sight;
  const search = startSearch(deal, waiting, round);
  const isUntrue = search.state === "among" && search.places.length === 0;
  const needed = isUntrue ? [...holdersIn(guess, round).keys()] : shownPlaces(deal, round);
  return needed.filter((place) => !open.has(place));
}
