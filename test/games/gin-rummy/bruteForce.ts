// Finds the best arrangement of cards by trying everything. Written from the page alone (GR-5,
// GR-13), in plain strings: it shares nothing with the arranger.

const rankOrder = "A23456789TJQK";
const suitOrder = "cdhs";

const rankAt = (card: string): number => rankOrder.indexOf(card[0]!);
/** C-4 */
const packAt = (card: string): number => suitOrder.indexOf(card[1]!) * 13 + rankAt(card);
const inPack = (one: string, other: string): number => packAt(one) - packAt(other);
const wholePack: readonly string[] = [...suitOrder].flatMap((suit) =>
  [...rankOrder].map((rank) => rank + suit),
);

/** GR-4 */
export const countOf = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + Math.min(10, rankAt(card) + 1), 0);

/** GR-5 */
export function isMeld(cards: readonly string[]): boolean {
  if (cards.length < 3) return false;
  if (new Set(cards.map((card) => card[0])).size === 1)
    return new Set(cards.map((card) => card[1])).size === cards.length;
  if (new Set(cards.map((card) => card[1])).size > 1) return false;
  const inOrder = cards.map(rankAt).sort((one, other) => one - other);
  return inOrder.every((rank, at) => rank === inOrder[0]! + at);
}

/** Every choice of some of these. */
function subsets<T>(list: readonly T[]): T[][] {
  return Array.from({ length: 2 ** list.length }, (_, bits) =>
    list.filter((_item, at) => Math.floor(bits / 2 ** at) % 2 === 1),
  );
}

type Melds = readonly (readonly string[])[];

/**
 * Every choice of melds that share no card; cards are known by where they stand, as there may be
 * two of a name.
 */
function everyChoice(hand: readonly string[]): readonly Melds[] {
  const places = hand.map((_, at) => at);
  // Of one rank or of one suit.
  const groups = [...rankOrder, ...suitOrder].map((letter) =>
    places.filter((at) => hand[at]!.includes(letter)),
  );
  const melds = groups.flatMap(subsets).filter((some) => isMeld(some.map((at) => hand[at]!)));
  const found: number[][][] = [[]];
  for (const meld of melds)
    for (const others of [...found])
      if (!others.flat().some((at) => meld.includes(at))) found.push([...others, meld]);
  return found.map((choice) =>
    choice
      .map((meld) => meld.map((at) => hand[at]!).sort(inPack))
      .sort((one, other) => inPack(one[0]!, other[0]!)),
  );
}

const fitting = (melds: Melds, hand: readonly string[]): number =>
  wholePack.filter((card) => !hand.includes(card) && melds.some((meld) => isMeld([...meld, card])))
    .length;

/** Which comes first in writing; below 0 where the first does. */
function compareWriting(one: Melds, other: Melds): number {
  for (let meld = 0; meld < Math.min(one.length, other.length); meld += 1) {
    const [left, right] = [one[meld]!, other[meld]!];
    for (let at = 0; at < Math.min(left.length, right.length); at += 1)
      if (left[at] !== right[at]) return inPack(left[at]!, right[at]!);
    if (left.length !== right.length) return right.length - left.length;
  }
  return 0;
}

/** The best arrangement, in the page's order among equals. */
export function arrangePlainly(hand: readonly string[]): Readonly<{
  melds: Melds;
  deadwood: number;
}> {
  const total = countOf(hand);
  const choices = everyChoice(hand).map((melds) => ({
    melds,
    deadwood: total - countOf(melds.flat()),
  }));
  const least = Math.min(...choices.map(({ deadwood }) => deadwood));
  const equals = choices
    .filter(({ deadwood }) => deadwood === least)
    .map((choice) => ({ ...choice, fits: fitting(choice.melds, hand) }));
  equals.sort(
    (one, other) =>
      one.fits - other.fits ||
      one.melds.length - other.melds.length ||
      compareWriting(one.melds, other.melds),
  );
  return { melds: equals[0]!.melds, deadwood: least };
}

/** The least that can be left over, without regard to how. */
export const leastPlainly = (hand: readonly string[]): number => {
  const total = countOf(hand);
  return Math.min(...everyChoice(hand).map((melds) => total - countOf(melds.flat())));
};

type Way = Readonly<{
  on: string[][];
  kept: readonly string[];
}>;

/**
 * Every card of the hand is kept or put to one of the melds; what is put to a meld makes a meld
 * with it.
 */
function everyLayOff(hand: readonly string[], melds: Melds): readonly Way[] {
  const near = (card: string, meld: readonly string[]): boolean =>
    meld.every((other) => other[0] === card[0]) || meld.every((other) => other[1] === card[1]);
  let ways: Way[] = [{ on: melds.map(() => []), kept: [] }];
  for (const card of hand) {
    ways = ways.flatMap(({ on, kept }) => [
      { on, kept: [...kept, card] },
      ...melds.flatMap((meld, at) =>
        near(card, meld)
          ? [{ on: on.map((cards, place) => (place === at ? [...cards, card] : cards)), kept }]
          : [],
      ),
    ]);
  }
  return ways.filter(({ on }) => on.every((cards, at) => isMeld([...melds[at]!, ...cards])));
}

/** GR-13, as the program lays off. */
export function layOffPlainly(hand: readonly string[], melds: Melds): Melds {
  const costs = new Map<string, number>();
  const costOf = (kept: readonly string[]): number => {
    const key = kept.join("");
    if (!costs.has(key)) costs.set(key, leastPlainly(kept));
    return costs.get(key)!;
  };
  const ranked = everyLayOff(hand, melds).map((way) => {
    const laid = way.on
      .flatMap((cards, meld) => cards.map((card) => [packAt(card), meld] as const))
      .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
    return {
      way,
      key: [
        costOf(way.kept),
        laid.length,
        ...laid.map(([card]) => card),
        ...laid.map(([, meld]) => meld),
      ],
    };
  });
  ranked.sort((one, other) => {
    const at = one.key.findIndex((value, index) => value !== other.key[index]);
    return at < 0 ? 0 : one.key[at]! - other.key[at]!;
  });
  return ranked[0]!.way.on.map((cards) => cards.sort(inPack));
}
