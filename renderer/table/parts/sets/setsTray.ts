// Which sets are put together for discarding, which can still be, and which card is to lie uppermost?

import type { Card } from '#shared/cards/card.ts';
import type { Move } from '#shared/game/round.ts';
import type { HandCard } from '#renderer/table/scene/scene.ts';
import { hooksOf, type Action, type Picking, type SetsOffer, type TableGame } from '#renderer/table/tableGame.ts';
import { tableText } from '#renderer/table/tableText.ts';
import type { DeskState } from '#renderer/table/desk/deskState.ts';
import { cardsAt, keysOf } from '#renderer/table/desk/picks.ts';

type Tray = Pick<DeskState, 'sets' | 'top'>;
type Choosing = Pick<DeskState, 'sets' | 'picked'>;
type Hand = readonly HandCard[];

/** Null where no sets are asked for, or the viewer has answered. */
export const setsOfferIn = (game: TableGame | null, { view }: Pick<DeskState, 'view'>): SetsOffer | null =>
  (view && view.seen.chosen === null && hooksOf(game, 'sets')?.sets(view.seen)) || null;

/** While sets are asked for, any cards are picked beside each other. */
const freely = (picking: Picking): Picking => ({ ...picking, fits: () => true, together: 'in any order', keepsOthers: () => true });

export const pickingIn = (game: TableGame, state: Pick<DeskState, 'view'>): Picking => (setsOfferIn(game, state) ? freely(game.picking) : game.picking);

/** Own cards that are in no chosen set. */
const freeOf = (hand: Hand, sets: Tray['sets']): Hand => hand.filter(({ key }) => !sets.some((keys) => keys.includes(key)));

export type FoundSet = {
  readonly cards: readonly Card[];
  /** Its place among the chosen ones; null for none. */
  readonly at: number | null;
  /** None of its cards is in another chosen set. */
  readonly isFree: boolean;
};

const nameKey = (cards: readonly Card[]): string => cards.toSorted().join();

/** The sets of the hand: a chosen one stands for as many alike as were chosen. */
export function foundSets(offer: SetsOffer, hand: Hand, { sets }: Tray): readonly FoundSet[] {
  const free = freeOf(hand, sets);
  const taken = new Set<number>();
  return offer.found.map((cards) => {
    const at = sets.findIndex((keys, place) => !taken.has(place) && nameKey(cardsAt(hand, new Set(keys))) === nameKey(cards));
    if (at >= 0) taken.add(at);
    return { cards, at: at < 0 ? null : at, isFree: keysOf(free, cards, []).size === cards.length };
  });
}

/** The cards of each chosen set, in their order. */
export const chosenCards = (hand: Hand, { sets }: Tray): readonly (readonly HandCard[])[] =>
  sets.map((keys) => keys.flatMap((key) => hand.find((held) => held.key === key) ?? []));

/** These cards put to those that are to be discarded, of several alike the picked ones first; nothing is picked any more. */
export function withSet({ sets, scene: { hand }, picked }: Pick<DeskState, 'sets' | 'scene' | 'picked'>, cards: readonly Card[]): Partial<Choosing> {
  const keys = [...keysOf(freeOf(hand, sets), cards, [...picked])];
  return keys.length === cards.length ? { sets: [...sets, keys], picked: new Set() } : {};
}

/** H-27: what a hint would discard, in the place of all that was chosen before. */
export function hintedSets(offer: SetsOffer, { scene }: Pick<DeskState, 'scene'>, move: Move): Choosing & Tray {
  const { sets, top } = offer.read(move);
  const chosen = sets.reduce<Choosing>((tray, cards) => ({ ...tray, ...withSet({ ...tray, scene }, cards) }), { sets: [], picked: new Set() });
  return { ...chosen, top: chosenCards(scene.hand, { ...chosen, top: null }).flat().find(({ card }) => card === top)?.key ?? null };
}

export function withoutSet({ sets, top }: Tray, at: number): Tray {
  const gone = sets[at] ?? [];
  return { sets: sets.filter((_, place) => place !== at), top: top !== null && gone.includes(top) ? null : top };
}

/** What of it stands in another hand. */
export function stillChosen({ sets, top }: Tray, hand: Hand): Tray {
  const kept = sets.filter((keys) => keys.every((key) => hand.some((held) => held.key === key)));
  return { sets: kept, top: kept.flat().includes(top ?? '') ? top : null };
}

/** The chosen card, else the last of the last set. */
export const topOf = ({ sets, top }: Tray): string | null => top ?? sets.at(-1)?.at(-1) ?? null;

/** The picked cards, where sets are asked for and these are one; else null. */
export function ownSet(game: TableGame | null, state: Pick<DeskState, 'view' | 'sets' | 'scene' | 'picked'>): readonly Card[] | null {
  const offer = setsOfferIn(game, state);
  const cards = cardsAt(freeOf(state.scene.hand, state.sets), state.picked);
  return offer?.isSet(cards) ? cards : null;
}

/** Either button is there all the time: nothing jumps while sets are put together. */
export function setsActions(offer: SetsOffer, hand: Hand, tray: Tray): readonly Action[] {
  const words = tableText();
  const sets = chosenCards(hand, tray).map((cards) => cards.map(({ card }) => card));
  const top = hand.find(({ key }) => key === tray.top)?.card ?? null;
  return [
    { id: 'discard', label: words.discardSets(sets.length), sends: offer.moveOf(sets, top), shortcut: 'Enter', kind: 'primary', problem: sets.length > 0 ? null : words.chooseSets },
    { id: 'noSets', label: words.noSets, sends: offer.moveOf([], null), shortcut: 'N', kind: offer.found.length > 0 ? 'plain' : 'only', problem: null },
  ];
}

/** What stands up out of the hand: picked cards, and those of chosen sets. */
export const raisedKeys = ({ picked, sets }: Pick<DeskState, 'picked' | 'sets'>): ReadonlySet<string> => (sets.length === 0 ? picked : new Set([...picked, ...sets.flat()]));
