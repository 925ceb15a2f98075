// What may the person do now, as cards and buttons must show it?

import { hooksOf, type Action, type Picking, type Reading, type TableGame, type Wager } from '#renderer/table/tableGame.ts';
import { tableText } from '#renderer/table/tableText.ts';
import { isDealing, isTurning } from './dealing.ts';
import type { DeskState } from './deskState.ts';
import { pickedCards } from './picks.ts';
import { isAnswered } from '#renderer/table/parts/chain/responding.ts';
import { setsActions, setsOfferIn } from '#renderer/table/parts/sets/setsTray.ts';
import { wageredOf } from '#renderer/table/parts/wager/wagers.ts';

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
  /** The person has let the open window pass. */
  readonly isAnswered: boolean;
};

/** Buttons stand where they will be wanted, and say what they wait for. */
const waiting = (actions: readonly Action[], problem: string | null): readonly Action[] => (problem === null ? actions : actions.map((action) => ({ ...action, problem })));

/** A button that plays a card by itself shows which ones there are to choose from. */
const takesCard = (picking: Picking, { sends, problem }: Action): boolean => sends === 'picked' || (typeof sends === 'object' && problem === null && picking.cardsOf(sends).length > 0);

/** Null before the first view, and for a spectator. */
export function offersOf(game: TableGame | null, state: DeskState): Offers | null {
  const { view, scene, picked, typedWager, isBetOpen } = state;
  const { own, hand } = scene;
  if (!view || own === null || !game) return null;
  const { seen } = view;
  const { picking } = game;
  const cards = pickedCards(picking, hand, picked);
  const reading = picking.read(seen, cards);
  const wager = hooksOf(game, 'wager')?.wager(seen) ?? null;
  const wagered = isBetOpen ? wageredOf(wager, typedWager) : null;
  const [isOnItsWay, answered, sets] = [isDealing(state), isAnswered(game, state), setsOfferIn(game, state)];
  const actions = waiting(sets ? setsActions(sets, hand, state) : game.actions(seen, reading, wagered), isOnItsWay ? tableText().stillDealt : answered ? tableText().youPassed : null);
  const isMyTurn = seen.toAct.includes(own) && !answered;
  // Lit and dimmed cards would give away what is still to be turned up.
  const asksCards = isMyTurn && !isOnItsWay && !isTurning(state) && actions.some((action) => takesCard(picking, action));
  const fitting = new Set(hand.filter(({ card }) => picking.fits(seen, [], card)).map(({ key }) => key));
  const isFree = fitting.size === hand.length;
  const joining = cards.length === 0 ? fitting : new Set(hand.filter(({ key, card }) => !picked.has(key) && picking.fits(seen, cards, card)).map(({ key }) => key));
  return {
    isMyTurn, reading, actions, wager, wagered, isAnswered: answered,
    legal: asksCards && !isFree ? fitting : null,
    joining: asksCards && !(isFree && cards.length === 0) ? joining : new Set(),
  };
}
