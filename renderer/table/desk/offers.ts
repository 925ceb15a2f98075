// What may the person do now, as cards and buttons must show it?

import type { Action, Reading, TableGame, Wager } from '#renderer/table/tableGame.ts';
import { tableText } from '#renderer/table/tableText.ts';
import { isDealing } from './dealing.ts';
import type { DeskState } from './deskState.ts';
import { pickedCards } from './picks.ts';
import { wageredOf } from './wagers.ts';

export type Offers = {
  readonly isMyTurn: boolean;
  /** Keys of cards in some legal play; null where every card is, or none is asked for. */
  readonly legal: ReadonlySet<string> | null;
  /** Keys of cards that go with the picked ones. */
  readonly joining: ReadonlySet<string>;
  readonly reading: Reading;
  /** The buttons, the main one first. */
  readonly actions: readonly Action[];
  readonly wager: Wager | null;
  /** The amount that is set; null where none has been asked for, and for a wrong one. */
  readonly wagered: number | null;
};

/** Buttons stand where they will be wanted, and say what they wait for. */
const waiting = (actions: readonly Action[], isWaiting: boolean): readonly Action[] =>
  isWaiting ? actions.map((action) => ({ ...action, problem: tableText().stillDealt })) : actions;

/** Null before the first view, and for a spectator. */
export function offersOf(game: TableGame | null, state: DeskState): Offers | null {
  const { view, scene, picked, typedWager, isBetOpen } = state;
  const { own, hand } = scene;
  if (!view || own === null || !game) return null;
  const { seen } = view;
  const { picking } = game;
  const cards = pickedCards(picking, hand, picked);
  const reading = picking.read(seen, cards);
  const wager = game.wager(seen);
  const wagered = isBetOpen ? wageredOf(wager, typedWager) : null;
  const isOnItsWay = isDealing(state);
  const actions = waiting(game.actions(seen, reading, wagered), isOnItsWay);
  const isMyTurn = seen.toAct.includes(own);
  // Lit and dimmed cards would give away what is still to be turned up.
  const asksCards = isMyTurn && !isOnItsWay && actions.some(({ sends }) => sends === 'picked');
  const fitting = new Set(hand.filter(({ card }) => picking.fits(seen, [], card)).map(({ key }) => key));
  const isFree = fitting.size === hand.length;
  const joining = cards.length === 0 ? fitting : new Set(hand.filter(({ key, card }) => !picked.has(key) && picking.fits(seen, cards, card)).map(({ key }) => key));
  return {
    isMyTurn, reading, actions, wager, wagered,
    legal: asksCards && !isFree ? fitting : null,
    joining: asksCards && !(isFree && cards.length === 0) ? joining : new Set(),
  };
}
