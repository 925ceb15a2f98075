import type { Card } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import { refused, type Refusal } from "#shared/contract/outcome.ts";
import { arrange, CountedCards, leastDeadwood, type Arrangement } from "./arranger.ts";
import {
  cardAt,
  inPackOrder,
  isRun,
  meldOf,
  placesIn,
  pointsIn,
  rankAt,
  ranksInSuit,
  written,
  type Meld,
} from "./melds.ts";
import { say } from "./say.ts";
import type { LaidOff, Melds } from "./types.ts";

/** GR-11: as the knocker arranged them, otherwise in the best arrangement. */
export function layDown(cards: readonly Card[], melds: Melds | undefined): Refusal | Arrangement {
  if (!melds) return arrange(cards);
  const strange = melds.flat().find((card) => !cards.includes(card));
  if (strange !== undefined) return refused("C-12", say("meldNotHeld", { card: strange }));
  const found = melds.map(meldOf);
  const wrong = found.indexOf(null);
  if (wrong >= 0) return refused("GR-5", say("noMeld", { cards: melds[wrong] ?? [] }));
  const rest = without(cards, melds.flat());
  if (!rest) return refused("GR-5", say("twoMelds"));
  return { melds: written(found.filter((meld) => meld !== null)), deadwood: pointsIn(rest) };
}

/** GR-13: returns the cards laid off in the order in which they are shown. */
export function readLayOff(hand: readonly Card[], melds: Melds, on: LaidOff): Refusal | LaidOff {
  if (on.length !== melds.length)
    return refused("GR-13", say("layOffLists", { lists: on.length, melds: melds.length }));
  const strange = on.flat().find((card) => !hand.includes(card));
  if (strange !== undefined) return refused("C-12", say("notHeld", { card: strange }));
  if (!without(hand, on.flat())) return refused("C-12", say("laidTwice"));
  const wrong = on.findIndex((cards, at) => cards.length > 0 && !goOn(melds[at] ?? [], cards));
  if (wrong >= 0)
    return refused(
      "GR-13",
      say("doesNotGoOn", { cards: inPackOrder(on[wrong] ?? []), meld: melds[wrong] ?? [] }),
    );
  return on.map(inPackOrder);
}

type Places = readonly number[];

/** In any order: the fourth of a set, or cards that continue a run. */
export const goOn = (meld: readonly Card[], cards: readonly Card[]): boolean =>
  meldOf([...meld, ...cards]) !== null;

/** Includes the choice of no card. A run is continued from its ends. */
function choicesOn(meld: Meld | null, { counts }: CountedCards): readonly Places[] {
  if (!meld) return [[]];
  const has = (place: number) => (counts[place] ?? 0) > 0;
  if (!isRun(meld))
    return [
      [],
      ...placesIn(meld.fitting)
        .filter(has)
        .map((place) => [place]),
    ];
  const first = meld.places[0] ?? 0;
  const last = meld.places.at(-1) ?? 0;
  let below = first;
  while (rankAt(below) > 0 && has(below - 1)) below -= 1;
  let above = last;
  while (rankAt(above) < ranksInSuit - 1 && has(above + 1)) above += 1;
  const choices: Places[] = [];
  for (let from = first; from >= below; from -= 1)
    for (let to = last; to <= above; to += 1)
      choices.push([...between(from, first - 1), ...between(last + 1, to)]);
  return choices;
}

const between = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/**
 * Orders lay-offs of equal deadwood, the best first: by number of cards, then by the cards in pack
 * order, then by their melds.
 */
function orderOf(on: readonly Places[]) {
  const laid = on
    .flatMap((places, meld) => places.map((place) => ({ place, meld })))
    .toSorted((one, other) => one.place - other.place || one.meld - other.meld);
  return [laid.length, ...laid.map(({ place }) => place), ...laid.map(({ meld }) => meld)];
}

function isLess(one: readonly number[], other: readonly number[]) {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

/**
 * GR-13: prefers the least deadwood, then the fewest cards, then the list of cards that comes first
 * in pack order; each card goes, in pack order, on the first meld that leaves room for the rest.
 */
export function bestLayOff(hand: readonly Card[], melds: Melds): LaidOff {
  const given = new CountedCards(hand);
  const own = given.melds();
  const choices = melds.map((cards) => choicesOn(meldOf(cards), given));
  const on: Places[] = [];
  let best = { deadwood: Infinity, on: [] as readonly Places[] };
  const from = (meld: number) => {
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
export function canBeLaidOff(hand: readonly Card[], melds: Melds): ReadonlySet<Card> {
  const given = new CountedCards(hand);
  return new Set(melds.flatMap((cards) => choicesOn(meldOf(cards), given).flat().map(cardAt)));
}

/** Includes what was put on the melds before. */
export const meldsFor = (melds: Melds, on: LaidOff, card: Card): readonly number[] =>
  melds.flatMap((meld, at) => (goOn([...meld, ...(on[at] ?? [])], [card]) ? [at] : []));

function goingOn(meld: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const next = cards.find((card) => goOn(meld, [card]));
  if (next === undefined) return [];
  const others = cards.filter((card) => card !== next);
  return [next, ...goingOn([...meld, next], others)];
}

/** Also takes back the cards that fitted only because of this one. */
export const takenBack = (melds: Melds, on: LaidOff, card: Card): LaidOff =>
  on.map((cards, at) =>
    goingOn(
      melds[at] ?? [],
      cards.filter((one) => one !== card),
    ),
  );
