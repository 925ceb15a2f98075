// Which view does this game's part of the table look at?

import type { Card } from '#shared/cards/card.ts';
import type { Seen } from '#shared/game/view.ts';
import type { Facts, Move, Options, Play } from '#shared/games/exordia8/types.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';

export type ExordiaSeen = Seen<Options, Facts, Move>;

/** The table shows this game's views to this game only. */
export const asExordia = (seen: AnySeen): ExordiaSeen => seen as unknown as ExordiaSeen;

export const isMyTurn = ({ toAct, viewer }: ExordiaSeen): boolean => toAct.some((seat) => seat === viewer);
export const offersMove = ({ legal }: ExordiaSeen, type: Exclude<Move['type'], 'leave'>): boolean => legal.some((offer) => offer.type === type);
export const offeredPlays = ({ legal }: ExordiaSeen, card?: Card): readonly Play[] =>
  legal.filter((offer): offer is Play => offer.type === 'play' && 'card' in offer && (card === undefined || offer.card === card));

/** X8-15: the only card that goes on the running sequent. */
export const owedCard = ({ facts: { sequent } }: ExordiaSeen): Card | null => sequent && `${sequent.next}${sequent.suit}`;

/** X8-15: the card that would start a sequent now. */
export function sparkCard({ facts: { top } }: ExordiaSeen): Card | null {
  return top.spark && top.suit !== null ? `3${top.suit}` : null;
}

/** X8-16: so many cards are picked up by who breaks the sequent. */
export const pickedUp = ({ stock }: ExordiaSeen): number => Math.min(2, stock);
