// Is an untrusted value a move of Crazy Eights (C-13)?

import { z } from 'zod';
import { isCard, suits, type Card } from '#shared/cards/card.ts';
import { readWith } from '#shared/game/moveReader.ts';
import { largestHand } from './options.ts';
import type { Move } from './types.ts';

const card = z.custom<Card>(isCard, { error: 'is not a card: rank A 2…9 T J Q K and suit c d h s' });
const cards = z.array(card, { error: 'a list of cards is needed' }).min(1, { error: 'at least one card is needed' }).max(largestHand, { error: 'these are more cards than a hand can hold' });

export const readMove = readWith<Move>(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('play'), cards, suit: z.enum(suits, { error: 'is not a suit: c d h s' }).exactOptional() }),
    z.strictObject({ type: z.literal('draw') }),
    z.strictObject({ type: z.literal('pass') }),
    z.strictObject({ type: z.literal('leave') }),
  ], { error: 'a move is an object whose "type" is play, draw, pass or leave' }),
);
