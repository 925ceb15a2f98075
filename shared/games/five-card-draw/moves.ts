// Is an untrusted value a move of five-card draw (C-13)?

import { z } from 'zod';
import { isCard, type Card } from '#shared/cards/card.ts';
import { readWith } from '#shared/game/moveReader.ts';
import { handSize } from './options.ts';
import type { Move } from './types.ts';

const card = z.custom<Card>(isCard, { error: 'is not a card: rank A 2…9 T J Q K and suit c d h s, or Jk' });
const cards = z.array(card, { error: 'a list of cards is needed, empty to keep all' }).max(handSize, { error: 'these are more cards than a hand holds' });
/** FD-15; how much may be bet is a matter of the rules. */
const to = z.int({ error: 'a whole number of chips is needed: your total in this stage' });

export const readMove = readWith<Move>(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('bet'), to }),
    z.strictObject({ type: z.literal('raise'), to }),
    z.strictObject({ type: z.literal('call') }),
    z.strictObject({ type: z.literal('fold') }),
    z.strictObject({ type: z.literal('check') }),
    z.strictObject({ type: z.literal('draw'), cards }),
    z.strictObject({ type: z.literal('leave') }),
  ], { error: 'a move is an object whose "type" is bet, raise, call, fold, check, draw or leave' }),
);
