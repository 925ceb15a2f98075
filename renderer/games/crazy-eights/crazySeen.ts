// Which view does this game's part of the table look at?

import type { Seen } from '#shared/game/view.ts';
import type { Facts, Move, Options, Play } from '#shared/games/crazy-eights/types.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';

export type CrazySeen = Seen<Options, Facts, Move>;

/** The table shows this game's views to this game only. */
export const asCrazy = (seen: AnySeen): CrazySeen => seen as unknown as CrazySeen;

export const isMyTurn = ({ toAct, viewer }: CrazySeen): boolean => toAct.some((seat) => seat === viewer);
export const offersMove = ({ legal }: CrazySeen, type: 'draw' | 'pass' | 'play'): boolean => legal.some((offer) => offer.type === type);
/** Those of one card: whatever larger sets may be played holds one of them (CE-7). */
export const offeredSingles = ({ legal }: CrazySeen): readonly Play[] => legal.filter((offer): offer is Play => offer.type === 'play' && 'cards' in offer && offer.cards.length === 1);
