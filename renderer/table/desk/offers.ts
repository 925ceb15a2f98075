// What may the person do now, as cards and buttons must show it?

import type { Reading } from '#renderer/table/tableGame.ts';
import { tableText } from '#renderer/table/tableText.ts';
import type { Desk } from './Desk.ts';
import type { DeskState } from './deskState.ts';

export type Offers = {
  readonly isMyTurn: boolean;
  /** Keys of cards in some legal play; null where every card is, or none is asked for. */
  readonly legal: ReadonlySet<string> | null;
  /** Keys of cards that go with the picked ones. */
  readonly joining: ReadonlySet<string>;
  readonly reading: Reading;
  readonly canPass: boolean;
  /** Why the main button would not succeed; null where it would. */
  readonly playProblem: string | null;
  readonly passProblem: string | null;
};

export function offersOf({ game, pickedCards }: Pick<Desk, 'game' | 'pickedCards'>, { view, scene, picked }: DeskState): Offers | null {
  const own = scene.own;
  if (!view || own === null) return null;
  const { seen } = view;
  const { picking } = game;
  const isMyTurn = seen.toAct.includes(own);
  const cards = pickedCards();
  const keysWhere = (test: (key: string) => boolean): ReadonlySet<string> => new Set(scene.hand.map(({ key }) => key).filter(test));
  const cardOf = new Map(scene.hand.map(({ key, card }) => [key, card] as const));
  const legal = keysWhere((key) => picking.fits(seen, [], cardOf.get(key)!));
  const joining = cards.length === 0 ? legal : keysWhere((key) => !picked.has(key) && picking.fits(seen, cards, cardOf.get(key)!));
  const reading = picking.read(seen, cards);
  const canPass = seen.legal.some(({ type }) => type === 'pass');
  const isFree = legal.size === scene.hand.length;
  return {
    isMyTurn, reading, canPass,
    legal: isMyTurn && !isFree ? legal : null,
    joining: isMyTurn && !(isFree && cards.length === 0) ? joining : new Set(),
    playProblem: playProblem(isMyTurn, reading),
    passProblem: canPass ? null : isMyTurn ? tableText().cannotPass : tableText().notYourTurn,
  };
}

function playProblem(isMyTurn: boolean, reading: Reading): string | null {
  if (!isMyTurn) return tableText().notYourTurn;
  if (reading.kind === 'nothing') return tableText().pickFirst;
  return reading.legal ? null : tableText().notLegal;
}
