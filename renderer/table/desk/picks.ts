import { isNatural, rankOf, type Card, type Rank } from "#shared/cards/card.ts";
import { takeCard, type HandCard, type Scene } from "#renderer/table/scene/scene.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import type { Picking, TableGame } from "#renderer/table/tableGame.ts";
import { deskParts, firstOf } from "#renderer/table/part.ts";
import type { DeskState } from "./deskState.ts";

export type TypedRank = Rank | "joker";

const typed: { readonly [key: string]: TypedRank } = {
  a: "A",
  "0": "T",
  t: "T",
  j: "J",
  q: "Q",
  k: "K",
  w: "joker",
  "*": "joker",
  "2": "2",
  "3": "3",
  "4": "4",
  "5": "5",
  "6": "6",
  "7": "7",
  "8": "8",
  "9": "9",
};

export const rankTyped = (key: string): TypedRank | null => typed[key.toLowerCase()] ?? null;

export const isTyped = (card: Card, rank: TypedRank): boolean =>
  isNatural(card) ? rankOf(card) === rank : rank === "joker";

/**
 * Each press picks one more card of the rank; the first picks as many as the play to beat has, and
 * the press after the last card clears them. Another rank replaces the picks; jokers join them.
 */
export function pickRank(
  hand: readonly HandCard[],
  picked: ReadonlySet<string>,
  rank: TypedRank,
  first: number,
  keepsOthers: boolean,
): ReadonlySet<string> {
  const all = hand.filter(({ card }) => isTyped(card, rank));
  if (all.length === 0) return picked;
  const now = all.filter(({ key }) => picked.has(key)).length;
  const wanted = now === 0 ? Math.min(first, all.length) : now === all.length ? 0 : now + 1;
  const others = hand.filter(
    ({ key, card }) =>
      picked.has(key) &&
      !isTyped(card, rank) &&
      (keepsOthers || rank === "joker" || !isNatural(card)),
  );
  return new Set(
    [...others, ...all.slice(0, rank === "joker" && now === 0 ? 1 : wanted)].map(({ key }) => key),
  );
}

/**
 * Picks the next card of the rank, or one more where several go together. Cards that may be played
 * alone come first.
 */
export function typedKeys(
  picking: Picking,
  seen: AnySeen,
  { hand, trick = [] }: Pick<Scene, "hand" | "trick">,
  picked: ReadonlySet<string>,
  rank: TypedRank,
): ReadonlySet<string> {
  if (picking.together === "in any order")
    return pickRank(hand, picked, rank, trick.at(-1)?.cards.length ?? 1, picking.keepsOthers(seen));
  const all = hand
    .filter(({ card }) => isTyped(card, rank))
    .toSorted(
      (one, other) =>
        Number(isFit(picking, seen, other.card)) - Number(isFit(picking, seen, one.card)),
    );
  if (all.length === 0) return picked;
  const now = [...picked].filter((key) => all.some((held) => held.key === key));
  const next =
    picking.together === "never" ? following(all, now) : all.find(({ key }) => !now.includes(key));
  return new Set(next ? [...(picking.together === "never" ? [] : now), next.key] : []);
}

const following = (all: readonly HandCard[], now: readonly string[]): HandCard | undefined =>
  all[all.findIndex(({ key }) => now.includes(key)) + 1];

function isFit(picking: Picking, seen: AnySeen, card: Card) {
  const reading = picking.read(seen, [card]);
  return reading.kind !== "nothing" && reading.legal;
}

type Hand = readonly HandCard[];

export const cardsAt = (hand: Hand, keys: ReadonlySet<string>): readonly Card[] =>
  hand.filter(({ key }) => keys.has(key)).map(({ card }) => card);

/** Returns the cards in the order of picking where that counts, else as they lie in the hand. */
export function pickedCards(
  { together }: Pick<Picking, "together">,
  hand: Hand,
  keys: ReadonlySet<string>,
): readonly Card[] {
  if (together !== "in order") return cardsAt(hand, keys);
  return [...keys].flatMap((key) => hand.find((held) => held.key === key)?.card ?? []);
}

/**
 * Returns the keys of these cards, in their order; of several cards with the same name those in
 * `first` go first.
 */
export function keysOf(
  hand: Hand,
  cards: readonly Card[],
  first: readonly string[],
): ReadonlySet<string> {
  const free = hand.toSorted(
    (one, other) => Number(first.includes(other.key)) - Number(first.includes(one.key)),
  );
  return new Set(cards.flatMap((card) => takeCard(free, card)?.key ?? []));
}

/**
 * A card that does not go with the picked ones replaces them, the first picked first, unless
 * `adds`. Where cards go together in any order, one that may not be played stays beside them.
 */
export function toggled(
  picking: Picking,
  seen: AnySeen,
  hand: Hand,
  picked: ReadonlySet<string>,
  key: string,
  adds: boolean,
): ReadonlySet<string> {
  if (picked.has(key)) return new Set([...picked].filter((other) => other !== key));
  const held = hand.find((one) => one.key === key);
  if (!held) return picked;
  const fits = (others: readonly string[]) =>
    picking.fits(seen, cardsAt(hand, new Set(others)), held.card);
  if (picking.together === "never") return new Set([key]);
  let others = [...picked];
  if (!adds && (picking.together === "in order" || fits([])))
    while (others.length > 0 && !fits(others)) others = others.slice(1);
  return new Set([...others, key]);
}

export function suggestedKeys(
  picking: Picking,
  seen: AnySeen,
  hand: Hand,
  picked: ReadonlySet<string>,
  key: string,
): ReadonlySet<string> {
  const held = hand.find((card) => card.key === key);
  if (picked.has(key) || !held) return picked;
  if (seen.legal.length === 0) return new Set([key]);
  const cards = picking.suggest(
    seen,
    hand.map(({ card }) => card),
    pickedCards(picking, hand, picked),
    held.card,
  );
  return keysOf(hand, cards, [...picked, key]);
}

export const pickingAt = (game: TableGame, state: DeskState): Picking =>
  firstOf(game, (part) => part.picking?.(game, state)) ?? game.picking;

export function raisedKeys(game: TableGame | null, state: DeskState): ReadonlySet<string> {
  const others = deskParts(game).flatMap((part) => part.raised?.(state) ?? []);
  return others.length === 0 ? state.picked : new Set([...state.picked, ...others]);
}
