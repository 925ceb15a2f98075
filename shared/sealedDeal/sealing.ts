// What goes before the cards: keys, deposits and shuffles (H-51).

import { newDice } from "#shared/chance/dice.ts";
import { withAt } from "#shared/cards/hand.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { isBox } from "./boxes.ts";
import { cardPoints, firstDeck } from "./cards.ts";
import { settled, waitingFor } from "./course.ts";
import {
  allSeats,
  isDealtOut,
  isOver,
  seatsOf,
  type Course,
  type SealedDeal,
} from "./dealState.ts";
import { areDepositPoints } from "./deposits.ts";
import { mustHold } from "./faults.ts";
import type { Group } from "./group.ts";
import { areKeys, commitmentTo, jointKey } from "./keys.ts";
import type { Hex } from "./parts.ts";
import { depositContext, hashOf, type Entry } from "./log.ts";
import { isShuffle } from "./shuffle.ts";
import { sealedText } from "./texts.ts";

/** A list without gaps. */
export function whole<T>(list: readonly (T | null)[]): readonly T[] | null {
  const all = list.filter((each) => each !== null);
  return all.length === list.length ? all : null;
}

export const areKeysIn = ({ sealing }: SealedDeal): boolean => sealing.joint !== null;

/** With two seats there is nobody to stand in for one who is gone. */
export const hasDeposits = (deal: SealedDeal): boolean => seatsOf(deal) > 2;

/** Whose parts it keeps: of nobody who is gone. */
export const keepersOf = (deal: SealedDeal, seat: Seat): readonly Seat[] =>
  allSeats(deal).filter((other) => other !== seat && !deal.course?.gone.includes(other));

/**
 * Before the shuffles, and anew once a seat is gone that keeps a part: so another may go after it. A
 * single keeper would have the whole key.
 */
export function owesDeposits(deal: SealedDeal, seat: Seat): boolean {
  const deposits = deal.sealing.deposits[seat] ?? null;
  if (!hasDeposits(deal) || !areKeysIn(deal)) return false;
  if (!isDealtOut(deal)) return deposits === null;
  const { gone } = deal.course;
  return (
    !gone.includes(seat) &&
    !isOver(deal) &&
    keepersOf(deal, seat).length > 1 &&
    gone.some((keeper) => (deposits?.[keeper] ?? null) !== null)
  );
}

export const areDepositsIn = (deal: SealedDeal): boolean =>
  !hasDeposits(deal) || deal.sealing.deposits.every((each) => each !== null);

const withSealing = (deal: SealedDeal, changes: Partial<SealedDeal["sealing"]>): SealedDeal => ({
  ...deal,
  sealing: { ...deal.sealing, ...changes },
});

export function withCommitments(
  deal: SealedDeal,
  { commitments }: Entry<"commitments">,
): SealedDeal {
  const isDue = whole(deal.sealing.commitments) === null;
  mustHold(isDue && commitments.length === seatsOf(deal), "log", null);
  return withSealing(deal, { commitments });
}

export function withKeys(group: Group, deal: SealedDeal, { keys }: Entry<"keys">): SealedDeal {
  const { planHash, sealing, pack } = deal;
  const isDue = whole(sealing.commitments) !== null && !areKeysIn(deal);
  mustHold(isDue && keys.length === seatsOf(deal), "log", null);
  for (const [seat, its] of keys.entries()) mustBeKeys(group, deal, seat, its);
  const points = cardPoints(group, planHash, pack.length);
  return withSealing(deal, {
    keys,
    joint: jointKey(group, keys),
    points,
    deck: firstDeck(group, points),
  });
}

/** Throws a SealedFaultError unless they are what the seat committed to. */
export function mustBeKeys(
  group: Group,
  { planHash, sealing }: SealedDeal,
  seat: Seat,
  keys: Entry<"keys">["keys"][number],
): void {
  mustHold(commitmentTo(planHash, seat, keys) === sealing.commitments[seat], "commitment", seat);
  mustHold(areKeys(group, { planHash, seat }, keys), "key", seat);
}

export function withDeposits(
  group: Group,
  deal: SealedDeal,
  { seat, deposits }: Entry<"deposits">,
): SealedDeal {
  const { sealing } = deal;
  const keys = sealing.keys[seat];
  mustHold(owesDeposits(deal, seat) && !!keys, "log", null);
  const keepers = keepersOf(deal, seat);
  const isForOthers =
    deposits.length === seatsOf(deal) &&
    deposits.every((its, to) => (its !== null) === keepers.includes(to));
  const points = deposits.flatMap((its) => its?.point ?? []);
  const areBoxes = deposits.every(
    (its, to) => its === null || isBox(group, depositContext(deal.planHash, seat, to), its.box),
  );
  const areParts = isForOthers && areDepositPoints(group, keys.deck, points);
  mustHold(areParts && areBoxes, "deposit", seat);
  return withSealing(deal, { deposits: withAt(sealing.deposits, seat, deposits) });
}

/** Null before the keys and deposits are there, and after the last shuffle. */
export const nextToShuffle = (deal: SealedDeal): Seat | null =>
  areKeysIn(deal) && areDepositsIn(deal) && deal.sealing.shuffles < seatsOf(deal)
    ? deal.sealing.shuffles
    : null;

export function withShuffle(
  group: Group,
  deal: SealedDeal,
  { seat, deck, proof }: Entry<"shuffled">,
): SealedDeal {
  const { planHash, sealing } = deal;
  const { joint } = sealing;
  mustHold(joint !== null && nextToShuffle(deal) === seat, "log", null);
  const context = { planHash, seat, joint };
  mustHold(isShuffle(group, context, sealing.deck, deck, proof), "shuffle", seat);
  const shuffled = withSealing(deal, { deck, shuffles: sealing.shuffles + 1 });
  return shuffled.sealing.shuffles < seatsOf(deal) ? shuffled : dealtOut(shuffled);
}

/** Throws an Error before the keys are known. */
export function sealedSeed({ planHash, sealing }: SealedDeal): Hex {
  const keys = sealing.joint === null ? null : whole(sealing.keys);
  if (keys === null) throw new Error("the seed is made of the keys of all seats (H-51)");
  return hashOf(sealedText("seed", planHash, ...keys.map(({ deck }) => deck)));
}

/** From here on the rules say what goes on. */
function dealtOut(deal: SealedDeal): SealedDeal {
  const course: Course = {
    start: { ...deal.planned, dice: newDice(sealedSeed(deal)) },
    steps: [],
    waiting: waitingFor(null, null),
    queue: [],
    gone: [],
    dealtTo: new Map(),
    gift: null,
    saidNone: [],
    startAmong: null,
    standIns: new Map(),
    standInKeys: new Map(),
  };
  return settled({ ...deal, course });
}
