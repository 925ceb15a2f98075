import { isJoker, isNatural, rankOf, suits, type Card } from "#shared/cards/card.ts";
import { heldBy } from "#shared/contract/seen.ts";
import { packCount, type Play } from "../types.ts";
import {
  aTwo,
  heightOf,
  isTwo,
  longest,
  order,
  type KingsSeen,
  type Shape,
  type Tally,
} from "../seen.ts";

function changed(before: Tally, cards: readonly Card[], each: 1 | -1): Tally {
  const ranked = before.ranked.slice();
  let { twos, jokers } = before;
  for (const card of cards) {
    if (isJoker(card)) jokers += each;
    else if (isTwo(card)) twos += each;
    else {
      const height = heightOf(rankOf(card));
      ranked[height] = (ranked[height] ?? 0) + each;
    }
  }
  return { ranked, twos, jokers };
}

const nothing: Tally = { ranked: order.map(() => 0), twos: 0, jokers: 0 };

export const tallyOf = (cards: readonly Card[]): Tally => changed(nothing, cards, 1);
export const tallyWithout = (tally: Tally, cards: readonly Card[]): Tally =>
  changed(tally, cards, -1);

export const shapeOf = ({ cards, as }: Play): Shape => ({
  height: heightOf(as ?? rankOf(cards.find(isNatural) ?? "3c")),
  count: cards.length,
  jokers: cards.filter(isJoker).length,
});

export const isTrump = ({ height }: Shape): boolean => height === aTwo.height;

export function tallyAfter(before: Tally, shape: Shape): Tally {
  const { height, count, jokers } = shape;
  const naturals = count - jokers;
  if (isTrump(shape)) return { ...before, twos: before.twos - 1 };
  const ranked = before.ranked.slice();
  ranked[height] = (ranked[height] ?? 0) - naturals;
  return { ranked, twos: before.twos, jokers: before.jokers - jokers };
}

export const difference = (one: Tally, other: Tally): Tally => ({
  ranked: one.ranked.map((held, height) => held - (other.ranked[height] ?? 0)),
  twos: one.twos - other.twos,
  jokers: one.jokers - other.jokers,
});

/** Includes cards that were removed with a player who left. */
export function unseenBy(
  { options, hands, pile }: Pick<KingsSeen, "options" | "hands" | "pile">,
  own: readonly Card[],
): Tally {
  const packs = packCount(hands.length);
  const ofARank = packs * suits.length;
  const all = {
    ranked: order.map(() => ofARank),
    twos: ofARank,
    jokers: packs * options.jokersPerPack,
  };
  return tallyWithout(all, [...own, ...pile]);
}

export const othersSizes = (seen: Pick<KingsSeen, "viewer" | "hands">): readonly number[] =>
  seen.hands
    .map((_, seat) => (seat === seen.viewer ? 0 : heldBy(seen, seat)))
    .filter((size) => size > 0);

/**
 * Estimates, by height, of how many higher ranks another hand holds `count` cards. Of `u` unseen
 * cards of a rank dealt to `hands` hands, about C(u, count) / hands^(count − 1) groups of `count`
 * lie together.
 */
export function threatsTo(count: number, unseen: Tally, hands: number): readonly number[] {
  const above = order.map(() => 0);
  const apart = Math.max(1, hands) ** (count - 1);
  let sum = 0;
  for (let height = order.length - 1; height >= 0; height -= 1) {
    above[height] = sum;
    sum += Math.min(1, choose(unseen.ranked[height] ?? 0, count) / apart);
  }
  return above;
}

function choose(from: number, count: number) {
  let ways = 1;
  for (let step = 0; step < count; step += 1) ways *= (from - step) / (step + 1);
  return from < count ? 0 : ways;
}

export function isUnbeatable(unseen: Tally, height: number, count: number): boolean {
  if (unseen.twos > 0) return false;
  if (count === 1 && unseen.jokers > 0 && height < order.length - 1) return false;
  return !unseen.ranked.some(
    (left, rank) => rank > height && left > 0 && left + unseen.jokers >= count,
  );
}

/**
 * True if a player with this hand and the lead goes out in one run whatever the others do: 2s win
 * at once (KB-10), and no set but the last can be beaten. Jokers join a set that has room for them.
 */
export function isSureToRunOut({ ranked, jokers }: Tally, unseen: Tally): boolean {
  let beatable = 0;
  let room = 0;
  for (const [height, held] of ranked.entries()) {
    if (held === 0) continue;
    const sets = Math.ceil(held / longest);
    room += sets * longest - held;
    // With several packs a rank may make several sets; if one of them can be beaten, all count as
    // beatable.
    if (
      !isUnbeatable(unseen, height, held - (sets - 1) * longest) ||
      (sets > 1 && !isUnbeatable(unseen, height, longest))
    )
      beatable += sets;
  }
  return beatable + Math.max(0, jokers - room) <= 1;
}
