import type { Card } from "#shared/cards/card.ts";
import { CountedCards, leastDeadwood } from "./arranger.ts";
import { cardAt, isRun, meldOf, placesIn, rankAt, ranksInSuit, type Meld } from "./melds.ts";

export type LaidOff = readonly (readonly Card[])[];

type Places = readonly number[];

/** In any order: the fourth of a set, or cards that continue a run. */
export const goOn = (meld: readonly Card[], cards: readonly Card[]): boolean =>
  meldOf([...meld, ...cards]) !== null;

/** Includes the choice of no card. A run is continued from its ends. */
function choicesOn(meld: Meld, { counts }: CountedCards): readonly Places[] {
  if (!isRun(meld))
    return [
      [],
      ...placesIn(meld.fitting)
        .filter((place) => (counts[place] ?? 0) > 0)
        .map((place) => [place]),
    ];
  const first = meld.places[0] ?? 0;
  const last = meld.places.at(-1) ?? 0;
  let below = first;
  while (rankAt(below) > 0 && (counts[below - 1] ?? 0) > 0) below -= 1;
  let above = last;
  while (rankAt(above) < ranksInSuit - 1 && (counts[above + 1] ?? 0) > 0) above += 1;
  const choices: Places[] = [];
  for (let from = first; from >= below; from -= 1)
    for (let to = last; to <= above; to += 1)
      choices.push([...between(from, first - 1), ...between(last + 1, to)]);
  return choices;
}

const between = (from: number, to: number): Places =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/**
 * Orders lay-offs of equal deadwood, the best first: by number of cards, then by the cards in pack
 * order, then by their melds.
 */
function orderOf(on: readonly Places[]): readonly number[] {
  const laid = on
    .flatMap((places, meld) => places.map((place) => ({ place, meld })))
    .toSorted((one, other) => one.place - other.place || one.meld - other.meld);
  return [laid.length, ...laid.map(({ place }) => place), ...laid.map(({ meld }) => meld)];
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

/**
 * GR-13: prefers the least deadwood, then the fewest cards, then the list of cards that comes first
 * in pack order; each card goes, in pack order, on the first meld that leaves room for the rest.
 */
export function bestLayOff(hand: readonly Card[], melds: readonly (readonly Card[])[]): LaidOff {
  const given = new CountedCards(hand);
  const own = given.melds();
  const choices = melds.map((cards) => {
    const meld = meldOf(cards);
    return meld ? choicesOn(meld, given) : [[]];
  });
  const on: Places[] = [];
  let best = { deadwood: Infinity, on: [] as readonly Places[] };
  const from = (meld: number): void => {
    if (meld === choices.length) {
      const deadwood = leastDeadwood(given, own);
      if (
        deadwood < best.deadwood ||
        (deadwood === best.deadwood && isLess(orderOf(on), orderOf(best.on)))
      )
        best = { deadwood, on: on.slice() };
      return;
    }
    for (const places of choices[meld] ?? []) {
      if (!given.remove(places)) continue;
      on.push(places);
      from(meld + 1);
      on.pop();
      given.restore(places);
    }
  };
  from(0);
  return best.on.map((places) => places.map(cardAt));
}

/** Includes cards that can be laid off only after others. */
export function canBeLaidOff(
  hand: readonly Card[],
  melds: readonly (readonly Card[])[],
): ReadonlySet<Card> {
  const given = new CountedCards(hand);
  return new Set(
    melds.flatMap((cards) => {
      const meld = meldOf(cards);
      return meld ? choicesOn(meld, given).flat().map(cardAt) : [];
    }),
  );
}

/** Includes what was put on the melds before. */
export const meldsFor = (
  melds: readonly (readonly Card[])[],
  on: LaidOff,
  card: Card,
): readonly number[] =>
  melds.flatMap((meld, at) => (goOn([...meld, ...(on[at] ?? [])], [card]) ? [at] : []));

function goingOn(meld: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const next = cards.find((card) => goOn(meld, [card]));
  return next === undefined
    ? []
    : [
        next,
        ...goingOn(
          [...meld, next],
          cards.filter((card) => card !== next),
        ),
      ];
}

/** Also takes back the cards that fitted only because of this one. */
export const takenBack = (melds: readonly (readonly Card[])[], on: LaidOff, card: Card): LaidOff =>
  on.map((cards, at) =>
    goingOn(
      melds[at] ?? [],
      cards.filter((one) => one !== card),
    ),
  );
