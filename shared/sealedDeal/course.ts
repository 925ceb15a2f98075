// How the round goes on: each step in its turn, as soon as all that it needs is there (H-51).

import type { AnyRound } from "#shared/contract/game.ts";
import { withAt, withMore } from "#shared/cards/hand.ts";
import type { Seat } from "#shared/contract/seats.ts";
import {
  isOver,
  lastRound,
  withCourse,
  type Course,
  type DealtOut,
  type LoggedMove,
  type SealedStep,
  type WaitingStep,
} from "./dealState.ts";
import { giverIn, isGiftOpen } from "./gift.ts";
import { isKings } from "./kingsCards.ts";
import type { DeckPlace } from "./parts.ts";
import { heldPlaces, holdersIn, renamedRound, renamedStep, renamingOf } from "./sealedRound.ts";
import type { Guess } from "./sealedRound.ts";
import { missingOpen, startSearch, steppedBy } from "./steps.ts";

export const waitingFor = (made: LoggedMove | null, before: AnyRound | null): WaitingStep => ({
  before,
  seat: made?.seat ?? null,
  move: made?.move ?? null,
  auto: made?.auto ?? false,
  gave: null,
  saidNone: [],
});

/** Makes all steps that nothing is missing for. Throws a SealedFaultError. */
export function settled(deal: DealtOut): DealtOut {
  let now = deal;
  for (;;) {
    const next = goneOn(now);
    if (next === now) return now;
    now = next;
  }
}

function goneOn(deal: DealtOut): DealtOut {
  const { waiting, queue } = deal.course;
  if (waiting) return waitedFor(deal, waiting);
  const [made] = queue;
  return made
    ? withCourse(deal, { queue: queue.slice(1), waiting: waitingFor(made, lastRound(deal)) })
    : deal;
}

function waitedFor(deal: DealtOut, waiting: WaitingStep): DealtOut {
  const stepped = steppedBy(deal, waiting);
  if (!stepped.ok) return withCourse(deal, { waiting: null });
  if (isGiftOpen(deal, waiting)) return deal;
  const { round } = stepped;
  const dealt = withDealtTo(deal, round);
  const search = startSearch(dealt, waiting, round);
  if (search.state === "asking") return dealt;
  if (search.state === "among" && search.places.length > 0 && !dealt.course.startAmong)
    return withCourse(dealt, { startAmong: search.places });
  if (missingOpen(dealt, waiting, round).length > 0) return dealt;
  const { before, seat, move, auto, gave } = waiting;
  const { ok: _ok, ...step } = stepped;
  const number = deal.course.steps.length;
  return withCourse(dealt, {
    waiting: null,
    steps: withMore(deal.course.steps, [{ number, before, seat, move, auto, gave, step }]),
  });
}

/** Remembers in whose hand each place came to lie first. */
function withDealtTo(deal: DealtOut, round: AnyRound): DealtOut {
  const { sight, course } = deal;
  const added = [...holdersIn(sight.guess, round)].filter(
    ([place]) => !course.dealtTo.has(place) && !sight.open.has(place),
  );
  return added.length === 0
    ? deal
    : withCourse(deal, { dealtTo: new Map([...course.dealtTo, ...added]) });
}

/** What the waiting step comes to so far; null where that is not known. */
export function waitingRound(deal: DealtOut): AnyRound | null {
  const { waiting } = deal.course;
  if (!waiting || isGiftOpen(deal, waiting)) return null;
  const stepped = steppedBy(deal, waiting);
  return stepped.ok ? stepped.round : null;
}

/** The round in which cards lie now, even if the step is not complete. */
export const presentRound = (deal: DealtOut): AnyRound | null =>
  waitingRound(deal) ?? lastRound(deal);

/** The places of its hand that the seat has to open to all now, without a move. */
export function owedOpen(deal: DealtOut, seat: Seat): readonly DeckPlace[] {
  const { sight, course } = deal;
  const { waiting } = course;
  const round = presentRound(deal);
  if (!round || course.gone.includes(seat)) return [];
  const held = heldPlaces(sight.guess, round, seat);
  if (waiting) {
    const missing = missingOpen(deal, waiting, round);
    return isGiftOpen(deal, waiting) ? [] : held.filter((place) => missing.includes(place));
  }
  return isShownAtEnd(deal) ? held.filter((place) => !sight.open.has(place)) : [];
}

/**
 * In Kings & Bastards seats say something of hidden cards; in the end all see whether it was true. Not
 * where others left, which a host alone may say, to be shown a hand.
 */
const isShownAtEnd = (deal: DealtOut): boolean =>
  isKings(deal.game) && isOver(deal) && deal.course.steps.at(-1)?.move?.type !== "leave";

/** Whether the waiting step needs what only this seat can give. */
function needs(deal: DealtOut, waiting: WaitingStep, seat: Seat): boolean {
  if (isGiftOpen(deal, waiting)) return giverIn(deal, waiting) === seat;
  return owedOpen(deal, seat).length > 0;
}

/**
 * A seat leaves. If the waiting step needs it, that comes after its leaving, if the rules still
 * allow it then: who does not show at a showdown has folded.
 */
export function withLeave(deal: DealtOut, leave: LoggedMove): DealtOut {
  const { waiting, queue, gone } = deal.course;
  const isFirst = waiting !== null && needs(deal, waiting, leave.seat);
  const left: Partial<Course> = { gone: [...gone, leave.seat] };
  if (!isFirst) return settled(withCourse(deal, { ...left, queue: [...queue, leave] }));
  const { seat, move, auto } = waiting;
  const again = seat === null || move === null ? [] : [{ seat, move, auto }];
  return settled(withCourse(deal, { ...left, waiting: null, queue: [leave, ...again, ...queue] }));
}

/** The same round by another guess. */
export function withGuess(deal: DealtOut, guess: Guess): DealtOut {
  const renaming = renamingOf(deal.sight.guess, guess);
  const now = { ...deal, sight: { ...deal.sight, guess } };
  const { steps, waiting } = deal.course;
  const last = steps.at(-1);
  if (renaming.size === 0 || !last) return now;
  const before = last.before && renamedRound(renaming, last.before);
  const again = steppedBy(now, { ...last, before });
  // Its facts stand, and only the order in which a hand is told may be another.
  const step = again.ok ? again : renamedStep(renaming, last.step);
  const renamed: SealedStep = { ...last, before, step };
  return withCourse(now, {
    steps: withAt(steps, last.number, renamed),
    waiting: waiting && { ...waiting, before: step.round },
  });
}
