// Which cards are picked after a tap, and which keys do cards have?

import type { Card } from "#shared/cards/card.ts";
import type { HandCard } from "#renderer/table/scene/scene.ts";
import type { AnySeen, Picking, TableGame } from "#renderer/table/tableGame.ts";
import { deskParts, firstOf } from "./deskPart.ts";
import type { DeskState } from "./deskState.ts";

type Hand = readonly HandCard[];

/** In the order of the hand. */
export const cardsAt = (hand: Hand, keys: ReadonlySet<string>): readonly Card[] =>
  hand.filter(({ key }) => keys.has(key)).map(({ card }) => card);

/**
 * What the picked keys are played as: in the order of picking where that counts, else as they lie
 * in the hand.
 */
export function pickedCards(
  { together }: Pick<Picking, "together">,
  hand: Hand,
  keys: ReadonlySet<string>,
): readonly Card[] {
  if (together !== "in order") return cardsAt(hand, keys);
  return [...keys].flatMap((key) => hand.find((held) => held.key === key)?.card ?? []);
}

/** Keys of these cards, in their order; of several with one name those in `first` before others. */
export function keysOf(
  hand: Hand,
  cards: readonly Card[],
  first: readonly string[],
): ReadonlySet<string> {
  const free = hand.toSorted(
    (one, other) => Number(first.includes(other.key)) - Number(first.includes(one.key)),
  );
  return new Set(
    cards.flatMap((card) => {
      const at = free.findIndex((held) => held.card === card);
      return at < 0 ? [] : free.splice(at, 1).map(({ key }) => key);
    }),
  );
}

/**
 * A card that does not go with the picked ones takes their place, the first picked first – unless
 * `adds`. Where any may be put together, one that may not be played stays beside them.
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
  const fits = (others: readonly string[]): boolean =>
    picking.fits(seen, cardsAt(hand, new Set(others)), held.card);
  if (picking.together === "never") return new Set([key]);
  let others = [...picked];
  if (!adds && (picking.together === "in order" || fits([])))
    while (others.length > 0 && !fits(others)) others = others.slice(1);
  return new Set([...others, key]);
}

/** The cards that pulling this one to the table would play. */
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

/** How cards are picked at this moment. */
export const pickingAt = (game: TableGame, state: DeskState): Picking =>
  firstOf(game, (part) => part.picking?.(game, state)) ?? game.picking;

/** What stands up out of the hand: picked cards, and those that a part keeps besides. */
export function raisedKeys(game: TableGame | null, state: DeskState): ReadonlySet<string> {
  const others = deskParts(game).flatMap((part) => part.raised?.(state) ?? []);
  return others.length === 0 ? state.picked : new Set([...state.picked, ...others]);
}
