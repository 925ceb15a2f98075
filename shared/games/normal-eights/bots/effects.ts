import { isJoker, rankOf, type Card } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { nextToAct } from "../../eights/rules.ts";
import { cardsCollected, cardsForKing } from "../effects.ts";
import { heightOf, topOf } from "../plays.ts";
import { foundSets, isSet, smallestSet } from "../sets.ts";
import type { Effect, Sets } from "../types.ts";
import {
  chanceOf,
  kindOf,
  shareOf,
  turnOver,
  unknownTop,
  withBurden,
  withCount,
  withoutOwn,
  withTop,
  type Field,
  type Outlook,
  type Thought,
} from "./outlook.ts";

/** `outlook` is the state after the windows closed. */
export function chanceAfter(effect: Effect, outlook: Outlook, thought: Thought): number {
  const { field } = thought;
  const { seat, target } = effect;
  const over = (after: Outlook): number => chanceOf(turnOver(after, seat, field), thought);
  if (isJoker(effect.card)) return over(outlook);
  switch (rankOf(effect.card)) {
    case "2":
      return chanceAfterWar(effect, outlook, thought);
    case "3":
      return over(withCount(outlook, seat, cardsCollected));
    case "4":
      return over(seat === field.own ? { ...outlook, shown: true } : outlook);
    case "5":
      return chanceAfterGift(effect, outlook, thought);
    case "6":
      return Math.max(
        ...packings(outlook.hand).map((sets) =>
          chanceAfterSets(effect, sets.flat(), outlook, thought),
        ),
      );
    case "7":
      return chanceAfterPurge(effect, outlook, thought);
    case "9":
      return over({ ...outlook, direction: outlook.direction === 1 ? -1 : 1 });
    case "T":
      return chanceOf({ ...outlook, turn: seat }, thought);
    case "J":
      return over(
        target === null
          ? outlook
          : { ...outlook, skips: outlook.skips.with(target, (outlook.skips[target] ?? 0) + 1) },
      );
    case "K":
      return over(target === null ? outlook : withCount(outlook, target, cardsForKing));
    default:
      return over(outlook);
  }
}

const has = ({ counts }: Outlook, seat: Seat): boolean => (counts[seat] ?? 0) > 0;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const bestOver = (cards: readonly Card[], chance: (card: Card) => number): number =>
  Math.max(...[...new Set(cards)].map(chance));

/** NE-23: the card that goes on the pile last lies on top. */
const isLastToDiscard = (
  { seat }: Effect,
  { direction }: Outlook,
  { own, left, seats }: Field,
): boolean =>
  seat !== own && nextToAct({ direction: direction === 1 ? -1 : 1, left }, seats, seat) === own;

/** NE-7: `lost` is the chance if another card is higher. */
export function chanceOfPick(
  card: Card,
  effect: Effect,
  outlook: Outlook,
  thought: Thought,
  lost = chanceIfOthersWin(effect, outlook, thought),
): number {
  const { field } = thought;
  const wins = chanceToBeHighest(card, outlook, thought);
  const won = withTop(withoutOwn(outlook, [card], field), topOf(card));
  return wins * chanceOf(turnOver(won, effect.seat, field), thought) + (1 - wins) * lost;
}

function chanceAfterWar(effect: Effect, outlook: Outlook, thought: Thought): number {
  const lost = chanceIfOthersWin(effect, outlook, thought);
  return has(outlook, thought.field.own)
    ? bestOver(outlook.hand, (card) => chanceOfPick(card, effect, outlook, thought, lost))
    : lost;
}

function chanceIfOthersWin({ seat: user }: Effect, outlook: Outlook, thought: Thought): number {
  const { field } = thought;
  const fighters = field.active.filter((seat) => seat !== field.own && has(outlook, seat));
  return mean(
    fighters.map((seat) =>
      chanceOf(turnOver(withTop(withCount(outlook, seat, -1), unknownTop), user, field), thought),
    ),
  );
}

/** Equal cards are all discarded, so it is enough that none is higher. */
function chanceToBeHighest(card: Card, { counts }: Outlook, { field, weights }: Thought): number {
  const height = heightOf(card);
  const notHigher = shareOf(field, (other) => heightOf(other) <= height);
  return field.active.reduce((chance, seat) => {
    const count = counts[seat] ?? 0;
    if (seat === field.own || count === 0) return chance;
    const hand = field.hands[seat];
    if (hand)
      return hand.every((other) => heightOf(other) <= height)
        ? chance
        : chance * (1 - weights.warHigh);
    return chance * notHigher ** Math.max(1, count * weights.warHigh);
  }, 1);
}

/** NE-10 */
export function chanceOfGift(
  card: Card,
  { seat: user }: Effect,
  outlook: Outlook,
  { field, weights }: Thought,
): number {
  const given = withBurden(
    withCount(withoutOwn(outlook, [card], field), user, 1),
    user,
    weights.cost[kindOf(card)] - 1,
  );
  return chanceOf(turnOver(given, user, field), { field, weights });
}

function chanceAfterGift(effect: Effect, outlook: Outlook, thought: Thought): number {
  const { seat: user, target } = effect;
  const { field, weights } = thought;
  if (target === null || !has(outlook, target))
    return chanceOf(turnOver(outlook, user, field), thought);
  if (target === field.own)
    return bestOver(outlook.hand, (card) => chanceOfGift(card, effect, outlook, thought));
  const burden = weights.given - (user === field.own ? weights.drawn : 1);
  return chanceOf(
    turnOver(
      withBurden(withCount(withCount(outlook, target, -1), user, 1), user, burden),
      user,
      field,
    ),
    thought,
  );
}

/** The average number of cards that a random hand of this size loses by sets. */
export const expectedInSets = (count: number): number => Math.min(count / 2, 0.0013 * count ** 3);

/** NE-11: `cards` has the top one last. */
export function chanceAfterSets(
  effect: Effect,
  cards: readonly Card[],
  outlook: Outlook,
  thought: Thought,
): number {
  const { field } = thought;
  const top = cards.at(-1);
  const laid = withTop(
    withoutOwn(outlook, cards, field),
    top !== undefined && isLastToDiscard(effect, outlook, field)
      ? topOf(top)
      : cards.length > 0
        ? unknownTop
        : outlook.top,
  );
  const counts = laid.counts.map((count, seat) =>
    seat === field.own ? count : count - expectedInSets(count),
  );
  return chanceOf(turnOver({ ...laid, counts }, effect.seat, field), thought);
}

/** NE-12 */
export function chanceOfDiscard(
  card: Card | null,
  effect: Effect,
  outlook: Outlook,
  thought: Thought,
): number {
  const { field } = thought;
  const own = card === null ? outlook : withoutOwn(outlook, [card], field);
  const counts = own.counts.map((count, seat) =>
    seat === field.own || seat === effect.seat || !field.active.includes(seat)
      ? count
      : Math.max(0, count - 1),
  );
  const top = card !== null && isLastToDiscard(effect, outlook, field) ? topOf(card) : unknownTop;
  return chanceOf(turnOver(withTop({ ...own, counts }, top), effect.seat, field), thought);
}

function chanceAfterPurge(effect: Effect, outlook: Outlook, thought: Thought): number {
  const { own } = thought.field;
  if (effect.seat === own || !has(outlook, own) || outlook.hand.length === 0)
    return chanceOfDiscard(null, effect, outlook, thought);
  return bestOver(outlook.hand, (card) => chanceOfDiscard(card, effect, outlook, thought));
}

type Laid = readonly (readonly Card[])[];

/** More than enough for a good choice; large hands would have thousands. */
const mostPackings = 60;

/** Includes the choice of no set. The fullest choices come early. */
function packings(hand: readonly Card[]): readonly Laid[] {
  const found: Laid[] = [];
  if (hand.length >= smallestSet) pack(candidates(hand), hand, [], found);
  return [...found, []];
}

/**
 * Each is also tried without a card at either end, which another set may need or the bot may keep.
 */
function candidates(hand: readonly Card[]): Laid {
  const all = new Map<string, readonly Card[]>();
  for (const set of foundSets(hand)) {
    for (const part of [set, ...(set.length > smallestSet ? [set.slice(1), set.slice(0, -1)] : [])])
      if (isSet(part)) all.set(part.toSorted().join(" "), part);
  }
  return [...all.values()].sort((one, other) => other.length - one.length);
}

function pack(sets: Laid, hand: readonly Card[], laid: Laid, found: Laid[]): void {
  sets.forEach((set, at) => {
    if (found.length >= mostPackings) return;
    const rest = without(hand, set);
    if (!rest) return;
    pack(sets.slice(at + 1), rest, [...laid, set], found);
    if (found.length < mostPackings) found.push([...laid, set]);
  });
}

export const setsMoves = (hand: readonly Card[]): readonly Sets[] =>
  packings(hand).flatMap((sets): readonly Sets[] =>
    sets.length === 0
      ? [{ type: "sets", sets }]
      : [...new Set(sets.flat())].map((top) => ({ type: "sets", sets, top })),
  );
